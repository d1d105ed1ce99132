import type { Comparison } from './comparison.js';

/** How many bars stand side by side at the most. */
const mostBars = 40;

/** A stretch of totals, and how many of the matches had one in it. */
export interface Bar {
  /** The lowest and the highest total of the stretch, in runs. */
  readonly from: number;
  readonly to: number;
  /** Shares of 1, without the change and with it. */
  readonly without: number;
  readonly with: number;
}

/**
 * First-innings totals as bars of one width, to be drawn: as narrow as leaves them few enough.
 *
 * @param comparison the totals of a comparison
 *
 * @example
 * import { barsOf } from '@howzat/simulator';
 *
 * // one total of 8 and three of 9 without the change, four of 9 with it
 * const bars = barsOf({ totals: [[[8, 1], [9, 3]], [[9, 4]]] });
 * console.log(bars.map(({ without }) => without)); // [ 0.25, 0.75 ]
 */
export function barsOf({ totals }: Pick<Comparison, 'totals'>): readonly Bar[] {
  const all = totals.flatMap((one) => one.map(([total]) => total));
  if (all.length === 0) return [];
  const lowest = Math.min(...all);
  const span = Math.max(...all) - lowest + 1;
  const width = Math.max(1, Math.ceil(span / mostBars));
  const [without, withIt] = totals.map((one) => {
    const counts = new Array<number>(Math.ceil(span / width)).fill(0);
    let n = 0;
    for (const [total, count] of one) {
      const bar = Math.floor((total - lowest) / width);
      counts[bar] = (counts[bar] as number) + count;
      n += count;
    }
    return counts.map((count) => count / Math.max(1, n));
  }) as [number[], number[]];
  return without.map((share, bar) => {
    const from = lowest + bar * width;
    return { from, to: from + width - 1, without: share, with: withIt[bar] as number };
  });
}
