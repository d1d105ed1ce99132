import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** Section 1.5: the match, and who plays it. */

export const matchWords = {
  'ccsl.match.two-innings': {
    title: 'Each player bats once',
    kind: 'data',
    source: '1.5',
    text: 'A game has two innings, one for each player.',
    parameters: ['inningsPerSide'],
  },
} as const satisfies SectionWords;

export const matchRulings = k.readings({
  'ccsl.ruling.first-innings': {
    'toss-winner-chooses': [],
    'toss-assigns': (a) => [a.set('toss', 'assign')],
    agreement: (a) => [a.set('toss', 'none')],
  },
  'ccsl.ruling.team': {
    'one-player': [],
  },
});

export const matchRulingWords = {
  'ccsl.ruling.first-innings': {
    title: 'Who bats first',
    question: 'Who bats first?',
    readings: {
      'toss-winner-chooses': { text: 'The winner of the toss chooses.' },
      'toss-assigns': { text: 'The winner of the toss bats.' },
      agreement: { text: 'The players agree: the side named first, home, bats first.' },
    },
    standard: 'toss-winner-chooses',
    reason: 'The custom of cricket; the text is silent.',
  },
  'ccsl.ruling.team': {
    title: 'One person or several on a side',
    question: 'Is there one person on each side?',
    readings: {
      'one-player': { text: 'Yes.' },
    },
    standard: 'one-player',
    reason: 'Batsman, player and bowler are always one person.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
