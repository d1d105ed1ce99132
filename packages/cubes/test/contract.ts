import { cubes, sensible } from '@howzat/cubes';
import { registry } from '@howzat/cubes/rules';
import { scenarios } from '@howzat/cubes/scenarios';
import { testVariant } from '@howzat/testkit';
import { describe, it } from 'vitest';

/** Registers what holds for every variant. */
export const keepsTheContract = (readings: 'in full' | 'in turn'): void =>
  testVariant(cubes, {
    registry,
    scenarios,
    players: [sensible],
    golden: [
      { file: 'test/golden/standard.json' },
      { file: 'test/golden/test-match.json', with: { format: 'test-match' } },
    ],
    open: ['homeColour', 'awayColour', 'dots', 'bowlerShown', 'batterShown', 'bowler', 'batter', 'need', 'overNotes'],
    // When the second order is in, the over is revealed before anything else is asked. A wildcube that is dealt is put
    // away for all to see, and where faces are visible the deal shows them: two readings, but a step is named for all.
    // That a deal shows nothing in the game as printed is therefore held in secrecy.test.ts.
    reveals: ['order.bowling', 'order.batting', 'mark.bowling', 'mark.batting', 'deal.bowling', 'deal.batting'],
    seeds: 6,
    readings,
    runner: { describe, it },
  });
