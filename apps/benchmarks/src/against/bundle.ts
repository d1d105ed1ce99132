import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { build } from 'tsup';
import { bundled } from '../contest-files.js';
import { benchmarks } from '../places.js';
import { Unable } from './git.js';

/**
 * Fails where a bundle holds sources of packages of another checkout than its own: it would measure the wrong code.
 * @param inputs the bundled files
 */
export function requireOwnPackages(inputs: readonly string[], folder: string): void {
  const packages = `${join(realpathSync(folder), 'packages')}${sep}`;
  const own = inputs.filter((file) => file.startsWith(packages));
  const foreign = inputs.find((file) => file.includes(`${sep}packages${sep}`) && !file.startsWith(packages));
  if (foreign !== undefined) throw new Unable(`The bundle of ${folder} holds ${foreign}.`);
  if (own.length === 0) throw new Unable(`The bundle of ${folder} holds none of its packages.`);
}

function inputsIn(metafile: string): readonly string[] {
  const { inputs } = JSON.parse(readFileSync(metafile, 'utf8')) as { inputs: Record<string, unknown> };
  return Object.keys(inputs).map((file) => resolve(file));
}

/**
 * Bundles today's contests with the packages of a checkout: the `paths` of its tsconfig say where their sources are. So both
 * sides hold the same contests, those that the checkout does not know yet included.
 * @returns the folder of the bundles
 */
export async function bundleWith(folder: string, files: readonly string[]): Promise<string> {
  const outDir = mkdtempSync(join(tmpdir(), 'howzat-contests-'));
  try {
    await build({
      ...bundled,
      entry: Object.fromEntries(files.map((file) => [file, `${benchmarks}src/entries/${file}.ts`])),
      outDir,
      tsconfig: join(folder, 'tsconfig.base.json'),
      config: false,
      silent: true,
      metafile: true,
      outExtension: () => ({ js: '.mjs' }),
    });
    requireOwnPackages(inputsIn(join(outDir, 'metafile-esm.json')), folder);
  } catch (error) {
    rmSync(outDir, { recursive: true, force: true });
    if (error instanceof Unable) throw error;
    throw new Unable(`Today's contests cannot be bundled with the packages of ${folder}: ${(error as Error).message}`);
  }
  return outDir;
}
