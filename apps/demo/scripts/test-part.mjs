// Runs one part of the tests: node scripts/test-part.mjs app, or a tag of games.mjs. Its report is .reports/<part>.json. Each test is in one
// part: that of the first of its tags, or `app` where it has none.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tags } from './games.mjs';

const [part] = process.argv.slice(2);
if (part !== 'app' && !tags.includes(part)) throw new Error(`The parts are app, ${tags.join(', ')}; not ${part}.`);
const before = part === 'app' ? tags : tags.slice(0, tags.indexOf(part));
const only = [...before.map((tag) => `!${tag}`), ...(part === 'app' ? [] : [part])].join(' && ');
const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  // the parts share what Vitest has made of the test files
  [vitest, 'run', '--experimental.fsModuleCache', `--tags-filter=${only}`, `--outputFile.json=.reports/${part}.json`],
  { stdio: 'inherit', env: { ...process.env, HOWZAT_PART: part } },
);
process.exitCode = status ?? 1;
