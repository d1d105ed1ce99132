import { setTimeout as sleep } from 'node:timers/promises';
import { compare, exploit, simulate, tournament } from '@howzat/simulator';
import { exploitBy } from '@howzat/simulator/chunks';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Postgres, startPostgres } from '../../server/test/postgres.js';
import {
  comparisonPlan,
  idOf,
  isStudyError,
  type News,
  type Outcome,
  type Plan,
  playAlone,
  playHere,
  Studies,
  simulationPlan,
  tournamentPlan,
  trialPlan,
  type WorkOptions,
  work,
} from '../src/index.js';
import { openDatabase } from '../src/store/database.js';
import { Shelf } from '../src/store/shelf.js';
import { find, hand, here } from './hand.js';
import { underFire } from './under-fire.js';

let postgres: Postgres;
let studies: Studies;

beforeAll(async () => {
  postgres = await startPostgres();
  studies = await Studies.open(postgres.url, find);
});

afterAll(async () => {
  await studies.close();
  await postgres.stop();
});

/** A worker of this process, of one thread, that ends when there is nothing to do. */
function worker(options: Partial<WorkOptions> = {}): Promise<number> {
  return work({ on: postgres.url, find, threads: 1, untilDone: true, patience: 0.3, ...options });
}

/** Cut into many small chunks, without measuring. */
const small = { matchSeconds: 0.01, chunkSeconds: 1 };

async function played(plan: Plan, workers: number): Promise<Outcome> {
  const { id } = await studies.start(plan, small);
  await Promise.all(Array.from({ length: workers }, () => worker()));
  await studies.wait(id);
  return studies.outcome(id);
}

/** All that must not depend on who played it. */
function same(value: object): object {
  return JSON.parse(JSON.stringify(value, (key, inner: unknown) => (key === 'seconds' ? undefined : inner))) as object;
}

async function all<T>(values: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const value of values) list.push(value);
  return list;
}

async function refused(act: Promise<unknown>): Promise<string> {
  const error: unknown = await act.then(
    () => null,
    (thrown: unknown) => thrown,
  );
  return isStudyError(error) ? `${error.code}: ${error.message}` : String(error);
}

describe('what comes of a study is what comes of it on one machine:', () => {
  test('a simulation', async () => {
    const asked = { matches: 1500, seed: 3, countRules: true };
    const players = ['sensible', 'random'] as const;
    const plan = simulationPlan({ variant: { module: 'hand', export: 'hand' }, players, ...asked }, find);
    const alone = await simulate({ variant: here, players, ...asked, workers: 0, verify: 0 });
    const outcome = await played(plan, 2);
    if (outcome.kind !== 'simulation') throw new Error(outcome.kind);
    expect(same(outcome.simulation)).toEqual(same(alone));
    expect(outcome.simulation.checksum).toBe(alone.checksum);
    const threads = await playHere(plan, { find, threads: 1, chunkSeconds: 0.01 });
    expect(same(threads)).toEqual(same(outcome));
  });

  test('a comparison', async () => {
    const ways = { without: {}, with: { houseRules: [{ module: 'hand', export: 'bonus' }] } };
    const skill = { players: ['sensible', 'random'] as const, matches: 200 };
    const asked = { matches: 300, seed: 'x' };
    const plan = comparisonPlan({ variant: hand, ...ways, skill, ...asked }, find);
    const bonus = { ...here, export: 'bonus' };
    const alone = await compare({
      variant: here,
      with: { houseRules: [bonus] },
      skill,
      ...asked,
      workers: 0,
      verify: 0,
    });
    const outcome = await played(plan, 1);
    if (outcome.kind !== 'comparison') throw new Error(outcome.kind);
    expect(same(outcome.comparison)).toEqual(same(alone));
  });

  test('a tournament', async () => {
    const entrants = (module: string) => [
      { name: 'sixes', player: 'sensible' as const },
      { name: 'chance', player: 'random' as const },
      { name: 'another', player: { module, export: 'bold' } },
    ];
    const asked = { matches: 100, seed: 2 };
    const alone = await tournament({ variant: here, players: entrants(here.module), ...asked, workers: 0, verify: 0 });
    const outcome = await played(tournamentPlan({ variant: hand, players: entrants('hand'), ...asked }, find), 1);
    if (outcome.kind !== 'tournament') throw new Error(outcome.kind);
    expect(same(outcome.tournament)).toEqual(same(alone));
  });

  test('a search for habits, trial by trial; one that was interrupted finds what was played', async () => {
    const asked = { matches: 20, breadth: 2, longest: 32, shown: 1, seed: 'weak' };
    const player = 'random';
    const alone = await exploit({
      variant: here,
      player,
      ...asked,
      workers: 0,
      verify: 0,
    });
    const found: boolean[] = [];
    const search = (most: number) =>
      exploitBy({ variant: here, player, ...asked, verify: 0 }, async (trial) => {
        if (found.length >= most) throw new Error('interrupted');
        const plan = trialPlan({ variant: hand, player, trial }, find);
        const started = await studies.start(plan, { matchSeconds: 0.001, chunkSeconds: 1 });
        found.push(started.found);
        await studies.wait(started.id);
        const outcome = await studies.outcome(started.id);
        if (outcome.kind !== 'trial') throw new Error(outcome.kind);
        return outcome.scores;
      });
    const stop = new AbortController();
    const working = worker({ untilDone: false, signal: stop.signal });
    await expect(search(3)).rejects.toThrow('interrupted');
    expect(found.splice(0)).toEqual([false, false, false]);
    expect(same(await search(Number.POSITIVE_INFINITY))).toEqual(same(alone));
    expect(found.slice(0, 4)).toEqual([true, true, true, false]);
    stop.abort();
    await working;
  });
});

test('a second start of the same plan finds what is there, and a cancelled study goes on', async () => {
  const plan = simulationPlan({ variant: hand, matches: 1000, seed: 'twice' }, find);
  const first = await studies.start(plan, small);
  expect(first).toEqual({ id: idOf(plan), found: false });
  const stop = new AbortController();
  let counted = 0;
  await worker({
    signal: stop.signal,
    onNews: ({ kind }) => {
      if (kind === 'counted' && ++counted === 3) stop.abort();
    },
  });
  await studies.cancel(first.id);
  expect((await studies.progress(first.id)).state).toBe('cancelled');
  expect(await refused(studies.outcome(first.id))).toContain('cancelled: ');
  expect(await worker()).toBe(0);
  const before = (await studies.progress(first.id)).chunks;
  expect(before.total).toBe(10);
  expect(before.counted).toBeGreaterThanOrEqual(3);
  expect(before.counted).toBeLessThan(10);
  expect(await studies.start({ ...plan, title: 'under another name' }, small)).toEqual({ id: first.id, found: true });
  expect(await worker()).toBe(10 - before.counted);
  expect(await studies.progress(first.id)).toMatchObject({
    state: 'done',
    chunks: { counted: 10, total: 10 },
    matches: { counted: 1000, total: 1000 },
  });
  const [newest] = await studies.list();
  expect(newest?.id).toBe(first.id);
});

test('a chunk whose worker was killed or is slow is given out again, and counted once', async () => {
  const plan = simulationPlan({ variant: hand, matches: 500, seed: 'lost' }, find);
  const { id } = await studies.start(plan, small);
  const database = await openDatabase(postgres.url);
  try {
    const shelf = new Shelf(database);
    const study = await shelf.study(id);
    await shelf.queue(id);
    await shelf.fill(study, 5, 1);
    const lost = await shelf.take(study);
    if (!lost) throw new Error('nothing was given out');
    expect(await worker()).toBe(5);
    const { chunks, state } = await studies.progress(id);
    expect({ chunks, state }).toEqual({ chunks: { counted: 5, total: 5 }, state: 'done' });
    // the slow one comes at last, with the same and then with something else
    const [row] = (await all(shelf.counted(id))).filter(({ chunk }) => chunk === lost.chunk);
    const late = { result: row?.result ?? [], seconds: 9, worker: 'slow' };
    expect(await shelf.count(lost, late)).toBe(false);
    expect((await studies.progress(id)).troubles).toEqual([]);
    expect(await shelf.count(lost, { ...late, result: [1] })).toBe(false);
    expect((await studies.progress(id)).troubles).toMatchObject([{ chunk: lost.chunk, kind: 'otherwise' }]);
  } finally {
    await database.close();
  }
  const alone = await simulate({ variant: here, matches: 500, seed: 'lost', workers: 0, verify: 0 });
  const outcome = await studies.outcome(id);
  expect(outcome).toMatchObject({ kind: 'simulation', simulation: { checksum: alone.checksum } });
});

test('a worker that is killed while it plays costs time and nothing else', async () => {
  // chunks long enough that the worker is seen at work, also where the machine is busy
  const fire = { workers: 1, kills: 1, restarts: 0, chunks: 12, matchesOfChunk: 10_000, seed: 'fire' };
  const { outcome, killed, matches } = await underFire(postgres, fire);
  expect(killed).toBe(1);
  const alone = await simulate({ variant: here, matches, seed: 'fire', workers: 0, verify: 0 });
  expect(outcome).toMatchObject({ kind: 'simulation', simulation: { checksum: alone.checksum } });
});

test('a chunk that throws is told with its match, and the rest goes on', async () => {
  const touchy = { module: 'hand', export: 'touchy' };
  const plan = simulationPlan({ variant: hand, matches: 600, seed: 8, players: [touchy, touchy] }, find);
  const { id } = await studies.start(plan, small);
  const news: News[] = [];
  await worker({ onNews: (each) => news.push(each) });
  const { state, troubles, chunks } = await studies.progress(id);
  expect(state).toBe('failed');
  expect(troubles.length).toBeGreaterThan(0);
  expect(chunks.counted).toBe(chunks.total - troubles.length);
  expect(news.filter(({ kind }) => kind === 'threw')).toHaveLength(troubles.length);
  expect(await refused(studies.outcome(id))).toContain('runs are too many');
  for (const { cell, match, message } of troubles) {
    expect(message).toMatch(/^\d+ runs are too many$/);
    // played alone it throws the same, and the one before does not
    const alone = (at: number) => playAlone(plan, { cell, match: at }, find);
    await expect(alone(match ?? -1)).rejects.toThrow(message);
    if (match !== 0) await alone((match ?? 0) - 1);
  }
  expect(await refused(playAlone(plan, { cell: 0, match: 600 }, find))).toBe(
    'bad-plan: Cell 0 has the matches 0 to 599, and no 600.',
  );
  // it does so again
  await studies.goOn(id);
  expect(await worker()).toBe(0);
  expect((await studies.progress(id)).troubles).toHaveLength(troubles.length);
});

test('a worker that has something else leaves the study to others and says so', async () => {
  const [first, ...rest] = simulationPlan({ variant: hand, matches: 300, seed: 'other' }, find).packages;
  if (!first) throw new Error('no package');
  const plan = simulationPlan({ variant: hand, matches: 300, seed: 'other' }, find);
  const { id } = await studies.start(plan, small);
  const news: News[] = [];
  const other = worker({
    find: (module) => ({ ...find(module), file: new URL('./hand.ts', import.meta.url).pathname }),
    onNews: (each) => news.push(each),
  });
  expect(await other).toBe(0);
  expect(news).toEqual([{ kind: 'leaves', study: id, why: expect.stringContaining(' has other files here (hash ') }]);
  expect(await worker()).toBe(3);
  const changed = { ...plan, packages: [{ ...first, hash: 'abc' }, ...rest] };
  expect(await refused(studies.start(changed))).toContain(
    `other-packages: The plan was made with something else: ${first.name}`,
  );
});

test('who works is seen', async () => {
  const stop = new AbortController();
  const working = worker({ untilDone: false, signal: stop.signal, threads: 2 });
  // those that were killed are seen for a while yet
  const twoThreads = async () => (await studies.workers()).filter(({ threads }) => threads === 2);
  while ((await twoThreads()).length === 0) await sleep(20);
  expect(await twoThreads()).toMatchObject([{ leaves: {} }]);
  stop.abort();
  await working;
  expect(await twoThreads()).toEqual([]);
});

describe('refused before anything is queued is', () => {
  test('too much, with how much it is', async () => {
    const plan = simulationPlan({ variant: hand, matches: 1_000_000_000 }, find);
    expect(await refused(studies.start(plan, { matchSeconds: 1 }))).toBe(
      'too-much: The plan holds 1000000000 matches, which take one thread about 277778 hours; 10000 are allowed.',
    );
    expect(await refused(studies.progress(idOf(plan)))).toContain('unknown-study: ');
  });

  test('a database that is none, that does not answer, or that gives no rights', async () => {
    expect(await refused(Studies.open('mysql://host/x'))).toContain('no-database: A study is kept in a Postgres');
    const away = await refused(Studies.open('postgres://me:secret@127.0.0.1:1/x'));
    expect(away).toContain('no-database: The database at postgres://me:...@127.0.0.1:1/x cannot be used: ');
    const client = new pg.Client({ connectionString: postgres.url });
    await client.connect();
    await client.query('create role guest login');
    await client.query('create database theirs');
    await client.query('revoke create on schema public from public');
    await client.end();
    const theirs = postgres.url.replace('howzat@', 'guest@').replace(/postgres$/, 'theirs');
    expect(await refused(Studies.open(theirs))).toContain('no-rights: The database at ');
  });
});
