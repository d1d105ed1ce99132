// `npm test`: sets up a clean clone, runs every suite to its end, prints a summary and ends with "N passed, N failed".
// Each test of Vitest counts as one, and so does each other check of each package.
import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumPath } from './lib/chromium.mjs';
import { bootstrap, env, root, turbo } from './lib/pnpm.mjs';
import { readTurboRun } from './lib/turbo-run.mjs';
import { checkOf, countsOf, printFailures, printTable, sum } from './lib/verdict.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const tasks = ['build', 'typecheck', 'test', 'size', 'api:check', 'package-check'];
const rootChecks = {
  lint: ['biome', 'check', '--error-on-warnings'],
  'types of configs': ['tsc', '--project', 'tsconfig.json'],
  knip: ['knip', '--treat-config-hints-as-errors'],
  workflows: ['node', 'scripts/check-workflows.mjs'],
  publish: ['node', 'scripts/check-publish.mjs'],
  tarballs: ['node', 'scripts/check-tarballs.mjs'],
};
// A root check that counts what it checks, as Vitest does.
const rootReports = { tarballs: '.reports/tarballs.json' };
// Where tests may leave a trace of the rules that fired; each package has a folder of its own.
env.HOWZAT_TRACE_DIR = '.reports/trace';

const results = isReady() ? [...packageResults(), ...rootResults()] : [{ name: 'install', ...checkOf(false) }];
printTable(results);
printFailures(results);
const { passed, failed } = sum(results);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/** Sets up what the suites need; what cannot be provided is said in a line. */
function isReady() {
  try {
    chromiumPath();
  } catch ({ message }) {
    console.error(message);
    return false;
  }
  return bootstrap() === 0;
}

function packageResults() {
  const packages = workspacePackages();
  for (const { folder } of packages) rmSync(join(folder, '.reports'), { recursive: true, force: true });
  const exitCodes = readTurboRun(() =>
    turbo([...tasks, '--continue=dependencies-successful', '--output-logs=errors-only', '--summarize']),
  );
  return packages.flatMap(({ name, folder, scripts }) =>
    tasks
      .filter((task) => scripts[task])
      .map((task) => {
        const exitCode = exitCodes.get(`${name}#${task}`);
        const counts =
          task === 'test' ? countsOf(join(folder, '.reports/vitest.json'), exitCode) : checkOf(exitCode === 0);
        return { name: `${name} ${task}`, note: exitCode === undefined ? 'not run' : undefined, ...counts };
      }),
  );
}

function rootResults() {
  return Object.entries(rootChecks).map(([name, command]) => {
    console.log(`\n${name}: ${command.join(' ')}`);
    const exitCode = runTool(command);
    const report = rootReports[name];
    return { name, ...(report ? countsOf(join(root, report), exitCode) : checkOf(exitCode === 0)) };
  });
}

function runTool([tool, ...args]) {
  const bins = join(root, 'node_modules/.bin');
  const onWindows = process.platform === 'win32';
  const PATH = `${bins}${onWindows ? ';' : ':'}${process.env.PATH}`;
  return spawnSync(tool, args, { cwd: root, env: { ...env, PATH }, shell: onWindows, stdio: 'inherit' }).status;
}
