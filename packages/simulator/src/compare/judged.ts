import { errorFunction } from 'simple-statistics';
import { type Interval, interval95 } from '../statistics.js';

/** Sums over the matches in which something is there both ways: how many, without, with, and of the squares of the differences. */
export interface PairSums {
  readonly n: number;
  readonly without: number;
  readonly with: number;
  readonly squares: number;
}

/** The means of both ways, and how far they lie apart. */
export interface Paired {
  readonly n: number;
  readonly without: number;
  readonly with: number;
  /** Of the mean, and where it truly lies with 95 % confidence. */
  readonly change: number;
  readonly interval95: Interval;
  /** How likely a difference at least so large is where there is none. */
  readonly p: number;
}

/** What is taken for real: one error in twenty comparisons, however many figures each looks at. */
export const level = 0.05;

/** Two-sided: how likely a normal value lies so far from its mean. */
function pOf(z: number): number {
  // the approximation is good to seven places
  return Math.max(0, 1 - errorFunction(Math.abs(z) / Math.SQRT2));
}

/**
 * What sums over pairs tell.
 *
 * @param sums over the matches that have the figure both ways
 *
 * @example
 * import { paired } from '@howzat/simulator/chunks';
 *
 * // two matches: 4 and 6 runs without the change, 5 and 9 with it
 * console.log(paired({ n: 2, without: 10, with: 14, squares: 1 + 9 }).change); // 2
 */
export function paired(sums: PairSums): Paired {
  const { n } = sums;
  const change = (sums.with - sums.without) / n;
  const variance = n > 1 ? Math.max(0, (sums.squares - n * change * change) / (n - 1)) : 0;
  const error = Math.sqrt(variance / n);
  return {
    n,
    without: sums.without / n,
    with: sums.with / n,
    change,
    interval95: interval95(change, error),
    p: error === 0 ? (change === 0 ? 1 : 0) : pOf(change / error),
  };
}

/**
 * Holm's correction: the smallest p of m counts m-fold, the next one (m - 1)-fold, and none less than one before it.
 *
 * @param given the p of each comparison, in any order
 *
 * @example
 * import { corrected } from '@howzat/simulator/chunks';
 *
 * console.log(corrected([0.5, 0.01, 0.04])); // [ 0.5, 0.03, 0.08 ]
 */
export function corrected(given: readonly number[]): readonly number[] {
  const order = given.map((_, i) => i).sort((a, b) => (given[a] as number) - (given[b] as number));
  const ps = new Array<number>(given.length).fill(1);
  let least = 0;
  order.forEach((at, rank) => {
    least = Math.max(least, Math.min(1, (given.length - rank) * (given[at] as number)));
    ps[at] = least;
  });
  return ps;
}
