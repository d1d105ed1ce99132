import { kindNumber, pairPlace, type Starter, type Tables } from '../components/tables.js';
import { mostComfort } from '../prospects.js';
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

/** The premade team with a first cricketer. */
function starterOf(t: Tables, first: number | undefined): Starter | undefined {
  for (const starter of t.starters) if (starter.team[1] === first) return starter;
  return undefined;
}

/** The premade team of the other side, or the first one. */
function starterOfOther(table: Table): Starter {
  const { t, batting } = table;
  table.other ??= starterOf(t, (batting ? table.bowlers : table.batters)[1]) ?? (t.starters[0] as Starter);
  return table.other;
}

/** The other side's deck: that of its premade team, or one of all cards. */
function deckOfOther(table: Table): readonly number[] {
  const { batting, bowling } = starterOfOther(table);
  return table.batting ? bowling : batting;
}

interface Answer {
  /** The share of the other side's deck that a Negate answers, and what such a card brings on average. */
  readonly share: number;
  readonly harm: number;
}

const answers = new WeakMap<readonly number[], (Answer | undefined)[]>();

function answerOf(table: Table, card: number): Answer {
  const deck = deckOfOther(table);
  let known = answers.get(deck);
  if (!known) {
    known = [];
    answers.set(deck, known);
  }
  let answer = known[card];
  if (!answer) {
    const hit = deck.filter((other) => table.t.fits[pairPlace(table.t, card, other)] === 1);
    const harm = hit.reduce((sum, other) => sum + harmUsually(table, other), 0);
    answer = { share: hit.length / Math.max(1, deck.length), harm: hit.length === 0 ? 0 : harm / hit.length };
    known[card] = answer;
  }
  return answer;
}

function harmUsually(table: Table, card: number): number {
  return table.t.kind[card] === negate ? weights.harmOfNegate : usualUse(table.t, card, 8);
}

/** What a card in hand is worth, kept for the overs after this one: nothing when there are none. */
export function keepWorth(table: Table, card: number, copies = 1): number {
  const { t, later } = table;
  if (later === 0) return 0;
  let use: number;
  if (t.kind[card] === negate) {
    const { share, harm } = answerOf(table, card);
    use = harm * (1 - (1 - share) ** Math.min(later, weights.patience)) * weights.negateKept;
    if (copies > 1) use *= 0.5;
  } else use = usualUse(t, card, later - 1);
  if (table.batting) use -= priceKept(table, card);
  const beside = use - weights.average;
  const base = weights.base * rise(inThree, later);
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
  const starter = starterOf(t, (batting ? table.batters : table.bowlers)[1]);
  const deck = batting ? starter?.batting : starter?.bowling;
  if (!deck) return weights.base;
  let known = averages.get(deck);
  if (!known) {
    known = [];
    averages.set(deck, known);
  }
  const place =
    (table.later * (mostComfort + 1) + (batting ? Math.min(mostComfort, table.comfort) : 0)) * 32 +
    t.starters.indexOf(starterOfOther(table));
  let average = known[place];
  if (average === undefined) {
    average = averageOf(table, deck);
    known[place] = average;
  }
  return average;
}

const averages = new WeakMap<readonly number[], (number | undefined)[]>();

function averageOf(table: Table, deck: readonly number[]): number {
  const known = new Map<number, number>();
  let sum = 0;
  for (const card of deck) {
    let worth = known.get(card);
    if (worth === undefined) {
      worth = keepWorth(table, card);
      known.set(card, worth);
    }
    sum += worth;
  }
  return sum / Math.max(1, deck.length);
}
