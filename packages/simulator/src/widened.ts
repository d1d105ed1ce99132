import { probit } from 'simple-statistics';
import type { Interval } from './statistics.js';

/**
 * An interval of 95 %, made so wide that so many of them hold at once with 95 % confidence (Bonferroni). The quantile is good to a few
 * thousandths.
 *
 * @param comparisons how many intervals are to hold at once
 * @param interval an interval of 95 %
 *
 * @example
 * import { widened } from '@howzat/simulator/chunks';
 *
 * const [low, high] = widened([-1, 1], 20);
 * console.log(low < -1, high > 1); // true true
 */
export function widened([low, high]: Interval, comparisons: number): Interval {
  const middle = (low + high) / 2;
  const factor = probit(1 - 0.025 / Math.max(1, comparisons)) / probit(0.975);
  const half = ((high - low) / 2) * factor;
  return [middle - half, middle + half];
}
