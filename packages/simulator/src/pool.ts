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
class CannotLoad extends Error {}

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
  job.signal?.addEventListener('abort', abort);
  if (job.signal?.aborted) abort();
  let next = 0;
  let done = 0;
  const play = async (task: Task): Promise<Data> => {
    let answer: Answer;
    try {
      answer = (await pool.run(task, { signal })) as Answer;
    } catch (error) {
      refuseAborted(job.signal);
      throw new SimulationError('worker-failed', `A worker thread failed: ${String(error)}`, null, { cause: error });
    }
    return dataIn(answer);
  };
  const feed = async (): Promise<void> => {
    while (next < matches) {
      const from = next;
      const to = Math.min(matches, from + size);
      next = to;
      job.take(await play(job.task(from, to)));
      done += to - from;
      job.onProgress(done, matches);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, feed));
    refuseAborted(job.signal);
  } finally {
    job.signal?.removeEventListener('abort', abort);
    stop.abort();
    await pool.destroy();
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
