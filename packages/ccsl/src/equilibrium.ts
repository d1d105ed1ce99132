import { cards } from './components/cards.js';

/**
 * The numbers behind good play: the value of every situation of an innings under quota and lock, by dynamic programming
 * over one-ball games, each solved exactly.
 *
 * In a one-ball game the batter picks a row and the bowler guesses it. A row is worth `free` where it was not guessed
 * and `hit` where it was. Both mix over the rows of highest `free`: the bowler so that every row in the mix earns the
 * same, the batter so that every guess costs the same.
 */
export interface OneBall {
  /** What the ball is worth to the batter when both play well. */
  value: number;
  /** The shares with which the batter plays, and the bowler guesses, each row. */
  readonly batter: Float64Array;
  readonly bowler: Float64Array;
}

/** A solver with buffers of its own. */
export function oneBall(): OneBall & { solve(rows: number, free: Float64Array, hit: Float64Array): number } {
  const batter = new Float64Array(7);
  const bowler = new Float64Array(7);
  const order = new Int32Array(7);
  return {
    value: 0,
    batter,
    bowler,
    solve(rows, free, hit) {
      for (let i = 0; i < rows; i++) {
        batter[i] = bowler[i] = 0;
        let at = i;
        while (at > 0 && (free[order[at - 1] as number] as number) < (free[i] as number)) {
          order[at] = order[at - 1] as number;
          at--;
        }
        order[at] = i;
      }
      let weights = 0;
      let weighted = 0;
      let value = Number.NEGATIVE_INFINITY;
      let support = 0;
      for (; support < rows; support++) {
        const row = order[support] as number;
        const worth = free[row] as number;
        if (worth <= value) break;
        const risk = worth - (hit[row] as number);
        if (risk < 1e-9) {
          // nothing to fear from this row, and none below it is worth more
          this.value = worth;
          batter.fill(0, 0, rows);
          bowler.fill(0, 0, rows);
          batter[row] = bowler[row] = 1;
          return worth;
        }
        weights += 1 / risk;
        weighted += worth / risk;
        value = (weighted - 1) / weights;
      }
      for (let i = 0; i < support; i++) {
        const row = order[i] as number;
        const risk = (free[row] as number) - (hit[row] as number);
        batter[row] = 1 / risk / weights;
        bowler[row] = ((free[row] as number) - value) / risk;
      }
      this.value = value;
      return value;
    },
  };
}

/** What an innings is played under, as far as the values look at it. */
export interface Terms {
  readonly balls: number;
  readonly wickets: number;
  readonly ballsPerOver: number;
  readonly powerPerOver: number;
  readonly sixLock: number;
}

/** The value of a situation: expected runs, or with runs to win the chance of getting them (a tie is half of it). */
export interface Prospects {
  /** Expected runs with so many balls and wickets left, power cards played in the over, and balls of lock left. */
  runs(balls: number, wickets: number, power: number, lock: number): number;
  /** Whether the chance of a chase for so many runs is known. */
  knows(needed: number): boolean;
  chance(balls: number, wickets: number, power: number, lock: number, needed: number): number;
}

/** Chases of more runs than this are played for runs. */
const farthest = 63;
/** Chases of more balls than this are too. */
const longest = 18;

/** Solves an innings once. */
export function prospects(terms: Terms): Prospects {
  const { balls, wickets, ballsPerOver, powerPerOver, sixLock } = terms;
  const powers = powerPerOver + 1;
  const locks = sixLock + 1;
  const lives = Math.min(wickets, balls);
  const place = (n: number, w: number, power: number, lock: number): number =>
    ((n * (lives + 1) + w) * powers + power) * locks + lock;
  const size = place(balls, lives, powerPerOver, sixLock) + 1;
  const expected = new Float64Array(size);
  const depth = balls <= longest ? farthest + 1 : 0;
  const chances = new Float64Array(size * depth);
  const free = new Float64Array(7);
  const hit = new Float64Array(7);
  const game = oneBall();

  // more wickets than balls are as good as one for each, and what lies beyond the innings is looked at as its beginning
  const situation = (n: number, w: number, power: number, lock: number): number => {
    const left = Math.min(n, balls);
    return place(left, Math.min(w, left, lives), Math.min(power, powerPerOver), Math.min(lock, sixLock));
  };
  const runs = (n: number, w: number, power: number, lock: number): number =>
    n <= 0 || w <= 0 ? 0 : (expected[situation(n, w, power, lock)] as number);
  const chance = (n: number, w: number, power: number, lock: number, needed: number): number =>
    needed <= 0
      ? 1
      : n <= 0 || w <= 0
        ? needed === 1
          ? 0.5
          : 0
        : needed > farthest
          ? 0
          : (chances[situation(n, w, power, lock) * depth + needed] as number);

  /** The one-ball game of a situation, and its value. */
  const ball = (n: number, w: number, power: number, lock: number, needed: number): number => {
    let rows = 0;
    const newOver = (n - 1) % ballsPerOver === 0;
    for (const card of cards) {
      if (card > 3 && power >= powerPerOver) break;
      if (card === 6 && lock > 0) break;
      const nextPower = newOver ? 0 : power + (card > 3 ? 1 : 0);
      const nextLock = card === 6 ? sixLock : lock > 0 ? lock - 1 : 0;
      free[rows] =
        needed < 0 ? card + runs(n - 1, w, nextPower, nextLock) : chance(n - 1, w, nextPower, nextLock, needed - card);
      hit[rows] =
        needed < 0 ? runs(n - 1, w - 1, nextPower, nextLock) : chance(n - 1, w - 1, nextPower, nextLock, needed);
      rows++;
    }
    return game.solve(rows, free, hit);
  };

  for (let n = 1; n <= balls; n++)
    for (let w = 1; w <= Math.min(lives, n); w++)
      for (let power = 0; power <= powerPerOver; power++)
        for (let lock = 0; lock <= sixLock; lock++) {
          const at = place(n, w, power, lock);
          expected[at] = ball(n, w, power, lock, -1);
          for (let needed = 1; needed < depth; needed++) chances[at * depth + needed] = ball(n, w, power, lock, needed);
        }
  return { runs, chance, knows: (needed) => needed <= farthest && depth > 0 };
}
