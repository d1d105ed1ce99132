import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './pnpm.mjs';

/**
 * A list of checks that tells of each as it is done, and writes what came of all in the form of Vitest's JSON report.
 *
 * @param {string} reportFile from the root
 * @param {string} temporary a folder whose path is left out of what is told
 */
export function checkList(reportFile, temporary) {
  const results = [];
  const file = join(root, reportFile);
  rmSync(file, { force: true });

  /** Counts a check, and says why where it failed. Gives whether it passed. */
  function check(name, ok, why = '') {
    results.push({ name, ok, why: why.replaceAll(temporary, '') });
    console.log(`${ok ? 'ok    ' : 'FAILED'}  ${name}`);
    if (!ok) console.log(results.at(-1).why.replaceAll(/^/gm, '        '));
    return ok;
  }

  /** Writes the report. Gives the exit code. */
  function report() {
    const failed = results.filter(({ ok }) => !ok);
    const [numTotalTests, numFailedTests] = [results.length, failed.length];
    const numPassedTests = numTotalTests - numFailedTests;
    const assertionResults = failed.map(({ name, why }) => ({
      status: 'failed',
      fullName: name,
      failureMessages: [why],
    }));
    const testResults = [{ name: process.argv[1], status: 'failed', assertionResults }];
    const counts = { success: numFailedTests === 0, numTotalTests, numPassedTests, numFailedTests };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ ...counts, testResults: numFailedTests > 0 ? testResults : [] }));
    console.log(`${numPassedTests} passed, ${numFailedTests} failed`);
    return numFailedTests > 0 ? 1 : 0;
  }

  return { check, report };
}
