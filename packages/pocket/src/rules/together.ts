import { anyOf, type RulingWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { leaveHand } from './chain.js';
import { takeEffect } from './effect.js';
import { outAtOnce } from './out.js';
import { bowlerRelieved } from './over.js';
import { cardsOfSide } from './play-domain.js';
import { announced, answering, closeChain, noPlays, priorityPasses } from './standby.js';

/** The 1st Standby where both sides choose a card at once: both are played, or the one of the faster side. */

/** Each side chooses in secret; a side without cards, which all can see, is passed over. */
const bothChoose = k.commit('play', { rule: 'pocket.standby1.if-you-can' }, [
  k.decision('play.batting', {
    by: 'batting',
    seenBy: 'own',
    keptIn: ['batterLaid'],
    when: (s) => s.batterHeld > 0,
    domain: cardsOfSide(() => 0, 'standby'),
    closed: noPlays,
    take: (s, choice) => {
      // Stryker disable next-line ConditionalExpression,StringLiteral: a pass is above 0 in no form, and `show` lays nothing else
      s.batterLaid = choice === 'pass' ? 0 : choice;
    },
  }),
  k.decision('play.bowling', {
    by: 'bowling',
    seenBy: 'own',
    keptIn: ['bowlerLaid'],
    when: (s) => s.bowlerHeld > 0,
    domain: cardsOfSide(() => 1, 'standby'),
    closed: noPlays,
    take: (s, choice) => {
      // Stryker disable next-line ConditionalExpression,StringLiteral: a pass is above 0 in no form, and `show` lays nothing else
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
const standbyTogether = k.repeat('standby', { while: (s) => s.passes < 2 && !s.allOut }, [
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
    priorityPasses,
    // a card that cancels this out begins a chain of its own
    outAtOnce,
  ]),
]);

export const togetherRulings = k.readings({
  'pocket.ruling.priority-protocol': {
    ...k.words('priorityProtocol'),
    simultaneous: (a) => [a.set('priorityProtocol', 'simultaneous'), a.replaceStep('standby', standbyTogether)],
    'real-time-first': (a) => [a.set('priorityProtocol', 'real-time-first'), a.replaceStep('standby', standbyTogether)],
  },
});

export const togetherRulingWords = {
  'pocket.ruling.priority-protocol': {
    title: 'In which order the sides play cards',
    question: 'In which order are cards played? The text prescribes none.',
    readings: {
      'alternating-windows': {
        text: 'In turn: a card and its answers, then the other side; two passes close the standby.',
      },
      'batting-all-then-bowling-all': {
        text: 'The side with priority plays until it passes, then the other one.',
      },
      simultaneous: {
        text: "Both choose at once, in rounds, until both pass. What they lay is shown together; the batting side's card is answered and takes effect first.",
      },
      'real-time-first': {
        text: 'Whoever is faster: both reach for a card or hold back, and where both reach, the players say who was first, or a fair draw does; the other card stays in hand.',
      },
    },
    standard: 'alternating-windows',
    reason: 'It terminates, hides hands, and keeps the custom that the batting side begins.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
