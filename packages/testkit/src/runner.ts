/** What a test runner must have: `describe` and `it` as Vitest, Jest, Mocha and node:test know them. */
export interface TestRunner {
  describe(name: string, body: () => void): unknown;
  it(name: string, body: () => void | Promise<void>, timeout?: number): unknown;
}

/**
 * The runner that was given, or the one whose `describe` and `it` are global.
 * @throws Error where there is none
 */
export function runnerOf(given: TestRunner | undefined): TestRunner {
  if (given) return given;
  const { describe, it } = globalThis as Partial<TestRunner>;
  if (!describe || !it)
    throw new Error('testVariant needs describe and it: pass them as `runner`, or make them global.');
  return { describe, it };
}

/** Fails a test with everything that is wrong, not only the first thing. */
export function expectNone(problems: readonly string[], what: string): void {
  if (problems.length === 0) return;
  const shown = problems.slice(0, 12);
  const more = problems.length > shown.length ? `\n  ... and ${problems.length - shown.length} more` : '';
  throw new Error(`${what}\n  ${shown.join('\n  ')}${more}`);
}
