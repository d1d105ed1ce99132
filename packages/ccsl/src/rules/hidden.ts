import { oneOf, type RulingWords, record, type SectionWords, worded } from '@howzat/core/author';
import { type Card, noSuchCard } from '../components/cards.js';
import { type Cricket, k, limit, type Parameters, type State } from '../kit.js';
import { closedBy } from './closed.js';
import { hasModes, isLongGame } from './format.js';
import { trapLimits } from './trap.js';

/** Section 3.3: the hidden card, for which the bowler guesses. */

/** Has the batting side played the hidden card of this game? */
function isHiddenSpent(s: State, g: Cricket, p: Parameters): boolean {
  return p.hiddenPerGame === 'once-in-total'
    ? s.hiddenUsed[0] === true || s.hiddenUsed[1] === true
    : s.hiddenUsed[g.batting] === true;
}

/** Why the hidden card is not to be had now. */
const noHidden = closedBy((s, g, p) => {
  if (!hasModes(s, p)) return 'Hidden cards need 2 or more overs.';
  if (!p.hiddenCard) return 'Hidden cards are not agreed in this match.';
  return isHiddenSpent(s, g, p) && !s.hidden ? 'The hidden card was already used.' : null;
});

/** The batter tells whether the next card is the hidden one. */
export const announceBatting = k.decision('announce-batting', {
  rule: 'ccsl.hidden.once',
  only: (p) => p.hiddenCard && isLongGame(p),
  when: (s, g, p) => hasModes(s, p) && !isHiddenSpent(s, g, p),
  by: 'batting',
  domain: record({ hidden: oneOf(false, true) }),
  closed: noHidden,
  take: (s, choice, g) => {
    if (!choice.hidden) return;
    s.hidden = true;
    s.hiddenUsed = s.hiddenUsed.map((used, seat) => used || seat === g.batting);
  },
});

/** The hidden card is a card: no pass on that ball. */
export const hiddenIsACard = limit<Card | 'pass'>({
  id: 'ccsl.hidden.face-down',
  only: (p) => p.pass && p.hiddenCard,
  when: (s) => s.hidden,
  forbids: (card) => card === 'pass',
  says: 'A hidden card was announced: play one.',
});

/** What is to be guessed cannot be blocked, where the bowler plays a card as well. */
export const hiddenIsNotBlocked = limit<boolean>({
  id: 'ccsl.hidden.guess',
  only: (p) => p.hiddenBowlerCard !== 'guess-replaces-card',
  when: (s) => s.hidden,
  forbids: (blocks) => blocks,
  says: 'A hidden card cannot be blocked.',
});

/** May the bowler guess a card that the batter cannot legally hold? Under one reading they may not. */
const cannotHold = 'The batter cannot hold that card now.';
const guessLimits = [
  limit<Card>({
    id: 'ccsl.ruling.hidden-guess-range',
    only: (p) => p.hiddenGuessRange === 'legal-only' && p.hiddenLimits === 'limits-apply',
    when: (s, _g, p) => s.powerInOver >= p.powerPerOver,
    forbids: (card) => card === 4 || card === 6,
    says: cannotHold,
  }),
  limit<Card>({
    id: 'ccsl.ruling.hidden-guess-range',
    only: (p) => p.hiddenGuessRange === 'legal-only' && p.hiddenLimits === 'limits-apply',
    when: (s) => s.lock > 0,
    forbids: (card) => card === 6,
    says: cannotHold,
  }),
  limit<Card>({
    id: 'ccsl.ruling.hidden-guess-range',
    only: (p) => p.hiddenGuessRange === 'legal-only' && p.hiddenLimits === 'limits-apply',
    when: (s) => s.forced,
    forbids: (card) => card > 1,
    says: cannotHold,
  }),
] as const;

/** On a hidden ball the bowler guesses; a trap may go with it. */
export const guessCard = k.decision('guess-card', {
  rule: 'ccsl.hidden.guess',
  only: (p) => p.hiddenCard && isLongGame(p) && p.hiddenBowlerCard !== 'card-is-guess',
  when: (s) => s.hidden,
  by: 'bowling',
  domain: record({ guess: worded(oneOf(0, 1, 2, 3, 4, 6), noSuchCard), trap: oneOf(false, true) }),
  closed: noHidden,
  limits: [
    ...guessLimits.map((it) => ({ ...it, on: 'guess' as const })),
    ...trapLimits.map((it) => ({ ...it, on: 'trap' as const })),
    {
      id: 'ccsl.ruling.hidden-bowler-card',
      on: 'trap',
      only: (p) => p.hiddenBowlerCard === 'card-and-guess',
      forbids: (trap) => trap,
      says: 'Set the trap with the card.',
    },
  ],
  take: (s, choice, _g, p) => {
    s.guess = choice.guess;
    if (choice.trap) {
      s.trap = true;
      s.trapUsed = true;
    }
    // no card was played, so there is none to repeat
    if (p.hiddenSequence === 'broken' && p.hiddenBowlerCard === 'guess-replaces-card') {
      s.previous = -1;
      s.pair = false;
    }
  },
});

/** Where the card itself is the guess, it is judged as one. */
export const cardIsGuess = k.rule({
  id: 'ccsl.hidden.guess',
  only: (p) => p.hiddenCard && isLongGame(p) && p.hiddenBowlerCard === 'card-is-guess',
  when: (s) => s.hidden,
  does: (s) => {
    s.guess = s.bowled;
  },
});

/** A right guess: no runs, and nothing else to be counted. */
export const rightGuess = k.rule({
  id: 'ccsl.hidden.right',
  only: (p) => p.hiddenCard,
  when: (s) => s.hidden && s.out === '' && s.guess === s.card,
  // Stryker disable next-line BlockStatement: a ball begins with no runs off the card
  does: (_s, g) => {
    g.bat = 0;
  },
  final: true,
});

/** A wrong guess: the original value, which no mode changes, and a bonus. */
export const wrongGuess = [
  k.rule({
    id: 'ccsl.hidden.wrong',
    only: (p) => p.hiddenCard && p.hiddenOriginal === 'original-immune',
    when: (s) => s.hidden && s.out === '' && s.guess !== s.card,
    does: (_s, g, p) => {
      g.penalty += p.hiddenRuns;
    },
    final: true,
  }),
  k.rule({
    id: 'ccsl.hidden.wrong',
    only: (p) => p.hiddenCard && p.hiddenOriginal === 'modifiers-apply',
    when: (s) => s.hidden && s.out === '' && s.guess !== s.card,
    does: (_s, g, p) => {
      g.penalty += p.hiddenRuns;
    },
  }),
] as const;

export const hiddenWords = {
  'ccsl.hidden.once': {
    title: 'One hidden card in a game',
    kind: 'applied',
    source: '3.3.1',
    text: 'The batter may play one hidden card in a game, announced before the cards are chosen. When it is gone they are not asked again.',
    parameters: ['hiddenCard', 'hiddenPerGame'],
  },
  'ccsl.hidden.formats': {
    title: 'Hidden cards need two overs or more',
    kind: 'data',
    source: '3.3.1',
    text: 'Hidden cards need 2 or more overs; in a one-over game nobody is asked for one.',
    parameters: ['hiddenCard', 'overs'],
  },
  'ccsl.hidden.face-down': {
    title: 'The hidden card lies face down',
    kind: 'applied',
    source: '3.3.1',
    text: 'The hidden card is laid face down; it is a card, so the batter cannot pass on that ball.',
    parameters: ['hiddenCard', 'hiddenLimits'],
  },
  'ccsl.hidden.guess': {
    title: 'The bowler guesses the hidden card',
    kind: 'applied',
    source: '3.3.1',
    text: 'The bowler has to guess its value, instead of playing a card.',
    parameters: ['hiddenBowlerCard', 'hiddenGuessRange'],
  },
  'ccsl.hidden.wrong': {
    title: 'A wrong guess of the hidden card: its runs and one more',
    kind: 'applied',
    source: '3.3.1',
    text: 'Wrong guess: the original value of the card counts, plus 1 bonus run.',
    parameters: ['hiddenRuns', 'hiddenOriginal'],
  },
  'ccsl.hidden.right': {
    title: 'A right guess of the hidden card: no runs, not out',
    kind: 'applied',
    source: '3.3.1',
    text: 'Right guess: 0 runs, and the batter is not OUT.',
  },
} as const satisfies SectionWords;

export const hiddenRulings = k.readings({
  'ccsl.ruling.hidden-bowler-card': 'words',
  'ccsl.ruling.hidden-out': 'words',
  'ccsl.ruling.hidden-original': 'words',
  'ccsl.ruling.hidden-announce': {
    'before-commit-open': [],
    'after-commit': null,
  },
  'ccsl.ruling.hidden-per-game': 'words',
  'ccsl.ruling.hidden-limits': 'words',
  'ccsl.ruling.hidden-guess-range': 'words',
  'ccsl.ruling.hidden-sequence': 'words',
});

export const hiddenRulingWords = {
  'ccsl.ruling.hidden-bowler-card': {
    title: 'What the bowler does on a hidden ball',
    question: 'Does the bowler play a card on a hidden ball?',
    readings: {
      'guess-replaces-card': { text: 'No, they guess instead.' },
      'card-and-guess': { text: 'They play a card and guess too: equal cards are OUT, else the guess decides.' },
      'card-is-guess': { text: 'Their card is the guess: equal cards give 0 runs.' },
    },
    standard: 'guess-replaces-card',
    reason: 'No double jeopardy; otherwise a right guess would always come with OUT at hand.',
  },
  'ccsl.ruling.hidden-out': {
    title: 'Can a hidden card be OUT?',
    question: 'Can a hidden card be OUT?',
    readings: {
      'trap-and-shift-only': { text: 'By a trap or a field shift.' },
      never: { text: 'No.' },
      all: { text: 'Also by a right guess.' },
    },
    standard: 'trap-and-shift-only',
    reason: "Trap and field shift depend on the batter's card alone.",
  },
  'ccsl.ruling.hidden-original': {
    title: 'Do modes change the value of a hidden card?',
    question: 'Do modes change the "original card value"?',
    readings: {
      'original-immune': { text: 'No.' },
      'modifiers-apply': { text: 'Yes, defence mode does.' },
    },
    standard: 'original-immune',
    reason: "The wording is specific; the doubling of a streak, the batter's own bonus, still applies.",
  },
  'ccsl.ruling.hidden-announce': {
    title: 'When the hidden card is declared',
    question: 'When is the hidden card declared?',
    readings: {
      'before-commit-open': { text: 'Before the cards are chosen, openly.' },
      'after-commit': {
        text: 'After both have chosen.',
        unbuilt:
          'The bowler would have laid a card that counts for nothing and the batter would call hidden at no cost: unplayable.',
      },
    },
    standard: 'before-commit-open',
    reason: 'The bowler must know that they have to guess.',
  },
  'ccsl.ruling.hidden-per-game': {
    title: 'One hidden card for each player, or one in all',
    question: 'Whose game is it?',
    readings: {
      'once-per-player': { text: 'Each player has one.' },
      'once-in-total': { text: 'There is one in the whole game.' },
    },
    standard: 'once-per-player',
    reason: 'Each player bats once; the card is not renewed in a Super Over.',
  },
  'ccsl.ruling.hidden-limits': {
    title: 'Do the limits hold for a hidden card?',
    question: 'Do quota, lock and forced cards bind a hidden card?',
    readings: {
      'limits-apply': { text: 'Yes.' },
      free: { text: 'No.' },
    },
    standard: 'limits-apply',
    reason: 'It is a played card.',
  },
  'ccsl.ruling.hidden-guess-range': {
    title: 'May the bowler guess a card that cannot be there?',
    question: 'May the bowler guess what the batter cannot hold?',
    readings: {
      'any-six': { text: 'Yes.' },
      'legal-only': { text: 'No.' },
    },
    standard: 'any-six',
    reason: 'The guess is free; the legal cards are shown to the bowler.',
  },
  'ccsl.ruling.hidden-sequence': {
    title: "Does a hidden ball break the bowler's repetition?",
    question: 'Does the repetition of the bowler go over the hidden ball?',
    readings: {
      broken: { text: 'No.' },
      bridged: { text: 'Yes: the card before it counts as the last one.' },
    },
    standard: 'broken',
    reason: 'No card was played.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
