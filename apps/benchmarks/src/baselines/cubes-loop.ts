import { originalSet } from '@howzat/cubes';
import { ledger, newLedger } from './ledger.js';
import { hashOfNumber, mixed, names } from './seeds.js';

/**
 * Full Cubes (the standard format, every ruling by its default) written by hand: no rules, no state but local numbers
 * and the bag, no allocation. It draws what the runner draws, in the same order, from generators of the same seeds.
 */

const out = newLedger(4);

/** The last match: see {@link ledger}; the streams are those of the toss, the bag, home and away. */
export const cubesLedger: Readonly<Int32Array> = out;

/** The number on each cube, 210 cubes for each colour one after the other. */
const faces = new Uint8Array(6 * 210);
for (const [at, cube] of originalSet.cubes.entries())
  for (const [c, colour] of (['A', 'B', 'C', 'D', 'E', 'F'] as const).entries()) faces[210 * c + at] = cube[colour];

const fullBag = Uint8Array.from({ length: 210 }, (_, i) => i);
/** The cubes: the first `left` of them are in the bag. A full bag is one of another order, and as good. */
const bag = new Uint8Array(210);
/** The numbers of the over: the bowler's six, then the batter's. */
const shown = new Uint8Array(12);

/** What a ball comes to, by dots in a row (at most 9) and the difference from -9 to 9: -1 a wicket, -2 a dot, or runs. */
const results = new Int8Array(10 * 32);
for (let dots = 0; dots < 10; dots++)
  for (let difference = -9; difference <= 9; difference++)
    results[32 * dots + difference + 9] =
      difference >= Math.max(0, 5 - dots)
        ? -1
        : difference >= 0
          ? -2
          : difference >= -3
            ? -difference
            : difference >= -5
              ? 4
              : 6;

/** The most numbers that are drawn at once without a remainder, less 2^31: what is drawn above is drawn again. */
const edges = Uint32Array.from({ length: 211 }, (_, n) => (n === 0 ? 0 : Math.floor(0x100000000 / n) * n - 1));

/**
 * Plays the match of a seed.
 * @param seed 0 to 2^31 - 1
 * @returns the balls bowled
 */
export function playCubesByHand(seed: number): number {
  const h = hashOfNumber(seed);
  let a0 = 0;
  let a1 = 0;
  let drawn = 0;

  // the two players: `b` is home until it is known who bats
  let b01 = mixed(h, names.home);
  let b00 = mixed(names.home, b01);
  let b11 = mixed(b01, h);
  let b10 = mixed(b00, 0x6d2b79f5) | 1;
  let w01 = mixed(h, names.away);
  let w00 = mixed(names.away, w01);
  let w11 = mixed(w01, h);
  let w10 = mixed(w00, 0x6d2b79f5) | 1;

  // the colours
  do {
    drawn = ((b00 + b10) ^ 0x80000000) >>> 0;
    a0 = b10 ^ b00;
    a1 = b11 ^ b01;
    const s00 = b00;
    b00 = (s00 << 24) ^ (b01 >>> 8) ^ a0 ^ (a0 << 16);
    b01 = (b01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
    b10 = (a1 << 5) ^ (a0 >>> 27);
    b11 = (a0 << 5) ^ (a1 >>> 27);
  } while (drawn >= 0xfffffffc);
  let batterFaces = 210 * (drawn % 6);
  do {
    drawn = ((w00 + w10) ^ 0x80000000) >>> 0;
    a0 = w10 ^ w00;
    a1 = w11 ^ w01;
    const s00 = w00;
    w00 = (s00 << 24) ^ (w01 >>> 8) ^ a0 ^ (a0 << 16);
    w01 = (w01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
    w10 = (a1 << 5) ^ (a0 >>> 27);
    w11 = (a0 << 5) ^ (a1 >>> 27);
  } while (drawn >= 0xfffffffc);
  let bowlerFaces = 210 * (drawn % 6);

  // the toss
  let r01 = mixed(h, names.toss);
  let r00 = mixed(names.toss, r01);
  let r11 = mixed(r01, h);
  let r10 = mixed(r00, 0x6d2b79f5) | 1;
  const winner = (r00 + r10) & 1;
  a0 = r10 ^ r00;
  a1 = r11 ^ r01;
  out[8] = (r01 << 24) ^ (r00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
  out[9] = (r00 << 24) ^ (r01 >>> 8) ^ a0 ^ (a0 << 16);
  out[10] = (a0 << 5) ^ (a1 >>> 27);
  out[11] = (a1 << 5) ^ (a0 >>> 27);

  // the winner elects
  let batsFirst = winner;
  if (winner === 0) {
    batsFirst ^= (b00 + b10) & 1;
    a0 = b10 ^ b00;
    a1 = b11 ^ b01;
    const s00 = b00;
    b00 = (s00 << 24) ^ (b01 >>> 8) ^ a0 ^ (a0 << 16);
    b01 = (b01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
    b10 = (a1 << 5) ^ (a0 >>> 27);
    b11 = (a0 << 5) ^ (a1 >>> 27);
  } else {
    batsFirst ^= (w00 + w10) & 1;
    a0 = w10 ^ w00;
    a1 = w11 ^ w01;
    const s00 = w00;
    w00 = (s00 << 24) ^ (w01 >>> 8) ^ a0 ^ (a0 << 16);
    w01 = (w01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
    w10 = (a1 << 5) ^ (a0 >>> 27);
    w11 = (a0 << 5) ^ (a1 >>> 27);
  }

  // the bag
  r01 = mixed(h, names.bag);
  r00 = mixed(names.bag, r01);
  r11 = mixed(r01, h);
  r10 = mixed(r00, 0x6d2b79f5) | 1;
  bag.set(fullBag);

  let change = batsFirst === 1;
  let allBalls = 0;
  let target = 0x7fffffff;
  for (let innings = 0; innings < 2; innings++) {
    if (change) {
      a0 = b00;
      b00 = w00;
      w00 = a0;
      a0 = b01;
      b01 = w01;
      w01 = a0;
      a0 = b10;
      b10 = w10;
      w10 = a0;
      a0 = b11;
      b11 = w11;
      w11 = a0;
      a0 = batterFaces;
      batterFaces = bowlerFaces;
      bowlerFaces = a0;
    }
    change = true;
    let left = 210;
    let runs = 0;
    let wickets = 0;
    let balls = 0;
    let overs = 0;
    let dots = 0;
    over: while (overs < 200) {
      // six cubes each out of the bag, the bowler's first
      if (left < 12) left = 210;
      for (let k = 0; k < 12; k++) {
        const edge = edges[left] as number;
        do {
          drawn = ((r00 + r10) ^ 0x80000000) >>> 0;
          a0 = r10 ^ r00;
          a1 = r11 ^ r01;
          const s00 = r00;
          r00 = (s00 << 24) ^ (r01 >>> 8) ^ a0 ^ (a0 << 16);
          r01 = (r01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
          r10 = (a1 << 5) ^ (a0 >>> 27);
          r11 = (a0 << 5) ^ (a1 >>> 27);
        } while (drawn > edge);
        // a number that is known not to be negative is divided as an integer
        const at = (drawn % (left >>> 0)) >>> 0;
        left--;
        const cube = bag[at] as number;
        bag[at] = bag[left] as number;
        bag[left] = cube;
        shown[k] = faces[(k < 6 ? bowlerFaces : batterFaces) + cube] as number;
      }
      // both put theirs in order
      for (let i = 5; i > 0; i--) {
        const edge = edges[i + 1] as number;
        do {
          drawn = ((w00 + w10) ^ 0x80000000) >>> 0;
          a0 = w10 ^ w00;
          a1 = w11 ^ w01;
          const s00 = w00;
          w00 = (s00 << 24) ^ (w01 >>> 8) ^ a0 ^ (a0 << 16);
          w01 = (w01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
          w10 = (a1 << 5) ^ (a0 >>> 27);
          w11 = (a0 << 5) ^ (a1 >>> 27);
        } while (drawn > edge);
        const j = (drawn % ((i + 1) >>> 0)) >>> 0;
        const held = shown[i] as number;
        shown[i] = shown[j] as number;
        shown[j] = held;
      }
      for (let i = 5; i > 0; i--) {
        const edge = edges[i + 1] as number;
        do {
          drawn = ((b00 + b10) ^ 0x80000000) >>> 0;
          a0 = b10 ^ b00;
          a1 = b11 ^ b01;
          const s00 = b00;
          b00 = (s00 << 24) ^ (b01 >>> 8) ^ a0 ^ (a0 << 16);
          b01 = (b01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
          b10 = (a1 << 5) ^ (a0 >>> 27);
          b11 = (a0 << 5) ^ (a1 >>> 27);
        } while (drawn > edge);
        const j = (drawn % ((i + 1) >>> 0)) >>> 0;
        const held = shown[6 + i] as number;
        shown[6 + i] = shown[6 + j] as number;
        shown[6 + j] = held;
      }
      // six balls
      for (let i = 0; i < 6; i++) {
        const result = results[32 * dots + 9 + (shown[i] as number) - (shown[6 + i] as number)] as number;
        balls++;
        if (result > 0) {
          dots = 0;
          runs += result;
          if (runs >= target) break over;
        } else if (result === -2) {
          // more dots than five change nothing more
          if (dots < 9) dots++;
        } else {
          dots = 0;
          if (++wickets === 10) break over;
        }
      }
      overs++;
    }
    allBalls += balls;
    if (innings === 0) {
      out[ledger.runs1] = runs;
      out[ledger.wickets1] = wickets;
      out[ledger.balls1] = balls;
      target = runs + 1;
      // a match that was stopped has no second innings
      if (overs === 200) break;
    } else {
      out[ledger.runs2] = runs;
      out[ledger.wickets2] = wickets;
      out[ledger.balls2] = balls;
    }
  }
  out[12] = r01;
  out[13] = r00;
  out[14] = r11;
  out[15] = r10;
  // the second innings was batted by the side that did not bat first
  const batter = batsFirst === 0 ? 20 : 16;
  const bowler = 36 - batter;
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
