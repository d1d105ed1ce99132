import type { SectionWords } from '@howzat/core/author';

/** Section 1.4: the innings. */

export const inningsWords = {
  'ccsl.innings.definition': {
    title: 'What an innings is',
    kind: 'data',
    source: '1.4',
    text: 'An innings is the whole batting phase of one player.',
  },
} as const satisfies SectionWords;
