// `npm run test:mutants`: changes the rules in small ways, one at a time, and sees whether the tests of their package notice.
//   node scripts/test-mutants.mjs                  all parts
//   node scripts/test-mutants.mjs laws cubes       some of them
//   node scripts/test-mutants.mjs laws --force     tries also what tests noticed before and has not changed since
//   node scripts/test-mutants.mjs laws --write     and writes the scores into docs/proofs.md
//   node scripts/test-mutants.mjs laws --workers 4 tries four at once; two unless given
//   node scripts/test-mutants.mjs --list           only says which files belong to each part, and fails where one has moved
// Which changes were noticed, and by which test, is kept in node_modules/.cache: the next run tries what was not, what has changed
// since in the rules, and what only a test noticed whose file, or what that imports, has changed. It does not see a change elsewhere in
// the source of the package; `--force` tries all.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from './lib/copy.mjs';
import { keptOf, scoreOf, survivorsOf, tableOf, withScores } from './lib/mutants.mjs';
import { filesOfPart, parts } from './lib/mutated.mjs';
import { bootstrap, env, environmentForSetup, root } from './lib/pnpm.mjs';
import { words } from './mutants/words.mjs';

/** At least so much of what is not said to be equivalent has to be noticed. */
const least = 0.9;

const { values: options, positionals } = parseArgs({
  options: {
    force: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    workers: { type: 'string', default: '2' },
  },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
const reports = join(root, '.reports/mutants');
const page = join(root, 'docs/proofs.md');
const cache = join(root, 'node_modules/.cache/howzat');
// Stryker changes the files where they stand, so it works in a copy
const copy = join(cache, 'mutants');
// what was noticed before: not among the reports, which `npm test` begins by deleting
const tried = join(cache, 'mutants-tried');

process.exitCode =
  unknown.length > 0
    ? refuse(`There is no part ${unknown.join(', ')}. Parts are ${Object.keys(parts).join(', ')}.`)
    : !/^[1-9]\d?$/.test(options.workers)
      ? refuse(`--workers is a whole number from 1 to 99, not ${options.workers}.`)
      : options.list
        ? list()
        : bootstrap() || tryAll();

function refuse(why) {
  console.error(why);
  return 2;
}

function list() {
  for (const part of names) {
    const { mutate, tests } = filesOfPart(part);
    console.log(`${part}\n  changes ${mutate.join(' ')}\n  runs ${tests.join(' ')}`);
  }
  return 0;
}

function tryAll() {
  const files = new Map(names.map((part) => [part, filesOfPart(part)]));
  clear(copy);
  copyRepository(copy);
  const installed = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: copy,
    env: environmentForSetup(),
  });
  if (installed.status !== 0) {
    console.error(`${installed.stdout}${installed.stderr}`);
    return 1;
  }
  for (const folder of [reports, tried]) mkdirSync(folder, { recursive: true });
  const rows = names.map((part) => {
    const row = { part, ...tryPart(part, files.get(part)) };
    tell(row);
    return row;
  });
  const scored = rows.filter(({ broke }) => !broke);
  writeFileSync(join(reports, 'table.md'), tableOf(scored));
  if (options.write) writeFileSync(page, withScores(readFileSync(page, 'utf8'), scored));
  const passed = scored.filter(({ share }) => share >= least).length;
  console.log(`${passed} passed, ${rows.length - passed} failed`);
  return passed === rows.length ? 0 : 1;
}

function tell({ part, broke, survivors = [], noticed, missed, equivalent, share, minutes }) {
  console.log(
    broke ??
      `\n${part}: ${(100 * share).toFixed(1)} % (${noticed} noticed, ${missed} not, ${equivalent} equivalent) in ${minutes} min`,
  );
  for (const survivor of survivors) console.log(`  ${survivor}`);
}

/** Empties a folder but for what pnpm has put there, which takes minutes to be put there again. */
function clear(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true, force: true });
}

function tryPart(part, { mutate, tests }) {
  const started = performance.now();
  const folder = join(copy, 'packages', parts[part].package);
  const report = join(reports, `${part}.json`);
  const incrementalFile = join(tried, `${part}.json`);
  const settings = {
    testRunner: 'bundle',
    plugins: ['runner.mjs', 'words.mjs'].map((plugin) => join(copy, 'scripts/mutants', plugin)),
    ignorers: [words],
    inPlace: true,
    buildCommand: `node ../../scripts/mutants/bundle.mjs ${tests.join(' ')}`,
    mutate,
    coverageAnalysis: 'perTest',
    warnings: { slow: false },
    // each change that is made before the tests are loaded loads them again, and what was loaded stays in the process
    maxTestRunnerReuse: 50,
    concurrency: Number(options.workers),
    // a busy machine is not a change that was noticed
    timeoutMS: 30_000,
    timeoutFactor: 4,
    incremental: true,
    incrementalFile,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowEmpty: false,
    disableTypeChecks: false,
    tempDirName: '.stryker-tmp',
  };
  const file = join(folder, 'stryker.json');
  const bin = join(copy, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  if (options.force) rmSync(incrementalFile, { force: true });
  // Rules are composed into rulebooks when a file is loaded, so Stryker calls most changes static: it would make each before the tests
  // are loaded, and run all of them. At first it makes those that a test comes to while it runs, and runs the tests that do; then the
  // others, before all tests, and with them those that were not noticed and that something comes to while the tests are loaded.
  for (const ignoreStatic of [true, false]) {
    writeFileSync(file, JSON.stringify({ ...settings, ignoreStatic }));
    rmSync(report, { force: true });
    spawnSync(process.execPath, [bin, 'run', file], { cwd: folder, env, stdio: 'inherit' });
    if (!existsSync(report)) return { broke: `${part}: it broke, and says above why` };
    const kept = keptOf(JSON.parse(readFileSync(incrementalFile, 'utf8')), (mutant) => ignoreStatic && !mutant.static);
    writeFileSync(incrementalFile, JSON.stringify(kept));
  }
  const result = JSON.parse(readFileSync(report, 'utf8'));
  const minutes = ((performance.now() - started) / 60_000).toFixed(1);
  return { ...scoreOf(result), survivors: survivorsOf(result), minutes };
}
