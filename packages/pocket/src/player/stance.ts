import type { Request } from '@howzat/core/author';
import { differenceWith, type Table, tableOf } from './table.js';
import { weights } from './weights.js';
import { priceOfWicket, worthOfComfort } from './worth.js';

/** What a stance is worth: the over, the wicket that it risks, and the comfort that it earns. */

/** Points of comfort that an over in a stance earns. */
function pointsOf({ p }: Table, defensive: boolean): number {
  if (p.comfortCondition === 'defence-only') return defensive ? 1 : 0;
  return p.comfortCondition === 'both-add' && defensive ? 2 : 1;
}

/** What the points of comfort of an over bring, in runs, if the batter is not out. */
function worthOfPoints(table: Table, points: number, wanted: number): number {
  let sum = 0;
  for (let point = 0; point < points; point++) {
    const had = table.comfort + point;
    const usual = worthOfComfort(table, had);
    sum += had < wanted && table.later > 0 ? Math.max(usual, weights.comfortWanted) : usual;
  }
  return sum;
}

/** Points that the cards in hand cost together. */
function pointsWanted({ hand, t }: Table): number {
  let sum = 0;
  for (const card of hand) sum += t.cost[card] as number;
  return sum;
}

/** What the cards in hand add that one stance alone allows. */
function cardsFor({ hand, t }: Table, stance: 'offensive' | 'defensive'): number {
  let sum = 0;
  for (const card of hand)
    if (t.needs[card]?.stance === stance) sum += Math.max(t.score[card] as number, (t.comfort[card] as number) * 1.5);
  return sum * weights.cardsOfStance;
}

/** What a stance is worth to the batting side, in runs. */
function worthOfStance(table: Table, defensive: boolean, wanted: number): number {
  const { all, later, needed } = table;
  const difference = differenceWith(table, table.facingRank, table.bowlerRank, defensive);
  const spared = defensive ? 0.5 : 1;
  const out = (1 - (1 - all.outs(difference)) * (1 - weights.trapped)) * spared;
  const points = worthOfPoints(table, pointsOf(table, defensive), wanted);
  const cards = cardsFor(table, defensive ? 'defensive' : 'offensive');
  if (needed <= 0) return all.runs(difference) + cards - out * priceOfWicket(table) + (1 - out) * points;
  const target = needed - weights.overOfChase - weights.cardsOfChase * later - cards;
  const risk = { trapped: weights.trapped, spared, earned: points };
  return all.chanceBefore(difference, later, table.gone, target, risk);
}

export function chooseStance(request: Request): unknown {
  const table = tableOf(request);
  const wanted = pointsWanted(table);
  const defends = worthOfStance(table, true, wanted) > worthOfStance(table, false, wanted);
  const choice = defends ? 'defensive' : 'offensive';
  return request.domain.has(choice) ? choice : 'offensive';
}
