import type { Parameters } from '../kit.js';

/** The two faces of bowler and batter, counted out. */

/**
 * Which chance stands where in a row. A strike is `good` by the margin that the rules ask for. Behind `missed` stand misses by the margin:
 * at `missed + 3` that by 3 or more.
 */
export const at = { clean: 0, six: 1, four: 2, block: 3, good: 4, strike: 5, missed: 5 } as const;

const width = 16;
const mostMissed = 10;

/** Where the chances of two dice begin, with the meter from -1 to 3. */
export function rowOf(batterD6: boolean, bowlerD8: boolean, meter: number): number {
  return width * (5 * ((batterD6 ? 2 : 0) + (bowlerD8 ? 1 : 0)) + meter + 1);
}

/**
 * The chances of all outcomes of the faces, for all dice and all places of the meter.
 * @param effort what a skill card adds to the bowler's total
 */
export function faceChances(p: Parameters, effort: number): Float64Array {
  const table = new Float64Array(width * 20);
  for (const batterD6 of [false, true])
    for (const bowlerD8 of [false, true])
      for (let meter = -1; meter <= 3; meter++)
        countOut(p, table, rowOf(batterD6, bowlerD8, meter), batterD6 ? 6 : 8, bowlerD8 ? 8 : 6, meter - effort);
  return table;
}

function countOut(p: Parameters, table: Float64Array, row: number, batter: number, bowler: number, more: number): void {
  const one = 1 / (batter * bowler);
  const add = (place: number): void => {
    table[row + place] = (table[row + place] as number) + one;
  };
  for (let b = 1; b <= batter; b++)
    for (let w = 1; w <= bowler; w++) {
      const margin = b + more - w;
      if (b === 1 && w === bowler) add(at.clean);
      else if (w === 1 && b === 8) add(at.six);
      else if (w === 1 && b > 5) add(at.four);
      else if (margin === 0 || (b === w && p.blockFaceEqual === 'either-equal')) add(at.block);
      else if (margin >= p.goodStrike) add(at.good);
      else if (margin > 0) add(at.strike);
      else for (let by = 1; by <= Math.min(-margin, mostMissed); by++) add(at.missed + by);
    }
}
