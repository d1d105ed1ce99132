import { oneOf, type RulingWords, record, type SectionWords, worded } from '@howzat/core/author';
import { type Card, cards, holds, noSuchCard, withCard } from '../components/cards.js';
import { type Cricket, k, limit, type Parameters, type State, type ValueLimit } from '../kit.js';
import { anticipationRules, predictionLimits } from './anticipation.js';
import { blockerLimits, blockerRules, nameBlocker } from './blocker.js';
import { closedBy, inningsOver } from './closed.js';
import { announceBowling, callModes, defenceRules } from './defence.js';
import { economyLimits } from './economy.js';
import { outComesFirst } from './end.js';
import { freeHitFaceValue, freeHitProtectsAll } from './free-hit.js';
import { announceBatting, cardIsGuess, guessCard, hiddenIsNotBlocked, rightGuess, wrongGuess } from './hidden.js';
import { matchIsOut } from './out.js';
import { passIsSafe, passLimits, passReplayed, passScoresNothing } from './pass.js';
import { mirroredPowerLimits, powerLimits } from './power.js';
import { oddIsOut, shiftLimits } from './shift.js';
import { trapIsOut, trapLimits } from './trap.js';

/** Sections 1.2 and 2.2: the turn. Both choose at the same time; then the rules of all sections are asked in order. */

/** Everything but the hand that narrows a card of the batter. */
const batterLimits = [...powerLimits, ...economyLimits, ...shiftLimits] as const;

/** Is every card that is left in a hand barred by something else? Then the cards come back. */
function isStuck(gone: number, limits: readonly ValueLimit<Card>[], s: State, g: Cricket, p: Parameters): boolean {
  return cards.every((card) => holds(gone, card) || limits.some((it) => isBarred(card, it, s, g, p)));
}

/** Does a limit bar a card now? */
function isBarred(card: Card, it: ValueLimit<Card>, s: State, g: Cricket, p: Parameters): boolean {
  // Stryker disable next-line LogicalOperator,OptionalChaining,BooleanLiteral: each of these limits says where it stands
  const stands = it.only?.(p) ?? true;
  // Stryker disable next-line LogicalOperator,OptionalChaining,BooleanLiteral: and when it holds
  const holdsNow = it.when?.(s, g, p) ?? true;
  return stands && holdsNow && it.forbids(card, p);
}

/** Cards used up in this over cannot be played again, where hands are consumed. */
const batterHand = cards.map((card) =>
  limit<Card | 'pass'>({
    id: 'ccsl.turn.from-hand',
    only: (p) => p.hand === 'six-consumed-per-over',
    when: (s, g, p) => holds(s.batterGone, card) && !isStuck(s.batterGone, batterLimits, s, g, p),
    forbids: (value) => value === card,
    says: `Your ${card} is used up in this over.`,
  }),
);
const bowlerHand = cards.map((card) =>
  limit<Card>({
    id: 'ccsl.turn.from-hand',
    only: (p) => p.hand === 'six-consumed-per-over',
    when: (s, g, p) => holds(s.bowlerGone, card) && !isStuck(s.bowlerGone, mirroredPowerLimits, s, g, p),
    forbids: (value) => value === card,
    says: `Your ${card} is used up in this over.`,
  }),
);

/** Which cards are gone, where hands are consumed. */
export const handUpdate = k.resolve('hands', [
  {
    id: 'ccsl.turn.from-hand',
    only: (p) => p.hand === 'six-consumed-per-over',
    does: (s) => {
      if (s.card >= 0) s.batterGone = withCard(s.batterGone, s.card as Card);
      if (s.bowled >= 0) s.bowlerGone = withCard(s.bowlerGone, s.bowled as Card);
    },
  },
]);

/** The batter plays a card or passes, and may name the bowler's card. */
const playCard = k.decision('play-card', {
  when: (s) => !s.passed,
  by: 'batting',
  domain: record({
    card: worded(oneOf(0, 1, 2, 3, 4, 6, 'pass'), noSuchCard),
    prediction: worded(oneOf(null, 0, 1, 2, 3, 4, 6), noSuchCard),
  }),
  closed: inningsOver,
  limits: [
    ...[...batterLimits, ...passLimits, ...batterHand].map((it) => ({ ...it, on: 'card' as const })),
    ...predictionLimits.map((it) => ({ ...it, on: 'prediction' as const })),
  ],
  take: (s, choice, _g, p) => {
    s.card = choice.card === 'pass' ? -1 : choice.card;
    if (s.card < 0) s.passUsed = true;
    if (choice.prediction !== null) {
      s.prediction = choice.prediction;
      s.predictionUsed = p.anticipationAttempts === 'one-attempt';
    }
    if (s.card > 3) s.powerInOver++;
    if (s.card === 6) s.lock = p.sixLock;
    else if (s.lock > 0 && (s.card >= 0 || p.sixLockCount === 'every-turn-counts')) s.lock--;
  },
});

/** The bowler plays a card, with the power blocker and the trap if they like. */
const bowlCard = k.decision('bowl-card', {
  when: (s, _g, p) => !s.hidden || p.hiddenBowlerCard !== 'guess-replaces-card',
  by: 'bowling',
  domain: record({
    card: worded(oneOf(0, 1, 2, 3, 4, 6), noSuchCard),
    blocker: oneOf(false, true),
    trap: oneOf(false, true),
  }),
  closed: closedBy((s, _g, p) =>
    s.hidden && p.hiddenBowlerCard === 'guess-replaces-card' ? 'Guess the hidden card.' : null,
  ),
  limits: [
    ...[...mirroredPowerLimits, ...bowlerHand].map((it) => ({ ...it, on: 'card' as const })),
    ...blockerLimits.map((it) => ({ ...it, on: 'blocker' as const })),
    { ...hiddenIsNotBlocked, on: 'blocker' },
    ...trapLimits.map((it) => ({ ...it, on: 'trap' as const })),
  ],
  take: (s, choice) => {
    s.bowled = choice.card;
    s.repeat = choice.card === s.previous;
    s.previous = choice.card;
    if (choice.blocker) {
      s.blocker = true;
      s.blockerUsed = true;
      s.blockersLeft--;
    }
    if (choice.trap) {
      s.trap = true;
      s.trapUsed = true;
    }
  },
});

/** Everything that is chosen in secret, at the same time. */
export const play = k.commit('play', { rule: 'ccsl.turn.simultaneous', revisable: true }, [
  playCard,
  bowlCard,
  guessCard,
  callModes,
  nameBlocker,
]);

/** The same with cards alone, for a game without anything else. */
export const playCardsOnly = k.commit('play', { rule: 'ccsl.turn.simultaneous', revisable: true }, [
  k.decision('play-card', {
    by: 'batting',
    domain: worded(oneOf(0, 1, 2, 3, 4, 6), noSuchCard),
    closed: inningsOver,
    limits: [...powerLimits, ...batterHand],
    take: (s, card, _g, p) => {
      s.card = card;
      if (card > 3) s.powerInOver++;
      if (card === 6) s.lock = p.sixLock;
      else if (s.lock > 0) s.lock--;
    },
  }),
  k.decision('bowl-card', {
    by: 'bowling',
    domain: worded(oneOf(0, 1, 2, 3, 4, 6), noSuchCard),
    closed: inningsOver,
    limits: [...mirroredPowerLimits, ...bowlerHand],
    take: (s, card) => {
      s.bowled = card;
      s.repeat = card === s.previous;
      s.previous = card;
    },
  }),
]);

/** What comes of the cards before anyone asks for runs. */
export const judge = k.resolve('judge', [cardIsGuess, passReplayed]);

/** OUT or not: the first cause counts, and there is one wicket. */
export const outOrNot = k.resolve('out', [
  passIsSafe,
  freeHitProtectsAll,
  ...trapIsOut,
  oddIsOut,
  ...matchIsOut,
] as const);

/** The runs of the card. */
export const runsOfCard = k.resolve('runs', [
  passScoresNothing,
  rightGuess,
  k.rule({
    id: 'ccsl.turn.definition',
    when: (s) => s.out === '',
    does: (s, g) => {
      g.bat = s.card;
    },
  }),
  ...wrongGuess,
  freeHitFaceValue,
  ...blockerRules,
  ...defenceRules,
] as const);

/** The bonus runs. */
export const bonusRuns = k.resolve('bonus', [...anticipationRules, outComesFirst] as const);

export const turnWords = {
  'ccsl.turn.definition': {
    title: 'What a turn is and what it scores',
    kind: 'applied',
    source: '1.2',
    text: 'A turn is one card by the batter and one by the bowler at the same time. A batter who is not OUT scores the value of their card.',
  },
  'ccsl.turn.simultaneous': {
    title: 'Both choose a card in secret, then both are shown',
    kind: 'applied',
    source: '2.2',
    text: 'Both players choose a card at the same time; neither sees the other before both have chosen. Nobody has to reveal: it is done when both have.',
  },
  'ccsl.turn.from-hand': {
    title: 'A played card comes back to your hand',
    kind: 'reading',
    source: '2.2',
    text: "The chosen card comes from the player's hand: one of each value, and a played card returns. Where hands are consumed, a card can be played once in an over.",
    parameters: ['hand'],
  },
} as const satisfies SectionWords;

export const turnRulings = k.readings({
  'ccsl.ruling.hand': { ...k.words('hand'), 'multi-copy-deck': null },
  'ccsl.ruling.announce-order': {
    'bowler-then-batter': [],
    'batter-then-bowler': (a) => [
      a.replaceStep('announcements', a.group('announcements', {}, [announceBatting, announceBowling])),
    ],
    simultaneous: (a) => [
      a.replaceStep('announcements', a.commit('announcements', {}, [announceBowling, announceBatting])),
    ],
  },
});

export const turnRulingWords = {
  'ccsl.ruling.hand': {
    title: 'What a player holds in hand',
    question: 'What is in a hand?',
    readings: {
      'six-returning': { text: 'Each player always holds one of each value; a played card returns.' },
      'six-consumed-per-over': {
        text: 'Each value can be played once in an over, by both. A card comes back when everything that is left is barred.',
      },
      'multi-copy-deck': {
        text: 'Cards are drawn from a deck with several copies.',
        unbuilt: 'The text gives no size of a deck or a hand, so nothing could be dealt.',
      },
    },
    standard: 'six-returning',
    reason: 'A repeated card of the bowler and limits on repeated 4s and 6s mean nothing if cards are used up.',
  },
  'ccsl.ruling.announce-order': {
    title: 'Who announces first',
    question: 'In what order are modes and the hidden card announced?',
    readings: {
      'bowler-then-batter': { text: 'The bowler first.' },
      'batter-then-bowler': { text: 'The batter first.' },
      simultaneous: { text: 'Both at once, in secret.' },
    },
    standard: 'bowler-then-batter',
    reason: 'The batter decides about the hidden card knowing what they may play.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
