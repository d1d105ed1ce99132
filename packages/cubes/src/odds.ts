import { type Colour, type CubeSet, colours, originalSet } from './components/cubes.js';
import { resultOf } from './rules/outcome.js';

/** How likely each result of a ball is; `runs` is the mean of its runs. */
export interface BallOdds {
  readonly wicket: number;
  readonly dot: number;
  readonly one: number;
  readonly two: number;
  readonly three: number;
  readonly four: number;
  readonly six: number;
  /** Expected runs of the ball. */
  readonly runs: number;
}

const names = { W: 'wicket', '.': 'dot', 1: 'one', 2: 'two', 3: 'three', 4: 'four', 6: 'six' } as const;

/** Adds up the results of pairs of numbers, each with its weight. */
function tally(need: number, pairs: Iterable<readonly [bowler: number, batter: number, weight: number]>): BallOdds {
  const odds = { wicket: 0, dot: 0, one: 0, two: 0, three: 0, four: 0, six: 0 };
  let total = 0;
  for (const [bowler, batter, weight] of pairs) {
    odds[names[resultOf(bowler - batter, need)]] += weight;
    total += weight;
  }
  for (const name of Object.values(names)) odds[name] /= total;
  return { ...odds, runs: odds.one + 2 * odds.two + 3 * odds.three + 4 * odds.four + 6 * odds.six };
}

/**
 * The ideal ball: both numbers uniform on 0 to `highest` and independent of each other.
 *
 * @param need the difference that takes a wicket, pressure counted in
 * @param highest the highest number on a cube; 9 unless given
 * @returns probabilities, and `runs`, the mean runs of the ball
 *
 * @example
 * import { idealBall } from '@howzat/cubes';
 *
 * const { wicket, runs } = idealBall(5);
 * console.log(wicket.toFixed(2), runs.toFixed(2)); // 0.15 1.50
 */
export function idealBall(need: number, highest = 9): BallOdds {
  function* pairs(): Generator<readonly [number, number, number]> {
    for (let bowler = 0; bowler <= highest; bowler++)
      for (let batter = 0; batter <= highest; batter++) yield [bowler, batter, 1];
  }
  return tally(need, pairs());
}

/** What a wicket takes, and an innings of ten. */
export interface InningsOdds {
  readonly ballsPerWicket: number;
  readonly runsPerWicket: number;
  /** For the innings of ten wickets. */
  readonly balls: number;
  readonly runs: number;
}

/**
 * Expected balls and runs of ideal balls until a wicket, and of an innings, under the default rulings: dots in a row
 * lower the difference, runs and wickets end the row.
 *
 * @param wicketDifference the difference for a wicket without pressure: 5, in a test match 7
 * @param highest the highest number on a cube; 9 unless given
 *
 * @example
 * import { idealInnings } from '@howzat/cubes';
 *
 * const { balls, runs } = idealInnings();
 * console.log(Math.round(balls), Math.round(runs)); // 55 82
 */
export function idealInnings(wicketDifference = 5, highest = 9): InningsOdds {
  // the length of a row of dots with the ball that ends it, from the last that is possible back to the first
  let row = 1;
  for (let dots = wicketDifference - 1; dots >= 0; dots--)
    row = 1 + idealBall(wicketDifference - dots, highest).dot * row;
  const { one, two, three, four, six, runs } = idealBall(wicketDifference, highest);
  const scoring = one + two + three + four + six;
  // each row begins with a fresh ball and ends with a scoring ball, of which `scoring` of all balls are, or a wicket
  const ballsPerWicket = row / (1 - scoring * row);
  return {
    ballsPerWicket,
    runsPerWicket: ballsPerWicket * runs,
    balls: 10 * ballsPerWicket,
    runs: 10 * ballsPerWicket * runs,
  };
}

/**
 * The first ball of a match exactly: two different cubes of a full bag, in the colours of the players.
 *
 * @param bowler the colour of the bowler
 * @param batter the colour of the batter
 * @param set the cubes in the bag; those of the game unless given
 * @param need the difference that takes a wicket; 5 unless given
 *
 * @example
 * import { firstBall } from '@howzat/cubes';
 *
 * console.log(firstBall('A', 'B').wicket > 0.1); // true
 */
export function firstBall(bowler: Colour, batter: Colour, set: CubeSet = originalSet, need = 5): BallOdds {
  function* pairs(): Generator<readonly [number, number, number]> {
    for (const one of set.cubes)
      for (const other of set.cubes) if (one !== other) yield [one[bowler], other[batter], 1];
  }
  return tally(need, pairs());
}

/**
 * The first ball for every pair of colours, in the order of `colours`: bowler by row, batter by column.
 *
 * @param set the cubes in the bag; those of the game unless given
 * @param need the difference that takes a wicket; 5 unless given
 *
 * @example
 * import { firstBalls } from '@howzat/cubes';
 *
 * const table = firstBalls();
 * console.log(table.length, table[0]?.length); // 6 6
 */
export function firstBalls(set: CubeSet = originalSet, need = 5): readonly (readonly BallOdds[])[] {
  return colours.map((bowler) => colours.map((batter) => firstBall(bowler, batter, set, need)));
}
