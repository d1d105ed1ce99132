import { kindNumber } from '../components/tables.js';
import { wornOf } from '../rules/field.js';
import { isIn } from '../rules/places.js';
import { keepWorth } from './keeping.js';
import { differenceWith, type Table } from './table.js';
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
  const { later, fatigue, bowlingRanks } = table;
  const gone = goneBowlers(table);
  let two = 0;
  let one = 0;
  for (let place = 1; place <= 11 && two <= later; place++) {
    const rank = bowlingRanks[place] as number;
    if (rank < 1 || isIn(gone, place)) continue;
    const counters = fatigue[place] as number;
    const asHeIs = counters < 5 ? 5 - counters : Math.max(0, 10 - counters);
    if (rank >= 2) two += asHeIs;
    else one += asHeIs;
    if (counters < 5 && rank > 1) one += 5;
  }
  return two > later ? 2 : two + one > later ? 1 : 0;
}

/** What an over costs the store that is bowled with a rank, before it is weighed. */
function dearness(table: Table, rank: number): number {
  return Math.max(0, onLadder(rank) - spareRank(table)) * weights.rank;
}

/** What counters beside that of the over cost the side that bowls, in runs; counters that come off spare it as much. */
export function costOfCounters(table: Table, place: number, counters: number): number {
  return place === 0 ? 0 : costOfMore(table, table.bowlingRanks[place] as number, table.fatigue[place] ?? 0, counters);
}

/** The same for whoever has a rank and so many counters. */
function costOfMore(table: Table, rank: number, now: number, counters: number): number {
  if (counters < 0) {
    const back = Math.min(now, -counters);
    const rested = now >= 5 && now - back < 5 ? rank + 1 : rank;
    return -back * Math.max(weights.counter, dearness(table, rested) * weights.rankLater);
  }
  // the over takes one itself
  const asHeIs = Math.max(0, (now < 5 ? 5 : 10) - now - 1);
  const first = Math.min(counters, asHeIs);
  return (
    first * (dearness(table, rank) * weights.rankLater) +
    (counters - first) * (dearness(table, rank - 1) * weights.rankLater) +
    weights.counter * counters
  );
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
  /** What was reckoned, for a rank and so many counters. */
  private readonly known: number[] = [];
  private readonly costs: number[] = [];

  constructor(private readonly table: Table) {
    this.price = priceOfWicket(table);
    this.bat = table.facingRank;
    this.tiring = tiringIn(table, this.price);
  }

  /** The cost of an over that somebody bowls. His counters matter to cards that tire him alone. */
  cost(place: number): number {
    const rank = this.table.bowlingRanks[place] as number;
    const counters = this.tiring.length > 0 ? (this.table.fatigue[place] as number) : 0;
    const both = 1000 * rank + counters;
    const at = this.known.indexOf(both);
    if (at >= 0) return this.costs[at] as number;
    const cost = this.reckoned(rank, counters);
    this.known.push(both);
    this.costs.push(cost);
    return cost;
  }

  private reckoned(rank: number, counters: number): number {
    const { table, price, bat } = this;
    const offensive = differenceWith(table, bat, rank, false);
    const defensive = differenceWith(table, bat, rank, true);
    const over = 0.5 * (worthOf(table, offensive, false, price) + worthOf(table, defensive, true, price));
    let played = 0;
    for (const card of this.tiring) {
      if (counters > card.mostFatigue) continue;
      const runs = card.maiden ? 0.5 * (table.all.runs(offensive) + table.all.runs(defensive)) : 0;
      played = Math.max(played, runs + card.brings - costOfMore(table, rank, counters, card.counters));
    }
    return over - played + dearness(table, rank) * weights.rankNow;
  }
}

/** The cards in hand that put counters on the bowler. */
function tiringIn(table: Table, price: number): readonly Tiring[] {
  const { t } = table;
  const tiring: Tiring[] = [];
  for (const card of table.hand) {
    const counters = t.fatigue[card] as number;
    if (counters <= 0) continue;
    tiring.push({
      counters,
      mostFatigue: t.needs[card]?.fatigue ?? 99,
      maiden: t.maiden[card] === 1,
      brings: (t.kind[card] === out ? weights.trap * 0.6 * price : 0) - keepWorth(table, card) + weights.planned,
    });
  }
  return tiring;
}
