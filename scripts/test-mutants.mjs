// `npm run test:mutants`: changes the rules in small ways, one at a time, and sees whether the tests of their package notice.
//   node scripts/test-mutants.mjs                  all parts
//   node scripts/test-mutants.mjs laws cubes       some of them
//   node scripts/test-mutants.mjs laws --force     tries also what was tried before and has not changed since
//   node scripts/test-mutants.mjs laws --write     and writes the scores into docs/proofs.md
// What came of a part is kept in .reports/mutants: the next run tries only what has changed since.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { copyRepository } from './lib/copy.mjs';
import { scoreOf, survivorsOf, withScores } from './lib/mutants.mjs';
import { parts } from './lib/mutated.mjs';
import { bootstrap, env, environmentForSetup, root } from './lib/pnpm.mjs';

/** At least so much of what is not said to be equivalent has to be noticed. */
const least = 0.9;

const { values: options, positionals } = parseArgs({
  options: { force: { type: 'boolean', default: false }, write: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const unknown = names.filter((name) => !Object.hasOwn(parts, name));
const reports = join(root, '.reports/mutants');
const page = join(root, 'docs/proofs.md');
// Stryker changes the files where they stand, so it works in a copy
const copy = join(root, 'node_modules/.cache/howzat/mutants');

process.exitCode = unknown.length > 0 ? refuse() : bootstrap() || tryAll();

function refuse() {
  console.error(`There is no part ${unknown.join(', ')}. Parts are ${Object.keys(parts).join(', ')}.`);
  return 2;
}

function tryAll() {
  rmSync(copy, { recursive: true, force: true });
  copyRepository(copy);
  const installed = spawnSync('pnpm', ['install', '--frozen-lockfile', '--prefer-offline'], {
    cwd: copy,
    env: environmentForSetup(),
  });
  if (installed.status !== 0) {
    console.error(`${installed.stdout}${installed.stderr}`);
    return 1;
  }
  mkdirSync(reports, { recursive: true });
  const rows = names.map((part) => ({ part, ...tryPart(part) }));
  for (const { part, broke, survivors = [], noticed, missed, equivalent, share } of rows) {
    console.log(
      broke ?? `\n${part}: ${(100 * share).toFixed(1)} % (${noticed} noticed, ${missed} not, ${equivalent} equivalent)`,
    );
    for (const survivor of survivors) console.log(`  ${survivor}`);
  }
  const scored = rows.filter(({ broke }) => !broke);
  if (options.write) writeFileSync(page, withScores(readFileSync(page, 'utf8'), scored));
  const passed = scored.filter(({ share }) => share >= least).length;
  console.log(`${passed} passed, ${rows.length - passed} failed`);
  return passed === rows.length ? 0 : 1;
}

function tryPart(part) {
  const { package: name, mutate } = parts[part];
  const folder = join(copy, 'packages', name);
  const report = join(reports, `${part}.json`);
  const settings = {
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    inPlace: true,
    mutate,
    coverageAnalysis: 'perTest',
    // what is read once, when a module is loaded, is tried by every test that loads it
    ignoreStatic: false,
    vitest: { configFile: '../../vitest.mutants.ts', related: false },
    concurrency: 2,
    incremental: true,
    incrementalFile: join(reports, `${part}.incremental.json`),
    force: options.force,
    reporters: ['json', 'progress-append-only'],
    jsonReporter: { fileName: report },
    allowEmpty: false,
    disableTypeChecks: false,
  };
  const file = join(folder, 'stryker.json');
  writeFileSync(file, JSON.stringify(settings));
  rmSync(report, { force: true });
  const bin = join(copy, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  spawnSync(process.execPath, [bin, 'run', file], { cwd: folder, env, stdio: 'inherit' });
  if (!existsSync(report)) return { broke: `${part}: it broke, and says above why` };
  const result = JSON.parse(readFileSync(report, 'utf8'));
  return { ...scoreOf(result), survivors: survivorsOf(result) };
}
