import { keyOfBest } from '../prospects.js';
import { differenceNow, type Table } from './table.js';
import { weights } from './weights.js';

/** What an over, a wicket, a point of comfort and a step of a rank are worth, in runs. */

/** Runs that a wicket is worth now, to either side. */
export function priceOfWicket(table: Table): number {
  table.price ??= reckonedPrice(table);
  return table.price;
}

function reckonedPrice(table: Table): number {
  const { all, later, needed } = table;
  if (needed < 0) {
    if (later === 0) return 0;
    const worn = Math.max(0, table.boost[table.facing] ?? 0) * worthOfStep(later);
    return table.innings.worth(later, table.comfort) - all.worth(keyWithout(table), later, 0) + worn;
  }
  if (needed === 0) return 0;
  const { gone } = table;
  const usual = Math.max(1, neededOfCards(table, later));
  const slope = (all.chance(later, gone, usual - 4) - all.chance(later, gone, usual + 4)) / 8;
  const lost = all.chance(later, gone, usual) - all.chance(later, gone + 1, usual);
  return slope < 1e-4 ? (later === 0 ? 0 : 8) : Math.max(0, Math.min(30, lost / slope));
}

/** Runs that the score cards must bring to win, with so many overs left after this one. */
function neededOfCards(table: Table, later: number): number {
  return table.needed - weights.overOfChase - weights.cardsOfChase * later;
}

/** The key of those who are left when the active batter is out; before there is one, when the best is. */
function keyWithout({ key, known, batters, facing }: Table): number {
  return key - (facing > 0 ? (known.keys[batters[facing] as number] as number) : keyOfBest(key));
}

/** What an over is worth to the batting side, in runs. */
export function worthOf(table: Table, difference: number, defensive: boolean, price: number): number {
  const { all } = table;
  const out = all.outs(difference) * (defensive ? 0.5 : 1);
  return all.runs(difference) - price * out;
}

/** What the present over is worth to the batting side, in runs. */
export function worthNow(table: Table): number {
  table.worth ??= worthWith(table, 0, 0);
  return table.worth;
}

/** What the present over is worth with a step more for the batter, or for the bowler. */
export function worthWith(table: Table, bat: number, bowl: number): number {
  return worthOf(table, differenceNow(table, bat, bowl), table.defensive, priceOfWicket(table));
}

/** What a point of comfort more is worth to the active batter after this over, in runs; he has `points` without it. */
export function worthOfComfort(table: Table, points: number): number {
  const { innings, later } = table;
  return innings.worth(later, points + 1) - innings.worth(later, points);
}

/** How much of what an Equip card brings comes in so many overs. */
const rising = /* @__PURE__ */ Array.from({ length: 60 }, (_, overs) => 1 - Math.exp(-overs / weights.equippedFor));

/** What a step on the batting ladder is worth to a batter in the overs that are left, in runs. */
export function worthOfStep(later: number): number {
  return weights.equipped * (rising[Math.min(rising.length - 1, later)] as number);
}
