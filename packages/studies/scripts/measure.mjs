// What the queue costs and carries: pnpm --filter @howzat/studies measure stubs|scaling|overhead [--on postgres://...]
//
// Without --on it starts a Postgres of its own.
//
//   stubs     workers that play nothing: chunks given out and counted in a second, by how many workers
//   scaling   the same study by one worker process and by two
//   overhead  the thread pool and one worker over chunks of some seconds
import { fork } from 'node:child_process';
import { parseArgs } from 'node:util';
import { simulate } from '@howzat/simulator';
import { Studies, simulationPlan, work } from '@howzat/studies';
import { startPostgres } from '../../../scripts/lib/postgres.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    on: { type: 'string' },
    workers: { type: 'string', default: '1,10,100,500' },
    chunks: { type: 'string', default: '5000' },
    matches: { type: 'string', default: '3000000' },
    seconds: { type: 'string', default: '1' },
  },
});
const variant = { module: '@howzat/ccsl', export: 'ccsl' };
const [what = '', ...rest] = positionals;
/** Where the studies are kept. */
let on = values.on ?? '';

/** A number that stands in no other run, so that each study is a new one. */
const fresh = () => `measured ${process.pid} ${performance.now()}`;

function table(head, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  console.log([line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n'));
}

async function timed(act) {
  const start = performance.now();
  await act();
  return (performance.now() - start) / 1000;
}

/** What a stub counts for a chunk: as large as a real tally. */
async function tallyOf() {
  const { playHere } = await import('@howzat/studies');
  const plan = simulationPlan({ variant, matches: 200, seed: 1 });
  const { simulation } = await playHere(plan, { threads: 1 });
  return [simulation];
}

async function stubs() {
  const tally = await tallyOf();
  const chunks = Number(values.chunks);
  const rows = [];
  for (const workers of values.workers.split(',').map(Number)) {
    const studies = await Studies.open(on);
    const plan = simulationPlan({ variant, matches: chunks, seed: fresh() });
    const { id } = await studies.start(plan, { matchSeconds: 1, chunkSeconds: 1 });
    const seconds = await timed(async () => {
      const stub = () => work({ on, threads: 1, untilDone: true, play: async () => tally });
      await Promise.all(Array.from({ length: workers }, stub));
    });
    const { counted } = (await studies.progress(id)).chunks;
    rows.push([workers, counted, seconds.toFixed(1), (counted / seconds).toFixed(0)]);
    await studies.close();
  }
  table(['workers', 'chunks counted', 'seconds', 'chunks a second'], rows);
}

/** Worker processes of one thread each, that are there before the clock starts. */
async function byProcesses(count, matches, matchSeconds) {
  const studies = await Studies.open(on);
  const children = Array.from({ length: count }, () => fork(new URL(import.meta.url), ['worker', '--on', on]));
  const warm = simulationPlan({ variant, matches: 200 * count, seed: fresh() });
  const { id: first } = await studies.start(warm, { matchSeconds: 0.01, chunkSeconds: 1 });
  await studies.wait(first);
  const plan = simulationPlan({ variant, matches, seed: fresh() });
  const seconds = await timed(async () => {
    const { id } = await studies.start(plan, { matchSeconds, chunkSeconds: Number(values.seconds) });
    await studies.wait(id);
  });
  await Promise.all(
    children.map((child) => {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      return ended;
    }),
  );
  await studies.close();
  return seconds;
}

/** One thread of the pool. */
function byPool(matches) {
  return timed(() => simulate({ variant, matches, seed: 1, workers: 1, verify: 0 }));
}

async function scaling() {
  const matches = Number(values.matches);
  const each = (await byPool(matches)) / matches;
  const one = await byProcesses(1, matches, each);
  const two = await byProcesses(2, matches, each);
  table(
    ['workers', 'matches', 'seconds', 'times one'],
    [
      [1, matches, one.toFixed(1), '1.00'],
      [2, matches, two.toFixed(1), (one / two).toFixed(2)],
    ],
  );
}

async function overhead() {
  const matches = Number(values.matches);
  const pool = await byPool(matches);
  const queue = await byProcesses(1, matches, pool / matches);
  const more = (100 * (queue - pool)) / pool;
  table(
    ['played by', 'matches', 'chunks of', 'seconds', 'more'],
    [
      ['one thread', matches, '', pool.toFixed(1), ''],
      ['one worker', matches, `${values.seconds} s`, queue.toFixed(1), `${more.toFixed(1)} %`],
    ],
  );
}

async function worker() {
  const stop = new AbortController();
  process.once('SIGTERM', () => stop.abort());
  await work({ on, threads: 1, signal: stop.signal });
}

const commands = { stubs, scaling, overhead, worker };
const command = commands[what];
if (!command || rest.length > 0) {
  console.error(
    'measure stubs|scaling|overhead [--on postgres://user@host/database] [--workers 1,500] [--chunks n] [--matches n] [--seconds n]',
  );
  process.exitCode = 2;
} else if (on !== '') await command();
else {
  const most = Math.max(...values.workers.split(',').map(Number));
  // a stub has two connections
  const postgres = await startPostgres({ max_connections: 2 * most + 100 });
  on = postgres.url;
  try {
    await command();
  } finally {
    await postgres.stop();
  }
}
