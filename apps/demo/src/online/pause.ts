/** The first wait, and the longest, in milliseconds. */
const shortest = 300;
const longest = 8_000;

/**
 * Waits before something is tried again: longer each time, and not at all where the network comes back or the waiting ends.
 * @param tried how often it was tried before
 */
export function pause(tried: number, ends: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      ends.removeEventListener('abort', wake);
      resolve();
    };
    // not all pages of a server that comes back at the same moment
    const ms = Math.min(longest, shortest * 2 ** tried) * (0.75 + Math.random() / 2);
    const timer = setTimeout(wake, ms);
    addEventListener('online', wake);
    ends.addEventListener('abort', wake);
  });
}
