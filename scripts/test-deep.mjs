// `npm run test:deep`: sets up a clean clone, builds what is tested, runs every deep suite to its end, prints a summary and ends
// with "N passed, N failed". It shows how far it is.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { holdClone } from './lib/one-run.mjs';
import { beside, env, root, turboBeside } from './lib/pnpm.mjs';
import { isReady } from './lib/ready.mjs';
import { readTurboRuns } from './lib/turbo-run.mjs';
import { checkOf, countsOf, printFailures, printTable, sum } from './lib/verdict.mjs';
import { workspacePackages } from './lib/workspace.mjs';

const task = 'test:deep';
// The tests run on what is built, as it is published.
env.HOWZAT_BUILT = '1';

// This one takes all cores by itself, but for its cheating players.
const company = '@howzat/depth';
const cheats = 'cheats:deep';
/** The suites that take longest, the longest first: they begin before all others, two at a time. */
const long = [
  '@howzat/host#test:deep',
  '@howzat/docs#test:deep',
  `${company}#${cheats}`,
  '@howzat/compiler#test:deep',
  '@howzat/house-rules#test:deep',
  '@howzat/calibration#test:deep',
  '@howzat/wicked#test:deep',
  '@howzat/ctg#test:deep',
];
/** The suites that mostly wait for a browser: they have a place of their own, beside the two of the others. */
const waiting = ['@howzat/demo#test:deep'];
const tarballs = join(root, '.reports/tarballs.json');
// Node beside the one that runs this.
const otherNodes = '22,24';

const start = Date.now();
const results = !isReady()
  ? [{ name: 'install', ...checkOf(false) }]
  : holdClone('npm run test:deep')
    ? await suiteResults()
    : [{ name: 'alone in this clone', ...checkOf(false) }];
printTable(results);
printFailures(results);
const { passed, failed } = sum(results);
console.log(`${Math.round((Date.now() - start) / 60_000)} min`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 || passed === 0 ? 1 : 0;

async function suiteResults() {
  const packages = workspacePackages().filter(({ scripts }) => scripts[task]);
  for (const { folder } of packages) rmSync(reportsOf(folder), { recursive: true, force: true });
  rmSync(tarballs, { force: true });
  const { done, returned } = await readTurboRuns(async () => {
    const flags = ['--continue=dependencies-successful', '--summarize'];
    const filters = (chosen) => packages.filter(({ name }) => chosen(name)).map(({ name }) => `--filter=${name}`);
    const others = filters((name) => name !== company);
    await turboBeside([
      'build',
      ...flags,
      '--filter=./packages/*',
      `--filter=${company}`,
      ...others,
      '--output-logs=errors-only',
    ]);
    await turboBeside([task, ...flags, `--filter=${company}`, '--output-logs=full'], { tasks: 1 });
    const inFull = (id) => turboBeside([id, ...flags, '--output-logs=full'], { tasks: 1 });
    const [[publish, release, isolation]] = await Promise.all([
      // these wait for npm most of the time
      oneByOne([
        ['scripts/check-publish.mjs'],
        ['scripts/check-release.mjs'],
        ['scripts/check-isolation.mjs', '--whole', '--node', otherNodes],
      ]),
      atATime(1, waiting, inFull),
      atATime(2, queueOf(packages), inFull),
    ]);
    return { publish, release, isolation };
  });
  const { publish, release, isolation } = returned;
  return [
    ...packages.flatMap(({ name, folder }) => resultsOf(name, folder, cameOf(name, done))),
    { name: 'check:publish', took: publish.took, ...checkOf(publish.status === 0) },
    // the check of isolation runs them in the home of a person
    { name: 'check:tarballs --whole', ...countsOf(tarballs, 0) },
    {
      name: 'check:release',
      took: release.took,
      ...countsOf(join(root, '.reports/deep/release.json'), release.status),
    },
    {
      name: 'check:isolation --whole',
      took: isolation.took,
      ...countsOf(join(root, '.reports/isolation.json'), isolation.status),
    },
  ];
}

/** What came of the deep tasks of a package: as one, which failed if one of them did. */
function cameOf(name, done) {
  const tasks = (name === company ? [task, cheats] : [task]).map((it) => done.get(`${name}#${it}`) ?? {});
  return tasks.find(({ exitCode }) => exitCode !== 0) ?? tasks[0];
}

/** Runs a script of the repository, and tells how long it took. */
async function timed(args) {
  const began = Date.now();
  const { status } = await beside('node', args);
  return { status, took: `${Math.round((Date.now() - began) / 1000)} s` };
}

/** The suites beside the company of the games and those that have a place of their own, in the order in which they begin. */
function queueOf(packages) {
  const elsewhere = [`${company}#${task}`, ...waiting];
  const others = packages.map(({ name }) => `${name}#${task}`).filter((id) => !elsewhere.includes(id));
  return [...long, ...others.filter((id) => !long.includes(id))];
}

/** Does something with each of a list: so many go on at once, and the next one begins when one of them has ended. */
async function atATime(places, list, act) {
  const left = list[Symbol.iterator]();
  const goOn = async () => {
    for (const one of left) await act(one);
  };
  await Promise.all(Array.from({ length: places }, goOn));
}

async function oneByOne(scripts) {
  const results = [];
  for (const args of scripts) results.push(await timed(args));
  return results;
}

function reportsOf(folder) {
  return join(folder, '.reports/deep');
}

/** A suite writes a report for each of its parts, as Vitest does; one that writes none has failed. */
function resultsOf(name, folder, { exitCode, took }) {
  const reports = existsSync(reportsOf(folder)) ? readdirSync(reportsOf(folder)).filter(isReport) : [];
  if (exitCode === undefined) return [{ name, ...checkOf(false), note: 'not run' }];
  if (reports.length === 0) return [{ name, ...checkOf(false), note: 'no report' }];
  const results = reports.map((report) => ({
    name: `${name} ${report.slice(0, -'.json'.length)}`,
    took: tookIn(join(reportsOf(folder), report)) ?? took,
    // the exit code is that of all parts together
    ...countsOf(join(reportsOf(folder), report), 0),
  }));
  const broke = exitCode !== 0 && sum(results).failed === 0;
  return broke ? [...results, { name, ...checkOf(false), note: 'broke outside its tests' }] : results;
}

/** How long a part took, by its own report; null where that does not say. */
function tookIn(file) {
  const { startTime, testResults = [] } = JSON.parse(readFileSync(file, 'utf8'));
  const ends = testResults.map(({ endTime }) => endTime).filter(Number.isFinite);
  return startTime && ends.length > 0 ? `${Math.round((Math.max(...ends) - startTime) / 1000)} s` : null;
}

function isReport(file) {
  return file.endsWith('.json');
}
