import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { build, type Options } from 'tsup';
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

/** What today's contests import by an entry of its own, and a checkout of before has in the one entry of its core. */
const entriesSince = new Map([
  ['@howzat/core/author', 'core/src/author.ts'],
  ['@howzat/core/scorebook', 'core/src/scorebook.ts'],
  ['@howzat/core/engine', 'core/src/engine.ts'],
  ['@howzat/compiler/run', 'compiler/src/run.ts'],
]);

/** Leads the names of entries that a checkout does not know yet to the one entry that its core had. */
function flatEntry(folder: string): NonNullable<Options['esbuildPlugins']>[number] {
  const packages = join(realpathSync(folder), 'packages');
  const isMissing = (name: string): boolean => {
    const file = entriesSince.get(name);
    return file !== undefined && !existsSync(join(packages, file));
  };
  return {
    name: 'the flat entry of before',
    setup(build) {
      build.onResolve({ filter: /^@howzat\// }, ({ path }) =>
        isMissing(path) ? { path: join(packages, 'core/src/index.ts') } : undefined,
      );
    },
  };
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
      esbuildPlugins: [flatEntry(folder)],
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
