import type { SectionWords } from '@howzat/core/author';

/** Section 1.3: the over. */

export const overWords = {
  'ccsl.over.six-turns': {
    title: 'An over is six balls, called turns',
    kind: 'data',
    source: '1.3',
    text: 'An over is 6 consecutive turns.',
    parameters: ['ballsPerOver'],
  },
} as const satisfies SectionWords;
