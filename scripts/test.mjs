// `npm test`: sets up a clean clone, runs every suite to its end, prints a summary and ends with "N passed, N failed".
// Each test of Vitest counts as one, and so does each other check of each package.
import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holdClone } from './lib/one-run.mjs';
import { env, root, turboBeside } from './lib/pnpm.mjs';
import { isReady } from './lib/ready.mjs';
import { readTurboRuns } from './lib/turbo-run.mjs';
import { checkOf, countsOf, printFailures, printTable, sum } from './lib/verdict.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const tasks = ['build', 'typecheck', 'test', 'size', 'api:check', 'package-check'];
/** Checks of the repository as a whole that read its sources. One that leaves a report counts what it checks, as Vitest does. */
const ofSources = [
  { task: 'knip' },
  { task: 'check:rooms' },
  { task: 'lint' },
  { task: 'check:configs' },
  { task: 'check:workflows' },
  { task: 'check:deploy' },
  { task: 'check:versions' },
  { task: 'check:prose' },
  { task: 'check:mutants' },
  { task: 'check:cache' },
  { task: 'check:kept', report: '.reports/kept.json' },
];
/** Those of what is built. */
const ofBuilt = [
  { task: 'check:tarballs', report: '.reports/tarballs.json' },
  { task: 'check:examples', report: '.reports/examples.json' },
  { task: 'check:guides', report: '.reports/guides.json' },
  { task: 'check:isolation', report: '.reports/isolation.json' },
];
const rootTasks = [...ofSources, ...ofBuilt];
// Where tests may leave a trace of the rules that fired; each package has a folder of its own.
env.HOWZAT_TRACE_DIR = '.reports/trace';
// Everything is built before it is tested: the tests run on what is published.
env.HOWZAT_BUILT = '1';

// The site is looked at with a sample of its API pages; `npm run test:deep` builds all of them.
env.HOWZAT_DOCS_API = 'sample';

/**
 * The packages whose browser tests take longest and wait often. They run beside the others from the beginning, with this many tasks at
 * once. With more tasks in any lane they slow each other down, and the same tests take more processor time.
 */
const ownLanes = { '@howzat/demo': 2, '@howzat/docs': 1 };
/** Of a lane these take longest, and about as long as each other. */
const longest = ['@howzat/demo#test:app', '@howzat/demo#test:keeping'];

const started = performance.now();
const results = !isReady()
  ? [{ name: 'install', ...checkOf(false) }]
  : holdClone('npm test')
    ? await suiteResults()
    : [{ name: 'alone in this clone', ...checkOf(false) }];
printTable(results);
printFailures(results);
const { passed, failed } = sum(results);
console.log(`${Math.round((performance.now() - started) / 1000)} s`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

/**
 * Builds the packages, and beside that checks the sources: a package waits for those that it needs, and leaves a processor free. Then runs
 * the suites in four lanes. The demo and the site have lanes of their own, in which they are built as well: that takes long, on one
 * processor, and none of the others waits for them. So have the checks of what is built, which wait for npm now and then.
 */
async function suiteResults() {
  const packages = workspacePackages();
  for (const { folder } of packages) rmSync(join(folder, '.reports'), { recursive: true, force: true });
  rmSync(join(root, '.reports'), { recursive: true, force: true });
  const flags = ['--continue=dependencies-successful', '--output-logs=errors-only', '--summarize'];
  const { done, returned } = await readTurboRuns(async () => {
    const published = packages.filter(({ folder }) => dirname(folder) === join(root, 'packages'));
    const checks = (theirs, tasks) =>
      turboBeside([...theirs.map(({ task }) => `//#${task}`), ...flags], { quiet: true, tasks });
    const sourcesLooked = checks(ofSources, 1);
    await turboBeside([...published.map(({ name }) => `${name}#build`), ...flags]);
    const lane = (theirs) => theirs.flatMap(tasksOf).map(({ id }) => id);
    const alone = Object.entries(ownLanes).map(([name, atOnce]) =>
      builtFirst(name, lane(packages.filter((it) => it.name === name)), { flags, atOnce }),
    );
    // two at once, since some of them wait for a clock or a process of their own
    const others = turboBeside([...lane(packages.filter(({ name }) => !(name in ownLanes))), ...flags], { tasks: 2 });
    return Promise.all([...alone, sourcesLooked, checks(ofBuilt, 1), others]);
  });
  // what the other packages have to say was shown as it came
  const shown = returned.slice(0, -1).map(({ output }) => output);
  console.log(`\n${shown.join('').trimEnd()}`);
  return [...packageResults(packages, done), ...rootResults(done)];
}

/**
 * Builds what a lane looks at, then does what there is to do in it. What takes longest begins first, by itself, for turbo keeps to no
 * order: it begins whatever its cache has made ready.
 */
async function builtFirst(name, theirTasks, { flags, atOnce }) {
  const steps = [
    [`${name}#build`],
    theirTasks.filter((task) => longest.includes(task)),
    theirTasks.filter((task) => !longest.includes(task)),
  ];
  let output = '';
  for (const step of steps.filter(({ length }) => length > 0))
    output += (await turboBeside([...step, ...flags], { quiet: true, tasks: atOnce })).output;
  return { output };
}

/** What is done for a package: its id for turbo, and where a suite leaves its report. A package may have its tests in parts. */
function tasksOf({ name, folder, scripts }) {
  const parts = Object.keys(scripts).filter((script) => script.startsWith('test:') && script !== 'test:deep');
  const tests = parts.length > 0 ? parts : ['test'];
  return tasks
    .flatMap((task) => (task === 'test' ? tests : [task]))
    .filter((task) => scripts[task])
    .map((task) => {
      const report = task === 'test' ? 'vitest' : parts.includes(task) && task.slice('test:'.length);
      return {
        id: `${name}#${task}`,
        label: `${name} ${task}`,
        report: report && join(folder, `.reports/${report}.json`),
      };
    });
}

function packageResults(packages, done) {
  return packages.flatMap(tasksOf).map(({ id, label, report }) => {
    const { exitCode, took } = done.get(id) ?? {};
    // the other tests of a package belong to its other parts
    const counts = report ? countsOf(report, exitCode, !id.endsWith('#test')) : checkOf(exitCode === 0);
    return { name: label, took, ...(exitCode === undefined && { note: 'not run' }), ...counts };
  });
}

function rootResults(done) {
  return rootTasks.map(({ task, report }) => {
    const { exitCode, took } = done.get(`//#${task}`) ?? {};
    const counts = report ? countsOf(join(root, report), exitCode) : checkOf(exitCode === 0);
    return { name: task, took, note: exitCode === undefined ? 'not run' : undefined, ...counts };
  });
}
