// `npm test`: sets up a clean clone, runs every suite to its end, prints a summary and ends with "N passed, N failed".
// Each test of Vitest counts as one, and so does each other check of each package.
import { rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromiumPath } from './lib/chromium.mjs';
import { beside, bootstrap, env, root, turboBeside } from './lib/pnpm.mjs';
import { readTurboRuns } from './lib/turbo-run.mjs';
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
// Everything is built before it is tested: the tests run on what is published.
env.HOWZAT_BUILT = '1';

// The browser tests keep one core busy and are the longest: they go beside the others from the beginning.
const browserTests = '@howzat/demo';
// The longest of the others: last of all it would keep one core waiting.
const longest = '@howzat/house-rules';

const results = isReady() ? await suiteResults() : [{ name: 'install', ...checkOf(false) }];
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

/** Builds everything, then runs the suites in two lanes. */
async function suiteResults() {
  const packages = workspacePackages();
  for (const { folder } of packages) rmSync(join(folder, '.reports'), { recursive: true, force: true });
  const flags = ['--continue=dependencies-successful', '--output-logs=errors-only', '--summarize'];
  const browserLane = async () => {
    const { output } = await turboBeside([...tasks, ...flags, `--filter=${browserTests}`], { quiet: true });
    return { output, rootExits: await rootExitCodes() };
  };
  const otherLane = async () => {
    await turboBeside([...tasks, ...flags, `--filter=${longest}`]);
    await turboBeside([...tasks, ...flags, `--filter=!${browserTests}`, `--filter=!${longest}`]);
  };
  const { exitCodes, returned } = await readTurboRuns(async () => {
    await turboBeside(['build', ...flags]);
    return Promise.all([browserLane(), otherLane()]);
  });
  const [{ output, rootExits }] = returned;
  console.log(`\n${output.trimEnd()}`);
  return [...packageResults(packages, exitCodes), ...rootResults(rootExits)];
}

function packageResults(packages, exitCodes) {
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

/** Runs the checks of the repository one after the other. */
async function rootExitCodes() {
  const bins = join(root, 'node_modules/.bin');
  const PATH = `${bins}${delimiter}${process.env.PATH}`;
  const exits = [];
  for (const [name, [tool, ...args]] of Object.entries(rootChecks))
    exits.push({
      name,
      command: [tool, ...args].join(' '),
      ...(await beside(tool, args, { quiet: true, env: { ...env, PATH } })),
    });
  return exits;
}

function rootResults(exits) {
  return exits.map(({ name, command, status, output }) => {
    console.log(`\n${name}: ${command}\n${output.trimEnd()}`);
    const report = rootReports[name];
    return { name, ...(report ? countsOf(join(root, report), status) : checkOf(status === 0)) };
  });
}
