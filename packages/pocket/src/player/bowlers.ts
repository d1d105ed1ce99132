import { kindNumber } from '../components/tables.js';
import { wornOf } from '../rules/field.js';
import { isIn } from '../rules/places.js';
import { keepWorth } from './keeping.js';
import { battingRank, bowlingRank, differenceWith, type Table } from './table.js';
import { weights } from './weights.js';
import { priceOfWicket, worthOf } from './worth.js';

/** The bowlers of a side as a store of overs: each bowls five as he is, five a rank lower, and is worn out. */

const { out } = kindNumber;

const onLadder = (rank: number): number => Math.max(0, Math.min(2, rank));

/** Those who bowl no more: worn out, or replaced for good. */
export function goneBowlers({ s, seatOfBowlers }: Table): number {
  return wornOf(s, seatOfBowlers) | s.bowledOut;
}

/** The rank of the best over in store that will not be needed after this one: what a counter costs is counted from there. */
function spareRank(table: Table): number {
  table.spare ??= countedSpare(table);
  return table.spare;
}

function countedSpare(table: Table): number {
  const { later, fatigue } = table;
  const gone = goneBowlers(table);
  let two = 0;
  let one = 0;
  for (let place = 1; place <= 11; place++) {
    const rank = bowlingRank(table, place);
    if (rank < 1 || isIn(gone, place)) continue;
    const counters = fatigue[place] as number;
    const asHeIs = counters < 5 ? 5 - counters : Math.max(0, 10 - counters);
    const lower = counters < 5 && rank > 1 ? 5 : 0;
    if (rank >= 2) two += asHeIs;
    else one += asHeIs;
    one += lower;
  }
  return two > later ? 2 : two + one > later ? 1 : 0;
}

/** What counters beside that of the over cost the side that bowls, in runs; counters that come off spare it as much. */
export function costOfCounters(table: Table, place: number, counters: number): number {
  if (place === 0) return 0;
  const rank = bowlingRank(table, place);
  const now = table.fatigue[place] ?? 0;
  const worth = (at: number): number => Math.max(0, onLadder(at) - spareRank(table)) * weights.rank * weights.rankLater;
  if (counters < 0) {
    const back = Math.min(now, -counters);
    const rested = now >= 5 && now - back < 5 ? rank + 1 : rank;
    return -back * Math.max(weights.counter, worth(rested));
  }
  // the over takes one itself
  const asHeIs = Math.max(0, (now < 5 ? 5 : 10) - now - 1);
  const first = Math.min(counters, asHeIs);
  return first * worth(rank) + (counters - first) * worth(rank - 1) + weights.counter * counters;
}

/** A card in hand that puts counters on the bowler: what it brings in an over of either stance, and what it is kept for. */
interface Tiring {
  readonly counters: number;
  readonly mostFatigue: number;
  readonly maiden: boolean;
  readonly brings: number;
}

/** What overs cost the side that bowls: runs, wickets that do not fall, and the over out of the store of the one who bowls it. */
export class Overs {
  private readonly price: number;
  private readonly bat: number;
  private readonly tiring: readonly Tiring[];
  private readonly known: { readonly rank: number; readonly counters: number; readonly cost: number }[] = [];

  constructor(private readonly table: Table) {
    this.price = priceOfWicket(table);
    this.bat = battingRank(table, table.facing);
    const { t } = table;
    this.tiring = table.hand
      .filter((card) => (t.fatigue[card] as number) > 0)
      .map((card) => ({
        counters: t.fatigue[card] as number,
        mostFatigue: t.needs[card]?.fatigue ?? 99,
        maiden: t.maiden[card] === 1,
        brings: (t.kind[card] === out ? weights.trap * 0.6 * this.price : 0) - keepWorth(table, card) + weights.planned,
      }));
  }

  /** The cost of an over that somebody bowls. */
  cost(place: number): number {
    const rank = bowlingRank(this.table, place);
    const counters = this.table.fatigue[place] ?? 0;
    for (const it of this.known) if (it.rank === rank && it.counters === counters) return it.cost;
    const cost = this.reckoned(place, rank, counters);
    this.known.push({ rank, counters, cost });
    return cost;
  }

  private reckoned(place: number, rank: number, counters: number): number {
    const { table, price, bat } = this;
    const offensive = differenceWith(table, bat, rank, false);
    const defensive = differenceWith(table, bat, rank, true);
    const over = 0.5 * (worthOf(table, offensive, false, price) + worthOf(table, defensive, true, price));
    let played = 0;
    for (const card of this.tiring) {
      if (counters > card.mostFatigue) continue;
      const runs = card.maiden ? 0.5 * (table.all.runs(offensive) + table.all.runs(defensive)) : 0;
      played = Math.max(played, runs + card.brings - costOfCounters(table, place, card.counters));
    }
    const spent = Math.max(0, onLadder(rank) - spareRank(table)) * weights.rank * weights.rankNow;
    return over - played + spent;
  }
}
