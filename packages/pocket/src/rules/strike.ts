import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { changePlaces } from './new-batter.js';

/** Who faces the next over. */

/** In the place of the Law of crossing: an odd score of the over, and no ends at its end. */
export const oddScore = k.rule({
  id: 'pocket.strike.odd',
  when: (s, g, p) =>
    (g.bat % 2 !== 0) !== s.flip && s.partner > 0 && !(p.outStrikeOrder === 'parity-skipped' && s.dismissed),
  does: (s, g) => changePlaces(s, g),
});

export const strikeWords = {
  'pocket.strike.odd': {
    title: 'Odd runs: the other batter faces',
    kind: 'applied',
    source: '4. 2nd Standby',
    text: 'An odd final score of the over brings the other batter to face next. The end of an over does not change the strike.',
    parameters: ['outStrikeOrder'],
  },
  'pocket.strike.move-bowler': {
    title: 'Move the bowler to show who faces',
    kind: 'advice',
    source: '4. 2nd Standby',
    text: 'This is shown by shifting the bowler card sideways until it faces the batter who was not active.',
  },
} as const satisfies SectionWords;

export const strikeRulings = k.readings({
  'pocket.ruling.out-strike-order': 'words',
});

export const strikeRulingWords = {
  'pocket.ruling.out-strike-order': {
    title: 'An out and an odd score in one over',
    question: 'An out and an odd score in one over: does the strike change?',
    readings: {
      'replace-then-parity': {
        text: 'Yes: the newcomer comes in, then the other one faces.',
      },
      'parity-skipped': {
        text: 'No.',
      },
    },
    standard: 'replace-then-parity',
    reason: 'Step 3 comes before step 4.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
