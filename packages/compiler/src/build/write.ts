import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { compileRulebooks } from './compile.js';

/** What was written. */
export interface WrittenRunners {
  /** What the runners are called. */
  readonly names: readonly string[];
  readonly files: readonly string[];
}

/**
 * Compiles the rulebooks that a module exports and writes a module with a runner for each, with its types, as ESM and as CommonJS.
 *
 * @param from JavaScript or TypeScript; every export of it that `compose` has made is compiled
 * @param to where to, without an ending: `dist/runner` is written to `dist/runner.js`, `.cjs`, `.d.ts` and `.d.cts`
 * @throws NotCompilable where a rulebook holds what cannot be written as code, or the module exports no rulebook; nothing is written then
 * @throws BundlerMissing where esbuild is not installed
 *
 * @example
 * import { writeRunners } from '@howzat/compiler/build';
 *
 * // Writes `dist/runner.js`, `.cjs`, `.d.ts` and `.d.cts`.
 * export async function buildMine(): Promise<void> {
 *   const { names, files } = await writeRunners('rulebooks.ts', 'dist/runner');
 *   console.log(`${names.join(', ')} in ${files.join(', ')}`);
 * }
 */
export async function writeRunners(from: string, to: string): Promise<WrittenRunners> {
  const { names, esm, cjs, types } = await compileRulebooks(from);
  const files = { [`${to}.js`]: esm, [`${to}.cjs`]: cjs, [`${to}.d.ts`]: types, [`${to}.d.cts`]: types };
  await mkdir(dirname(to), { recursive: true });
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(file, text)));
  return { names, files: Object.keys(files) };
}
