import { existsSync, readFileSync } from 'node:fs';

/** A check that counts as one. */
export function checkOf(passed) {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1 };
}

/** The counts of a Vitest run from its JSON report. A run without a report, without a test or with a file that broke has failed. */
export function countsOf(reportFile, exitCode) {
  if (!existsSync(reportFile)) return { passed: 0, failed: 1, note: 'no report' };
  const report = JSON.parse(readFileSync(reportFile, 'utf8'));
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = report;
  const skipped = total - passed - failed;
  if (passed + failed === 0) return { passed, failed: 1, note: 'no test' };
  if (failed === 0 && (exitCode !== 0 || !report.success))
    return { passed, failed: 1, note: 'broke outside its tests' };
  return { passed, failed, ...(skipped > 0 && { note: `${skipped} skipped` }) };
}

export function sum(results) {
  return {
    passed: results.reduce((total, { passed }) => total + passed, 0),
    failed: results.reduce((total, { failed }) => total + failed, 0),
  };
}

export function printTable(results) {
  const width = Math.max(...results.map(({ name }) => name.length));
  console.log(`\n${'suite'.padEnd(width)}  passed  failed`);
  for (const { name, passed, failed, note } of results) {
    const counts = `${String(passed).padStart(6)}  ${String(failed).padStart(6)}`;
    console.log(`${name.padEnd(width)}  ${counts}${failed > 0 ? '  FAILED' : ''}${note ? `  (${note})` : ''}`);
  }
  console.log('');
}
