import { describe, test } from 'vitest';
import { type Race, race } from './race.js';

const first = Number(process.env.HOWZAT_SEED ?? 1) * 100_000;
const toTheEnd = 50_000;
// each night brings others: `npm run races` plays 10,000 and 100 at once, over HTTP and Postgres
const races = [
  { plan: { variant: 'ccsl', selection: { format: 'two-over' } }, matches: 500 },
  { plan: { variant: 'cubes', selection: {} }, matches: 10 },
  { plan: { variant: 'wicked', selection: {} }, matches: 10 },
  { plan: { variant: 'pocket', selection: {} }, matches: 10 },
  { plan: { variant: 'ctg', selection: {} }, matches: 5 },
];

/** A race, and where it fails the line by which it is run alone. */
async function told(line: Race): Promise<void> {
  try {
    await race(line);
  } catch (error) {
    throw new Error(`race(${JSON.stringify(line)}) of test/race.ts`, { cause: error });
  }
}

describe.each(races)('$matches matches of $plan.variant on two nodes over one store', ({ plan, matches }) => {
  test('take every choice once, in one order for all, however devices race', async () => {
    let said = Date.now();
    for (let n = 0; n < matches; n++) {
      await told({ plan, seed: first + n, rounds: toTheEnd });
      if (Date.now() - said < 5_000) continue;
      said = Date.now();
      console.log(`${plan.variant}: ${n + 1} of ${matches}`);
    }
  });
});
