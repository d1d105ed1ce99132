import type { Trouble } from '../engine/trouble.js';

/** What the storage itself does not say: somebody else has written the match, or deleted it, or there is no answer. */
export class Untold extends Error {
  constructor(readonly code: 'overwritten' | 'removed' | 'storage-waits') {
    super(code);
  }
}

/** So long the storage has to answer, in milliseconds: a database that another tab blocks never does. */
const patience = 5000;

/**
 * Waits for the storage, but not for ever.
 * @throws Untold `storage-waits`, and whatever the storage throws
 */
export async function inTime<T>(answer: PromiseLike<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Untold('storage-waits')), patience);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** Why something could not be kept. */
export function storageTrouble(error: unknown): Trouble {
  const name = error instanceof Error ? `${error.name} ${error.message}` : String(error);
  if (error instanceof Untold) return { code: error.code, message: name, rule: null };
  return { code: /quota/i.test(name) ? 'storage-full' : 'storage-missing', message: name, rule: null };
}
