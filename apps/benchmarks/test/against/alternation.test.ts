import { describe, expect, it } from 'vitest';
import { pairsOf } from '../../src/against/alternation.js';

const upTo50 = Array.from({ length: 49 }, (_, i) => i + 2);

describe('the plan of the alternation', () => {
  it('plays 20 rounds by five pairs of processes', () => {
    expect(pairsOf(20).map(({ rounds }) => rounds.length)).toEqual([4, 4, 4, 4, 4]);
  });

  it('has two pairs at least, so that there is an interval', () => {
    expect(pairsOf(2).map(({ rounds }) => rounds.length)).toEqual([1, 1]);
    expect(pairsOf(4).map(({ rounds }) => rounds.length)).toEqual([2, 2]);
  });

  it.each(upTo50)('plays all of %i rounds, spread evenly', (n) => {
    const lengths = pairsOf(n).map(({ rounds }) => rounds.length);
    expect(lengths.reduce((a, b) => a + b)).toBe(n);
    expect(Math.max(...lengths) - Math.min(...lengths)).toBeLessThanOrEqual(1);
    expect(lengths.length).toBeGreaterThanOrEqual(2);
  });

  it.each(upTo50)('swaps the order in each of %i rounds', (n) => {
    const orders = pairsOf(n).flatMap(({ rounds }) => rounds);
    for (const [i, [first, second]] of orders.entries()) {
      expect(second).not.toBe(first);
      if (i > 0) expect(first).not.toBe(orders[i - 1]?.[0]);
    }
    const today = orders.filter(([first]) => first === 'today').length;
    expect(Math.abs(2 * today - n)).toBeLessThanOrEqual(1);
  });

  it('swaps who is started first, too', () => {
    expect(pairsOf(12).map(({ start }) => start[0])).toEqual(['today', 'baseline', 'today']);
  });

  it.each([1, 0, -4, 2.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d rounds', (n) => {
    expect(() => pairsOf(n)).toThrow('There have to be 2 rounds at least.');
  });
});
