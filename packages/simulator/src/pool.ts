import { type ErrorCode, HowzatError } from '@howzat/core';
import { Piscina } from 'piscina';
import { SimulationError } from './errors.js';
import type { StopSignal } from './options.js';
import type { Answer, Task } from './worker.js';

/** Matches that are played without looking up; a two-hundredth of all, so that progress shows and an abort is felt. */
const longestChunk = 5000;

function chunkSize(matches: number): number {
  return Math.min(longestChunk, Math.ceil(matches / 200));
}

/** What the pool loads, which imports the built worker; the same way from here as from dist. */
const workerFile = new URL('../bin/worker.cjs', import.meta.url);

/** Matches to be played in chunks, here or in worker threads, and where what came of them goes. */
export interface Job<Data> {
  readonly matches: number;
  readonly signal: StopSignal | undefined;
  readonly onProgress: (done: number, total: number) => void;
  /** Plays the matches from one number to before another in this thread. */
  playHere(from: number, to: number): void;
  /** The same as a task for a worker thread. */
  task(from: number, to: number): Task;
  /** Takes what a worker thread has counted. */
  take(data: Data): void;
}

/** @throws SimulationError `aborted` */
export function refuseAborted(signal: StopSignal | undefined): void {
  if (signal?.aborted)
    throw new SimulationError('aborted', 'The simulation was aborted.', null, { cause: signal.reason });
}

/** In this thread, which looks up after each chunk. */
async function runHere(job: Job<never>): Promise<void> {
  const { matches, signal } = job;
  const size = chunkSize(matches);
  for (let from = 0; from < matches; from += size) {
    refuseAborted(signal);
    const to = Math.min(matches, from + size);
    job.playHere(from, to);
    job.onProgress(to, matches);
    await new Promise((resolve) => setImmediate(resolve));
  }
  refuseAborted(signal);
}

/** A worker could not load what this thread could, e.g. a module that a loader of this thread alone understands. */
export class CannotLoad extends Error {}

/** Worker threads that play what they are asked to. */
export class Threads {
  private readonly pool: Piscina;
  private readonly stop = new AbortController();
  private readonly abort = (): void => this.stop.abort();

  constructor(
    readonly size: number,
    private readonly signal: StopSignal | undefined,
  ) {
    this.pool = new Piscina({
      filename: workerFile.href,
      minThreads: size,
      maxThreads: size,
      concurrentTasksPerWorker: 1,
      // matches leave nothing behind: a small nursery keeps memory flat and costs no time
      resourceLimits: { maxYoungGenerationSizeMb: 3 },
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
async function runInPool<Data>(job: Job<Data>, workers: number): Promise<void> {
  const { matches } = job;
  const threads = new Threads(workers, job.signal);
  const size = chunkSize(matches);
  let next = 0;
  let done = 0;
  const feed = async (): Promise<void> => {
    while (next < matches) {
      const from = next;
      const to = Math.min(matches, from + size);
      next = to;
      job.take(await threads.play<Data>(job.task(from, to)));
      done += to - from;
      job.onProgress(done, matches);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, feed));
    refuseAborted(job.signal);
  } finally {
    await threads.end();
  }
}

/**
 * Runs a job in worker threads, or in this one where `workers` is 0 or no worker can load what is asked for.
 * @param fresh makes the job, anew where a first attempt came to nothing
 */
export async function run<Data, J extends Job<Data>>(fresh: () => J, workers: number): Promise<J> {
  const job = fresh();
  if (workers < 1) {
    await runHere(job);
    return job;
  }
  try {
    await runInPool(job, workers);
    return job;
  } catch (error) {
    if (!(error instanceof CannotLoad)) throw error;
    const again = fresh();
    await runHere(again);
    return again;
  }
}
