import type { RulingWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { takeEffect } from './effect.js';
import { announced, answering, closeChain, playCard, priorityPasses } from './standby.js';

/**
 * Cards in the 2nd Standby, under that reading: the over is scored, and what still does something may be played before
 * the strike, comfort and fatigue are seen to.
 */
const secondPlays = k.group('second-plays', { when: (s) => !s.allOut }, [
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

export const secondPlaysRulings = k.readings({
  'pocket.ruling.second-standby-plays': {
    ...k.words('secondStandbyPlays'),
    plays: (a) => [a.set('secondStandbyPlays', 'plays'), a.after('ball.after', secondPlays)],
  },
});

export const secondPlaysRulingWords = {
  'pocket.ruling.second-standby-plays': {
    title: 'Are cards played in the 2nd Standby?',
    question: 'Are cards played in the 2nd Standby, as its name suggests?',
    readings: {
      'no-plays': {
        text: 'No.',
      },
      plays: {
        text: 'Yes, before the bookkeeping: Equip cards, locks and upkeep cards, which still do something when the over is scored, and Negates in answer to them.',
      },
    },
    standard: 'no-plays',
    reason: 'Only bookkeeping is listed.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
