import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** There is always another over until the innings ends, and new cubes for it. */
export const nextOver = k.resolve(
  'next-over',
  [
    {
      id: 'cubes.over.redeal',
      does: (s) => {
        s.bowlerHand = [];
        s.batterHand = [];
      },
    },
  ],
  { rule: 'cubes.over.continue', when: (_s, g) => g.overs > 0 },
);

/** From one over to the next. */
export const overWords: SectionWords = {
  'cubes.over.redeal': {
    title: 'Six new cubes for each over',
    kind: 'applied',
    source: 'How to play 9',
    text: 'After an over each player gets six new cubes for the next.',
    parameters: ['dealt', 'usedCubes', 'bagExhausted'],
  },
  'cubes.over.continue': {
    title: 'How many overs an innings lasts: no limit',
    kind: 'applied',
    source: 'How to play 10',
    text: 'Overs go on, with no fixed number, until the bowler has ten wickets.',
    parameters: ['overs', 'safetyOvers'],
  },
};
