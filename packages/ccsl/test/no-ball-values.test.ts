import { cards, ccsl } from '@howzat/ccsl';
import { createMatch } from '@howzat/core';
import { expect, test } from 'vitest';

/**
 * The value of a matrix game to the player of the rows, by the simplex method: maximise v where every column pays at
 * least v against the mix. All pay-offs must be positive.
 */
function gameValue(pays: readonly (readonly number[])[]): number {
  const rows = pays.length;
  const columns = (pays[0] as readonly number[]).length;
  // the bowler's programme: maximise sum(y) with pays * y <= 1, y >= 0; the value is 1 / sum(y)
  const table = pays.map((row, i) => [...row, ...Array.from({ length: rows }, (_, j) => (i === j ? 1 : 0)), 1]);
  const goal = [...Array(columns).fill(-1), ...Array(rows).fill(0), 0] as number[];
  for (;;) {
    const enter = goal.findIndex((cost) => cost < -1e-12);
    if (enter < 0) return 1 / (goal.at(-1) as number);
    let leave = -1;
    let least = Number.POSITIVE_INFINITY;
    table.forEach((row, i) => {
      const by = row[enter] as number;
      const ratio = (row.at(-1) as number) / by;
      if (by > 1e-12 && ratio < least - 1e-15) {
        least = ratio;
        leave = i;
      }
    });
    const pivotRow = table[leave] as number[];
    const pivot = pivotRow[enter] as number;
    for (let j = 0; j < pivotRow.length; j++) pivotRow[j] = (pivotRow[j] as number) / pivot;
    for (const row of [...table.filter((_, i) => i !== leave), goal]) {
      const factor = row[enter] as number;
      if (factor !== 0)
        for (let j = 0; j < row.length; j++) row[j] = (row[j] as number) - factor * (pivotRow[j] as number);
    }
  }
}

interface Ball {
  readonly runs: number;
  readonly wickets: number;
  readonly freeHitDue: boolean;
}

/** What one ball brings by the rules, for every pair of cards, every last card of the bowler, and on a free hit or not. */
function ballsByTheRules(): (c: number, b: number, previous: number, freeHit: boolean) => Ball {
  const found = new Map<string, Ball>();
  return (c, b, previous, freeHit) => {
    const key = `${c} ${b} ${previous} ${freeHit}`;
    let ball = found.get(key);
    if (!ball) {
      const match = createMatch(ccsl, {
        options: ['classic'],
        set: { wickets: 10 },
        from: { innings: 1, game: { freeHitDue: freeHit }, state: { previous } },
      });
      match.play('batting', 'play-card', c as 0);
      match.play('bowling', 'bowl-card', b as 0);
      const { runs, wickets } = match.game;
      // the free hit that was due is now the ball that is being played
      ball = { runs, wickets, freeHitDue: match.game.freeHit };
      found.set(key, ball);
    }
    return ball;
  };
}

/** The value of an innings with no ball and free hit, by dynamic programming over balls played by the rules. */
function inningsValue(balls: number, wickets: number, quota: number, lockBalls: number): number {
  const rules = ballsByTheRules();
  const known = new Map<number, number>();
  const value = (n: number, w: number, power: number, lock: number, previous: number, freeHit: boolean): number => {
    if (n === 0 || w === 0) return 0;
    const key = ((((n * 20 + w) * 4 + power) * 3 + lock) * 8 + previous + 1) * 2 + (freeHit ? 1 : 0);
    const before = known.get(key);
    if (before !== undefined) return before;
    const pays = cards
      .filter((c) => !(c > 3 && power >= quota) && !(c === 6 && lock > 0))
      .map((c) =>
        cards.map((b) => {
          const ball = rules(c, b, previous, freeHit);
          const nextPower = (n - 1) % 6 === 0 ? 0 : Math.min(quota, power + (c > 3 && quota < 6 ? 1 : 0));
          const nextLock = c === 6 ? lockBalls : Math.max(0, lock - 1);
          // one run more on each pay-off keeps them positive
          return 1 + ball.runs + value(n - 1, w - ball.wickets, nextPower, nextLock, b, ball.freeHitDue);
        }),
      );
    const made = gameValue(pays) - 1;
    known.set(key, made);
    return made;
  };
  return value(balls, wickets, 0, 0, -1, false);
}

test.each([
  ['no ball and free hit only, 1 wicket', 6, 1, 6, 0, 10.8486],
  ['no ball and free hit only, all turns', 6, 6, 6, 0, 20.6507],
  ['lock, quota and no ball, 1 over, 1 wicket', 6, 1, 2, 2, 9.278],
  ['lock, quota and no ball, 1 over, all turns', 6, 6, 2, 2, 15.6577],
  ['lock, quota and no ball, 2 overs, 2 wickets', 12, 2, 2, 2, 21.471],
  ['lock, quota and no ball, 3 overs, 3 wickets', 18, 3, 2, 2, 34.365],
])('%s', (_name, balls, wickets, quota, lock, value) => {
  expect(inningsValue(balls, wickets, quota, lock)).toBeCloseTo(value, 3);
});
