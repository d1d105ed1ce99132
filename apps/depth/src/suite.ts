import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What came of a suite: how much held, and a line for each thing that did not. */
export interface Suite {
  readonly name: string;
  readonly passed: number;
  readonly failures: readonly string[];
  /** What could not be tried on this machine, a line each with the reason. */
  readonly leftOut?: readonly string[];
  /** What the suite found, as a table for people. */
  readonly table: string;
}

/** So many failures are shown by their words; the others are counted. */
export const shownFailures = 50;

/** Writes what came of a suite in the form of Vitest's JSON report, which `npm run test:deep` counts. */
export function writeReport(folder: string, { name, passed, failures, leftOut = [] }: Suite): void {
  const failed = failures.length;
  mkdirSync(folder, { recursive: true });
  const report = {
    numTotalTests: passed + failed + leftOut.length,
    numPassedTests: passed,
    numFailedTests: failed,
    numPendingTests: leftOut.length,
    success: failed === 0,
    testResults: [
      {
        name: 'apps/depth',
        status: failed === 0 ? 'passed' : 'failed',
        message: '',
        assertionResults: failures.slice(0, shownFailures).map((failure) => ({
          status: 'failed',
          fullName: name,
          failureMessages: [failure],
        })),
      },
    ],
  };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(report)}\n`);
}

/** Text in columns: the first to the left, the others to the right. */
export function columns(rows: readonly (readonly (string | number)[])[]): string {
  const widths = (rows[0] ?? []).map((_, at) => Math.max(...rows.map((row) => String(row[at] ?? '').length)));
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 ? String(cell).padEnd(widths[0] as number) : String(cell).padStart(widths[at] as number),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Says how far a work is, a line every so many seconds. */
export function progressOf(what: string, every = 10): (done: number, total: number) => void {
  let last = performance.now();
  const start = last;
  return (done, total) => {
    const now = performance.now();
    if (now - last < 1000 * every && done < total) return;
    last = now;
    process.stderr.write(`${what}: ${done} of ${total}, ${Math.round((now - start) / 1000)} s\n`);
  };
}
