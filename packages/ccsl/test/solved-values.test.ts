import { cards, ccsl } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import { createMatch } from '@howzat/core';
import type { Selection } from '@howzat/core/author';
import { describe, expect, test } from 'vitest';
import { oneBall, prospects } from '../src/equilibrium.js';

/** What the batter gets for each card against each card of the bowler, by playing the ball. */
function payoffs(state: Record<string, unknown>, blocker = false, freeHitDue = false): (number | null)[][] {
  return cards.map((c) =>
    cards.map((b) => {
      const match = createMatch(ccsl, {
        format: 'three-over',
        rulings: { 'ccsl.ruling.wickets': 'fixed-turns' },
        from: {
          innings: 1,
          game: { freeHitDue },
          state: { hiddenUsed: [true, true], shiftUsed: true, defenceUsed: true, ...state },
        },
      });
      try {
        match.play('batting', 'play-card', { card: c, prediction: null });
      } catch {
        return null;
      }
      match.play('bowling', 'bowl-card', { card: b, blocker, trap: false });
      return match.game.runs;
    }),
  );
}

/** Solves a ball whose rows are worth the same against every card but their own. */
function solved(matrix: (number | null)[][]) {
  const free = new Float64Array(6).fill(-1e6);
  const hit = new Float64Array(6).fill(-1e6 - 1);
  matrix.forEach((row, i) => {
    if (row[0] === null) return;
    free[i] = Math.max(...(row as number[]));
    hit[i] = row[i] as number;
  });
  const game = oneBall();
  game.solve(6, free, hit);
  return game;
}

describe('the one-shot game, with the pay-offs that the rules give', () => {
  test('plain: 8/3, with 4/9, 1/3, 2/9 against 1/9, 1/3, 5/9', () => {
    const game = solved(payoffs({}));
    expect(game.value).toBeCloseTo(8 / 3, 12);
    expect([...game.batter].slice(0, 6)).toEqual([0, 0, 0, 4 / 9, 1 / 3, 2 / 9].map((x) => expect.closeTo(x, 12)));
    expect([...game.bowler].slice(0, 6)).toEqual([0, 0, 0, 1 / 9, 1 / 3, 5 / 9].map((x) => expect.closeTo(x, 12)));
    const out = game.batter.reduce((sum, share, i) => sum + share * (game.bowler[i] as number), 0);
    expect(out).toBeCloseTo(23 / 81, 12);
  });

  test.each([
    ['streak ready', { streakReady: true }, false, 16 / 3],
    ['six locked', { lock: 2 }, false, 24 / 13],
    ['quota spent', { powerInOver: 2 }, false, 6 / 5],
    ['defence', { defenceLeft: 2 }, false, 24 / 13],
    ['defence, quota spent', { defenceLeft: 2, powerInOver: 2 }, false, 3 / 2],
    ['blocker', {}, true, 6 / 5],
    ['blocker and defence', { defenceLeft: 2 }, true, 3 / 2],
    ['field shift', { shiftLeft: 2 }, false, 12 / 5],
    ['field shift and defence', { shiftLeft: 2, defenceLeft: 2 }, false, 3 / 2],
    ['field shift, six locked', { shiftLeft: 2, lock: 2 }, false, 4 / 3],
    ['field shift, quota spent', { shiftLeft: 2, powerInOver: 2 }, false, 0],
    ['forced', { forced: true }, false, 0],
  ] as const)('%s', (_name, state, blocker, value) => {
    expect(solved(payoffs(state, blocker)).value).toBeCloseTo(value, 12);
  });

  test('free hit: 6', () => {
    expect(solved(payoffs({}, false, true)).value).toBe(6);
  });

  test('hidden ball: 280/83', () => {
    const free = new Float64Array(cards.map((card) => card + 1));
    const game = oneBall();
    expect(game.solve(6, free, new Float64Array(6))).toBeCloseTo(280 / 83, 12);
    expect([...game.bowler].slice(3, 6)).toEqual([13 / 83, 27 / 83, 43 / 83].map((x) => expect.closeTo(x, 12)));
  });
});

describe('the value of an innings', () => {
  const free = { ballsPerOver: 6, powerPerOver: 6, sixLock: 0 };
  const table = [
    [
      2.6667, 4.5722, 6.0549, 7.1944, 8.097, 8.8362, 9.4397, 9.9314, 10.3313, 10.6562, 10.9201, 11.1341, 11.3078,
      11.4485, 11.5626, 11.6551, 11.73, 11.7907,
    ],
    [
      2.6667, 5.3333, 7.7783, 9.9315, 11.822, 13.4961, 14.9588, 16.2233, 17.3072, 18.2489, 19.0797, 19.8075, 20.441,
      20.9896, 21.4624, 21.8682, 22.2153, 22.5113,
    ],
    [
      2.6667, 5.3333, 8, 10.6032, 13.0747, 15.3718, 17.4781, 19.415, 21.2069, 22.8419, 24.3199, 25.6491, 26.8385,
      27.8975, 28.8513, 29.719, 30.503, 31.2074,
    ],
  ];
  test('V(n, w) of the catalogue', () => {
    const { runs } = prospects({ ...free, balls: 18, wickets: 3 });
    table.forEach((row, w) => {
      row.forEach((value, n) => {
        expect(runs(n + 1, w + 1, 0, 0)).toBeCloseTo(value, 3);
      });
    });
  });

  test.each([
    ['six lock', { powerPerOver: 6, sixLock: 2 }, 8.36, 14.7487],
    ['quota', { powerPerOver: 2, sixLock: 0 }, 8.0485, 13.0771],
    ['lock and quota', { powerPerOver: 2, sixLock: 2 }, 7.8345, 12.8162],
  ])('%s', (_name, limits, single, fixed) => {
    expect(prospects({ ...free, ...limits, balls: 6, wickets: 1 }).runs(6, 1, 0, 0)).toBeCloseTo(single, 3);
    expect(prospects({ ...free, ...limits, balls: 6, wickets: 6 }).runs(6, 6, 0, 0)).toBeCloseTo(fixed, 3);
  });

  test('lock and quota over two and three overs', () => {
    const limits = { ballsPerOver: 6, powerPerOver: 2, sixLock: 2 };
    expect(prospects({ ...limits, balls: 12, wickets: 2 }).runs(12, 2, 0, 0)).toBeCloseTo(16.5882, 3);
    expect(prospects({ ...limits, balls: 18, wickets: 3 }).runs(18, 3, 0, 0)).toBeCloseTo(25.7453, 3);
  });
});

describe('cards alone, both sides uniform', () => {
  const cardsOnly = {
    pass: false,
    anticipation: false,
    trap: false,
    hiddenCard: false,
    defence: false,
    fieldShift: false,
    blocker: false,
  };
  const matches = 20_000;
  // mean and SD of the runs of 200,000 innings in the catalogue
  test.each([
    ['one-over', {}, 9.15, 7.24],
    ['two-over', {}, 20.95, 11.4],
    ['three-over', {}, 33.46, 14.46],
    ['one-over', { 'ccsl.ruling.wickets': 'fixed-turns' }, 12.77, null],
    ['two-over', { 'ccsl.ruling.wickets': 'fixed-turns' }, 25.98, null],
    ['three-over', { 'ccsl.ruling.wickets': 'fixed-turns' }, 39.28, null],
  ] as const)('%s %o: mean %f', (format, rulings, mean, deviation) => {
    const { play } = createRunner(ccsl, { format, rulings, set: cardsOnly } as Selection);
    let sum = 0;
    let squares = 0;
    for (let seed = 0; seed < matches; seed++) {
      const runs = play({ seed }).game.scores[0]?.runs ?? 0;
      sum += runs;
      squares += runs * runs;
    }
    const found = sum / matches;
    const sd = Math.sqrt(squares / matches - found * found);
    const error = Math.sqrt(sd ** 2 / matches + sd ** 2 / 200_000);
    expect(Math.abs(found - mean)).toBeLessThan(4 * error + 0.005);
    if (deviation !== null) expect(sd).toBeCloseTo(deviation, 0);
  });
});
