import { oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import type { Card } from '../components/cards.js';
import { k, limit } from '../kit.js';
import { closedBy } from './closed.js';
import { hiddenIsACard } from './hidden.js';
import { noPass, passAgreed } from './option.js';

/** Section 3.6: the strategic pass. */

const isPass = (card: Card | 'pass'): boolean => card === 'pass';

const alreadyPassed = 'You have already passed in this innings.';

/** When a pass is not to be had. */
export const passLimits = [
  passAgreed,
  limit<Card | 'pass'>({
    id: 'ccsl.ruling.pass-timing',
    only: (p) => p.pass && p.passTiming === 'announced',
    forbids: isPass,
    says: 'A pass has to be announced before the cards are chosen.',
  }),
  limit<Card | 'pass'>({
    id: 'ccsl.pass.once',
    only: (p) => p.pass,
    when: (s) => s.passUsed,
    forbids: isPass,
    says: alreadyPassed,
  }),
  hiddenIsACard,
  limit<Card | 'pass'>({
    id: 'ccsl.ruling.pass-forced',
    only: (p) => p.pass && p.passForced === 'forbidden',
    when: (s) => s.forced || s.shiftLeft > 0,
    forbids: isPass,
    says: 'You may not pass on a forced ball or in a field shift.',
  }),
] as const;

/** The pass as an announcement of its own, under that reading. */
export const announcePass = k.decision('announce-pass', {
  only: (p) => p.pass && p.passTiming === 'announced',
  when: (s, _g, p) => !s.passUsed && !s.hidden && !(p.passForced === 'forbidden' && (s.forced || s.shiftLeft > 0)),
  by: 'batting',
  domain: oneOf(false, true),
  closed: closedBy((s, _g, p) => (!p.pass ? noPass : s.passUsed ? alreadyPassed : null)),
  take: (s, passes, _g, p) => {
    if (!passes) return;
    s.passed = true;
    s.passUsed = true;
    if (s.lock > 0 && p.sixLockCount === 'every-turn-counts') s.lock--;
  },
});

/** A pass cannot be OUT: nothing below it is asked. */
export const passIsSafe = k.rule({
  id: 'ccsl.pass.no-out',
  only: (p) => p.pass,
  when: (s) => s.card < 0,
  does: () => {},
  // Stryker disable next-line BooleanLiteral: nothing below puts a card out that was not played
  final: true,
});

/** A pass gives no runs. */
export const passScoresNothing = k.rule({
  id: 'ccsl.pass.zero',
  only: (p) => p.pass,
  when: (s) => s.card < 0,
  // Stryker disable next-line BlockStatement: a ball begins with no runs off the card
  does: (_s, g) => {
    g.bat = 0;
  },
  final: true,
});

/** A pass is played again, under that reading. */
export const passReplayed = k.rule({
  id: 'ccsl.ruling.pass-ball',
  only: (p) => p.pass && p.passBall === 'replayed',
  when: (s) => s.card < 0,
  does: (_s, g) => {
    g.counts = false;
  },
});

export const passWords = {
  'ccsl.pass.once': {
    title: 'The pass: skip a turn once in an innings',
    kind: 'applied',
    source: '3.6',
    text: 'Once in an innings the batter may skip a turn instead of playing a card.',
    parameters: ['pass', 'passTiming', 'passForced'],
  },
  'ccsl.pass.zero': {
    title: 'A pass scores nothing',
    kind: 'applied',
    source: '3.6',
    text: 'A pass gives 0 runs.',
    parameters: ['pass'],
  },
  'ccsl.pass.no-out': {
    title: 'You cannot be out on a pass',
    kind: 'applied',
    source: '3.6',
    text: 'A pass cannot lead to OUT: not by the card, not by a trap, not in a field shift.',
    parameters: ['pass'],
  },
} as const satisfies SectionWords;

export const passRulings = k.readings({
  'ccsl.ruling.pass-timing': 'words',
  'ccsl.ruling.pass-ball': 'words',
  'ccsl.ruling.pass-noball': 'words',
  'ccsl.ruling.pass-forced': 'words',
});

export const passRulingWords = {
  'ccsl.ruling.pass-timing': {
    title: 'Is a pass announced?',
    question: 'Is a pass announced?',
    readings: {
      'secret-in-place-of-card': { text: 'It is chosen in secret in place of a card.' },
      announced: { text: 'It is announced before the bowler chooses.' },
    },
    standard: 'secret-in-place-of-card',
    reason: 'Choices are simultaneous (2.2).',
  },
  'ccsl.ruling.pass-ball': {
    title: 'Does a pass use up a turn?',
    question: 'Does a pass use one of the six turns?',
    readings: {
      'uses-ball': { text: 'Yes.' },
      replayed: { text: 'No: the turn is played again. What the ball used up stays used.' },
    },
    standard: 'uses-ball',
    reason: 'It is a skipped turn with a result of 0 runs.',
  },
  'ccsl.ruling.pass-noball': {
    title: 'A repeated card of the bowler on a pass',
    question: 'The bowler repeats their card on a pass: is it a no-ball?',
    readings: {
      'noball-counts': { text: 'Yes.' },
      void: { text: 'No.' },
    },
    standard: 'noball-counts',
    reason: '4.1 looks at the bowler only.',
  },
  'ccsl.ruling.pass-forced': {
    title: 'A pass on a forced ball or in a field shift',
    question: 'May the batter pass on a forced ball or in a field shift?',
    readings: {
      'allowed-force-used-up': { text: 'Yes, and the force is used up.' },
      'allowed-force-stays': { text: 'Yes, and the force stays for the next ball.' },
      forbidden: { text: 'No.' },
    },
    standard: 'allowed-force-used-up',
    reason: 'The force names the next turn.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
