import { kindNumber, pairPlace, type Starter, type Tables } from '../components/tables.js';
import { mostComfort } from '../prospects.js';
import { newStage, type Stage } from './knowledge.js';
import type { Table } from './table.js';
import { weights } from './weights.js';
import { worthOfStep } from './worth.js';

/** What a card in hand is worth to be kept: what it brings when its time comes, beside what any card brings. */

const { stat, equip, score, out, save, negate, lock, upkeep } = kindNumber;

const risingIn = (overs: number): readonly number[] =>
  Array.from({ length: 60 }, (_, later) => 1 - Math.exp(-later / overs));
/** The share of something that comes in so many overs, if two thirds come in three, or in six. */
const inThree = /* @__PURE__ */ risingIn(3);
const inSix = /* @__PURE__ */ risingIn(6);
const rise = (shares: readonly number[], later: number): number => shares[Math.min(59, later)] as number;

/** What a card usually brings when it is played with so many overs to come, its price not counted. */
export function usualUse(t: Tables, card: number, later: number): number {
  const kind = t.kind[card];
  if (kind === stat) {
    const steps = Math.abs(t.batting[card] as number) + Math.abs(t.bowling[card] as number);
    return (
      weights.rank * (steps > 1 ? 1 + 0.75 * (steps - 1) : steps) * (t.bowling[card] !== 0 ? weights.bowlingStep : 1)
    );
  }
  if (kind === equip) return weights.rank + worthOfStep(later);
  if (kind === out) return weights.trapKept * Math.max(2, usualPrice(later));
  if (kind === save) return weights.saveKept * Math.max(2, usualPrice(later)) * (1 - 0.75 ** (later + 1));
  if (kind === score) {
    if (t.maiden[card] === 1) return weights.maidenKept;
    return (t.score[card] as number) > 0 ? (t.score[card] as number) : -0.88 * (t.score[card] as number);
  }
  if (kind === lock) return weights.lock;
  if (kind === upkeep) {
    const points = t.comfort[card] as number;
    const counters = t.fatigue[card] as number;
    if (points !== 0) return weights.point * Math.abs(points) * (later > 1 ? 1 : 0.5);
    if (counters < 0) return weights.counterKept * -counters * Math.min(1, later / 8);
    return t.flip[card] === 1 ? 0.4 : 0.8;
  }
  return weights.negateInDeck;
}

function usualPrice(later: number): number {
  return weights.usualPrice * rise(inSix, later);
}

/** The number of the premade team of the other side, or of the first one. */
function teamOfOther(table: Table): number {
  return Math.max(0, teamOf(table, table.batting ? table.bowlers : table.batters));
}

/** The number of the premade team that has the first cricketer of a team; -1 where there is none. */
function teamOf({ known }: Table, team: readonly number[]): number {
  return known.teams[team[1] as number] as number;
}

/** What a Negate brings: the harm that it averts, if it meets any of the other side's deck in time. */
function averted(table: Table, card: number): number {
  const { t, known, later } = table;
  const team = teamOfOther(table);
  // the colour of the card says which deck of the team it is
  const place = pairPlace(t, team, card);
  let averts = known.averts[place];
  if (!averts) {
    const { batting, bowling } = t.starters[team] as Starter;
    averts = avertedOf(t, card, table.batting ? bowling : batting);
    known.averts[place] = averts;
  }
  return averts[Math.min(later, weights.patience)] as number;
}

/** The same within so many overs, from none, against a deck. */
function avertedOf(t: Tables, card: number, deck: readonly number[]): readonly number[] {
  const hit = deck.filter((other) => t.fits[pairPlace(t, card, other)] === 1);
  const share = hit.length / Math.max(1, deck.length);
  const harm = hit.length === 0 ? 0 : hit.reduce((sum, other) => sum + harmUsually(t, other), 0) / hit.length;
  return Array.from(
    { length: weights.patience + 1 },
    (_, overs) => harm * (1 - (1 - share) ** overs) * weights.negateKept,
  );
}

function harmUsually(t: Tables, card: number): number {
  return t.kind[card] === negate ? weights.harmOfNegate : usualUse(t, card, 8);
}

/** What is known of the cards as things stand. */
function stageOf(table: Table): Stage {
  const { t, batting, known, later } = table;
  const stages = batting ? known.stages.batting : known.stages.bowling;
  const place = later * (mostComfort + 1) + (batting ? Math.min(mostComfort, table.comfort) : 0);
  let stage = stages[place];
  if (!stage) {
    stage = newStage(t);
    stages[place] = stage;
  }
  return stage;
}

function stageAt(table: Table): Stage {
  table.stage ??= stageOf(table);
  return table.stage;
}

/** What a card in hand is worth, kept for the overs after this one: nothing when there are none. */
export function keepWorth(table: Table, card: number, copies = 1): number {
  if (table.later === 0) return 0;
  if (table.t.kind[card] === negate) return keptFor(table, card, averted(table, card) * (copies > 1 ? 0.5 : 1));
  const { worth } = stageAt(table);
  let kept = worth[card] as number;
  if (kept < 0) {
    kept = keptFor(table, card, usualUse(table.t, card, table.later - 1));
    worth[card] = kept;
  }
  return kept;
}

/** What a card is kept for that brings so much. */
function keptFor(table: Table, card: number, brings: number): number {
  const use = table.batting ? brings - priceKept(table, card) : brings;
  const beside = use - weights.average;
  const base = weights.base * rise(inThree, table.later);
  return Math.max(0, base + (beside > 0 ? weights.above : weights.below) * beside);
}

/** What the price of a card will be worth when it is played: points that are wanting have to be earned first. */
function priceKept({ t, comfort }: Table, card: number): number {
  const cost = t.cost[card] as number;
  if (cost === 0) return 0;
  return weights.point * cost + weights.unpaid * Math.max(0, cost - comfort);
}

/** What a card of the own deck is worth on average, to be kept. */
export function averageKept(table: Table): number {
  const { t, p, batting } = table;
  if (p.decks !== 'premade') return averageOf(table, batting ? table.s.batterCards : table.s.bowlerCards);
  const own = teamOf(table, batting ? table.batters : table.bowlers);
  const starter = t.starters[own];
  if (!starter) return weights.base;
  const { averages } = stageAt(table);
  const place = own * t.starters.length + teamOfOther(table);
  let average = averages[place] as number;
  if (average < 0) {
    average = averageOf(table, batting ? starter.batting : starter.bowling);
    averages[place] = average;
  }
  return average;
}

function averageOf(table: Table, deck: readonly number[]): number {
  let sum = 0;
  for (const card of deck) sum += keepWorth(table, card);
  return sum / Math.max(1, deck.length);
}
