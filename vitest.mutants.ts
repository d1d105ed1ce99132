import { defineConfig } from 'vitest/config';

/**
 * The tests of a package under Stryker, which runs them again for each change that it makes: bundled (scripts/mutants/bundle.mjs), those
 * first that notice most.
 */
export default defineConfig({
  test: {
    include: ['test/mutants.test.mjs'],
    // Node loads a bundle as it is
    server: { deps: { external: [/\.test\.mjs$/] } },
    reporters: [],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
