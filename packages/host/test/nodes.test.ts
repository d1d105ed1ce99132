import { describe, test } from 'vitest';
import { race } from './race.js';

const races = [
  { plan: { variant: 'ccsl', selection: { format: 'two-over' } }, matches: 12, rounds: 1_000 },
  { plan: { variant: 'cubes', selection: {} }, matches: 2, rounds: 1_000 },
  { plan: { variant: 'wicked', selection: { format: 'ten-over' } }, matches: 2, rounds: 1_000 },
  // the matches of these are long: somebody gives up
  { plan: { variant: 'pocket', selection: {} }, matches: 1, rounds: 150 },
  { plan: { variant: 'ctg', selection: {} }, matches: 1, rounds: 120 },
];

describe.each(races)('$plan.variant on two nodes over one store', ({ plan, matches, rounds }) => {
  test('takes every choice once, in one order for all, however devices race', async () => {
    for (let seed = 0; seed < matches; seed++) await race({ plan, seed, rounds });
  });
});
