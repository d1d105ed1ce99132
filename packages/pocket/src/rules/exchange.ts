import { type Closed, type DomainSpec, pick, type Refusal, type Rng, type RulingWords } from '@howzat/core/author';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { answerer } from './chain.js';
import { FromHand, takeOne, topOf } from './hand.js';

/** 1. New Over, the exchange: one card of a hand goes under the deck for another, once in an over. */

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

// — at New Over —

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

const onlyOne: Refusal & Closed = { message: 'Only one exchange per over.', rule: 'pocket.hand.exchange-once' };

/** Exchanges are made once, before the first card of the over is played. */
function exchanged(s: State, g: Cricket, p: Parameters): Closed {
  if (g.result !== null) return 'The match is over.';
  // the stance comes before the exchange: without it the over has not come so far
  if (p.exchangeWindow === 'any-time-in-over' || s.batted === 0) return null;
  return s.passes > 0 || s.batterPlays + s.bowlerPlays > 0 || s.scoreCard > 0
    ? { message: 'Exchanges are made at the start of an over.', rule: 'pocket.ruling.exchange-window' }
    : onlyOne;
}

const exchangeBowling = k.decision('exchange.bowling', {
  by: 'bowling',
  seenBy: 'own',
  keptIn: ['bowlerSwap', 'bowlerChanged'],
  when: (s) => s.bowlerHeld > 0,
  domain: bowlingSwaps,
  closed: exchanged,
  take: (s, choice) => {
    if (choice === 'keep') s.bowlerSwap = 0;
    else {
      s.bowlerSwap = choice;
      s.bowlerChanged = true;
      s.bowlerUnder.push(choice);
    }
  },
});

const exchangeBatting = k.decision('exchange.batting', {
  by: 'batting',
  seenBy: 'own',
  keptIn: ['batterSwap', 'batterChanged'],
  when: (s) => s.batterHeld > 0,
  domain: battingSwaps,
  closed: exchanged,
  take: (s, choice) => {
    if (choice === 'keep') s.batterSwap = 0;
    else {
      s.batterSwap = choice;
      s.batterChanged = true;
      s.batterUnder.push(choice);
    }
  },
});

const exchangeRules = ['pocket.hand.exchange', 'pocket.hand.exchange-once'] as const;

/** Both sides decide at once; which card, and whether any, is nobody else's business. */
export const exchange = k.commit('exchange', { rule: exchangeRules }, [exchangeBowling, exchangeBatting]);

/** In turn, under that reading. */
const exchangeInTurn = k.group('exchange', { rule: exchangeRules }, [exchangeBowling, exchangeBatting]);

/** The card is under the deck already; hand and deck are as large as before when another has been drawn. */
function exchangeOne(hand: number[], deck: number[], under: number[], swap: number, drawn: number): void {
  if (swap === 0) return;
  if (deck.length > 0) takeOne(deck, drawn);
  else under.shift();
  // Stryker disable next-line ConditionalExpression, EqualityOperator: a draw for none is made with an empty hand, from which nothing is taken
  if (swap > 0) takeOne(hand, swap);
  hand.push(drawn);
}

const toBowler = {
  how: 'deal',
  stream: 'bowler-deck',
  seenBy: 'bowling',
  of: topOf(
    (s) => s.bowlerDeck,
    (s) => s.bowlerUnder,
    (s) => s.bowlerSwap !== 0,
  ),
  take: (s: PocketState, card: number) => exchangeOne(s.bowlerHand, s.bowlerDeck, s.bowlerUnder, s.bowlerSwap, card),
} as const;
const toBatter = {
  how: 'deal',
  stream: 'batter-deck',
  seenBy: 'batting',
  of: topOf(
    (s) => s.batterDeck,
    (s) => s.batterUnder,
    (s) => s.batterSwap !== 0,
  ),
  take: (s: PocketState, card: number) => exchangeOne(s.batterHand, s.batterDeck, s.batterUnder, s.batterSwap, card),
} as const;

/**
 * The draw for the exchanged card. It stands there whether a side exchanged or not, and gives 0 where it did not, so that
 * the other side learns nothing of it.
 */
export const exchangeDraws = [
  k.chance('exchange.bowling.card', { when: (s) => s.bowlerHeld > 0, ...toBowler }),
  k.chance('exchange.batting.card', { when: (s) => s.batterHeld > 0, ...toBatter }),
] as const;

// — at any time in the over —

/** A free draw: no card goes under the deck for it. */
const free = -1;

const laterSwaps = (sideOf: 'batting' | 'bowling'): DomainSpec<number | 'keep' | 'draw', PocketState, Parameters> => ({
  kind: 'oneOf',
  live: (s, _g, p) => {
    const [hand, changed] = sideOf === 'batting' ? [s.batterHand, s.batterChanged] : [s.bowlerHand, s.bowlerChanged];
    // a card that is laid and waits is out of the hand already
    return new FromHand(
      hand,
      hand.length === 0 && !changed ? ['keep', 'draw'] : ['keep'],
      p.cards,
      changed ? onlyOne : null,
    );
  },
});

/** May a side that holds so many cards exchange, or draw one for none? Everybody can tell. */
function mayExchange(held: number, left: number, p: Parameters): boolean {
  return held > 0 || (p.exchangeEmptyHand === 'draw-free' && left > 0);
}

/**
 * The exchange before one decision of the standby or of a pending out, for the side whose decision it is, where it may be
 * made at any time. It is offered, and a draw follows, whether the side exchanges or has done so before or not: the other
 * side learns nothing of it but what the size of an empty hand tells.
 */
const exchangeBefore = (step: string, sideOf: (s: State) => number) =>
  k.group(`exchange.${step}`, { rule: ['pocket.ruling.exchange-window', ...exchangeRules] }, [
    k.group(
      `exchange.${step}.by-batting`,
      { when: (s, _g, p) => sideOf(s) === 0 && mayExchange(s.batterHeld, s.batterLeft, p) },
      [
        k.decision(`exchange.${step}.batting`, {
          by: 'batting',
          seenBy: 'own',
          keptIn: ['batterSwap', 'batterChanged'],
          domain: laterSwaps('batting'),
          take: (s, choice) => {
            s.batterSwap = choice === 'keep' ? 0 : choice === 'draw' ? free : choice;
            if (s.batterSwap !== 0) s.batterChanged = true;
            if (s.batterSwap > 0) s.batterUnder.push(s.batterSwap);
          },
        }),
        k.chance(`exchange.${step}.batting.card`, toBatter),
        k.resolve(`exchange.${step}.batting.held`, [
          {
            id: 'pocket.ruling.exchange-empty-hand',
            when: (s) => s.batterHand.length > s.batterHeld,
            does: (s) => {
              s.batterHeld++;
              s.batterLeft--;
            },
          },
        ]),
      ],
    ),
    k.group(
      `exchange.${step}.by-bowling`,
      { when: (s, _g, p) => sideOf(s) === 1 && mayExchange(s.bowlerHeld, s.bowlerLeft, p) },
      [
        k.decision(`exchange.${step}.bowling`, {
          by: 'bowling',
          seenBy: 'own',
          keptIn: ['bowlerSwap', 'bowlerChanged'],
          domain: laterSwaps('bowling'),
          take: (s, choice) => {
            s.bowlerSwap = choice === 'keep' ? 0 : choice === 'draw' ? free : choice;
            if (s.bowlerSwap !== 0) s.bowlerChanged = true;
            if (s.bowlerSwap > 0) s.bowlerUnder.push(s.bowlerSwap);
          },
        }),
        k.chance(`exchange.${step}.bowling.card`, toBowler),
        k.resolve(`exchange.${step}.bowling.held`, [
          {
            id: 'pocket.ruling.exchange-empty-hand',
            when: (s) => s.bowlerHand.length > s.bowlerHeld,
            does: (s) => {
              s.bowlerHeld++;
              s.bowlerLeft--;
            },
          },
        ]),
      ],
    ),
  ]);

const battingSide = () => 0;

export const exchangeRulings = k.readings({
  'pocket.ruling.exchange-window': {
    ...k.words('exchangeWindow'),
    'any-time-in-over': (a) => [
      a.set('exchangeWindow', 'any-time-in-over'),
      a.before(
        'play',
        exchangeBefore('play', (s) => s.priority),
      ),
      a.before('answer', exchangeBefore('answer', answerer)),
      ...['save', 'save.at-once'].map((step) => a.before(step, exchangeBefore(step, battingSide))),
      ...['answer.save', 'answer.save.at-once'].map((step) => a.before(step, exchangeBefore(step, answerer))),
    ],
  },
  'pocket.ruling.exchange-empty-hand': 'words',
  'pocket.ruling.exchange-order': {
    simultaneous: [],
    'bowling-first': (a) => [a.replaceStep('exchange', exchangeInTurn)],
  },
});

export const exchangeRulingWords = {
  'pocket.ruling.exchange-window': {
    title: 'When a card may be exchanged',
    question: 'When may a card be exchanged?',
    readings: {
      'new-over-after-draw': {
        text: 'At New Over, after the draw.',
      },
      'any-time-in-over': {
        text: 'There, and before any card is played, answered or used to cancel an out: whoever is to decide is asked, exchanged or not, so that nobody learns of it.',
      },
    },
    standard: 'new-over-after-draw',
    reason: 'It is printed there.',
  },
  'pocket.ruling.exchange-empty-hand': {
    title: 'Exchanging without a card in hand',
    question: 'What of a side without a card to put under its deck?',
    readings: {
      'not-possible': {
        text: 'It cannot exchange.',
      },
      'draw-free': {
        text: 'It draws a card. At New Over it has just drawn one, so this matters where exchanges are made at any time in the over.',
      },
    },
    standard: 'not-possible',
    reason: 'There is nothing to exchange.',
  },
  'pocket.ruling.exchange-order': {
    title: 'Who exchanges first',
    question: 'Who exchanges first?',
    readings: {
      simultaneous: {
        text: 'Both at once.',
      },
      'bowling-first': {
        text: 'The bowling side.',
      },
    },
    standard: 'simultaneous',
    reason: "Neither sees the other's card.",
  },
  'pocket.ruling.exchange-seen': {
    title: 'Is an exchange seen?',
    question: 'Does the other side learn that a card was exchanged?',
    readings: {
      unseen: {
        text: 'No: it learns neither which card nor whether one.',
      },
      seen: {
        text: 'It learns that one was.',
        unbuilt: 'It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'unseen',
    reason: 'The catalogue is silent. Hand and deck are as large as before, so nothing public changes; our own ruling.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
