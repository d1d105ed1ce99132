import {
  type Distribution,
  type Domain,
  type DomainDescription,
  type DomainSpec,
  pick,
  type Refusal,
  type Rng,
  type SectionWords,
} from '@howzat/core';
import { cardName, type Tables } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';

/** 1. New Over, the cards: one is drawn, one may be exchanged. Also how a deck is drawn from anywhere. */

/** Cards that a hand holds (`pocket.hand.limit`). */
const fullHand = 3;

/** A deck as it is drawn from: its cards, in no order that means anything. */
export function deckOf(cards: readonly number[]): number[] {
  return cards.slice();
}

/** Takes one copy of a card out of a hand or a deck, whose order means nothing. */
export function takeOne(from: number[], card: number): void {
  const at = from.indexOf(card);
  const last = from.pop() as number;
  if (at < from.length) from[at] = last;
}

/** The card on top: any of those that lie in no order, and under them what was put there, in its order. */
function top(rng: Rng, deck: readonly number[], under: readonly number[]): number {
  return deck.length > 0 ? (deck[pick(rng, deck.length)] as number) : (under[0] ?? 0);
}

/** The distribution of the top card of a deck; of 0 where there is nothing to draw. */
function topOf(
  deckIn: (s: State) => readonly number[],
  underIn: (s: State) => readonly number[],
  draws: (s: State) => boolean,
): Distribution<number, PocketState, Parameters> {
  const could = (s: State): readonly number[] => {
    if (!draws(s)) return [0];
    const deck = deckIn(s);
    return deck.length > 0 ? deck : [underIn(s)[0] ?? 0];
  };
  return {
    sample: (rng, s) => (draws(s) ? top(rng, deckIn(s), underIn(s)) : 0),
    why: (outcome, s, _g, p) => {
      if (could(s).includes(outcome as number)) return null;
      return typeof outcome === 'number' && p.cards.set.cards[outcome - 1]
        ? `${cardName(p.cards, outcome)} is not on top of what is left of the deck.`
        : `A card is named by its number, from 1 to ${p.cards.set.cards.length}.`;
    },
    *outcomes(s) {
      const cards = could(s);
      const chances = new Map<number, number>();
      for (const card of cards) chances.set(card, (chances.get(card) ?? 0) + 1 / cards.length);
      yield* chances;
    },
    describe: (s) => ({ kind: 'oneOf', items: [...new Set(could(s))].sort((a, b) => a - b) }),
  };
}

export const drawBatting = topOf(
  (s) => s.batterDeck,
  (s) => s.batterUnder,
  () => true,
);
export const drawBowling = topOf(
  (s) => s.bowlerDeck,
  (s) => s.bowlerUnder,
  () => true,
);

export function takeBatting(s: PocketState, card: number): void {
  if (s.batterDeck.length > 0) takeOne(s.batterDeck, card);
  else s.batterUnder.shift();
  s.batterHand.push(card);
  s.batterHeld++;
  s.batterLeft--;
}

export function takeBowling(s: PocketState, card: number): void {
  if (s.bowlerDeck.length > 0) takeOne(s.bowlerDeck, card);
  else s.bowlerUnder.shift();
  s.bowlerHand.push(card);
  s.bowlerHeld++;
  s.bowlerLeft--;
}

// — 1c: each side draws one card —

/** With a full hand, under one reading, a card is drawn all the same and one goes back. */
const drawsWhenFull = (p: Parameters): boolean => p.drawAtThree === 'draw-then-return-one';
const mayFill = (p: Parameters): boolean => p.drawCount === 'fill-up' || p.emptyHand === 'refill';

const bowlingDraw = {
  how: 'deal',
  stream: 'bowler-deck',
  seenBy: 'bowling',
  of: drawBowling,
  take: (s: PocketState, card: number) => takeBowling(s, card),
} as const;
const battingDraw = {
  how: 'deal',
  stream: 'batter-deck',
  seenBy: 'batting',
  of: drawBatting,
  take: (s: PocketState, card: number) => takeBatting(s, card),
} as const;

/** What happens to a deck, and what is remembered of a hand, before the draw. */
const beforeDraw = k.resolve('draw.before', [
  {
    id: 'pocket.ruling.chance-deck-empty',
    only: (p) => p.chanceDeckEmpty === 'reshuffle-discards',
    when: (s) => s.batterLeft === 0 || s.bowlerLeft === 0,
    does: (s) => reshuffleDiscards(s),
  },
  {
    id: 'pocket.ruling.empty-hand',
    only: (p) => p.emptyHand === 'refill',
    when: (s) => s.batterHeld === 0 || s.bowlerHeld === 0,
    does: (s) => {
      s.batterRefills = s.batterHeld === 0;
      s.bowlerRefills = s.bowlerHeld === 0;
    },
  },
]);

function reshuffleDiscards(s: PocketState): void {
  if (s.batterLeft === 0) {
    s.batterDeck = s.batterPlayed;
    s.batterPlayed = [];
    s.batterLeft = s.batterDeck.length;
  }
  if (s.bowlerLeft === 0) {
    s.bowlerDeck = s.bowlerPlayed;
    s.bowlerPlayed = [];
    s.bowlerLeft = s.bowlerDeck.length;
  }
}

/** A drawn card too many goes under the deck. */
const returned = k.group('returns', { only: drawsWhenFull, rule: 'pocket.ruling.draw-at-three' }, [
  k.decision('return.bowling', {
    by: 'bowling',
    seenBy: 'own',
    when: (s) => s.bowlerHeld > fullHand,
    domain: { kind: 'oneOf', live: (s: State, _g, p: Parameters) => new FromHand(s.bowlerHand, [], p.cards) },
    take: (s, choice) => {
      takeOne(s.bowlerHand, choice);
      s.bowlerUnder.push(choice);
      s.bowlerHeld--;
      s.bowlerLeft++;
    },
  }),
  k.decision('return.batting', {
    by: 'batting',
    seenBy: 'own',
    when: (s) => s.batterHeld > fullHand,
    domain: { kind: 'oneOf', live: (s: State, _g, p: Parameters) => new FromHand(s.batterHand, [], p.cards) },
    take: (s, choice) => {
      takeOne(s.batterHand, choice);
      s.batterUnder.push(choice);
      s.batterHeld--;
      s.batterLeft++;
    },
  }),
]);

/** The draw of each side: forced, one card, with a hand below three. */
export const drawCards = k.group('draw', { rule: 'pocket.hand.draw' }, [
  beforeDraw,
  k.chance('draw.bowling', {
    rule: 'pocket.hand.limit',
    when: (s, _g, p) => s.bowlerLeft > 0 && (s.bowlerHeld < 3 || p.drawAtThree === 'draw-then-return-one'),
    ...bowlingDraw,
  }),
  k.chance('draw.batting', {
    rule: 'pocket.hand.limit',
    when: (s, _g, p) => s.batterLeft > 0 && (s.batterHeld < 3 || p.drawAtThree === 'draw-then-return-one'),
    ...battingDraw,
  }),
  k.repeat(
    'fill.bowling',
    {
      only: mayFill,
      while: (s, _g, p) => (p.drawCount === 'fill-up' || s.bowlerRefills) && s.bowlerHeld < 3 && s.bowlerLeft > 0,
    },
    [k.chance('fill.bowling.card', { rule: 'pocket.ruling.draw-count', ...bowlingDraw })],
  ),
  k.repeat(
    'fill.batting',
    {
      only: mayFill,
      while: (s, _g, p) => (p.drawCount === 'fill-up' || s.batterRefills) && s.batterHeld < 3 && s.batterLeft > 0,
    },
    [k.chance('fill.batting.card', { rule: 'pocket.ruling.draw-count', ...battingDraw })],
  ),
  returned,
]);

// — 1d: one card may be exchanged —

/** One of the different cards of a hand, or a word for none of them. */
class FromHand<W extends string = never> implements Domain<number | W> {
  readonly kind = 'oneOf';
  private readonly items: readonly (number | W)[];

  constructor(
    hand: readonly number[],
    words: readonly W[],
    private readonly tables: Tables,
  ) {
    this.items = [...words, ...new Set(hand)];
  }
  count(): number {
    return this.items.length;
  }
  has(choice: unknown): choice is number | W {
    return this.items.includes(choice as number);
  }
  why(choice: unknown): Refusal | null {
    return this.has(choice) ? null : notHeld(choice, this.tables, 'pocket.hand.exchange');
  }
  sample(rng: Rng): number | W {
    return this.items[pick(rng, this.items.length)] as number | W;
  }
  [Symbol.iterator](): Iterator<number | W> {
    return this.items[Symbol.iterator]();
  }
  describe(): DomainDescription {
    return { kind: 'oneOf', items: this.items };
  }
}

/** What a player reads who names a card that is not in his hand. */
export function notHeld(choice: unknown, tables: Tables, rule: string): Refusal {
  const known = typeof choice === 'number' && tables.set.cards[choice - 1];
  return known
    ? { message: `You do not hold ${known.name}.`, rule }
    : { message: 'Choose a card of your hand, by its number.', rule };
}

/** The same draw as {@link FromHand} without a list: the different cards of a hand of three, after `keep`. */
function drawSwap(rng: Rng, hand: readonly number[]): 'keep' | number {
  let different = 0;
  for (let i = 0; i < hand.length; i++) if (hand.indexOf(hand[i] as number) === i) different++;
  let nth = pick(rng, different + 1);
  if (nth === 0) return 'keep';
  for (let i = 0; i < hand.length; i++)
    if (hand.indexOf(hand[i] as number) === i && --nth === 0) return hand[i] as number;
  return 'keep';
}

const battingSwaps: DomainSpec<number | 'keep', PocketState, Parameters> = {
  kind: 'oneOf',
  live: (s, _g, p) => new FromHand(s.batterHand, ['keep'], p.cards),
  draw: (rng, s) => drawSwap(rng, s.batterHand),
};
const bowlingSwaps: DomainSpec<number | 'keep', PocketState, Parameters> = {
  kind: 'oneOf',
  live: (s, _g, p) => new FromHand(s.bowlerHand, ['keep'], p.cards),
  draw: (rng, s) => drawSwap(rng, s.bowlerHand),
};

/** Exchanges are made once, before the first card of the over is played. */
function exchanged(s: State, g: Cricket): string | null {
  if (g.result !== null) return 'The match is over.';
  if (s.facing === 0 || g.ballNumber === 0) return null;
  const begun = s.passes > 0 || s.inForce.length > 0 || s.announced > 0 || s.scoreCard > 0;
  return begun || s.batterPlays + s.bowlerPlays > 0
    ? 'Exchanges are made at the start of an over.'
    : 'Only one exchange per over.';
}

const exchangeBowling = k.decision('exchange.bowling', {
  by: 'bowling',
  seenBy: 'own',
  when: (s) => s.bowlerHeld > 0,
  domain: bowlingSwaps,
  closed: exchanged,
  take: (s, choice) => {
    if (choice === 'keep') s.bowlerSwap = 0;
    else {
      s.bowlerSwap = choice;
      s.bowlerUnder.push(choice);
    }
  },
});

const exchangeBatting = k.decision('exchange.batting', {
  by: 'batting',
  seenBy: 'own',
  when: (s) => s.batterHeld > 0,
  domain: battingSwaps,
  closed: exchanged,
  take: (s, choice) => {
    if (choice === 'keep') s.batterSwap = 0;
    else {
      s.batterSwap = choice;
      s.batterUnder.push(choice);
    }
  },
});

const exchangeRules = ['pocket.hand.exchange', 'pocket.hand.exchange-once'] as const;

/** Both sides decide at once; which card, and whether any, is nobody else's business. */
export const exchange = k.commit('exchange', { rule: exchangeRules }, [exchangeBowling, exchangeBatting]);

/** In turn, under that reading. */
export const exchangeInTurn = k.group('exchange', { rule: exchangeRules }, [exchangeBowling, exchangeBatting]);

/** The card is under the deck already; hand and deck are as large as before when another has been drawn. */
function exchangeOne(hand: number[], deck: number[], under: number[], swap: number, drawn: number): void {
  if (swap === 0) return;
  if (deck.length > 0) takeOne(deck, drawn);
  else under.shift();
  takeOne(hand, swap);
  hand.push(drawn);
}

/**
 * The draw for the exchanged card. It stands there whether a side exchanged or not, and gives 0 where it did not, so that
 * the other side learns nothing of it.
 */
export const exchangeDraws = [
  k.chance('exchange.bowling.card', {
    how: 'deal',
    stream: 'bowler-deck',
    seenBy: 'bowling',
    when: (s) => s.bowlerHeld > 0,
    of: topOf(
      (s) => s.bowlerDeck,
      (s) => s.bowlerUnder,
      (s) => s.bowlerSwap > 0,
    ),
    take: (s, card) => exchangeOne(s.bowlerHand, s.bowlerDeck, s.bowlerUnder, s.bowlerSwap, card),
  }),
  k.chance('exchange.batting.card', {
    how: 'deal',
    stream: 'batter-deck',
    seenBy: 'batting',
    when: (s) => s.batterHeld > 0,
    of: topOf(
      (s) => s.batterDeck,
      (s) => s.batterUnder,
      (s) => s.batterSwap > 0,
    ),
    take: (s, card) => exchangeOne(s.batterHand, s.batterDeck, s.batterUnder, s.batterSwap, card),
  }),
] as const;

/** Hands. */
export const handWords = {
  'pocket.hand.draw': {
    kind: 'applied',
    source: '1. New Over',
    text: 'Each side draws one chance card from the deck of its present role.',
    parameters: ['drawCount', 'drawAtThree', 'chanceDeckEmpty'],
  },
  'pocket.hand.limit': {
    kind: 'applied',
    source: '1. New Over',
    text: 'A hand holds at most 3 chance cards: with three, nothing is drawn.',
    parameters: ['drawAtThree'],
  },
  'pocket.hand.exchange': {
    kind: 'applied',
    source: '1. New Over',
    text: 'A player who dislikes his hand may put one card under his deck and draw another.',
  },
  'pocket.hand.exchange-once': {
    kind: 'applied',
    source: '1. New Over',
    text: 'The exchange is allowed once per over.',
  },
} as const satisfies SectionWords;
