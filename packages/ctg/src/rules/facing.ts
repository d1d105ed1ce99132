import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The facing token. These stand in the places of the Laws. */

export const facingByRuns = k.rule({
  id: 'ctg.facing.parity',
  only: (p) => p.strike,
  when: (s, g) => !s.express && (g.crossed ?? g.bat) % 2 !== 0,
  does: (_s, g) => {
    const faced = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = faced;
  },
});

export const facingByExpress = k.rule({
  id: 'ctg.facing.express',
  only: (p) => p.strike,
  when: (s, g) => s.express && (g.crossed ?? g.bat) % 2 !== 0,
  does: (_s, g) => {
    const faced = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = faced;
  },
});

export const facingOverEnd = k.rule({
  id: 'ctg.facing.over-end',
  only: (p) => p.strike,
  does: (_s, g) => {
    const faced = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = faced;
  },
});

/** The batters have crossed on a catch, under that reading. */
export const crossedOnCatch = k.rule({
  id: 'ctg.ruling.crossing-on-catch',
  only: (p) => p.crossingOnCatch === 'crossed',
  when: (s) => s.caught,
  does: (_s, g) => {
    g.crossed = 1;
  },
});

/** The run of a no-ball counts for who faces, under that reading. */
export const penaltyCounts = k.rule({
  id: 'ctg.ruling.parity-and-penalty',
  only: (p) => p.parityAndPenalty === 'penalty-included',
  when: (_s, g) => g.noBall,
  does: (_s, g, p) => {
    g.crossed = (g.crossed ?? g.bat) + p.noBallRuns;
  },
});

/** At the end of an over the token moves once, under that reading. */
export const overEndOnly = k.rule({
  id: 'ctg.ruling.over-end-and-parity',
  only: (p) => p.overEndAndParity === 'over-end-only',
  when: (_s, g, p) => !g.noBall && g.overBalls + 1 >= p.ballsPerOver,
  does: (_s, g) => {
    g.crossed = 0;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const facingRulings = k.readings({
  'ctg.ruling.crossing-on-catch': 'words',
  'ctg.ruling.parity-and-penalty': 'words',
  'ctg.ruling.over-end-and-parity': 'words',
});

/** The facing token. */
export const facingWords: SectionWords = {
  'ctg.facing.parity': {
    title: 'Odd runs: the other batter faces',
    kind: 'applied',
    source: 'Facing Token',
    text: 'An odd number of runs moves the facing token to the other Batter; an even number leaves it.',
    parameters: ['parityAndPenalty', 'overEndAndParity'],
  },
  'ctg.facing.over-end': {
    title: 'After an over the other batter faces',
    kind: 'applied',
    source: 'End of each over',
    text: 'At the end of every over the facing token moves to the other Batter (bowling from alternate ends).',
  },
  'ctg.facing.express': {
    title: 'Express balls change who faces too',
    kind: 'applied',
    source: 'Resolve Express play',
    text: 'The facing token also follows the runs of express balls.',
  },
};

/** The facing token: the open questions in words. */
export const facingRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.crossing-on-catch': {
    title: 'Who faces after a catch',
    question: 'The batters may have crossed while a catch is taken. Who faces next?',
    readings: {
      'new-batter-faces': { text: 'The new batter faces after a catch.' },
      crossed: { text: 'The batters have crossed: the non-striker faces after a catch.' },
    },
    standard: 'new-batter-faces',
    reason: "It is the striker's end that has become free.",
  },
  'ctg.ruling.parity-and-penalty': {
    title: 'Does the run of a no-ball change who faces?',
    question: 'Odd runs change who faces, and a no-ball adds one run. Does that run count for this?',
    readings: {
      'penalty-excluded': { text: 'The run of a no-ball moves nobody.' },
      'penalty-included': { text: 'The run of a no-ball counts for who faces.' },
    },
    standard: 'penalty-excluded',
    reason: 'Nobody ran for it.',
  },
  'ctg.ruling.over-end-and-parity': {
    title: 'Odd runs on the last ball of an over',
    question: 'Odd runs on the last ball change who faces, and so does the end of the over. Do both apply?',
    readings: {
      'both-in-order': { text: 'Runs of the last ball change the facing batter, then the end of the over does.' },
      'over-end-only': { text: 'On the last ball only the end of the over does.' },
    },
    standard: 'both-in-order',
    reason:
      'The runs come first and then the change of ends, so after a single off the last ball the same batter faces.',
  },
};
