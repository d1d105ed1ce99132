import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { programme } from '../solving/linear.js';
import { oneBall } from '../src/equilibrium.js';
import { type Stakes, TrapSolver } from '../src/trap-game.js';

const rows = [0, 1, 2, 3, 4, 5];

/** What a ball may be weighed by: the runs of each card and of the balls to come, and what is left of those after a wicket. */
const anyStakes = fc
  .record({
    later: fc.double({ min: 4, max: 14, noNaN: true }),
    kept: fc.double({ min: 0, max: 0.7, noNaN: true }),
    trapCosts: fc.double({ min: 0.5, max: 6, noNaN: true }),
    // below nought where losing the trap hurts the bowler more once a wicket is down
    takes: fc.double({ min: -0.2, max: 1, noNaN: true }),
    token: fc.option(fc.double({ min: 0, max: 2, noNaN: true })),
  })
  .map(
    ({ later, kept, trapCosts, takes, token }): Stakes => ({
      free: Float64Array.from([0, 1, 2, 3, 4, 6], (runs) => later + runs),
      caught: new Float64Array(6).fill(kept * later),
      legal: new Uint8Array(6).fill(1),
      ...{ matches: true, trapCosts, trapTakes: takes * trapCosts, noughts: 1 },
      passIsWorth: token === null ? Number.NEGATIVE_INFINITY : later - token,
    }),
  );

const alone = { trapCosts: Number.POSITIVE_INFINITY, trapTakes: 0, passIsWorth: Number.NEGATIVE_INFINITY };

/** What each row, and last a pass, is worth against a card and the values that are trapped beside it, if any. */
function against(
  { free, caught, trapCosts, trapTakes, passIsWorth }: Stakes,
  card: number,
  trapped: readonly number[],
) {
  const gone = trapped.length > 0 ? trapCosts : 0;
  const kept = trapped.length > 0 ? trapCosts - trapTakes : 0;
  return [
    ...rows.map((row) =>
      row === card || trapped.includes(row) ? (caught[row] as number) + kept : (free[row] as number) + gone,
    ),
    // nobody would choose so little: so it stands for no pass, too
    Math.max(passIsWorth, -50) + gone,
  ];
}

/** All that the bowler can do: a card, alone or with any two other values trapped. */
function answers(stakes: Stakes): readonly (readonly number[])[] {
  return rows.flatMap((card) => {
    const others = rows.filter((row) => row !== card);
    const pairs = others.flatMap((one, at) => others.slice(at + 1).map((other) => [one, other]));
    return [against(stakes, card, []), ...pairs.map((pair) => against(stakes, card, pair))];
  });
}

/** The value of the whole game, by linear programming. */
function exactly(stakes: Stakes): number {
  const columns = answers(stakes);
  const lp = programme(7, columns.length);
  lp.begin(7, columns.length);
  for (let row = 0; row < 7; row++) {
    lp.allows(row, 1);
    for (const [at, worth] of columns.entries()) lp.takes(row, at, (worth[row] as number) + 1);
  }
  for (const at of columns.keys()) lp.brings(at, 1);
  return 1 / lp.solve() - 1;
}

describe('a ball with a trap and a pass', () => {
  test('without either is the one-ball game', () => {
    fc.assert(
      fc.property(anyStakes, (stakes) => {
        const [solver, plain] = [new TrapSolver(), oneBall()];
        const value = plain.solve(6, stakes.free, stakes.caught);
        expect(solver.solve({ ...stakes, ...alone })).toBeCloseTo(value, 9);
        expect([solver.trap, solver.pass]).toEqual([0, 0]);
        for (const row of rows) {
          expect(solver.batter[row]).toBeCloseTo(plain.batter[row] as number, 9);
          expect(solver.bowler[row]).toBeCloseTo(plain.bowler[row] as number, 9);
        }
      }),
    );
  });

  test('has no trap where there is none, whatever rounding adds', () => {
    const [solver, plain] = [new TrapSolver(), oneBall()];
    // one run to make in nine balls with two wickets
    const free = Float64Array.from([0.9792079207920792, 1, 1, 1, 1, 1]);
    const caught = Float64Array.from([0.9, 0.9, 0.9, 0.9, 0.9, 1 - 1 / 8.095238095238095]);
    const stakes = { free, caught, legal: new Uint8Array(6).fill(1), matches: true, noughts: 1, ...alone };
    expect(solver.solve(stakes)).toBeCloseTo(plain.solve(6, free, caught), 9);
    expect(solver.trap).toBe(0);
  });

  test('is mixed by shares that come to one, and two values are trapped whenever the trap is set', () => {
    fc.assert(
      fc.property(anyStakes, (stakes) => {
        const game = new TrapSolver();
        game.solve(stakes);
        const sum = (shares: Float64Array): number => shares.reduce((all, share) => all + share, 0);
        for (const share of [...game.batter, ...game.bowler, ...game.trapped, game.pass, game.trap]) {
          expect(share).toBeGreaterThanOrEqual(-1e-9);
          expect(share).toBeLessThanOrEqual(1 + 1e-9);
        }
        expect(sum(game.batter) + game.pass).toBeCloseTo(1, 9);
        expect(sum(game.bowler)).toBeCloseTo(1, 9);
        expect(sum(game.trapped)).toBeLessThanOrEqual(2 * game.trap + 1e-9);
      }),
    );
  });

  /** What the best answer to the batter's mixture takes of the value of the ball. */
  function givenAway(stakes: Stakes): number {
    const game = new TrapSolver();
    game.solve(stakes);
    const mixture = [...game.batter, game.pass];
    const worst = answers(stakes).map((worth) =>
      worth.reduce((all, it, row) => all + it * (mixture[row] as number), 0),
    );
    return exactly(stakes) - Math.min(...worst);
  }

  test('leaves the bowler little to find: seven tenths of a run at most, and on average a fiftieth', () => {
    const samples = fc.sample(anyStakes, { numRuns: 1000, seed: 1 }).map(givenAway);
    expect(Math.min(...samples)).toBeGreaterThan(-1e-6);
    expect(Math.max(...samples)).toBeLessThan(0.7);
    expect(samples.reduce((sum, it) => sum + it, 0) / samples.length).toBeLessThan(0.02);
  });
});
