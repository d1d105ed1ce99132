import { ledger, newLedger } from './ledger.js';
import { hashOfNumber, mixed, names } from './seeds.js';

/**
 * Basic CCSL of one over a side, written by hand as one function: no rules, no state but local numbers, no allocation.
 * It draws what the runner draws, in the same order, from generators of the same seeds.
 */

const out = newLedger(3);

/** The last match: see {@link ledger}; the streams are those of the toss, home and away. */
export const ccslLedger: Readonly<Int32Array> = out;

/**
 * Plays the match of a seed.
 * @param seed 0 to 2^31 - 1
 * @returns the balls bowled
 */
export function playCcslByHand(seed: number): number {
  const h = hashOfNumber(seed);

  // the toss
  let s01 = mixed(h, names.toss);
  let s00 = mixed(names.toss, s01);
  let s11 = mixed(s01, h);
  let s10 = mixed(s00, 0x6d2b79f5) | 1;
  const winner = (s00 + s10) & 1;
  let a0 = s10 ^ s00;
  let a1 = s11 ^ s01;
  out[8] = (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
  out[9] = (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
  out[10] = (a0 << 5) ^ (a1 >>> 27);
  out[11] = (a1 << 5) ^ (a0 >>> 27);

  // the generators of the two players: `b` of the one who won the toss, `w` of the other, until they change places
  const first = winner === 0 ? names.home : names.away;
  const second = winner === 0 ? names.away : names.home;
  let b01 = mixed(h, first);
  let b00 = mixed(first, b01);
  let b11 = mixed(b01, h);
  let b10 = mixed(b00, 0x6d2b79f5) | 1;
  let w01 = mixed(h, second);
  let w00 = mixed(second, w01);
  let w11 = mixed(w01, h);
  let w10 = mixed(w00, 0x6d2b79f5) | 1;

  // the winner elects
  const bowls = (b00 + b10) & 1;
  a0 = b10 ^ b00;
  a1 = b11 ^ b01;
  s00 = b00;
  s01 = b01;
  b00 = (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
  b01 = (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
  b10 = (a1 << 5) ^ (a0 >>> 27);
  b11 = (a0 << 5) ^ (a1 >>> 27);
  const batsFirst = winner ^ bowls;
  // they change places before the first innings where they bowl, and always before the second
  let changed = bowls;

  let allBalls = 0;
  let target = 0x7fffffff;
  for (let innings = 0; innings < 2; innings++) {
    if (changed !== 0) {
      s01 = b01;
      s00 = b00;
      s11 = b11;
      s10 = b10;
      b01 = w01;
      b00 = w00;
      b11 = w11;
      b10 = w10;
      w01 = s01;
      w00 = s00;
      w11 = s11;
      w10 = s10;
    }
    changed = 1;
    let runs = 0;
    let wickets = 0;
    let balls = 0;
    let power = 0;
    let lock = 0;
    let previous = -1;
    let free = false;
    do {
      // the batter's card: without 4 and 6 once two of them were played, without 6 while it is locked
      const left = power >= 2 ? 4 : lock > 0 ? 5 : 6;
      let drawn = 0;
      do {
        drawn = ((b00 + b10) ^ 0x80000000) >>> 0;
        a0 = b10 ^ b00;
        a1 = b11 ^ b01;
        s00 = b00;
        s01 = b01;
        b00 = (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
        b01 = (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
        b10 = (a1 << 5) ^ (a0 >>> 27);
        b11 = (a0 << 5) ^ (a1 >>> 27);
        // what is left over at the top of the range: 4 of 6, 1 of 5, nothing of 4
      } while (drawn >= 0xfffffffc && (left === 6 || (left === 5 && drawn === 0xffffffff)));
      const at = left === 6 ? drawn % 6 : left === 5 ? drawn % 5 : drawn & 3;
      const card = at === 5 ? 6 : at;

      // the bowler's
      do {
        drawn = ((w00 + w10) ^ 0x80000000) >>> 0;
        a0 = w10 ^ w00;
        a1 = w11 ^ w01;
        s00 = w00;
        s01 = w01;
        w00 = (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
        w01 = (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
        w10 = (a1 << 5) ^ (a0 >>> 27);
        w11 = (a0 << 5) ^ (a1 >>> 27);
      } while (drawn >= 0xfffffffc);
      const bowlAt = drawn % 6;
      const bowled = bowlAt === 5 ? 6 : bowlAt;

      if (card > 3) power++;
      if (card === 6) lock = 2;
      else if (lock > 0) lock--;
      const noBall = bowled === previous;
      previous = bowled;
      balls++;
      if (noBall) runs++;
      if (card !== bowled) runs += card;
      else if (free) runs += card;
      else {
        wickets = 1;
        break;
      }
      free = noBall;
    } while (balls < 6 && runs < target);
    allBalls += balls;
    if (innings === 0) {
      out[ledger.runs1] = runs;
      out[ledger.wickets1] = wickets;
      out[ledger.balls1] = balls;
      target = runs + 1;
    } else {
      out[ledger.runs2] = runs;
      out[ledger.wickets2] = wickets;
      out[ledger.balls2] = balls;
    }
  }
  // the second innings was batted by the side that did not bat first
  const batter = batsFirst === 0 ? 16 : 12;
  const bowler = 28 - batter;
  out[batter] = b01;
  out[batter + 1] = b00;
  out[batter + 2] = b11;
  out[batter + 3] = b10;
  out[bowler] = w01;
  out[bowler + 1] = w00;
  out[bowler + 2] = w11;
  out[bowler + 3] = w10;
  out[ledger.batsFirst] = batsFirst;
  out[ledger.balls] = allBalls;
  return allBalls;
}
