import { kindNumber } from '../components/tables.js';
import { lateTargets, priceOf } from '../rules/playable.js';
import { costOfCounters } from './bowlers.js';
import { battingRank, differenceNow, type Table } from './table.js';
import { weights } from './weights.js';
import { priceOfWicket, worthNow, worthOfComfort, worthOfStep, worthWith } from './worth.js';

/** What chance cards are worth when they are played, in runs. */

const { stat, equip, score, out, save, negate, lock, upkeep } = kindNumber;

/** What a card is worth to the side that plays it now, without its price. */
export function worthOfCard(table: Table, card: number): number {
  const { t, s, batting } = table;
  const kind = t.kind[card];
  const sign = batting ? 1 : -1;
  if (kind === stat || kind === equip) {
    const gain = sign * (worthWith(table, t.batting[card] as number, t.bowling[card] as number) - worthNow(table));
    return kind === equip ? worthOfEquip(table, card, gain) : gain - tiring(table, card);
  }
  if (kind === score) return t.maiden[card] === 1 ? maidenWorth(table, card) : scoreWorth(table, card);
  if (kind === out)
    return priceOfWicket(table) * (s.stance === 'defensive' ? 0.5 : 1) * weights.trap - tiring(table, card);
  if (kind === save) return priceOfWicket(table);
  if (kind === lock) return (batting ? s.bowlerHeld : s.batterHeld) > 0 ? weights.lock : 0;
  if (kind === upkeep) return upkeepWorth(table, card);
  return kind === negate ? lateWorth(table, card) : 0;
}

function worthOfEquip(table: Table, card: number, gain: number): number {
  const { later, p, t } = table;
  if (p.equipDuration === 'this-over') return gain;
  const steps = (t.batting[card] as number) + (t.bowling[card] as number);
  return gain + Math.abs(steps) * worthOfStep(later) - tiring(table, card);
}

/** What a Negate is worth that is played late: the harm that it takes back. */
function lateWorth(table: Table, card: number): number {
  const { s, p } = table;
  if (p.negateTiming === 'direct-reaction') return 0;
  return Math.max(0, ...lateTargets(card, s, p).map((target) => harmOf(table, target)));
}

function scoreWorth(table: Table, card: number): number {
  const change = table.t.score[card] as number;
  const { s, all } = table;
  if (s.maiden) return -1;
  if (change > 0) return change;
  // no more can be taken away than there is
  const beside = s.plus;
  const taken = -change <= beside ? -change : beside + all.taken(differenceNow(table), -change - beside);
  return taken - tiring(table, card);
}

function maidenWorth(table: Table, card: number): number {
  const { s, all } = table;
  if (s.maiden) return -1;
  return all.runs(differenceNow(table)) + Math.max(0, s.plus) - tiring(table, card);
}

/** What the counters of a card cost the bowler, or spare him. */
function tiring(table: Table, card: number): number {
  const counters = table.t.fatigue[card] as number;
  return counters === 0 ? 0 : costOfCounters(table, table.s.bowler, counters);
}

function upkeepWorth(table: Table, card: number): number {
  const { t, s, comfort } = table;
  const points = t.comfort[card] as number;
  if (points > 0) return worthOfComfort(table, comfort) * points;
  if (points < 0) return comfort > 0 ? worthOfComfort(table, comfort - 1) : 0;
  const counters = t.fatigue[card] as number;
  if (counters < 0) return (table.fatigue[s.bowler] ?? 0) > 0 ? -tiring(table, card) : 0;
  if (t.noComfort[card] === 1) return s.stance === 'defensive' ? worthOfComfort(table, comfort) : 0;
  if (t.flip[card] === 1) {
    const gain = battingRank(table, s.partner) - table.facingRank;
    return gain > 0 ? 0.4 : 0.05;
  }
  return 0.1;
}

/** What a card of the other side does to this one. */
export function harmOf(table: Table, card: number): number {
  const { t } = table;
  const kind = t.kind[card];
  if (kind === negate) return weights.harmOfNegate;
  if (kind === save) return priceOfWicket(table);
  if (kind === lock) return 0.7;
  return worthOfCard(table.turned(), card);
}

/** What the price of a card is worth, in runs. */
export function worthOfPrice(table: Table, card: number): number {
  const { comfort, p } = table;
  const cost = priceOf(card, p);
  let sum = 0;
  for (let point = 1; point <= cost; point++) sum += worthOfComfort(table, comfort - point);
  return sum;
}
