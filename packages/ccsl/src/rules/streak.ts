import type { RulingWords, SectionWords } from '@howzat/core/author';
import { type Cricket, k, type Parameters, type State } from '../kit.js';

/** Section 3.2: four scoring turns in a row double the next run. */

/** Was this ball a valid run, one that the streak counts? */
function isValidRun(s: State, g: Cricket, p: Parameters): boolean {
  return (
    s.out === '' &&
    s.card >= 0 &&
    (p.streakZero === 'any-card-not-out' || (p.streakExtras === 'all-runs' ? g.bat + g.noBalls + g.penalty : g.bat) > 0)
  );
}

/** The doubling, on the ball that earns it. It stands behind the extras where these are doubled too. */
export const streakDoubles = k.resolve('streak-doubles', [
  {
    id: 'ccsl.streak.double',
    only: (p) => p.streak && p.streakWhat === 'bat-runs',
    when: (s, g, p) => s.streakReady && g.bat > 0 && !(g.freeHit && p.freehitNormal === 'face-value'),
    does: (s, g) => {
      g.bat *= 2;
      s.doubled = true;
    },
  },
  {
    id: 'ccsl.streak.double',
    only: (p) => p.streak && p.streakWhat === 'ball-total',
    when: (s, g, p) => s.streakReady && g.bat > 0 && !(g.freeHit && p.freehitNormal === 'face-value'),
    does: (s, g) => {
      g.bat *= 2;
      g.noBalls *= 2;
      g.penalty *= 2;
      s.doubled = true;
    },
  },
]);

/** The count, after the ball. */
export const streakUpdate = k.resolve('streak-counted', [
  {
    id: 'ccsl.streak.exclusions',
    only: (p) => p.streak,
    when: (s, g, p) => (s.streak > 0 || s.streakReady) && !isValidRun(s, g, p),
    does: (s, _g, p) => {
      if (s.out !== '' || p.streakNext === 'next-turn-only') s.streakReady = false;
      // the run of doubled turns ends with the turn that breaks it: only there a row is counted further
      if (s.streak > p.streakTurns) s.streakReady = false;
      s.streak = 0;
    },
  },
  {
    id: 'ccsl.streak.count',
    only: (p) => p.streak && p.streakRestart === 'restart-after-double',
    when: isValidRun,
    does: (s) => {
      if (s.doubled) s.streakReady = false;
      s.streak = s.doubled ? 0 : s.streak + 1;
    },
  },
  {
    id: 'ccsl.streak.count',
    only: (p) => p.streak && p.streakRestart === 'double-counts-as-first',
    when: isValidRun,
    does: (s) => {
      if (s.doubled) s.streakReady = false;
      s.streak = s.doubled ? 1 : s.streak + 1;
    },
  },
  {
    id: 'ccsl.streak.count',
    only: (p) => p.streak && p.streakRestart === 'rolling',
    when: isValidRun,
    does: (s) => {
      if (s.doubled) s.streakReady = false;
      s.streak++;
    },
  },
  {
    id: 'ccsl.streak.trigger',
    only: (p) => p.streak,
    when: (s, _g, p) => s.streak >= p.streakTurns,
    does: (s, _g, p) => {
      s.streakReady = true;
      if (p.streakRestart !== 'rolling') s.streak = 0;
    },
  },
]);

/** The streak does not pass from over to over, under that reading. */
export const streakOverBreak = k.resolve('streak-over-break', [
  {
    id: 'ccsl.ruling.streak-over-break',
    only: (p) => p.streak && p.streakOverBreak === 'per-over',
    when: (s) => s.streak > 0 || s.streakReady,
    does: (s) => {
      s.streak = 0;
      s.streakReady = false;
    },
  },
]);

export const streakWords = {
  'ccsl.streak.trigger': {
    title: 'Four scoring turns in a row earn the streak bonus',
    kind: 'applied',
    source: '3.2',
    text: 'A valid run on 4 consecutive turns earns the streak bonus.',
    parameters: ['streakTurns', 'streakRestart'],
  },
  'ccsl.streak.count': {
    title: 'Which turns count towards the streak',
    kind: 'applied',
    source: '3.2',
    text: 'A turn with a valid run counts towards the four; the doubled turn itself begins nothing new.',
    parameters: ['streakZero', 'streakExtras', 'streakRestart'],
  },
  'ccsl.streak.exclusions': {
    title: 'What breaks a streak',
    kind: 'applied',
    source: '3.2',
    text: 'A pass, an OUT or a turn without a run breaks the row. OUT also loses a bonus that is due.',
    parameters: ['streakZero', 'streakNext'],
  },
  'ccsl.streak.double': {
    title: 'The streak bonus doubles the next run',
    kind: 'applied',
    source: '3.2',
    text: 'The next run is doubled, automatically: the runs of the card after all modes, not the bonuses.',
    parameters: ['streakWhat'],
  },
} as const satisfies SectionWords;

export const streakRulings = k.readings({
  'ccsl.ruling.streak-zero': 'words',
  'ccsl.ruling.streak-extras': 'words',
  'ccsl.ruling.streak-next': 'words',
  'ccsl.ruling.streak-restart': 'words',
  'ccsl.ruling.streak-what': 'words',
  'ccsl.ruling.streak-over-break': 'words',
});

export const streakRulingWords = {
  'ccsl.ruling.streak-zero': {
    title: 'Does a 0 keep a streak alive?',
    question: 'Is a 0 a valid run?',
    readings: {
      'positive-bat-runs': { text: 'Valid is what brings at least one run off the card.' },
      'any-card-not-out': { text: 'Any card that is not OUT is valid.' },
    },
    standard: 'positive-bat-runs',
    reason: 'Nobody scores a run with 0; the other reading rewards blocking.',
  },
  'ccsl.ruling.streak-extras': {
    title: 'Do bonus runs keep a streak alive?',
    question: 'Do bonus runs make a valid run?',
    readings: {
      'bat-only': { text: 'No.' },
      'all-runs': { text: 'Yes: any run on the ball, but not on a pass or OUT.' },
    },
    standard: 'bat-only',
    reason: 'A run is scored with the card.',
  },
  'ccsl.ruling.streak-next': {
    title: 'Which run the streak bonus doubles',
    question: 'What is the "next run"?',
    readings: {
      'next-scoring-turn': { text: 'The next turn that scores.' },
      'next-turn-only': { text: 'The next turn, whether it scores or not.' },
    },
    standard: 'next-scoring-turn',
    reason: 'The literal word is run; the bonus is lost on OUT or at the end of the innings.',
  },
  'ccsl.ruling.streak-restart': {
    title: 'Does the doubled turn count for the next streak?',
    question: 'Does the doubled turn count towards the next bonus?',
    readings: {
      'restart-after-double': { text: 'No: the count starts after it.' },
      'double-counts-as-first': { text: 'Yes, as the first of the next four.' },
      rolling: { text: 'Every further scoring turn is doubled until the row is broken.' },
    },
    standard: 'restart-after-double',
    reason: 'One bonus for four turns; each turn is used once.',
  },
  'ccsl.ruling.streak-what': {
    title: 'Does the streak bonus double other bonuses too?',
    question: 'What is doubled?',
    readings: {
      'bat-runs': { text: 'The runs of the card.' },
      'ball-total': { text: 'Everything the ball brings, bonuses included.' },
    },
    standard: 'bat-runs',
    reason: 'Bonuses are not runs from the card.',
  },
  'ccsl.ruling.streak-over-break': {
    title: 'Does a streak last into the next over?',
    question: 'Does the streak pass from over to over?',
    readings: {
      carries: { text: 'Yes.' },
      'per-over': { text: 'No: count and bonus are lost at the end of an over.' },
    },
    standard: 'carries',
    reason: 'Consecutive turns are those of an innings.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
