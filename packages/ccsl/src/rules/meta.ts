import type { SectionWords } from '@howzat/core/author';

/** The title page. */

export const metaWords = {
  'ccsl.meta.edition': {
    title: 'Which edition of the rulebook this is',
    kind: 'data',
    source: 'title',
    text: 'The rulebook is edition v1.0, issued by a technical board. No rule follows from it.',
  },
} as const satisfies SectionWords;
