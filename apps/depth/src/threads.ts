import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';

/** A part of a long work, for one thread: from one number to before another. */
export interface Chunk {
  /** Which work, by the name under which `worker.ts` knows it. */
  readonly work: string;
  /** What it is about, plain JSON. */
  readonly plan: unknown;
  readonly from: number;
  readonly to: number;
  /** Where the thread writes the number that it is at, for a watchdog to read. */
  readonly at: SharedArrayBuffer;
}

/** A work that is done in chunks, and what to make of them. */
export interface Work<Done> {
  readonly name: string;
  readonly plan: unknown;
  readonly total: number;
  /** Numbers in a chunk. */
  readonly size: number;
  /** Seconds after which one number is taken to hang. */
  readonly patience: number;
  take(done: Done): void;
  /** Is told of a number at which a thread hung; the rest of its chunk is not done. */
  hung(at: number): void;
  onProgress(done: number, total: number): void;
}

/** Does a work in as many threads as the machine has cores. */
export async function inThreads<Done>(work: Work<Done>, threads = availableParallelism()): Promise<void> {
  const pool = new Piscina({
    filename: new URL('./worker.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    recordTiming: false,
  });
  let next = 0;
  let done = 0;
  const feed = async (): Promise<void> => {
    while (next < work.total) {
      const from = next;
      const to = Math.min(work.total, from + work.size);
      next = to;
      const hungAt = await doChunk(pool, work, from, to);
      if (hungAt !== null) work.hung(hungAt);
      done += to - from;
      work.onProgress(done, work.total);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, feed));
  } finally {
    await pool.destroy();
  }
}

/** Has a chunk done; gives the number at which it hung, or null. */
async function doChunk<Done>(pool: Piscina, work: Work<Done>, from: number, to: number): Promise<number | null> {
  const at = new SharedArrayBuffer(4);
  const place = new Int32Array(at);
  place[0] = from;
  const stop = new AbortController();
  let seen = from;
  let since = performance.now();
  const watchdog = setInterval(() => {
    const now = Atomics.load(place, 0);
    if (now !== seen) {
      seen = now;
      since = performance.now();
    } else if (performance.now() - since > 1000 * work.patience) stop.abort();
  }, 500);
  try {
    const chunk: Chunk = { work: work.name, plan: work.plan, from, to, at };
    work.take((await pool.run(chunk, { signal: stop.signal })) as Done);
    return null;
  } catch (error) {
    if (stop.signal.aborted) return seen;
    throw error;
  } finally {
    clearInterval(watchdog);
  }
}
