// Runs the tests that look at the built pages in a browser and follow their links, where the pages differ from those that passed: after a
// change of a rule that no page tells, they are the same. `--again` runs them all the same. The report is .reports/looks.json.
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { chromiumPath } from '../../scripts/lib/chromium.mjs';
import { contentsOf, keptReport, keyOf } from '../../scripts/lib/kept.mjs';
import { docs, machineKey, seenKey } from './site-contents.mjs';

/** These see nothing but the built pages: played.test.ts plays examples in them. */
const tests = ['axe', 'links', 'policy', 'weight'].map((name) => `test/${name}.test.ts`);
const report = join(docs, '.reports/looks.json');

const read = ['test', 'src', 'vitest.config.ts', '../vitest.base.ts', '../tsconfig.base.json', '../scripts/lib'];
const named = ['HOWZAT_BUILT', 'HOWZAT_DOCS_APP', 'HOWZAT_DOCS_BASE', 'HOWZAT_DOCS_API'];
const browser = execFileSync(chromiumPath(), ['--version'], { encoding: 'utf8' });
const key = keyOf(
  'looks',
  machineKey(),
  seenKey(),
  read.map((path) => contentsOf(join(docs, path))),
  named.map((name) => process.env[name] ?? null),
  browser,
);

const kept = keptReport('looks');
const before = process.argv.includes('--again') ? null : kept.of(key);
rmSync(report, { force: true });
if (before) {
  console.log('No page differs from those that passed.');
  mkdirSync(dirname(report), { recursive: true });
  writeFileSync(report, before);
} else {
  const vitest = join(dirname(createRequire(import.meta.url).resolve('vitest/package.json')), 'vitest.mjs');
  const args = ['run', ...tests, `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [vitest, ...args], { cwd: docs, stdio: 'inherit' });
  process.exitCode = status ?? 1;
  if (status === 0) kept.note(key, readFileSync(report, 'utf8'));
}
