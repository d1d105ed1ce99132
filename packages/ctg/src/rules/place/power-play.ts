import { oneOf, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Cricket, type CtgState, k, type Parameters, type State } from '../../kit.js';
import { fieldRules } from './placement.js';

/** The Power Play Over: once an innings the batting side may keep the field in. */

/** The limits once more, where power play is called during the over. */
const fieldLimitsLate = k.resolve('field-limits.late', fieldRules);

const mayCall = (s: State, g: Cricket, p: Parameters): boolean =>
  !s.powerPlayUsed && !s.powerPlayAsked && g.overs >= p.earlyOvers;

const notCalled = (s: State, g: Cricket, p: Parameters) => {
  const rule = 'ctg.place.powerplay-call';
  if (!p.powerPlay) return { message: 'Only in T10.', rule: 'ctg.ruling.powerplay-t20' };
  if (s.powerPlayUsed) return { message: 'Already used this innings.', rule };
  if (g.overs < p.earlyOvers) return { message: `Only in overs ${p.earlyOvers + 1} to ${p.overs}.`, rule };
  return { message: 'The over has begun.', rule };
};

const callPowerPlay = {
  by: 'batting',
  rule: 'ctg.place.powerplay-call',
  domain: oneOf('call', 'decline'),
  closed: notCalled,
  take: (s: CtgState, choice: 'call' | 'decline') => {
    s.powerPlayAsked = true;
    s.powerPlay = choice === 'call';
    s.powerPlayUsed = s.powerPlayUsed || s.powerPlay;
  },
} as const;

/** The call to power play, when the bowler is known and before the over cards are dealt. */
export const powerPlay = k.decision('power-play', {
  ...callPowerPlay,
  only: (p) => p.powerPlay && p.powerplayMoment === 'before-deal',
  when: mayCall,
});

/** The call where it may wait for the first played ball. */
export const powerPlayLate = k.group(
  'power-play-late',
  { only: (p) => p.powerPlay && p.powerplayMoment === 'before-first-played-ball', when: (s) => s.played === 0 },
  [k.decision('power-play.late', { ...callPowerPlay, when: mayCall }), fieldLimitsLate],
);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const powerPlayRulings = k.readings({
  'ctg.ruling.powerplay-moment': 'words',
  'ctg.ruling.powerplay-t20': { 't10-only': [], both: (a) => [a.set('powerPlay', true)] },
});

/** The Power Play Over. */
export const powerPlayWords: SectionWords = {
  'ctg.place.powerplay-call': {
    title: 'Calling a power play',
    kind: 'applied',
    source: 'Power Play Over; T10 card',
    text: 'T10, once per innings, in any over from 3 to 10, after the bowler is chosen, the batting side may call a Power Play Over.',
    parameters: ['powerPlay', 'powerplayMoment'],
  },
  'ctg.place.powerplay-effect': {
    title: 'What a power play does',
    kind: 'applied',
    source: 'Power Play Over',
    text: 'During it the fielding side may have at most 2 fielders in the outfield.',
    parameters: ['earlyOutfield'],
  },
};

/** The Power Play Over: the open questions in words. */
export const powerPlayRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.powerplay-moment': {
    title: 'When the power play is called',
    question: 'A power play is called after the bowler is chosen. Until when?',
    readings: {
      'before-deal': { text: 'It is called when the bowler is named, before the over cards are dealt.' },
      'before-first-played-ball': { text: 'It may be called till the first played ball.' },
    },
    standard: 'before-deal',
    reason: 'Nobody should know the cards of the over when they call.',
  },
  'ctg.ruling.powerplay-t20': {
    title: 'Has T20 a power play?',
    question: 'The power play stands in the rules of T10 only. Is there one in T20?',
    readings: {
      't10-only': { text: 'Only T10 has it.' },
      both: { text: 'T20 has it too, after the early overs.' },
    },
    standard: 't10-only',
    reason: 'It is named for T10 alone.',
  },
};
