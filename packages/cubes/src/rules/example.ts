import type { SectionWords } from '@howzat/core/author';

/** Worked examples. */
export const exampleWords: SectionWords = {
  'cubes.example.over': {
    title: 'A whole over, as the rulebook prints it',
    kind: 'example',
    source: 'How to play 8',
    text: 'The draft prints one full over: 2v6, 0v6, 6v6, 4v3, 5v2, 5v7 give 4, 6, dot, dot, wicket, 2: an over of 12/1.',
  },
};
