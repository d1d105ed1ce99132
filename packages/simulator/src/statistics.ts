import type { HistogramData } from './histogram.js';

/** Two-sided 95 % of the normal distribution, in standard deviations. */
const z95 = 1.959963984540054;

/** An interval, from its lower to its upper end. */
export type Interval = readonly [low: number, high: number];

/** Mean and sample standard deviation, in the unit of what was counted. NaN where nothing was. */
export interface Spread {
  readonly mean: number;
  readonly sd: number;
}

/** How many values a histogram holds. */
export function sizeOf(of: HistogramData): number {
  let n = 0;
  for (const [, count] of of) n += count;
  return n;
}

/** Mean and sample standard deviation of a histogram: two passes, so that nothing cancels out. */
export function spreadOf(of: HistogramData): Spread {
  const n = sizeOf(of);
  let sum = 0;
  for (const [value, count] of of) sum += value * count;
  const mean = sum / n;
  let squares = 0;
  for (const [value, count] of of) squares += count * (value - mean) ** 2;
  return { mean, sd: n > 1 ? Math.sqrt(squares / (n - 1)) : n === 1 ? 0 : Number.NaN };
}

/** The quantile of a histogram, interpolated between neighbours as spreadsheets do. */
function quantileOf(of: HistogramData, share: number): number {
  const place = share * (sizeOf(of) - 1);
  const at = (rank: number): number => {
    let passed = 0;
    for (const [value, count] of of) {
      passed += count;
      if (passed > rank) return value;
    }
    return Number.NaN;
  };
  const low = at(Math.floor(place));
  return low + (at(Math.ceil(place)) - low) * (place - Math.floor(place));
}

/** First quartile, median and third quartile. */
export function quartilesOf(of: HistogramData): readonly [number, number, number] {
  return [quantileOf(of, 0.25), quantileOf(of, 0.5), quantileOf(of, 0.75)];
}

/** The interval that holds the true mean with 95 % confidence. */
export function interval95(mean: number, standardError: number): Interval {
  return [mean - z95 * standardError, mean + z95 * standardError];
}

/**
 * Wilson's interval of 95 % for a share: `hits` of `n`. Everything from 0 to 1 where nothing was counted.
 *
 * @example
 * import { wilson95 } from '@howzat/simulator/chunks';
 *
 * console.log(wilson95(75, 100).map((share) => share.toFixed(2)).join(' to ')); // 0.66 to 0.82
 */
export function wilson95(hits: number, n: number): Interval {
  if (n === 0) return [0, 1];
  const share = hits / n;
  const z2 = z95 ** 2 / n;
  const middle = (share + z2 / 2) / (1 + z2);
  const half = (z95 / (1 + z2)) * Math.sqrt((share * (1 - share)) / n + z2 / (4 * n));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}
