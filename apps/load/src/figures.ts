/** The value below which so many of a hundred lie; NaN for none. */
export function percentile(values: readonly number[], of: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((of / 100) * sorted.length))] ?? Number.NaN;
}

/** Lines of words and figures, one below the other. */
export function table(rows: readonly (readonly [string, string])[]): string {
  const width = Math.max(...rows.map(([words]) => words.length));
  return rows.map(([words, figure]) => `  ${words.padEnd(width)}  ${figure}`).join('\n');
}

/** Milliseconds as they are printed. */
export function ms(value: number): string {
  return `${value.toFixed(1)} ms`;
}

/** The middle of some milliseconds, and the longest. */
export function spread(values: readonly number[]): string {
  return `${ms(percentile(values, 50))}, the longest ${ms(Math.max(...values))}`;
}
