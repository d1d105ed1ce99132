// Runs one part of the tests: node scripts/test-part.mjs app, online, or the id of a game. Its report is .reports/<part>.json.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { tags } from './games.mjs';

const [part] = process.argv.slice(2);
if (part !== 'app' && !tags.includes(part)) throw new Error(`The parts are app, ${tags.join(', ')}; not ${part}.`);
const only = part === 'app' ? tags.map((tag) => `!${tag}`).join(' && ') : part;
const vitest = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));
const { status } = spawnSync(
  process.execPath,
  [vitest, 'run', `--tags-filter=${only}`, `--outputFile.json=.reports/${part}.json`],
  { stdio: 'inherit', env: { ...process.env, HOWZAT_PART: part } },
);
process.exitCode = status ?? 1;
