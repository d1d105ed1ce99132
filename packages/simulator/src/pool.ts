import { availableParallelism } from 'node:os';
import { type ErrorCode, HowzatError, type Seed } from '@howzat/core';
import { Piscina } from 'piscina';
import { SimulationError } from './errors.js';
import { playChunk } from './here.js';
import { urlOf } from './modules.js';
import {
  checkMatches,
  checkRef,
  checkWorkers,
  type PlayerRef,
  type SimulateOptions,
  type StopSignal,
  seedOr,
} from './options.js';
import { type Simulation, simulationOf } from './simulation.js';
import { layTable, type Table, type TableOrder } from './table.js';
import { Tally, type TallyData } from './tally.js';
import type { Answer, Task } from './worker.js';

/** Matches that are played without looking up; a two-hundredth of all, so that progress shows and an abort is felt. */
const longestChunk = 5000;

function chunkSize(matches: number): number {
  return Math.min(longestChunk, Math.ceil(matches / 200));
}

/** The built worker, beside this file in dist; from source, where it was built to. */
const workerFile = new URL(import.meta.url.endsWith('.ts') ? '../dist/worker.js' : './worker.js', import.meta.url);

function orderOf(options: SimulateOptions): TableOrder {
  const located = (what: string, ref: unknown, code: ErrorCode) => {
    const { module, export: name } = checkRef(what, ref);
    return { module: urlOf(module, code), export: name };
  };
  const player = (ref: PlayerRef): PlayerRef => {
    if (ref === 'random' || ref === 'greedy' || ref === 'sensible') return ref;
    if (typeof ref === 'string')
      throw new HowzatError('unknown-player', `There is no player ${JSON.stringify(ref)}.`, {
        subject: ref,
        known: ['random', 'greedy', 'sensible'],
      });
    return located('a player', ref, 'unknown-player');
  };
  const [a, b] = options.players ?? ['random', 'random'];
  const { houseRules, ...selection } = options.selection ?? {};
  return {
    variant: located('variant', options.variant, 'unknown-variant'),
    selection: {
      ...selection,
      ...(houseRules
        ? { houseRules: houseRules.map((ref) => located('a house rule', ref, 'unknown-house-rule')) }
        : {}),
    },
    players: [player(a), player(b)],
  };
}

/** What one simulation needs to know while it runs. */
interface Run {
  readonly order: TableOrder;
  readonly table: Table;
  readonly matches: number;
  readonly seed: Seed;
  readonly countRules: boolean;
  readonly signal: StopSignal | undefined;
  readonly onProgress: (done: number, total: number) => void;
}

function refuseAborted(signal: StopSignal | undefined): void {
  if (signal?.aborted)
    throw new SimulationError('aborted', 'The simulation was aborted.', null, { cause: signal.reason });
}

/** In this thread, which looks up after each chunk. */
async function playHere(run: Run): Promise<Tally> {
  const { table, matches, seed, countRules } = run;
  const tally = new Tally();
  const size = chunkSize(matches);
  for (let from = 0; from < matches; from += size) {
    refuseAborted(run.signal);
    const to = Math.min(matches, from + size);
    playChunk(tally, table.runner, table.players, { seed, from, to, countRules });
    run.onProgress(to, matches);
    await new Promise((resolve) => setImmediate(resolve));
  }
  refuseAborted(run.signal);
  return tally;
}

/** A worker could not load what this thread could, e.g. a module that a loader of this thread alone understands. */
class CannotLoad extends Error {}

function taken(answer: Answer): TallyData {
  if ('tally' in answer) return answer.tally;
  const { message, code, details } = answer.failed;
  if (answer.failed.while === 'loading') throw new CannotLoad(message);
  if (code !== null) throw new HowzatError(code as ErrorCode, message, JSON.parse(details ?? '{}') as object);
  throw new SimulationError('worker-failed', message);
}

/** In worker threads: each takes the next chunk when it has played one. */
async function playInPool(run: Run, workers: number): Promise<Tally> {
  const { order, matches, seed, countRules } = run;
  const tally = new Tally();
  const pool = new Piscina({
    filename: workerFile.href,
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    // matches leave nothing behind: a small nursery keeps memory flat and costs no time
    resourceLimits: { maxYoungGenerationSizeMb: 3 },
    recordTiming: false,
  });
  const size = chunkSize(matches);
  const stop = new AbortController();
  const { signal } = stop;
  const abort = (): void => stop.abort();
  run.signal?.addEventListener('abort', abort);
  if (run.signal?.aborted) abort();
  let next = 0;
  let done = 0;
  const play = async (task: Task): Promise<TallyData> => {
    let answer: Answer;
    try {
      answer = (await pool.run(task, { signal })) as Answer;
    } catch (error) {
      refuseAborted(run.signal);
      throw new SimulationError('worker-failed', `A worker thread failed: ${String(error)}`, null, { cause: error });
    }
    return taken(answer);
  };
  const feed = async (): Promise<void> => {
    while (next < matches) {
      const from = next;
      const to = Math.min(matches, from + size);
      next = to;
      tally.merge(await play({ order, seed, from, to, countRules }));
      done += to - from;
      run.onProgress(done, matches);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, feed));
    refuseAborted(run.signal);
    return tally;
  } finally {
    run.signal?.removeEventListener('abort', abort);
    stop.abort();
    await pool.destroy();
  }
}

/** See `simulate`. Apart from it, so that a page which never calls it loads nothing of Node. */
export async function simulateWithNode(options: SimulateOptions): Promise<Simulation> {
  const matches = checkMatches(options.matches);
  const workers = Math.min(checkWorkers(options.workers ?? availableParallelism()), matches);
  const seed = seedOr(options.seed);
  const { signal, onProgress = () => {} } = options;
  refuseAborted(signal);
  const order = orderOf(options);
  const table = await layTable(order);
  const countRules = options.countRules ?? false;
  const start = performance.now();
  const run: Run = { order, table, matches, seed, countRules, signal, onProgress };
  const orHere = (error: unknown): Promise<Tally> => {
    if (error instanceof CannotLoad) return playHere(run);
    throw error;
  };
  const tally = await (workers < 1 ? playHere(run) : playInPool(run, workers).catch(orHere));
  return simulationOf(table.runner.rulebook, tally.data(), {
    seed,
    seconds: (performance.now() - start) / 1000,
    names: [table.players[0].name, table.players[1].name],
    countRules,
  });
}
