/** What browsers, workers and Node all have, by what is used of it: so these types need neither those of Node nor a browser's. */
declare const performance: { now(): number };
declare const setTimeout: (callback: () => void, ms: number) => unknown;

/** Milliseconds on a clock that never goes back. */
export function clock(): number {
  return performance.now();
}

/** Lets everything else that waits run first. */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
}
