import { defineConfig, type Options } from 'tsup';

/** How every package is built: ESM and CommonJS, each with types of its own, from the entries that its exports map names. */
export function library(entry: Record<string, string>, overrides: Options = {}) {
  return defineConfig({
    entry,
    format: ['esm', 'cjs'],
    target: 'es2022',
    // Types of other workspace packages come from their build, not from their source through `paths`.
    dts: { compilerOptions: { paths: {} } },
    sourcemap: true,
    // Also for CommonJS, so that the entries of a package share one copy of their classes.
    splitting: true,
    treeshake: true,
    minify: false,
    clean: true,
    ...overrides,
  });
}
