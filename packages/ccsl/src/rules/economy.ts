import { oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Card, zeroAndOne } from '../components/cards.js';
import { type Cricket, k, limit, type Parameters, type State } from '../kit.js';
import { inningsOver } from './closed.js';

/** Section 4.4: four runs or fewer off three balls force the batter to 0 or 1. */

/** Is the batter forced on this ball? A field shift may put it off. */
export function isForced(s: State, _g: Cricket, p: Parameters): boolean {
  return s.forced && !(p.economyShift === 'postpone-force' && s.shiftLeft > 0);
}

/** Does this ball enter the window? */
function isEntered(s: State, _g: Cricket, p: Parameters): boolean {
  return p.economyPasses !== 'skip' || (s.card >= 0 && s.out === '');
}

export const economyLimits = [
  limit<Card | 'pass'>({
    id: 'ccsl.economy.force',
    only: (p) => p.economy,
    when: (s, g, p) =>
      isForced(s, g, p) &&
      !(s.hidden && p.hiddenLimits === 'free') &&
      // both are out of hand only where cards are used up
      (s.batterGone & zeroAndOne) !== zeroAndOne,
    forbids: (card) => card !== 0 && card !== 1 && card !== 'pass',
    says: 'You must play 0 or 1 on this ball.',
  }),
] as const;

/** The bowler may waive the reward, under that reading. */
export const waiveReward = k.decision('waive-reward', {
  only: (p) => p.economy && p.economyVoluntary === 'waivable',
  when: (s) => s.forced,
  by: 'bowling',
  domain: oneOf(false, true),
  closed: inningsOver,
  take: (s, waives) => {
    if (waives) s.forced = false;
  },
});

/** Is the force used up by this ball? */
function isSpent(s: State, p: Parameters): boolean {
  return !(p.passForced === 'allowed-force-stays' && s.card < 0);
}

/** The window, after the ball. */
export const economyUpdate = k.resolve('economy', [
  {
    id: 'ccsl.economy.force',
    only: (p) => p.economy && p.economyWindows === 'fresh-after-forced',
    when: isForced,
    does: (s, _g, p) => {
      s.forced = !isSpent(s, p);
      s.windowBalls = 0;
    },
    // a forced ball is not entered
    final: true,
  },
  {
    id: 'ccsl.economy.force',
    // where the window begins anew after a forced ball, the rule above has had the last word
    only: (p) => p.economy,
    when: isForced,
    does: (s, _g, p) => {
      s.forced = !isSpent(s, p);
    },
  },
  {
    id: 'ccsl.economy.window',
    only: (p) => p.economy,
    when: isEntered,
    does: (s, g, p) => {
      if (s.windowBalls === 3 && p.economyWindows === 'halves-of-over') s.windowBalls = 0;
      s.windowBalls++;
      let conceded = g.bat;
      if (p.economyRuns !== 'bat-only') conceded += g.noBalls;
      if (p.economyRuns === 'all-credited') conceded += g.penalty;
      s.windowTotal = s.windowLast + s.windowBefore + conceded;
      s.windowBefore = s.windowLast;
      s.windowLast = conceded;
    },
  },
  {
    id: 'ccsl.economy.trigger',
    only: (p) => p.economy,
    when: (s, g, p) => s.windowBalls >= 3 && s.windowTotal <= p.economyMost && !s.forced && isEntered(s, g, p),
    does: (s, _g, p) => {
      s.forced = true;
      if (p.economyWindows === 'fresh-after-forced' || p.economyWindows === 'fresh-from-forced') s.windowBalls = 0;
    },
  },
]);

/** The halves of an over begin with it, under that reading. */
export const economyOverBreak = k.resolve('economy-over-break', [
  {
    id: 'ccsl.ruling.economy-windows',
    only: (p) => p.economy && p.economyWindows === 'halves-of-over',
    when: (s) => s.windowBalls > 0,
    does: (s) => {
      s.windowBalls = 0;
    },
  },
]);

export const economyWords = {
  'ccsl.economy.trigger': {
    title: 'Tight bowling: few runs in three balls earn a reward',
    kind: 'applied',
    source: '4.4',
    text: 'If the bowler concedes 4 runs or fewer in 3 consecutive balls, they are rewarded.',
    parameters: ['economy', 'economyMost', 'economyWindows'],
  },
  'ccsl.economy.window': {
    title: 'Which runs and balls count for tight bowling',
    kind: 'applied',
    source: '4.4',
    text: 'Everything that a ball puts on the board counts as conceded; the last three balls are looked at.',
    parameters: ['economyRuns', 'economyPasses', 'economyWindows'],
  },
  'ccsl.economy.force': {
    title: 'The reward for tight bowling: the batter must play 0 or 1',
    kind: 'applied',
    source: '4.4',
    text: 'On the next turn the batter has to play 0 or 1. They may pass instead, which uses the force up.',
    parameters: ['passForced', 'economyShift'],
  },
} as const satisfies SectionWords;

export const economyRulings = k.readings({
  'ccsl.ruling.economy-windows': 'words',
  'ccsl.ruling.economy-runs': 'words',
  'ccsl.ruling.economy-passes': 'words',
  'ccsl.ruling.economy-shift': 'words',
  'ccsl.ruling.economy-trap': 'words',
  'ccsl.ruling.economy-voluntary': 'words',
  'ccsl.ruling.economy-end': {
    lapses: [],
  },
});

export const economyRulingWords = {
  'ccsl.ruling.economy-windows': {
    title: 'Do the three balls of tight bowling overlap?',
    question: 'Do windows of three balls overlap?',
    readings: {
      'fresh-after-forced': { text: 'The window is emptied on the reward and the forced ball is not counted.' },
      'fresh-from-forced': { text: 'The forced ball is the first of the new window.' },
      rolling: { text: 'Any last three balls.' },
      'halves-of-over': { text: 'Balls 1 to 3 and 4 to 6 of an over.' },
    },
    standard: 'fresh-after-forced',
    reason:
      'Rolling windows lock the batter in after one reward; like this at least three free balls lie between two forced ones.',
  },
  'ccsl.ruling.economy-runs': {
    title: 'Which runs tight bowling counts',
    question: 'Which runs are conceded?',
    readings: {
      'all-credited': { text: 'All of the ball.' },
      'bat-only': { text: 'Those of the card.' },
      'bat-and-noball': { text: 'Those of the card and of no balls.' },
    },
    standard: 'all-credited',
    reason: 'Every run on the board is the simplest count.',
  },
  'ccsl.ruling.economy-passes': {
    title: 'Do passes and OUT count for tight bowling?',
    question: 'Do passes and OUT balls count among the three?',
    readings: {
      'count-as-zero': { text: 'Yes, with what they brought.' },
      skip: { text: 'No.' },
    },
    standard: 'count-as-zero',
    reason: 'They are balls with few runs conceded.',
  },
  'ccsl.ruling.economy-shift': {
    title: 'A forced 0 or 1 in a field shift',
    question: 'Forced to 0 or 1 while 1 is OUT in a field shift?',
    readings: {
      'forced-overrides-shift': { text: '0 and 1 are both safe from the shift.' },
      'zero-only': { text: '1 is OUT.' },
      'postpone-force': { text: 'The force waits until the shift is over.' },
    },
    standard: 'forced-overrides-shift',
    reason: 'A compelled card may not be an automatic OUT.',
  },
  'ccsl.ruling.economy-trap': {
    title: 'Trap values on a forced ball',
    question: 'Traps 0 and 1 on a forced ball?',
    readings: {
      'no-trap-on-forced': { text: 'The trap cannot be used on a forced ball.' },
      'trap-applies': { text: 'It can.' },
      'zero-one-not-both': { text: 'It can, but 0 and 1 may not both be trap values.' },
    },
    standard: 'no-trap-on-forced',
    reason: 'A compelled card may not be an automatic OUT.',
  },
  'ccsl.ruling.economy-voluntary': {
    title: 'May the bowler waive the reward?',
    question: 'May the bowler waive the reward?',
    readings: {
      automatic: { text: 'No.' },
      waivable: { text: 'Yes, before the forced ball.' },
    },
    standard: 'automatic',
    reason: 'The text knows no choice.',
  },
  'ccsl.ruling.economy-end': {
    title: 'The reward comes on the last turn',
    question: 'A reward on the last turn?',
    readings: {
      lapses: { text: 'It lapses.' },
    },
    standard: 'lapses',
    reason: 'There is no next turn.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
