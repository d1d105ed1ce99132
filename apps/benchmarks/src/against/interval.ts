import jstat from 'jstat';

/** A ratio with its interval of 95 %. */
export interface Estimate {
  readonly ratio: number;
  readonly low: number;
  readonly high: number;
}

/** The mean of a list that is not empty. */
export function meanOf(list: readonly number[]): number {
  return list.reduce((sum, x) => sum + x, 0) / list.length;
}

/**
 * The geometric mean of independent ratios, given as natural logarithms, and its interval of 95 % by Student's t
 * distribution. There have to be two at least: one alone does not tell how far such ratios lie apart.
 */
export function estimateOf(logs: readonly number[]): Estimate {
  if (logs.length < 2) throw new RangeError('An interval takes two ratios at least.');
  const mean = meanOf(logs);
  const variance = logs.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (logs.length - 1);
  const half = jstat.studentt.inv(0.975, logs.length - 1) * Math.sqrt(variance / logs.length);
  return { ratio: Math.exp(mean), low: Math.exp(mean - half), high: Math.exp(mean + half) };
}
