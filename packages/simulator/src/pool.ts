import { type ErrorCode, HowzatError } from '@howzat/core';
import { Piscina } from 'piscina';
import { SimulationError } from './errors.js';
import { chunksOf, Gathered, type Mergeable, type Range } from './gathered.js';
import type { StopSignal } from './options.js';
import type { Task } from './tasks.js';
import type { Answer } from './worker.js';

/** Matches that are played without looking up; a two-hundredth of all, so that progress shows and an abort is felt. */
const longestChunk = 5000;

function chunkSize(matches: number): number {
  return Math.min(longestChunk, Math.ceil(matches / 200));
}

/** What the pool loads, which imports the built worker; the same way from here as from dist. */
const workerFile = new URL('../bin/worker.cjs', import.meta.url);

/** Matches to be played in chunks, here or in worker threads, and how what came of them is added up. */
export interface Job<Data> {
  readonly matches: number;
  readonly signal: StopSignal | undefined;
  readonly onProgress: (done: number, total: number) => void;
  /** Nothing yet, to which chunks are added. */
  fresh(): Mergeable<Data>;
  /** Plays a chunk in this thread. */
  playHere(range: Range): Data;
  /** The same as a task for a worker thread. */
  task(range: Range): Task;
}

/** @throws SimulationError `aborted` */
export function refuseAborted(signal: StopSignal | undefined): void {
  if (signal?.aborted)
    throw new SimulationError('aborted', 'The simulation was aborted.', null, { cause: signal.reason });
}

/** In this thread, which looks up after each chunk. */
async function runHere<Data>(job: Job<Data>): Promise<Data> {
  const { matches, signal } = job;
  const gathered = new Gathered(job.fresh());
  for (const range of chunksOf(matches, chunkSize(matches))) {
    refuseAborted(signal);
    gathered.take(range, job.playHere(range));
    job.onProgress(range.to, matches);
    await new Promise((resolve) => setImmediate(resolve));
  }
  refuseAborted(signal);
  return gathered.data();
}

/** A worker could not load what this thread could, e.g. a module that a loader of this thread alone understands. */
export class CannotLoad extends Error {}

/**
 * The nursery of a thread whose matches leave nothing behind, in megabytes: a small one keeps memory flat and costs no time.
 */
const smallNursery = 3;

/** Worker threads that play what they are asked to. */
export class Threads {
  private readonly pool: Piscina;
  private readonly stop = new AbortController();
  private readonly abort = (): void => this.stop.abort();

  /**
   * @param size how many threads
   * @param signal what stops them
   * @param nursery the memory of each thread for new objects, in megabytes. A small one unless given; threads that keep much need more
   */
  constructor(
    readonly size: number,
    private readonly signal: StopSignal | undefined,
    nursery = smallNursery,
  ) {
    this.pool = new Piscina({
      filename: workerFile.href,
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: 1,
      resourceLimits: { maxYoungGenerationSizeMb: nursery },
      recordTiming: false,
    });
    signal?.addEventListener('abort', this.abort);
    if (signal?.aborted) this.abort();
  }

  /**
   * Has a task played.
   * @throws SimulationError `aborted`, `worker-failed`, CannotLoad and whatever the rules and players throw
   */
  async play<Data>(task: Task): Promise<Data> {
    let answer: Answer;
    try {
      answer = (await this.pool.run(task, { signal: this.stop.signal })) as Answer;
    } catch (error) {
      refuseAborted(this.signal);
      throw new SimulationError('worker-failed', `A worker thread failed: ${String(error)}`, null, { cause: error });
    }
    return dataIn(answer);
  }

  async end(): Promise<void> {
    this.signal?.removeEventListener('abort', this.abort);
    this.stop.abort();
    await this.pool.destroy();
  }
}

function dataIn<Data>(answer: Answer): Data {
  if ('data' in answer) return answer.data as Data;
  const { message, code, details } = answer.failed;
  if (answer.failed.while === 'loading') throw new CannotLoad(message);
  if (code !== null) throw new HowzatError(code as ErrorCode, message, JSON.parse(details ?? '{}') as object);
  throw new SimulationError('worker-failed', message);
}

/** In worker threads: each takes the next chunk when it has played one. */
async function runInPool<Data>(job: Job<Data>, workers: number): Promise<Data> {
  const { matches } = job;
  const threads = new Threads(workers, job.signal);
  const chunks = chunksOf(matches, chunkSize(matches));
  const gathered = new Gathered(job.fresh());
  const feed = async (): Promise<void> => {
    for (const range of chunks) {
      gathered.take(range, await threads.play<Data>(job.task(range)));
      job.onProgress(gathered.matches, matches);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, feed));
    refuseAborted(job.signal);
  } finally {
    await threads.end();
  }
  return gathered.data();
}

/** Runs a job in worker threads, or in this one where `workers` is 0 or no worker can load what is asked for. */
export async function run<Data>(job: Job<Data>, workers: number): Promise<Data> {
  if (workers < 1) return runHere(job);
  try {
    return await runInPool(job, workers);
  } catch (error) {
    if (!(error instanceof CannotLoad)) throw error;
    return runHere(job);
  }
}
