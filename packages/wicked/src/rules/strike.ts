import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

// These stand where the Laws close a ball.

/** The batters change positions; the striker meets the other bowler at the far one. */
export const odd = k.rule({
  id: 'wicked.strike.odd',
  when: (_s, g) => g.bat % 2 !== 0,
  does: (s) => {
    const south = s.south;
    s.south = s.north;
    s.north = south;
  },
});

/** The partner faces the other bowler where they stand. */
export const even = k.rule({
  id: 'wicked.strike.even',
  when: (_s, g) => g.bat % 2 === 0,
  does: (_s, g) => {
    const striker = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = striker;
  },
});

/** Readings in which an out decides who faces next: the new batter, or the one who stayed. */
export const outStrike = k.rule({
  id: 'wicked.ruling.out-strike',
  only: (p) => p.outStrike !== 'parity-then-replace',
  when: (_s, g, p) =>
    g.outs.length > 0 && (p.outStrike === 'new-batter-faces' ? g.nonStriker : g.striker) === g.nextBatter - 1,
  does: (s, g) => {
    const striker = g.striker;
    g.striker = g.nonStriker;
    g.nonStriker = striker;
    const south = s.south;
    s.south = s.north;
    s.north = south;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const strikeRulings = k.readings({
  'wicked.ruling.out-strike': {
    'parity-then-replace': [],
    'new-batter-faces': (a) => [a.set('outStrike', 'new-batter-faces')],
    'partner-faces': (a) => [a.set('outStrike', 'partner-faces')],
  },
});

/** Who faces next, step 16. */
export const strikeWords: SectionWords = {
  'wicked.strike.odd': {
    title: 'Odd runs: the same batter faces again',
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'Odd recorded runs: the striker crosses to the far batting position and faces again in the next over.',
    parameters: ['outStrike'],
  },
  'wicked.strike.even': {
    title: 'Even runs: the partner faces next',
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'Even recorded runs: the striker stays where they are and the cricketer at the opposite position bats the next over.',
    parameters: ['outStrike'],
  },
};

/** Who faces next, step 16: the open questions in words. */
export const strikeRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.partner-crosses': {
    title: 'What the partner does when the striker crosses',
    question: 'Odd runs move the striker to the other position, where the partner stands. Where does the partner go?',
    readings: {
      swap: { text: 'The partner goes to the vacated position.' },
      'both-at-one-end': {
        text: 'Both stand at one position.',
        unbuilt: 'A position has room for one card, and the next over would have nobody to bowl to at the other.',
      },
    },
    standard: 'swap',
    reason: 'Only one card per position.',
  },
  'wicked.ruling.out-strike': {
    title: 'Who faces after an over with an out',
    question: 'A batter was out in an over with odd runs. Who faces the next over?',
    readings: {
      'parity-then-replace': { text: 'The new batter takes the position that the dismissed card would hold.' },
      'new-batter-faces': { text: 'The new batter faces the next over.' },
      'partner-faces': { text: 'The partner faces the next over.' },
    },
    standard: 'parity-then-replace',
    reason:
      'It is the printed order of the bullets, keeps wicked.derived.striker-end, and for 0 runs gives the real result (the partner faces after the change of ends).',
  },
};
