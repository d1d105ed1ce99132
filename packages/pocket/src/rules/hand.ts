import {
  type Closed,
  type Distribution,
  type Domain,
  type DomainDescription,
  pick,
  type Refusal,
  type Rng,
  type RulingWords,
  type SectionWords,
} from '@howzat/core/author';
import { cardName, type Tables } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';

/** 1. New Over, the cards: one is drawn. Also how a deck is drawn from anywhere, and how a card of a hand is chosen. */

/** Cards that a hand holds (`pocket.hand.limit`). */
const fullHand = 3;

/** A deck as it is drawn from: its cards, in no order that means anything. */
function deckOf(cards: readonly number[]): number[] {
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
export function topOf(
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

/** The different cards of a hand, in the order of the hand: it may hold several of a kind. */
export function differentIn(hand: readonly number[]): readonly number[] {
  const found: number[] = [];
  for (const card of hand) if (!found.includes(card)) found.push(card);
  return found;
}

/** One of the different cards of a hand, or a word for none of them. */
export class FromHand<W extends string = never> implements Domain<number | W> {
  readonly kind = 'oneOf';
  private readonly items: readonly (number | W)[];

  constructor(
    hand: readonly number[],
    words: readonly W[],
    private readonly tables: Tables,
    /** Why no card of the hand is to be had, where that is so. */
    private readonly closed: Refusal | null = null,
  ) {
    this.items = closed ? words : [...words, ...differentIn(hand)];
  }
  count(): number {
    return this.items.length;
  }
  has(choice: unknown): choice is number | W {
    return this.items.includes(choice as number);
  }
  why(choice: unknown): Refusal | null {
    return this.has(choice) ? null : (this.closed ?? notHeld(choice, this.tables, 'pocket.hand.exchange'));
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

/** What a player reads who names a card that is not in their hand. */
export function notHeld(choice: unknown, tables: Tables, rule: string): Refusal {
  const known = typeof choice === 'number' && tables.set.cards[choice - 1];
  return known
    ? { message: `You do not hold ${known.name}.`, rule }
    : { message: 'Choose a card of your hand, by its number.', rule };
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

/** Why a side does not draw at New Over. */
const drawClosed =
  (heldIn: (s: State) => number, leftIn: (s: State) => number) =>
  (s: State, g: Cricket): Closed => {
    if (g.result !== null) return 'The match is over.';
    if (heldIn(s) >= fullHand) return { message: `Your hand is full (${fullHand}).`, rule: 'pocket.hand.limit' };
    return leftIn(s) === 0 ? { message: 'Your deck is empty.', rule: 'pocket.ruling.chance-deck-empty' } : null;
  };

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
    closed: drawClosed(
      (s) => s.bowlerHeld,
      (s) => s.bowlerLeft,
    ),
    ...bowlingDraw,
  }),
  k.chance('draw.batting', {
    rule: 'pocket.hand.limit',
    when: (s, _g, p) => s.batterLeft > 0 && (s.batterHeld < 3 || p.drawAtThree === 'draw-then-return-one'),
    closed: drawClosed(
      (s) => s.batterHeld,
      (s) => s.batterLeft,
    ),
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

export function shuffleDecks(s: PocketState): void {
  s.batterDeck = deckOf(s.batterCards);
  s.bowlerDeck = deckOf(s.bowlerCards);
  s.batterLeft = s.batterDeck.length;
  s.bowlerLeft = s.bowlerDeck.length;
}

/** Hands. */
export const handWords = {
  'pocket.hand.draw': {
    title: 'Draw a chance card each over',
    kind: 'applied',
    source: '1. New Over',
    text: 'Each side draws one chance card from the deck of its present role.',
    parameters: ['drawCount', 'drawAtThree', 'chanceDeckEmpty'],
  },
  'pocket.hand.limit': {
    title: 'At most three cards in hand',
    kind: 'applied',
    source: '1. New Over',
    text: 'A hand holds at most 3 chance cards: with three, nothing is drawn.',
    parameters: ['drawAtThree'],
  },
  'pocket.hand.exchange': {
    title: 'Exchange a card of your hand that you do not like',
    kind: 'applied',
    source: '1. New Over',
    text: 'A player who dislikes their hand may put one card under their deck and draw another.',
  },
  'pocket.hand.exchange-once': {
    title: 'One exchange in an over',
    kind: 'applied',
    source: '1. New Over',
    text: 'The exchange is allowed once per over.',
  },
} as const satisfies SectionWords;

export const handRulings = k.readings({
  'pocket.ruling.draw-at-three': 'words',
  'pocket.ruling.draw-count': 'words',
  'pocket.ruling.empty-hand': 'words',
  'pocket.ruling.chance-deck-empty': 'words',
  'pocket.ruling.used-cards': 'words',
});

export const handRulingWords = {
  'pocket.ruling.draw-at-three': {
    title: 'Three cards in hand, and a draw is due',
    question: 'Three cards are drawn at the start, and another in the first New Over; three is the limit. What gives?',
    readings: {
      'draw-only-below-three': {
        text: 'A side with three cards does not draw.',
      },
      'draw-then-return-one': {
        text: 'It draws and puts one of the four under its deck.',
      },
    },
    standard: 'draw-only-below-three',
    reason: 'The limit is stated right after the draw, and the exchange exists for bad hands.',
  },
  'pocket.ruling.draw-count': {
    title: 'How many cards are drawn',
    question: 'How many cards are drawn?',
    readings: {
      one: {
        text: 'One.',
      },
      'fill-up': {
        text: 'As many as make three.',
      },
    },
    standard: 'one',
    reason: '"A chance card".',
  },
  'pocket.ruling.empty-hand': {
    title: 'A side without cards',
    question: 'What of a side without cards?',
    readings: {
      'may-only-pass': {
        text: 'It passes; one card comes at the next New Over.',
      },
      refill: {
        text: 'It draws three at the next New Over.',
      },
    },
    standard: 'may-only-pass',
    reason: 'The draw gives one.',
  },
  'pocket.ruling.chance-deck-empty': {
    title: 'A chance deck runs out',
    question: 'What if a chance deck runs out?',
    readings: {
      'no-draw': {
        text: 'Nothing is drawn.',
      },
      'reshuffle-discards': {
        text: 'Its discards are shuffled.',
      },
    },
    standard: 'no-draw',
    reason: 'It cannot happen with 30 cards and the base rules.',
  },
  'pocket.ruling.used-cards': {
    title: 'Where used cards go',
    question: 'Where do used cards go?',
    readings: {
      'discard-face-up': {
        text: 'On a discard pile, face up; an Equip card stays on the cricketer until it ends.',
      },
      'bottom-of-deck': {
        text: 'Under the deck.',
      },
    },
    standard: 'discard-face-up',
    reason: 'Negated cards are discarded; others are no better.',
  },
  'pocket.ruling.hand-at-change': {
    title: 'The cards in hand at the change of innings',
    question: 'What of the cards in hand at the change?',
    readings: {
      'return-to-own-deck': {
        text: 'They go back before shuffling.',
      },
      keep: {
        text: 'They stay.',
        unbuilt: 'The colour cannot be played in the other role: the hand would be full for good.',
      },
    },
    standard: 'return-to-own-deck',
    reason: 'The colour is useless in the other role.',
  },
  'pocket.ruling.shuffle-contents': {
    title: 'Are used chance cards shuffled in again?',
    question: 'Are chance decks shuffled with the used cards?',
    readings: {
      'all-cards': {
        text: 'Yes, as the score cards are.',
      },
      'remaining-only': {
        text: 'No.',
        unbuilt:
          'A side uses each of its decks in one innings. It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'all-cards',
    reason: 'As for the score cards.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
