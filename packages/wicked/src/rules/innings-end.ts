import { type Closed, oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type Seen } from '../kit.js';

/** Which out ends an innings: eleven bat, whatever the limit of wickets. */
export function lastOut(g: Cricket): number {
  return g.wicketsLimit === null ? 10 : Math.min(10, g.wicketsLimit);
}

/**
 * Has whoever is left nobody to bat with? A house rule may let a batter leave who is not out; then the cards tell, where the limit
 * would not.
 */
export function isAllOut(s: Seen, g: Cricket): boolean {
  if (g.wickets >= lastOut(g)) return true;
  const limitTells = g.wicketsLimit !== null && g.wicketsLimit <= 10;
  return !limitTells && g.outs.length > 0 && (s.battingLineup & ~s.batted) === 0;
}

/** Ten out. A side that has passed the other has won first. */
export const tenOut = k.ending({
  id: 'wicked.innings-end.ten-out',
  ends: (s, g, p) => isAllOut(s, g) && (p.playOut || g.target === null || g.runs < g.target),
});

export const oversGone = k.ending({
  id: 'wicked.innings-end.fifty-overs',
  ends: (_s, g) => g.oversLimit !== null && g.overs >= g.oversLimit,
});

export const stopped = k.ending({
  id: 'wicked.innings-end.declare',
  only: (p) => p.declaration,
  ends: (_s, g) => g.declared,
});

/** Why an innings cannot be stopped now. */
export function notNow(_s: unknown, g: Cricket): Closed {
  if (g.result !== null || g.innings === 0) return null;
  return g.target === null
    ? { message: 'Only between overs.', rule: 'wicked.innings-end.declare' }
    : { message: 'The side batting second cannot stop its innings.', rule: 'wicked.ruling.declare-second-innings' };
}

/** What the other side reads that would stop the innings. */
export const stopOthers = {
  message: 'Only the batting side stops its innings.',
  rule: 'wicked.innings-end.declare',
} as const;

/** A reading: the side batting first may stop before an over is bowled. */
export const stopBeforeFirst = k.decision('stop.before-first', {
  rule: 'wicked.ruling.declare-timing',
  only: (p) => p.declaration && p.stopBeforeFirst,
  when: (_s, g) => g.target === null,
  by: 'batting',
  domain: oneOf('bat on', 'declare'),
  others: stopOthers,
  take: (_s, choice, g) => {
    g.declared = choice === 'declare';
  },
});

/** A reading: the side batting second may stop too, and has lost. */
export const stopSecond = k.decision('stop.second', {
  rule: 'wicked.ruling.declare-second-innings',
  only: (p) => p.declaration && p.stopSecond,
  when: (_s, g) => g.target !== null && !g.inningsEnded,
  by: 'batting',
  domain: oneOf('bat on', 'stop'),
  closed: (s: Seen, g: Cricket, p) => (p.stopSecond ? null : notNow(s, g)),
  others: stopOthers,
  take: (s, choice, g) => {
    s.stopped = choice === 'stop';
    g.declared = s.stopped;
  },
});

/** A reading: the side batting second has no more overs than the first one used. */
export const sameOvers = k.resolve('overs', [
  {
    id: 'wicked.ruling.second-side-overs',
    only: (p) => p.sameOvers,
    when: (_s, g) => g.scores.length === 1,
    does: (_s, g) => {
      g.oversLimit = Math.max(1, (g.scores[0] as { overs: number }).overs);
    },
  },
]);

/** A side that stopped while it batted second has lost. */
export const stoppedIsLost = k.rule({
  id: 'wicked.ruling.declare-second-innings',
  only: (p) => p.stopSecond,
  when: (s, g) => s.stopped && g.superOver === 0,
  does: (_s, g) => {
    const behind = (g.target as number) - 1 - g.runs;
    g.result = {
      kind: behind > 0 ? 'runs' : 'decided',
      winner: g.batting === 0 ? 1 : 0,
      margin: behind,
      ballsLeft: null,
      tieBreak: false,
      rule: 'wicked.ruling.declare-second-innings',
    };
  },
  final: true,
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const inningsEndRulings = k.readings({
  'wicked.ruling.declare-timing': {
    'between-overs': [],
    'any-time': null,
    'before-first-over-too': (a) => [a.set('stopBeforeFirst', true)],
  },
  'wicked.ruling.declare-second-innings': {
    'first-innings-only': [],
    'counts-as-loss': (a) => [a.set('stopSecond', true)],
  },
  'wicked.ruling.second-side-overs': { 'always-fifty': [], 'same-number': (a) => [a.set('sameOvers', true)] },
});

/** Ending an innings. */
export const inningsEndWords: SectionWords = {
  'wicked.innings-end.ten-out': {
    title: 'The innings ends when ten are out',
    kind: 'applied',
    source: 'Ending An Inning (list under step 16)',
    text: 'When 10 of the 11 batting cricketers are out, the sides exchange roles.',
    parameters: ['wickets'],
  },
  'wicked.innings-end.fifty-overs': {
    title: 'The innings ends after its overs',
    kind: 'applied',
    source: 'Ending An Inning (list under step 16)',
    text: 'When the batting side has played 50 overs, the sides exchange roles.',
    parameters: ['overs', 'sameOvers'],
  },
  'wicked.innings-end.declare': {
    title: 'Stopping the innings early: declaring',
    kind: 'applied',
    source: 'Ending An Inning (list under step 16)',
    text: 'When the batting captain judges the runs sufficient, the sides exchange roles.',
    parameters: ['declaration', 'stopBeforeFirst', 'stopSecond'],
  },
};

/** Ending an innings: the open questions in words. */
export const inningsEndRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.role-switch-second-innings': {
    title: 'Do the sides change over after the second innings?',
    question: 'The sides change over after 10 outs or 50 overs. Do they also after the second innings?',
    readings: {
      'match-end-prevails': { text: 'After the second innings the match is over.' },
      'further-innings': {
        text: 'Roles switch again.',
        unbuilt: 'There are 50 overs per side once, and a match would not end.',
      },
    },
    standard: 'match-end-prevails',
    reason: 'There are 50 overs per side once, and the match must end.',
  },
  'wicked.ruling.declare-timing': {
    title: 'When an innings may be declared',
    question: 'A captain may end the innings "when content". At which moments?',
    readings: {
      'between-overs': { text: 'Between overs, after at least one completed over.' },
      'any-time': { text: 'At any time.', unbuilt: 'An over is indivisible, so there is no time but between overs.' },
      'before-first-over-too': { text: 'Between overs, and before the first one.' },
    },
    standard: 'between-overs',
    reason: 'An over is indivisible.',
  },
  'wicked.ruling.declare-second-innings': {
    title: 'May the side batting second declare?',
    question: 'Either captain might stop an innings early. May the one who bats second?',
    readings: {
      'first-innings-only': { text: 'Only the side batting first may stop.' },
      'counts-as-loss': { text: 'The side batting second may stop too, and has lost.' },
    },
    standard: 'first-innings-only',
    reason: 'A resignation is a separate table action.',
  },
  'wicked.ruling.second-innings-setup': {
    title: 'How the second innings begins',
    question: 'The leaflet says only that the roles are exchanged. What is set up again for the second innings?',
    readings: {
      'repeat-steps-5-to-7': {
        text: 'New openers and bowlers, marker North, counters to the new bowling captain, overs counted from 1.',
      },
      'keep-cards': {
        text: 'The cards stay where they are and exchange roles.',
        unbuilt: 'After ten outs one batter is left for two bowling positions.',
      },
    },
    standard: 'repeat-steps-5-to-7',
    reason: 'The second innings needs all that the first one needed.',
  },
  'wicked.ruling.second-side-overs': {
    title: 'How many overs the second side has',
    question: 'The first side stops or is out before 50 overs: how many overs has the second?',
    readings: {
      'always-fifty': { text: 'Fifty.' },
      'same-number': { text: 'As many as the first side used.' },
    },
    standard: 'always-fifty',
    reason: 'Each side has 50 overs.',
  },
};
