import { readdirSync } from 'node:fs';
import { defineConfig, type Options } from 'tsup';

/** How every package is built: ESM and CommonJS, each with types of its own, from the entries that its exports map names. */
export function library(entries: Record<string, string>, overrides: Options = {}) {
  return defineConfig({
    entry: entries,
    format: ['esm', 'cjs'],
    target: 'es2022',
    dts: types(entries),
    // Also for CommonJS, so that the entries of a package share one copy of their classes.
    splitting: true,
    treeshake: true,
    minify: false,
    clean: true,
    ...overrides,
  });
}

/**
 * The types of the entries. The task `types` has made the declarations of each file, `src/x.ts` to `.types/src/x.d.ts`; here they are
 * only put together. Types of other workspace packages come from their build, not from their source through `paths`.
 */
export function types(entries: Record<string, string>) {
  const declarations = Object.entries(entries).map(([name, file]) => [
    name,
    `.types/${file.replace(/\.ts$/, '.d.ts')}`,
  ]);
  return {
    entry: Object.fromEntries(declarations),
    compilerOptions: { paths: {}, composite: false, incremental: false },
  };
}

/**
 * Every module keeps a file of its own, named `modules/...`. Bundlers leave out whole files that nobody needs
 * (`sideEffects: false`), and never parts of a file that does anything when it is loaded.
 */
export function modules(): Record<string, string> {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  return Object.fromEntries(
    files
      .map((file) => file.replaceAll('\\', '/'))
      .map((file) => [`modules/${file.slice(0, -'.ts'.length)}`, `src/${file}`]),
  );
}
