import { onBoard } from '../components/cards.js';
import { areaAt, depthOfDistance } from '../components/geometry.js';
import type { Parameters } from '../kit.js';
import type { Stakes } from './stakes.js';

/** A struck ball, counted out: where it comes down, who stands there, and what becomes of it. */

/**
 * How a struck ball ends: caught; fielded red, when the safe runs are nought or one; free for one or two runs and one more to try;
 * dead with one or two runs after a catch was dropped; over the boundary.
 */
export const ends = {
  caught: 0,
  redNone: 1,
  redOne: 2,
  one: 3,
  two: 4,
  deadOne: 5,
  deadTwo: 6,
  four: 7,
  six: 8,
} as const;
const kinds = 9;

/**
 * How a ball ends that is not caught.
 * @param there the fielders in its zone, one bit for each band
 * @param depth how far out it came down, from 0
 */
export function endOf(
  p: Parameters,
  there: number,
  depth: number,
  bounce: number,
  red: boolean,
  dropped: boolean,
): number {
  if (!red && depth === p.bands - 1 && bounce >= p.sixGreen) return ends.six;
  const stop = depth + bounce;
  if (stop >= p.bands) return ends.four;
  const isOut = stop > 1;
  if (dropped && bounce === 0) return isOut ? ends.deadTwo : ends.deadOne;
  if (red && (there & (1 << stop)) !== 0) return isOut ? ends.redOne : ends.redNone;
  return isOut ? ends.two : ends.one;
}

/** The chance of a catch by whoever stands in an area. */
export function catchChance(p: Parameters, area: number): number {
  return (7 - onBoard(p.cards.catchAt, p.bands, area) + onBoard(p.cards.focusAt, p.bands, area)) / 6;
}

/** The place of a strike in the table: the zone, its fielders, and the style, the attitude and whether it was a good one. */
export function strikeAt(zone: number, there: number, style: number, aggressive: boolean, good: boolean): number {
  return 12 * (16 * zone + there) + 4 * style + (aggressive ? 2 : 0) + (good ? 1 : 0);
}

/** For each strike, how often it ends in which way. */
export function strikeEnds(p: Parameters): Float64Array {
  const table = new Float64Array(6 * 16 * 12 * kinds);
  for (let zone = 0; zone < 6; zone++)
    for (let there = 0; there < 16; there++)
      for (let style = 0; style < 3; style++)
        for (const aggressive of [false, true])
          for (const good of [false, true])
            countOut(p, table, kinds * strikeAt(zone, there, style, aggressive, good), {
              ...{ zone, there, style, aggressive, good },
            });
  return table;
}

interface Strike {
  readonly zone: number;
  readonly there: number;
  readonly style: number;
  readonly aggressive: boolean;
  readonly good: boolean;
}

const one = new Float64Array(kinds);
const raised = new Float64Array(kinds);
/** About what each end is worth, for the one choice that is made before the stakes are known: to add 1 against pace. */
const about = [-3, 0.3, 1.3, 1, 2, 1, 2, 4.4, 6.4] as const;

function countOut(p: Parameters, table: Float64Array, from: number, strike: Strike): void {
  const { style, aggressive, good } = strike;
  const share = 1 / (6 * p.distanceDie);
  const most = Math.min(p.paceCap, p.distanceDie);
  for (let face = 1; face <= p.distanceDie; face++)
    for (let bounce = aggressive ? 6 : 0; bounce < (aggressive ? 12 : 6); bounce++) {
      const distance = style === 1 && !good ? Math.max(1, face - 1) : face;
      landed(p, one, strike, distance, bounce);
      let best = one;
      if (style === 0 && good && distance < most) {
        landed(p, raised, strike, distance + 1, bounce);
        if (worthAbout(raised) > worthAbout(one)) best = raised;
      }
      for (let k = 0; k < kinds; k++) table[from + k] = (table[from + k] as number) + share * (best[k] as number);
    }
}

function worthAbout(chances: Float64Array): number {
  let sum = 0;
  for (let k = 0; k < kinds; k++) sum += (chances[k] as number) * (about[k] as number);
  return sum;
}

/** How a ball ends that has gone so far and shows this face of the bounce dice; whoever may catch it tries. */
function landed(p: Parameters, into: Float64Array, { zone, there }: Strike, distance: number, face: number): void {
  const bounce = p.cards.bounceValue[face] as number;
  const red = p.cards.bounceRed[face] === 1;
  const depth = depthOfDistance(distance);
  const caught = red && (there & (1 << depth)) !== 0 ? catchChance(p, areaAt(zone, depth)) : 0;
  into.fill(0);
  into[ends.caught] = caught;
  into[endOf(p, there, depth, bounce, red, caught > 0)] = 1 - caught;
}

/** What each end is worth to the batting side. */
export function endWorths(into: Float64Array, p: Parameters, stakes: Stakes, boundary: number): void {
  const { runs, wicket } = stakes;
  const run = (n: number): number => runs[n] as number;
  /** Safe runs, or one more at a risk. */
  const best = (safe: number, needs: number): number => {
    const out = (7 - needs) / 6;
    return Math.max(run(safe), (1 - out) * run(safe + 1) + out * (run(safe) - wicket));
  };
  into[ends.caught] = run(0) - wicket;
  into[ends.redNone] = best(0, p.runOut);
  into[ends.redOne] = best(1, p.runOut);
  into[ends.one] = best(1, p.extraRunOut);
  into[ends.two] = best(2, p.extraRunOut);
  into[ends.deadOne] = run(1);
  into[ends.deadTwo] = run(2);
  into[ends.four] = run(4) + boundary;
  into[ends.six] = run(6) + boundary;
}

/** What a strike of the table is worth, by what each of its ends is. */
export function strikeWorth(table: Float64Array, strike: number, worths: Float64Array): number {
  const from = kinds * strike;
  let sum = 0;
  for (let k = 0; k < kinds; k++) sum += (table[from + k] as number) * (worths[k] as number);
  return sum;
}

/**
 * What a ball is worth that is struck so often well, and so often poorly.
 * @param strike its place as a poor one; that of the good one is the next
 */
export function struckWorth(
  table: Float64Array,
  strike: number,
  good: number,
  poor: number,
  worths: Float64Array,
): number {
  const from = kinds * strike;
  let well = 0;
  let poorly = 0;
  for (let k = 0; k < kinds; k++) {
    const worth = worths[k] as number;
    poorly += (table[from + k] as number) * worth;
    well += (table[from + kinds + k] as number) * worth;
  }
  return good * well + poor * poorly;
}

/** Room for what each end is worth. */
export function roomForEnds(): Float64Array {
  return new Float64Array(kinds);
}

/** How often a strike of the table ends in some way. */
export function endChance(table: Float64Array, strike: number, end: number): number {
  return table[kinds * strike + end] as number;
}
