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
  const said = { failures: failuresOf(report), unsteady: unsteadyOf(report) };
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test', ...said };
  if (failed === 0 && (exitCode !== 0 || !report.success))
    return { passed, failed: 1, note: 'broke outside its tests', ...said };
  return { passed, failed, ...said, ...(skipped > 0 && !isPart && { note: `${skipped} skipped` }) };
}

/** Each test that failed, and each file that broke outside its tests, with the first line of what it said. */
function failuresOf({ testResults = [] }) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed').map((test) => whatWasSaid(file, test));
    return tests.length === 0 && status === 'failed' ? [`${file}: ${firstLine(message)}`] : tests;
  });
}

/** Each test that failed at first and passed when it was tried again: only tests in a browser are. */
function unsteadyOf({ testResults = [] }) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map((test) => whatWasSaid(relative(root, name), test)),
  );
}

function whatWasSaid(file, { fullName, failureMessages }) {
  return `${file} > ${fullName}: ${firstLine(failureMessages[0])}`;
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

/** Names what failed, or passed only at the second try, once more where it is seen: the last lines of a long run. */
export function printFailures(results) {
  const lines = [
    ...results.flatMap(({ unsteady = [] }) => unsteady).map((test) => `PASSED WHEN TRIED AGAIN  ${test}`),
    ...results.flatMap(({ failures = [] }) => failures).map((failure) => `FAILED  ${failure}`),
  ];
  for (const line of lines) console.log(line);
  if (lines.length > 0) console.log('');
}
