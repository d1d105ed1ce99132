import { test } from 'vitest';

/** Whether this is `npm run test:deep`, which goes through all that `npm test` samples. */
export const isDeep = process.env.HOWZAT_DEEP === '1';

/** What a test goes through: some of a list in `npm test`, from all over it, and all of it in `npm run test:deep`. */
export function sampled<T>(all: readonly T[], some: number): readonly T[] {
  return isDeep ? all : all.filter((_, at) => (at * some) % all.length < some);
}

/** A test of `npm run test:deep` alone, in a file whose other tests are of both depths: every-case.deep.test.ts runs it there. */
export const deepTest: typeof test = isDeep ? test : (Object.assign(() => {}, test) as typeof test);
