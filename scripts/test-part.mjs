// Runs a part of a package's tests, in its folder: node ../../scripts/test-part.mjs ctg, for those that play one game and so have its tag,
// or others, for those that have none. Its report is .reports/<part>.json. After a change of one game, `npm test` runs the part of that
// game and the others.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { games } from './lib/games.mjs';

const [part] = process.argv.slice(2);
if (part !== 'others' && !games.includes(part))
  throw new Error(`The parts are ${games.join(', ')} and others; not ${part}.`);
// what a part is made from, as turbo knows it, leaves out what the package itself builds: `npm test` has built it before
if (process.env.HOWZAT_BUILT !== '1')
  throw new Error(
    'Parts are run by `npm test`, which builds everything first. By hand: npx vitest run --tags-filter=ctg',
  );
const filter = part === 'others' ? games.map((game) => `!${game}`).join(' && ') : part;
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', `--tags-filter=${filter}`, `--outputFile.json=.reports/${part}.json`],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
