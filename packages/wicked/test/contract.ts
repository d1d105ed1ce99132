import { testVariant } from '@howzat/testkit';
import { sensible, wicked } from '@howzat/wicked';
import { registry } from '@howzat/wicked/rules';
import { scenarios } from '@howzat/wicked/scenarios';
import { describe, it } from 'vitest';

/** Registers what holds for every variant. */
export const keepsTheContract = (readings: 'in full' | 'in turn'): void =>
  testVariant(wicked, {
    registry,
    scenarios,
    players: [sensible],
    golden: [
      // random captains declare at once, and a playthrough should be long
      { file: 'test/golden/fifty-over.json', with: { set: { declaration: false } } },
      { file: 'test/golden/twenty-over.json', with: { format: 'twenty-over', set: { declaration: false } } },
      { file: 'test/golden/ten-over.json', with: { format: 'ten-over' } },
    ],
    open: [
      'homeDeck',
      'awayDeck',
      'homeSheet',
      'awaySheet',
      'pitch',
      'orders',
      'northBowler',
      'southBowler',
      'counters',
    ],
    seeds: 6,
    readings,
    runner: { describe, it },
  });
