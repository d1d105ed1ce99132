import { test } from 'vitest';

/** Whether this is `npm run test:deep`, which goes through all that `npm test` samples. */
export const isDeep = process.env.HOWZAT_DEEP === '1';

/** What a test goes through: those of a list that are kept in `npm test`, and all of it in `npm run test:deep`. */
export function chosen<T>(all: readonly T[], keep: (item: T, at: number) => boolean): readonly T[] {
  return isDeep ? all : all.filter(keep);
}

/** The same, of which `npm test` goes through some from all over the list. */
export function sampled<T>(all: readonly T[], some: number): readonly T[] {
  return chosen(all, (_, at) => (at * some) % all.length < some);
}

/** A test of `npm run test:deep` alone, in a file whose other tests are of both depths: every-case.deep.test.ts runs it there. */
export const deepTest: typeof test = isDeep ? test : ((() => {}) as unknown as typeof test);
