import { pocket, sensible } from '@howzat/pocket';
import { registry } from '@howzat/pocket/rules';
import { scenarios } from '@howzat/pocket/scenarios';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';

/** Registers what holds for every variant. */
export const keepsTheContract = (readings: 'in full' | 'in turn'): void =>
  testVariant(pocket, {
    registry,
    scenarios,
    players: [sensible],
    golden: [{ file: 'test/golden/twenty-overs.json' }],
    open: ['stance', 'inForce', 'fatigue', 'comfort', 'batterHeld', 'bowlerHeld', 'batterLeft', 'bowlerLeft', 'sheet'],
    // by two readings both sides choose a card at once, and both cards are shown once they are chosen
    reveals: ['simultaneous', 'real-time-first'].flatMap((reading) =>
      ['play.batting', 'play.bowling'].map((step) => ({ step, by: `pocket.ruling.priority-protocol=${reading}` })),
    ),
    seeds: 2,
    statechart: 300,
    readings,
    runner: { describe, it },
  });
