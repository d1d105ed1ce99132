import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** Section 1.1: the number cards. */

export const cardWords = {
  'ccsl.card.values': {
    title: 'The cards each player has: 0, 1, 2, 3, 4 and 6',
    kind: 'data',
    source: '1.1',
    text: 'The cards are 0, 1, 2, 3, 4 and 6; there is no 5. Each player has one of each.',
  },
} as const satisfies SectionWords;

export const cardRulings = k.readings({
  'ccsl.ruling.card-set': {
    'exactly-six': [],
    extendable: null,
  },
});

export const cardRulingWords = {
  'ccsl.ruling.card-set': {
    title: 'Are there other number cards?',
    question: 'Are the six values all there are?',
    readings: {
      'exactly-six': { text: '0, 1, 2, 3, 4 and 6.' },
      extendable: {
        text: 'Other values may be agreed.',
        unbuilt: 'No other value is given, nor what it would do; a house rule can bring one.',
      },
    },
    standard: 'exactly-six',
    reason: '1.1 says that standard options "include" the six; no other value is ever named.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
