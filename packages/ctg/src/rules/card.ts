import { die, dismiss, type SectionWords } from '@howzat/core';
import { k } from '../kit.js';
import { meterLimits } from './advantage.js';
import { confidenceByCard, confidenceFloor, confidenceRange } from './attitude.js';
import { callNoBall } from './no-ball.js';

/** What the over card of a played ball does: each effect that a card may print is a rule. */

export const cardEffects = k.resolve('card-effects', [
  ...callNoBall,
  confidenceByCard,
  confidenceRange,
  confidenceFloor,
  {
    id: 'ctg.card.meter',
    only: (p) => p.overCardMeter === 'explicit-only',
    when: (s, _g, p) => s.card >= 0 && p.cards.meter[s.card] !== 0,
    does: (s, _g, p) => {
      s.meter += p.cards.meter[s.card] as number;
    },
  },
  ...meterLimits,
]);

export const cardDie = k.chance('card-die', {
  rule: 'ctg.card.replaces',
  when: (s, _g, p) => s.card >= 0 && !s.done && p.cards.replaces[s.card] === 1,
  of: die(6),
  take: (s, face, _g, p) => {
    s.rolled = face;
    s.tableRuns = p.cards.replaceTable[6 * s.card + face - 1] as number;
  },
});

/** What the card's own die comes to. It stands for bowler's and batter's, so their dice stay on the table. */
export const cardResult = k.resolve(
  'card-result',
  [
    {
      id: 'ctg.card.replaces',
      when: (s) => s.tableRuns >= 0,
      does: (s, g) => {
        g.bat += s.tableRuns;
        s.tableBoundary = s.tableRuns === 4 || s.tableRuns === 6;
      },
    },
    {
      id: 'ctg.card.replaces-wicket',
      when: (s) => s.tableRuns < 0,
      does: (s, g) => {
        dismiss(g, 'bowled');
        s.done = true;
      },
    },
    {
      id: 'ctg.ball.roll-order',
      only: (p) => p.overCardReplacesRoll === 'card-result-is-final',
      does: (s) => {
        s.done = true;
      },
    },
    {
      id: 'ctg.ruling.d8-next-carry',
      only: (p) => p.d8NextCarry === 'first-played-delivery',
      when: (s) => s.d8Next,
      does: (s) => {
        s.d8Next = false;
      },
    },
  ],
  { when: (s, _g, p) => s.card >= 0 && s.rolled > 0 && p.cards.replaces[s.card] === 1 },
);

export const overCardWords = {
  'ctg.card.meter': {
    kind: 'applied',
    source: 'over cards',
    text: 'A card that names the meter moves it for this ball; caps and the specialist floor hold.',
    parameters: ['overCardMeter'],
  },
  'ctg.card.replaces': {
    kind: 'applied',
    source: 'over cards',
    text: 'A card with a table of its own settles the ball by a D6 in place of the dice of bowler and batter.',
    parameters: ['overCardReplacesRoll'],
  },
  'ctg.card.replaces-wicket': {
    kind: 'reading',
    source: 'over cards',
    text: 'A W in the table of a card bowls the batter. No card of the original set prints one; a set of your own may.',
  },
  'ctg.card.appeal': {
    kind: 'applied',
    source: 'over cards, umpire card',
    text: 'On a miss under an appeal card the bowler may appeal: the umpire die decides.',
    parameters: ['umpireCard'],
  },
  'ctg.card.appeal-out': {
    kind: 'applied',
    source: 'umpire card',
    text: 'An appeal that succeeds puts the batter out leg before.',
  },
  'ctg.card.move': {
    kind: 'applied',
    source: 'bowler skill cards',
    text: 'Move Him: one fielder goes to a neighbouring area, and the limits on the field hold.',
  },
  'ctg.card.effort': {
    kind: 'applied',
    source: 'bowler skill cards',
    text: "Effort Ball: 1 is added to the Bowler's total, also for the margin; not for naturals or equal faces.",
  },
  'ctg.card.reroll': {
    kind: 'applied',
    source: 'batter skill cards',
    text: "Second Look: after both dice the Batter's die is rolled again; not on clean bowled.",
  },
  'ctg.card.grounded': {
    kind: 'applied',
    source: 'batter skill cards',
    text: 'Along The Ground: the red face of this ball cannot be caught; it is still not green.',
  },
  'ctg.card.dive': {
    kind: 'applied',
    source: 'batter skill cards',
    text: 'Dive In: a run-out roll that succeeded counts as failed.',
  },
} as const satisfies SectionWords;
