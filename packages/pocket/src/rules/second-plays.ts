import { k } from '../kit.js';
import { takeEffect } from './effects.js';
import { announced, answering, closeChain, playCard, priorityPasses } from './standby.js';

/**
 * Cards in the 2nd Standby, under that reading: the over is scored, and what still does something may be played before
 * the strike, comfort and fatigue are seen to.
 */
export const secondPlays = k.group('second-plays', { when: (s) => !s.allOut }, [
  k.resolve('second-plays.open', [
    {
      id: 'pocket.ruling.second-standby-plays',
      does: (s, _g, p) => {
        s.passes = 0;
        s.priority = p.firstPriority === 'batting-first' ? 0 : 1;
      },
    },
  ]),
  k.repeat('standby.second', { while: (s) => s.passes < 2 }, [
    playCard('.second', 'second'),
    { ...announced, id: 'announce.second' },
    answering('.second'),
    closeChain('.second'),
    { ...takeEffect, id: 'effect.second' },
    { ...priorityPasses, id: 'priority.second' },
  ]),
]);
