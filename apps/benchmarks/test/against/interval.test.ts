import { describe, expect, it } from 'vitest';
import { estimateOf } from '../../src/against/interval.js';

/** From a printed table of Student's t distribution: the quantile of 97.5 % by degrees of freedom. */
const t = { 1: 12.7062, 4: 2.7764, 19: 2.093 };

describe('the interval of a ratio', () => {
  it('has the geometric mean in its middle', () => {
    const { ratio, low, high } = estimateOf([0.5, 1, 2, 4].map(Math.log));
    expect(ratio).toBeCloseTo(Math.SQRT2, 12);
    expect(low * high).toBeCloseTo(ratio * ratio, 12);
    expect(low).toBeLessThan(ratio);
  });

  it('is as wide as the t distribution wants it', () => {
    // of these five the mean is 0 and the variance 0.025
    const five = [-0.2, -0.1, 0, 0.1, 0.2];
    expect(Math.log(estimateOf(five).high)).toBeCloseTo(t[4] * Math.sqrt(0.025 / 5), 4);
    expect(Math.log(estimateOf([-0.1, 0.1]).high)).toBeCloseTo(t[1] * 0.1, 4);
    const twenty = Array.from({ length: 20 }, (_, i) => (i % 2 === 0 ? 0.1 : -0.1));
    expect(Math.log(estimateOf(twenty).high)).toBeCloseTo(t[19] * Math.sqrt(0.2 / 19 / 20), 4);
  });

  it('has no width where all ratios are one and the same', () => {
    const log = Math.log(0.9);
    const { ratio, low, high } = estimateOf([log, log, log]);
    for (const end of [ratio, low, high]) expect(end).toBeCloseTo(0.9, 12);
  });

  it('turns over with the ratio', () => {
    const logs = [0.3, -0.1, 0.2];
    const [forth, back] = [estimateOf(logs), estimateOf(logs.map((x) => -x))];
    expect(back.ratio).toBeCloseTo(1 / forth.ratio, 12);
    expect(back.low).toBeCloseTo(1 / forth.high, 12);
  });

  it.each([[[]], [[0.1]]])('takes two ratios at least', (logs) => {
    expect(() => estimateOf(logs)).toThrow('An interval takes two ratios at least.');
  });
});
