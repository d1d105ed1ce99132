import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { allGames, games } from './scripts/lib/games.mjs';
import { ownEnvironment } from './scripts/lib/own-folders.mjs';
import { optimisesLate } from './scripts/lib/v8-flags.mjs';

const root = new URL('./', import.meta.url);

interface TsConfig {
  compilerOptions: { paths: Record<string, [string]> };
}

/**
 * By hand, tests run on the source of the workspace packages. `npm test` has just built them and says so: then the names
 * of packages stand for what is published, which Node runs as it is, without Vite's wrapping of every import.
 */
const onBuilt = process.env.HOWZAT_BUILT === '1';

/** The `paths` of tsconfig.base.json as Vite aliases: a package's name stands for its source. */
function sourceAliases() {
  const { compilerOptions } = JSON.parse(readFileSync(new URL('tsconfig.base.json', root), 'utf8')) as TsConfig;
  return Object.entries(compilerOptions.paths).map(([name, [file]]) => ({
    find: new RegExp(`^${name.replace('*', '([^/]+)')}$`),
    replacement: fileURLToPath(new URL(file.replace('*', '$1'), root)),
  }));
}

/** Shared by the vitest.config.ts of every package. */
export default defineConfig({
  resolve: { alias: onBuilt ? [] : sourceAliases() },
  test: {
    server: { deps: { external: [/\/packages\/[\w-]+\/dist\//] } },
    include: ['test/**/*.test.ts'],
    // a test that plays one game has the tag of that game: scripts/test-part.mjs
    tags: [...games, allGames].map((name) => ({ name })),
    // what takes long has a depth of its own: vitest.deep.ts
    exclude: ['**/*.deep.test.ts', '**/node_modules/**'],
    // nothing that a test starts finds, or writes into, the home of the person who runs it
    env: ownEnvironment(),
    reporters: ['default', 'json'],
    outputFile: { json: '.reports/vitest.json' },
    maxWorkers: 2,
    // most of the rulebooks that tests compile are played a few hundred times: V8 is not to optimise them at once
    execArgv: [...optimisesLate],
    // how long a test and what it opens take depends on the machine; only what hangs should fail for it
    testTimeout: 600_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000 } },
  },
});
