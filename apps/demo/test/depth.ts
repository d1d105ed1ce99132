/** Whether this is `npm run test:deep`, which goes through all that `npm test` samples. */
export const isDeep = process.env.HOWZAT_DEEP === '1';

/** What a test goes through: some of a list in `npm test`, from all over it, and all of it in `npm run test:deep`. */
export function sampled<T>(all: readonly T[], some: number): readonly T[] {
  return isDeep ? all : all.filter((_, at) => (at * some) % all.length < some);
}
