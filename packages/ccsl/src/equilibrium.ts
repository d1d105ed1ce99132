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

/** Where an innings stands, as far as the values look at it: balls and wickets left, power cards of the over, balls of lock. */
type At<T> = (balls: number, wickets: number, power: number, lock: number) => T;

/** What the innings brings from a situation on: expected runs. */
export interface Prospects {
  readonly runs: At<number>;
}

/** The chance of the batting side to win in a situation, with so many points towards it; they need not be whole. */
export interface Chances {
  at(balls: number, wickets: number, power: number, lock: number, points: number): number;
}

/** The places of the situations of an innings in a table, up to so many balls before its end. */
function placesOf({ balls, wickets, powerPerOver, sixLock }: Terms, longest: number) {
  const powers = powerPerOver + 1;
  const locks = sixLock + 1;
  const most = Math.min(balls, longest);
  const lives = Math.min(wickets, most);
  const place = (n: number, w: number, power: number, lock: number): number =>
    ((n * (lives + 1) + w) * powers + power) * locks + lock;
  return {
    most,
    size: place(most, lives, powerPerOver, sixLock) + 1,
    // more wickets than balls are as good as one for each, and what lies beyond the innings is looked at as its beginning
    place: (n: number, w: number, power: number, lock: number): number => {
      const left = Math.min(n, most);
      return place(left, Math.min(w, left, lives), Math.min(power, powerPerOver), Math.min(lock, sixLock));
    },
    each(visit: (n: number, w: number, power: number, lock: number) => void): void {
      for (let n = 1; n <= most; n++)
        for (let w = 1; w <= Math.min(lives, n); w++)
          for (let power = 0; power <= powerPerOver; power++)
            for (let lock = 0; lock <= sixLock; lock++) visit(n, w, power, lock);
    },
  };
}

/** Solves balls of a situation, given what comes after each card that was not guessed, and after one that was. */
function ballOf({ ballsPerOver, powerPerOver, sixLock }: Terms) {
  const free = new Float64Array(7);
  const hit = new Float64Array(7);
  const game = oneBall();
  return (
    n: number,
    power: number,
    lock: number,
    after: (power: number, lock: number, card: number) => void,
  ): number => {
    let rows = 0;
    const newOver = (n - 1) % ballsPerOver === 0;
    for (const card of cards) {
      if (card > 3 && power >= powerPerOver) break;
      if (card === 6 && lock > 0) break;
      after(newOver ? 0 : power + (card > 3 ? 1 : 0), card === 6 ? sixLock : lock > 0 ? lock - 1 : 0, card);
      free[rows] = worth.free;
      hit[rows] = worth.hit;
      rows++;
    }
    return game.solve(rows, free, hit);
  };
}

/** Where the worth of one card is handed over. */
const worth = { free: 0, hit: 0 };

/** Solves an innings once, for its runs. */
export function prospects(terms: Terms): Prospects {
  const { size, place, each } = placesOf(terms, terms.balls);
  const expected = new Float64Array(size);
  const runs = (n: number, w: number, power: number, lock: number): number =>
    n <= 0 || w <= 0 ? 0 : (expected[place(n, w, power, lock)] as number);
  const ball = ballOf(terms);
  each((n, w, power, lock) => {
    expected[place(n, w, power, lock)] = ball(n, power, lock, (nextPower, nextLock, card) => {
      worth.free = card + runs(n - 1, w, nextPower, nextLock);
      worth.hit = runs(n - 1, w - 1, nextPower, nextLock);
    });
  });
  return { runs };
}

/** The last balls of longer innings are looked at for the chance to win, and those before for runs. */
export const longest = 18;

/**
 * Solves an innings, or its last balls, for the chance to win.
 * @param ends the chance with so many points when the innings is over; more points than it has are as good as its last
 */
export function chances(terms: Terms, ends: Float64Array): Chances {
  const { size, place, each } = placesOf(terms, longest);
  const depth = ends.length;
  const table = new Float64Array(size * depth);
  const found = (n: number, w: number, power: number, lock: number, points: number): number =>
    points >= depth - 1
      ? (ends[depth - 1] as number)
      : n <= 0 || w <= 0
        ? (ends[points] as number)
        : (table[place(n, w, power, lock) * depth + points] as number);
  const ball = ballOf(terms);
  each((n, w, power, lock) => {
    const own = place(n, w, power, lock) * depth;
    for (let points = 0; points < depth; points++)
      table[own + points] = ball(n, power, lock, (nextPower, nextLock, card) => {
        worth.free = found(n - 1, w, nextPower, nextLock, points + card);
        worth.hit = found(n - 1, w - 1, nextPower, nextLock, points);
      });
  });
  return {
    at(n, w, power, lock, points) {
      if (points <= 0) return found(n, w, power, lock, 0);
      const whole = Math.floor(points);
      const low = found(n, w, power, lock, whole);
      return low + (points - whole) * (found(n, w, power, lock, whole + 1) - low);
    },
  };
}
