import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { leftRight } from './order.js';

/** The next position, left to right; the bowler's number first. */
export const revealBowler = k.resolve('reveal.bowling', [
  leftRight,
  {
    id: 'cubes.reveal.next-ball',
    when: (_s, g) => g.ballNumber > 1,
    does: (s) => {
      s.position = s.position === 5 ? 0 : s.position + 1;
    },
  },
  {
    id: 'cubes.reveal.bowler-first',
    when: (s) => !s.bowlerRolling,
    does: (s) => {
      const shown = s.bowlerNumbers[s.position] as number;
      s.bowler = shown;
      s.bowlerShown.push(shown);
    },
  },
]);

/** The batter's number second. */
export const revealBatter = k.resolve('reveal.batting', [
  {
    id: 'cubes.reveal.bowler-first',
    when: (s) => !s.batterRolling,
    does: (s) => {
      const shown = s.batterNumbers[s.position] as number;
      s.batter = shown;
      s.batterShown.push(shown);
    },
  },
]);

/** Reveal. */
export const revealWords: SectionWords = {
  'cubes.reveal.after-both': {
    title: 'Nothing is shown before both are done',
    kind: 'applied',
    source: 'How to play 4',
    text: 'Nothing is revealed before both players are done. Nobody has to reveal: it is done when both are.',
  },
  'cubes.reveal.bowler-first': {
    title: 'The bowler shows a number first',
    kind: 'applied',
    source: 'How to play 4 and 7',
    text: 'On each ball the bowler shows their next number first, and the batter shows theirs second.',
  },
  'cubes.reveal.next-ball': {
    title: 'On to the next cube, six balls in all',
    kind: 'applied',
    source: 'How to play 7',
    text: 'After a ball is scored the next position is revealed in the same way, up to ball 6. It is revealed by itself, so none can be shown out of turn.',
  },
};
