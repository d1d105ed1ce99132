import { isHowzatError } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { solveMatrixGame } from '../src/equilibrium/matrix-game.js';
import { solve } from '../src/index.js';
import { dice, hand, net } from './variants.js';

/** The value of b balls and w wickets at equilibrium, by the recursion of Murhekar and Sharma. */
function recursion(numbers: readonly number[], balls: number, wickets: number): number {
  if (balls === 0 || wickets === 0) return 0;
  const rest = recursion(numbers, balls - 1, wickets);
  const gap = rest - recursion(numbers, balls - 1, wickets - 1);
  // t for which the shares of the bowler sum to 1
  let [low, high] = [0, 6];
  for (let i = 0; i < 60; i++) {
    const t = (low + high) / 2;
    const sum = numbers.reduce((all, s) => all + (s + gap > 0 ? Math.max(0, (s - t) / (s + gap)) : 0), 0);
    [low, high] = sum > 1 ? [t, high] : [low, t];
  }
  return rest + (low + high) / 2;
}

describe('games of one move each', () => {
  test.each([
    [[[3]], 3],
    [
      [
        [1, -1],
        [-1, 1],
      ],
      0,
    ],
    [
      [
        [0, -1, 1],
        [1, 0, -1],
        [-1, 1, 0],
      ],
      0,
    ],
    [
      [
        [2, 5],
        [4, 1],
      ],
      3,
    ],
    [
      [
        [1, 2, 3],
        [4, 5, 6],
      ],
      4,
    ],
    [[[-5], [-7]], -5],
    [
      [
        [7, 7],
        [7, 7],
      ],
      7,
    ],
  ])('%j is worth %d', (pays, value) => {
    expect(solveMatrixGame(pays).value).toBeCloseTo(value, 10);
  });
});

describe('hand cricket, exactly', () => {
  const overs = (balls: number, wickets: number) => ({ set: { overs: 1, ballsPerOver: balls, wickets } });

  test('the values of one ball, and of six with one and two wickets', () => {
    expect(solve(hand, overs(1, 1)).value).toBeCloseTo(8 / 3, 10);
    expect(solve(dice, overs(1, 1)).value).toBeCloseTo(120 / 37, 10);
    expect(solve(hand, overs(6, 1)).value).toBeCloseTo(8.836, 3);
    expect(solve(hand, overs(6, 2)).value).toBeCloseTo(13.496, 3);
    expect(solve(dice, overs(6, 1)).value).toBeCloseTo(11.389, 3);
    expect(solve(dice, overs(6, 2)).value).toBeCloseTo(16.889, 3);
  });

  test.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 2],
    [6, 1],
    [6, 2],
  ])('%i balls and %i wickets agree with the recursion', (balls, wickets) => {
    expect(solve(hand, overs(balls, wickets)).value).toBeCloseTo(recursion([0, 1, 2, 3, 4, 6], balls, wickets), 6);
    expect(solve(dice, overs(balls, wickets)).value).toBeCloseTo(recursion([1, 2, 3, 4, 5, 6], balls, wickets), 6);
  });

  test('the mean of uniform play over six balls and one wicket', () => {
    // each ball faced makes the mean of all pairs that differ; it is faced with the chance of no match before
    const faced = 6 * (1 - (5 / 6) ** 6);
    expect(solve(hand, { ...overs(6, 1), play: 'uniform' }).value).toBeCloseTo((80 / 36) * faced, 10);
    expect(solve(dice, { ...overs(6, 1), play: 'uniform' }).value).toBeCloseTo((105 / 36) * faced, 10);
  });

  test('a whole match between equals is even but for who knows the target', () => {
    const { value } = solve(hand, { ...overs(1, 1), horizon: 'match' });
    expect(value).toBeGreaterThan(0.3);
    expect(value).toBeLessThan(0.7);
  });
});

test('refuses what it cannot solve', () => {
  const code = (act: () => unknown) => {
    try {
      act();
    } catch (error) {
      return isHowzatError(error) ? error.code : error;
    }
    return null;
  };
  expect(code(() => solve(net))).toBe('inapplicable');
  expect(code(() => solve(hand, { places: 3 }))).toBe('runaway');
  expect(code(() => solve(hand, { set: { weather: 1 } }))).toBe('unknown-parameter');
});
