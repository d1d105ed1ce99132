import { simulate } from '@howzat/simulator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../server/test/postgres.js';
import { here } from './hand.js';
import { type Fire, underFire } from './under-fire.js';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

const seed = `fire ${process.env.HOWZAT_SEED ?? 1}`;

test.each<[string, Omit<Fire, 'seed'>]>([
  ['one worker', { workers: 1, kills: 0, restarts: 0, chunks: 60, matchesOfChunk: 2000 }],
  ['two workers', { workers: 2, kills: 0, restarts: 0, chunks: 60, matchesOfChunk: 2000 }],
  [
    'four workers, three of them ten years late',
    { workers: 4, kills: 0, restarts: 0, chunks: 60, matchesOfChunk: 2000, wrongClocks: true },
  ],
  ['two workers, 20 of which are killed', { workers: 2, kills: 20, restarts: 0, chunks: 120, matchesOfChunk: 10_000 }],
  [
    'two workers and a database that is killed three times',
    { workers: 2, kills: 3, restarts: 3, chunks: 120, matchesOfChunk: 5000 },
  ],
])('%s come to the checksum of threads', async (_, fire) => {
  const { outcome, killed, matches } = await underFire(postgres, { ...fire, seed });
  expect(killed).toBe(fire.kills);
  for (const threads of [1, 2]) {
    const alone = await simulate({ variant: here, matches, seed, workers: threads, verify: 0 });
    expect(outcome).toMatchObject({ kind: 'simulation', simulation: { checksum: alone.checksum, balls: alone.balls } });
  }
});
