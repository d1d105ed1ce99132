import { anyOf } from '@howzat/core/author';
import { k } from '../kit.js';
import { takeEffect } from './effects.js';
import { outAtOnce } from './outs.js';
import { cardsOfSide } from './play-domain.js';
import { announced, answering, closeChain, leaveHand, noPlays, priorityPasses } from './standby.js';
import { bowlerRelieved } from './switching.js';

/** The 1st Standby where both sides choose a card at once: both are played, or the one of the faster side. */

/** Each side chooses in secret; a side without cards, which all can see, is passed over. */
const bothChoose = k.commit('play', { rule: 'pocket.standby1.if-you-can' }, [
  k.decision('play.batting', {
    by: 'batting',
    seenBy: 'own',
    when: (s) => s.batterHeld > 0,
    domain: cardsOfSide(() => 0, 'standby'),
    closed: noPlays,
    take: (s, choice) => {
      s.batterLaid = choice === 'pass' ? 0 : choice;
    },
  }),
  k.decision('play.bowling', {
    by: 'bowling',
    seenBy: 'own',
    when: (s) => s.bowlerHeld > 0,
    domain: cardsOfSide(() => 1, 'standby'),
    closed: noPlays,
    take: (s, choice) => {
      s.bowlerLaid = choice === 'pass' ? 0 : choice;
    },
  }),
]);

/** Who was faster is no matter of rules: the players say it, or a fair draw does. */
const whoWasFaster = k.chance('faster', {
  only: (p) => p.priorityProtocol === 'real-time-first',
  when: (s) => s.batterLaid > 0 && s.bowlerLaid > 0,
  of: anyOf(['batting', 'bowling'] as const),
  take: (s, side) => {
    s.faster = side;
  },
});

/** What is played is shown: it leaves the hands, the batting side's card first, whose price is paid first. */
const show = k.resolve('show', [
  {
    id: 'pocket.ruling.priority-protocol',
    does: (s) => {
      if (s.batterLaid > 0 && s.faster !== 'bowling') {
        leaveHand(s, 0, s.batterLaid);
        s.laid.push(s.batterLaid);
      }
      if (s.bowlerLaid > 0 && s.faster !== 'batting') {
        leaveHand(s, 1, s.bowlerLaid);
        s.laid.push(s.bowlerLaid);
      }
      s.passes = s.laid.length === 0 ? 2 : 0;
      s.batterLaid = 0;
      s.bowlerLaid = 0;
      s.faster = '';
    },
  },
]);

/** The 1st Standby in rounds: both choose, and what is shown is answered and takes effect, one card after the other. */
export const standbyTogether = k.repeat('standby', { while: (s) => s.passes < 2 && !s.allOut }, [
  bothChoose,
  whoWasFaster,
  show,
  k.repeat('laid', { while: (s) => s.laid.length > 0 && !s.allOut }, [
    k.resolve('laid.next', [
      {
        id: 'pocket.ruling.priority-protocol',
        does: (s, _g, p) => {
          s.announced = s.laid.shift() as number;
          s.priority = p.cards.blue[s.announced] as number;
        },
      },
    ]),
    announced,
    answering(''),
    closeChain(''),
    takeEffect,
    bowlerRelieved,
    outAtOnce,
    priorityPasses,
  ]),
]);
