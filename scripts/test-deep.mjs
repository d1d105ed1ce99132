// `npm run test:deep`: sets up a clean clone, builds what is tested, runs every deep suite to its end, prints a summary and ends
// with "N passed, N failed". It shows how far it is.
import { existsSync, readdirSync, rmSync } from 'node:fs';
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

// This one takes all cores by itself.
const company = '@howzat/depth';
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
  const { done, returned } = await readTurboRuns(async () => {
    const flags = ['--continue=dependencies-successful', '--summarize'];
    const others = packages.filter(({ name }) => name !== company).map(({ name }) => `--filter=${name}`);
    await turboBeside(['build', ...flags, `--filter=${company}`, ...others, '--output-logs=errors-only']);
    await turboBeside([task, ...flags, `--filter=${company}`, '--output-logs=full'], { tasks: 1 });
    await turboBeside([task, ...flags, ...others, '--output-logs=full'], { tasks: 2 });
    const publish = await beside('node', ['scripts/check-publish.mjs']);
    const tarballs = await beside('node', ['scripts/check-tarballs.mjs', '--whole', '--node', otherNodes]);
    return { publish, tarballs, release: await beside('node', ['scripts/check-release.mjs']) };
  });
  return [
    ...packages.flatMap(({ name, folder }) => resultsOf(name, folder, done.get(`${name}#${task}`) ?? {})),
    { name: 'check:publish', ...checkOf(returned.publish.status === 0) },
    { name: 'check:tarballs --whole', ...countsOf(join(root, '.reports/tarballs.json'), returned.tarballs.status) },
    { name: 'check:release', ...countsOf(join(root, '.reports/deep/release.json'), returned.release.status) },
  ];
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
    took,
    // the exit code is that of all parts together
    ...countsOf(join(reportsOf(folder), report), 0),
  }));
  const broke = exitCode !== 0 && sum(results).failed === 0;
  return broke ? [...results, { name, ...checkOf(false), note: 'broke outside its tests' }] : results;
}

function isReport(file) {
  return file.endsWith('.json');
}
