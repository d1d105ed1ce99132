// Runs a part of a package's tests, in its folder: node ../../scripts/test-part.mjs ctg, for those that play one game and so have its tag,
// all-games, for those that need several, or others, for those that have no tag. Its report is .reports/<part>.json. After a change of one
// game, `npm test` runs the part of that game, and the others where these play games as well.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { requireFresh } from './lib/built-from.mjs';
import { allGames, games } from './lib/games.mjs';

const [part] = process.argv.slice(2);
const tags = [...games, allGames];
if (part !== 'others' && !tags.includes(part))
  throw new Error(`The parts are ${tags.join(', ')} and others; not ${part}.`);
// what a part is made from, as turbo knows it, leaves out what the package itself builds: `npm test` has built it before
if (process.env.HOWZAT_BUILT !== '1')
  throw new Error(
    'Parts are run by `npm test`, which builds everything first. By hand: npx vitest run --tags-filter=ctg',
  );
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
if ('@howzat/house-rules' in { ...dependencies, ...devDependencies })
  requireFresh(fileURLToPath(new URL('../packages/house-rules', import.meta.url)));
const filter = part === 'others' ? tags.map((tag) => `!${tag}`).join(' && ') : part;
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  // the parts share what Vitest has made of the test files
  [vitest, 'run', '--experimental.fsModuleCache', `--tags-filter=${filter}`, `--outputFile.json=.reports/${part}.json`],
  { stdio: 'inherit', env: { ...process.env, HOWZAT_PART: part } },
);
process.exitCode = status ?? 1;
