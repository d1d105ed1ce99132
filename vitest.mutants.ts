import { defineConfig } from 'vitest/config';

/** The test files to run, in this order: `npm run test:mutants` says them, those first that notice most. */
const tests = (process.env.HOWZAT_MUTANTS_TESTS ?? '').split(',');

/** Runs test files in the order in which they are listed. */
class AsListed {
  shard<T>(files: T[]): T[] {
    return files;
  }

  sort<T extends { moduleId: string }>(files: T[]): T[] {
    const place = ({ moduleId }: T): number => tests.findIndex((test) => moduleId.endsWith(`/${test}`));
    return [...files].sort((a, b) => place(a) - place(b));
  }
}

/** The tests of a package under Stryker, which runs them again for each change that it makes: bundled, in order, in one thread. */
export default defineConfig({
  test: {
    include: tests,
    // Node loads a bundle as it is
    server: { deps: { external: [/\.test\.mjs$/] } },
    reporters: [],
    sequence: { sequencer: AsListed },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
