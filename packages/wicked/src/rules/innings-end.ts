import { type Closed, oneOf, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type Seen } from '../kit.js';

/**
 * Ten out: eleven bat, and the last one left has nobody to bat with, whatever the limit of wickets. A side that has passed
 * the other has won first.
 */
export const tenOut = k.ending({
  id: 'wicked.innings-end.ten-out',
  ends: (_s, g, p) =>
    (g.wickets >= 10 || (g.wicketsLimit !== null && g.wickets >= g.wicketsLimit)) &&
    (p.playOut || g.target === null || g.runs < g.target),
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
  only: (p) => p.stopBeforeFirst,
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
  only: (p) => p.stopSecond,
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

/** Ending an innings. */
export const inningsEndWords: SectionWords = {
  'wicked.innings-end.ten-out': {
    kind: 'applied',
    source: 'Ending An Inning (list under step 16)',
    text: 'When 10 of the 11 batting cricketers are out, the sides exchange roles.',
    parameters: ['wickets'],
  },
  'wicked.innings-end.fifty-overs': {
    kind: 'applied',
    source: 'Ending An Inning (list under step 16)',
    text: 'When the batting side has played 50 overs, the sides exchange roles.',
    parameters: ['overs', 'sameOvers'],
  },
  'wicked.innings-end.declare': {
    kind: 'applied',
    source: 'Ending An Inning (list under step 16)',
    text: 'When the batting captain judges the runs sufficient, the sides exchange roles.',
    parameters: ['declaration', 'stopBeforeFirst', 'stopSecond'],
  },
};
