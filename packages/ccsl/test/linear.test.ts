import { describe, expect, test } from 'vitest';
import { programme } from '../solving/linear.js';

describe('a linear programme', () => {
  test('brings the most that its constraints allow', () => {
    const lp = programme(3, 2);
    lp.begin(3, 2);
    // one and a half of the first and three of the second: 3 * 2 + 5 * 6 = 36
    for (const [line, first, second, allowed] of [
      [0, 1, 0, 4],
      [1, 0, 2, 12],
      [2, 3, 2, 18],
    ] as const) {
      lp.takes(line, 0, first);
      lp.takes(line, 1, second);
      lp.allows(line, allowed);
    }
    lp.brings(0, 3);
    lp.brings(1, 5);
    expect(lp.solve()).toBeCloseTo(36, 9);
    expect([...lp.variables]).toEqual([2, 6].map((x) => expect.closeTo(x, 9)));
    expect([...lp.prices]).toEqual([0, 1.5, 1].map((x) => expect.closeTo(x, 9)));
  });

  test('solves a game: rock, paper, scissors with a win worth two', () => {
    const lp = programme(3, 3);
    lp.begin(3, 3);
    for (let row = 0; row < 3; row++) {
      for (let column = 0; column < 3; column++) lp.takes(row, column, [1, 0, 2][(row - column + 3) % 3] as number);
      lp.allows(row, 1);
      lp.brings(row, 1);
    }
    const total = lp.solve();
    expect(1 / total).toBeCloseTo(1, 9);
    expect([...lp.variables].map((share) => share / total)).toEqual([1, 1, 1].map((x) => expect.closeTo(x / 3, 9)));
  });

  test('can be begun again, smaller', () => {
    const lp = programme(3, 3);
    lp.begin(3, 3);
    for (let i = 0; i < 3; i++) {
      lp.takes(i, i, 1);
      lp.allows(i, 1);
      lp.brings(i, 1);
    }
    expect(lp.solve()).toBe(3);
    lp.begin(1, 1);
    lp.takes(0, 0, 2);
    lp.allows(0, 1);
    lp.brings(0, 1);
    expect(lp.solve()).toBe(0.5);
  });
});
