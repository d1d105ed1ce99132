import { mergeConfig } from 'vitest/config';
import base from './vitest.base.ts';

const seed = process.env.HOWZAT_SEED ?? '1';
// some suites count on from it
if (!/^\d{1,9}$/.test(seed)) throw new Error(`HOWZAT_SEED has to be a whole number, such as 7, and is ${seed}.`);

/**
 * The deep tests of a package: `vitest run --config ../../vitest.deep.ts` in its folder. A test file says by its name that it is
 * one of them, `*.deep.test.ts`.
 */
export default mergeConfig(
  { ...base, test: { ...base.test, include: [], exclude: [] } },
  {
    test: {
      include: ['test/**/*.deep.test.ts'],
      exclude: ['node_modules/**'],
      outputFile: { json: '.reports/deep/vitest.json' },
      // tests that go through a sample otherwise go through all
      env: { HOWZAT_DEEP: '1' },
      // suites of two packages run side by side
      maxWorkers: 1,
      // its matches are played by the thousand: a test may take long, and only what hangs should fail for it
      testTimeout: 3_600_000,
      hookTimeout: 3_600_000,
    },
  },
);
