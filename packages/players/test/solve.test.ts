import { isHowzatError, pick } from '@howzat/core';
import { stream } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import { solveGame, solveMatrixGame } from '../src/equilibrium/matrix-game.js';
import { approximate, exploitability, random, solve } from '../src/index.js';
import { dice, hand, net, peek } from './variants.js';

const isDeep = process.env.HOWZAT_DEEP === '1';

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

test('a game that is too wide to look at whole is solved as exactly', () => {
  const rng = stream(7, 7);
  const pays = Array.from({ length: 60 }, () => Array.from({ length: 40 }, () => pick(rng, 1000) / 100));
  let asked = 0;
  const { value, rows, columns } = solveGame(60, 40, (row, column) => {
    asked++;
    return pays[row]?.[column] as number;
  });
  expect(value).toBeCloseTo(solveMatrixGame(pays).value, 8);
  const earns = pays.map((row) => row.reduce((sum, pay, at) => sum + pay * (columns[at] as number), 0));
  const concedes = columns.map((_, at) =>
    pays.reduce((sum, row, i) => sum + (row[at] as number) * (rows[i] as number), 0),
  );
  expect(Math.max(...earns)).toBeCloseTo(value, 7);
  expect(Math.min(...concedes)).toBeCloseTo(value, 7);
  expect(asked).toBeLessThanOrEqual(60 * 40);
});

describe('hand cricket, exactly', () => {
  const overs = (balls: number, wickets: number) => ({ set: { overs: 1, ballsPerOver: balls, wickets } });

  test('the values of one ball, and of six with one and two wickets', () => {
    expect(solve(hand, overs(1, 1)).value).toBeCloseTo(8 / 3, 10);
    expect(solve(dice, overs(1, 1)).value).toBeCloseTo(120 / 37, 10);
    expect(solve(hand, overs(6, 1)).value).toBeCloseTo(8.8362, 4);
    expect(solve(hand, overs(6, 2)).value).toBeCloseTo(13.4961, 4);
    expect(solve(dice, overs(6, 1)).value).toBeCloseTo(11.3892, 4);
    expect(solve(dice, overs(6, 2)).value).toBeCloseTo(16.8894, 4);
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

  const innings: readonly (readonly [balls: number, wickets: number, ofHand: number, ofDice: number])[] = [
    [30, 10, 76.68, 94.72],
    [60, 10, 113.97, 150.23],
    [120, 10, 120.49, 167.67],
  ];
  // the longer ones are solved in the same way
  test.each(isDeep ? innings : innings.slice(0, 1))(
    'an innings of %i balls and %i wickets',
    (balls, wickets, ofHand, ofDice) => {
      const set = { overs: balls / 30, ballsPerOver: 30, wickets };
      expect(solve(hand, { set }).value).toBeCloseTo(ofHand, 2);
      expect(solve(dice, { set }).value).toBeCloseTo(ofDice, 2);
    },
  );

  test('one wicket and as many balls as it takes', () => {
    const set = { overs: null, ballsPerOver: 1, wickets: 1 };
    const { value, opening } = solve(dice, { set });
    expect(value).toBeCloseTo(16.777, 4);
    for (const [step, shares] of [
      ['bat', [0.1887, 0.1787, 0.1697, 0.1615, 0.1541, 0.1473]],
      ['bowl', [0.0563, 0.1065, 0.1517, 0.1925, 0.2296, 0.2634]],
    ] as const)
      for (const [at, { choice, share }] of (opening[step] ?? []).entries()) {
        expect(choice).toBe(at + 1);
        expect(share).toBeCloseTo(shares[at] as number, 4);
      }
    expect(solve(hand, { set }).value).toBeCloseTo(12.0491, 4);
    expect(solve(hand, { set }).opening.bowl?.[0]).toMatchObject({ choice: 0, share: 0 });
    expect(solve(dice, { set, play: 'uniform' }).value).toBeCloseTo(17.5, 8);
    expect(solve(hand, { set, play: 'uniform' }).value).toBeCloseTo(13.3333, 4);
  });

  test('a position in the middle of an over', () => {
    const from = { innings: 1, batting: 'home', overs: 0, balls: 4, runs: 9 } as const;
    expect(solve(hand, { ...overs(6, 1), from }).value).toBeCloseTo(recursion([0, 1, 2, 3, 4, 6], 2, 1), 8);
  });

  test('each first choice is worth the value of the game if it is ever to be made, and gives something away if not', () => {
    const { value, opening } = solve(hand, overs(6, 1));
    for (const [step, sign] of [
      ['bat', 1],
      ['bowl', -1],
    ] as const) {
      for (const { share, worth } of opening[step] ?? []) {
        if (share > 1e-6) expect(worth).toBeCloseTo(value, 8);
        else expect(sign * (value - worth)).toBeGreaterThan(-1e-8);
      }
    }
    // to bowl the 0 that nobody plays lets the batter have everything
    expect(opening.bowl?.find(({ choice }) => choice === 0)?.worth).toBeGreaterThan(value + 0.1);
  });

  test('a whole match between equals is even but for who knows the target', () => {
    const { value } = solve(hand, { ...overs(1, 1), horizon: 'match' });
    expect(value).toBeGreaterThan(0.3);
    expect(value).toBeLessThan(0.7);
  });
});

describe('how much a player gives away', () => {
  const one = { set: { overs: 1, ballsPerOver: 3, wickets: 1 } };

  test('nothing at equilibrium, to whoever answers it best', () => {
    const { gives } = exploitability(hand, solve(hand, one).player, one);
    for (const { least, most } of Object.values(gives)) {
      expect(least).toBe(most);
      expect(Math.abs(most)).toBeLessThan(1e-8);
    }
  });

  test('a random player what the best answer to it earns', () => {
    const { value, gives } = exploitability(hand, random, { set: { overs: 1, ballsPerOver: 1, wickets: 1 } });
    expect(value).toBeCloseTo(8 / 3, 10);
    // a six on every ball that is not guessed; guessed at random it earns five, and a batter at random concedes two a half
    expect(gives.bowling?.most).toBeCloseTo(5 - 8 / 3, 10);
    expect(gives.batting?.most).toBeCloseTo(8 / 3 - 10 / 6, 10);
  });

  test('one that does not tell its mix lies between its bounds', () => {
    const quiet = { name: 'quiet', choose: random.choose };
    const known = exploitability(hand, random, one).gives.bowling?.most as number;
    const { gives } = exploitability(hand, quiet, { ...one, asks: 4000 });
    expect(gives.bowling?.most).toBeGreaterThan(known - 0.4);
    expect(gives.bowling?.least).toBeLessThan(known + 0.4);
  });

  test('a whole match is measured by its sides', () => {
    const { value, gives } = exploitability(hand, random, {
      ...one,
      set: { ...one.set, ballsPerOver: 1 },
      horizon: 'match',
    });
    expect(Object.keys(gives)).toEqual(['home', 'away']);
    expect(gives.home?.most).toBeGreaterThan(0);
    expect(value).toBeGreaterThan(0);
  });
});

describe('regret minimisation', () => {
  test('comes near the value that is known, and knows how near', () => {
    const options = { set: { overs: 1, ballsPerOver: 2, wickets: 1 } };
    const exact = solve(hand, options).value;
    const near = approximate(hand, { ...options, iterations: 300, within: 0.02 });
    expect(near.exploitability).toBeLessThan(0.05);
    expect(near.between[0]).toBeLessThanOrEqual(exact + 1e-9);
    expect(near.between[1]).toBeGreaterThanOrEqual(exact - 1e-9);
    expect(Math.abs(near.value - exact)).toBeLessThanOrEqual(near.exploitability);
  });

  test('a secret is worth something to who has it', () => {
    const set = { overs: 1, ballsPerOver: 1, wickets: 1 };
    const hidden = approximate(peek(false), { set, iterations: 400 });
    const open = approximate(peek(true), { set, iterations: 400 });
    expect(hidden.exploitability).toBeLessThan(0.02);
    // the batter who sees which hand holds the ball scores every time, else every second time
    expect(open.value).toBeCloseTo(4, 1);
    expect(hidden.value).toBeCloseTo(2, 1);
  });

  test('stops before a game that is too large, and at nonsense', () => {
    expect(() => approximate(hand, { moments: 10 })).toThrow(/more than 10 moments/);
    expect(() => approximate(hand, { iterations: 0 })).toThrow(/iterations is a whole number from 1/);
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
