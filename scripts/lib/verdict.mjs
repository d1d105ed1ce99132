import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from './pnpm.mjs';

/** A check that counts as one. */
export function checkOf(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/**
 * The counts of a Vitest run from its JSON report. A run without a report, without a test or with a
 * file that broke has failed. Where it is a part of the tests, those of the other parts are not counted as skipped.
 */
export function countsOf(reportFile, exitCode, isPart = false) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, note: 'no report' };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = report;
  const skipped = total - passed - failed;
  const failures = failuresOf(report);
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test', failures };
  if (failed === 0 && (exitCode !== 0 || !report.success))
    return { passed, failed: 1, note: 'broke outside its tests', failures };
  return { passed, failed, failures, ...(skipped > 0 && !isPart && { note: `${skipped} skipped` }) };
}

/** Each test that failed, and each file that broke outside its tests, with the first line of what it said. */
function failuresOf({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults
      .filter((test) => test.status === 'failed')
      .map(({ fullName, failureMessages }) => `${file} > ${fullName}: ${firstLine(failureMessages[0])}`);
    return tests.length === 0 && status === 'failed' ? [`${file}: ${firstLine(message)}`] : tests;
  });
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}

export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
  };
}

export function printTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n${'suite'.padEnd(width)}  passed  failed    took`);
  for (const { name, passed, failed, took = '', note } of results) {
    const counts = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}  ${took.padStart(6)}`;
    console.log(`${name.padEnd(width)}  ${counts}${failed > 0 ? '  FAILED' : ''}${note ? `  (${note})` : ''}`);
  }
  console.log('');
}

/** Names what failed once more where it is seen: the last lines of a long run. */
export function printFailures(results) {
  const failures = results.flatMap(({ failures = [] }) => failures);
  for (const failure of failures) console.log(`FAILED  ${failure}`);
  if (failures.length > 0) console.log('');
}
