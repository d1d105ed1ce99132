import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../server/test/postgres.js';
import { folder, howzat, howzatAsProcess, start } from './howzat.js';

let postgres: Postgres;

beforeAll(async () => {
  postgres = await startPostgres();
});

afterAll(() => postgres.stop());

/** The study of the site, with few matches of each pair. */
const pairs = join(folder, 'pairs.study.json');
const whole = new URL('../../../docs/data/pairs.study.json', import.meta.url);
writeFileSync(
  pairs,
  JSON.stringify({
    ...(JSON.parse(readFileSync(whole, 'utf8')) as object),
    ...{ matches: 2, seed: `deep ${process.env.HOWZAT_SEED ?? 1}` },
  }),
);

/** Starts somebody who asks for the study or works at it; gives what ends them. */
function begin(args: readonly string[]): (signal: NodeJS.Signals) => Promise<void> {
  const child = start([...args, '--on', postgres.url]);
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()));
  child.stdout.resume();
  child.stderr.resume();
  return async (signal) => {
    child.kill(signal);
    await ended;
  };
}

/** The share of the chunks that are counted. */
async function far(): Promise<number> {
  const { stdout } = await howzat(['studies', '--on', postgres.url, '--json']);
  const { studies } = JSON.parse(stdout) as { studies: { chunks: { counted: number; total: number } }[] };
  const [study] = studies;
  return study ? study.chunks.counted / study.chunks.total : 0;
}

test('pairs of house rules of all games, interrupted twice, come to what threads come to', async () => {
  const [here, there] = [join(folder, 'here.json'), join(folder, 'there.json')];
  for (const share of [0.2, 0.6]) {
    const all = [
      ['study', pairs],
      ['work', '--workers', '1'],
      ['work', '--workers', '1'],
    ].map(begin);
    for (let at = await far(); at < share; at = await far()) {
      console.log(`pairs: ${(100 * at).toFixed(0)} % of the chunks`);
      await sleep(5000);
    }
    const [asking, killed, interrupted] = all;
    await Promise.all([asking?.('SIGINT'), killed?.('SIGKILL'), interrupted?.('SIGINT')]);
  }
  const end = begin(['work', '--workers', '2']);
  const { status, stderr } = await howzatAsProcess(['study', pairs, '--on', postgres.url, '--data', there]);
  expect(status, stderr).toBe(0);
  expect(stderr).toContain('was there already');
  await end('SIGTERM');
  console.log('pairs: the same by threads');
  expect(await howzatAsProcess(['study', pairs, '--workers', '2', '--data', here])).toMatchObject({ status: 0 });
  expect(readFileSync(there, 'utf8')).toBe(readFileSync(here, 'utf8'));
});
