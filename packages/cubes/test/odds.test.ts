import { createRunner } from '@howzat/compiler/run';
import { colours, cubes, firstBall, firstBalls, idealBall, idealInnings } from '@howzat/cubes';
import { describe, expect, it } from 'vitest';

const isDeep = process.env.HOWZAT_DEEP === '1';

describe('the ideal ball', () => {
  it.each([
    [7, 6, 49],
    [6, 10, 45],
    [5, 15, 40],
    [4, 21, 34],
    [3, 28, 27],
    [2, 36, 19],
    [1, 45, 10],
    [0, 55, 0],
  ])('with need %i is a wicket on %i and a dot on %i pairs of 100', (need, wicket, dot) => {
    const odds = idealBall(need);
    const hundred = (share: number): number => Math.round(share * 1e8) / 1e6;
    expect(hundred(odds.wicket)).toBe(wicket);
    expect(hundred(odds.dot)).toBe(dot);
    expect([odds.one, odds.two, odds.three, odds.four, odds.six].map(hundred)).toEqual([9, 8, 7, 11, 10]);
    expect(odds.runs).toBeCloseTo(1.5, 12);
  });
});

describe('the ideal innings', () => {
  it('takes 54.72 balls for 82.08 runs', () => {
    const odds = idealInnings();
    expect(odds.ballsPerWicket).toBeCloseTo(5.471854, 6);
    expect(odds.runsPerWicket).toBeCloseTo(8.207781, 6);
    expect(odds.balls).toBeCloseTo(54.72, 2);
    expect(odds.runs).toBeCloseTo(82.08, 2);
  });

  it('takes 106.46 balls for 159.70 runs in a test match', () => {
    const odds = idealInnings(7);
    expect(odds.ballsPerWicket).toBeCloseTo(10.646398, 6);
    expect(odds.runsPerWicket).toBeCloseTo(15.969596, 6);
    expect(odds.balls).toBeCloseTo(106.46, 2);
    expect(odds.runs).toBeCloseTo(159.7, 2);
  });

  it('is longer with the numbers 0 to 7', () => {
    expect(idealInnings(5, 7).runs).toBeCloseTo(90.69, 1);
    expect(idealInnings(7, 7).runs).toBeCloseTo(234, 1);
  });
});

describe('the first ball from a full bag', () => {
  it('with the same colour is a wicket on 63 of 418 and a dot on 83 of 209', () => {
    const odds = firstBall('C', 'C');
    expect(odds.wicket).toBeCloseTo(63 / 418, 12);
    expect(odds.dot).toBeCloseTo(83 / 209, 12);
    expect(odds.runs).toBeCloseTo(1.5072, 4);
  });

  it('with different colours lies within the printed limits for each pair', () => {
    const table = firstBalls();
    for (const [i, row] of table.entries())
      for (const [j, odds] of row.entries()) {
        // the catalogue's limits are those of the fifteen pairs in the order of the letters
        if (i >= j) continue;
        const pair = `${colours[i]} against ${colours[j]}`;
        expect(odds.wicket, pair).toBeGreaterThanOrEqual(0.14975);
        expect(odds.wicket, pair).toBeLessThanOrEqual(0.15005);
        expect(odds.dot, pair).toBeGreaterThanOrEqual(0.40005);
        expect(odds.dot, pair).toBeLessThanOrEqual(0.40075);
        expect(odds.runs, pair).toBeGreaterThanOrEqual(1.49885);
        expect(odds.runs, pair).toBeLessThanOrEqual(1.49975);
      }
  });
});

/** Mean runs and balls of first innings of random play, with the standard errors. */
function simulate(format: 'standard' | 'test-match', same: boolean, matches: number) {
  const runner = createRunner(cubes, { format });
  const chooser = (colour: string) => ({
    name: 'random',
    choose: ({
      step,
      domain,
      rng,
    }: Parameters<NonNullable<Parameters<typeof runner.play>[0]['players']>[0]['choose']>[0]) =>
      step.startsWith('colour') ? colour : domain.sample(rng),
  });
  const players = [chooser('A'), chooser(same ? 'A' : 'B')] as const;
  const sums = { runs: 0, runs2: 0, balls: 0, balls2: 0 };
  for (let seed = 0; seed < matches; seed++) {
    const first = runner.play({ seed, players }).game.scores[0];
    if (!first) throw new Error('no innings');
    sums.runs += first.runs;
    sums.runs2 += first.runs ** 2;
    sums.balls += first.balls;
    sums.balls2 += first.balls ** 2;
  }
  const mean = (sum: number): number => sum / matches;
  const sd = (sum: number, squares: number): number => Math.sqrt(squares / matches - (sum / matches) ** 2);
  return {
    runs: mean(sums.runs),
    runsSd: sd(sums.runs, sums.runs2),
    balls: mean(sums.balls),
    ballsSd: sd(sums.balls, sums.balls2),
  };
}

describe('innings from the finite bag', () => {
  // the catalogue's figures come from a million innings each and are rounded to a tenth
  it.each([
    ['standard', false, 80.3, 26.9, 54.1],
    ['standard', true, 82.2, 32.0, 54.5],
    ['test-match', false, 157.2, 46.4, 105.5],
    ['test-match', true, 159.9, 56.4, 106.0],
  ] as const)('%s, same colour %s: %f runs', (format, same, runs, sd, balls) => {
    const matches = isDeep ? 4000 : 800;
    const is = simulate(format, same, matches);
    const error = (spread: number): number => 4 * spread * Math.sqrt(1 / matches + 1 / 1e6) + 0.05;
    expect(Math.abs(is.runs - runs)).toBeLessThan(error(sd));
    expect(Math.abs(is.balls - balls)).toBeLessThan(error(is.ballsSd));
    // the standard error of a standard deviation, of a spread that is wider in its tails than the normal one
    expect(Math.abs(is.runsSd - sd)).toBeLessThan(error(sd));
  });
});
