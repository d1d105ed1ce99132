import { die, dismiss, type RulingWords, type SectionWords } from '@howzat/core/author';
import { cardRuns, printedOn } from '../components/cards.js';
import { holds } from '../components/geometry.js';
import type { DismissalChoice } from '../kit.js';
import { isDeclared, k } from '../kit.js';
import { meterLimits } from './advantage.js';
import { noOtherDice } from './ball.js';
import { confidenceByCard, confidenceFloor, confidenceRange } from './confidence.js';
import { d8Spent } from './dice.js';
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
    when: (s, _g, p) => printedOn(p.cards.meter, s.card) !== 0,
    does: (s, _g, p) => {
      s.meter += printedOn(p.cards.meter, s.card);
    },
  },
  ...meterLimits,
]);

export const cardDie = k.chance('card-die', {
  rule: 'ctg.card.replaces',
  when: (s, _g, p) => !s.done && printedOn(p.cards.replaces, s.card) === 1,
  of: die(6),
  take: (s, face, _g, p) => {
    s.rolled = face;
    s.tableRuns = cardRuns(p.cards, s.card, face);
  },
});

/** What the card's own die comes to. It stands for bowler's and batter's, so their dice stay on the table. */
export const cardResult = k.resolve(
  'card-result',
  [
    {
      id: 'ctg.card.replaces',
      does: (s, g) => {
        g.bat += Math.max(0, s.tableRuns);
        s.tableBoundary = s.tableRuns === 4 || s.tableRuns === 6;
      },
    },
    {
      id: 'ctg.card.replaces-wicket',
      when: (s) => s.tableRuns === -1,
      does: (s, g) => {
        dismiss(g, 'bowled');
        s.done = true;
      },
    },
    {
      id: 'ctg.card.replaces-run-out',
      when: (s) => s.tableRuns === -2,
      does: (s, g) => {
        dismiss(g, 'run out');
        s.done = true;
      },
    },
    noOtherDice,
    d8Spent,
  ],
  { when: (s) => s.rolled > 0 },
);

/** The umpire decides on an appeal. */
export const umpireDie = k.chance('umpire-die', {
  when: (s) => s.chance === 'appeal',
  of: die((_s, _g, p) => p.cards.umpireDie),
  take: (s, face, _g, p) => {
    s.took = face >= p.cards.umpireOut;
  },
});

/** A miss under an appeal card gives a chance to appeal. */
export const appeal = k.rule({
  id: 'ctg.card.appeal',
  only: (p) => p.umpireCard === 'over-card-appeals',
  when: (s, _g, p) => s.outcome === 'miss' && printedOn(p.cards.appeal, s.card) === 1,
  does: (s) => {
    s.mayAppeal = true;
  },
});

/** There is an appeal under an appeal card alone. */
export const needsAppeal = k.limit<DismissalChoice, 'ctg.card.appeal'>({
  id: 'ctg.card.appeal',
  when: (s) => !s.mayAppeal,
  forbids: (choice) => choice === 'appeal',
  says: 'There is nothing to appeal for.',
});

/** The appeal came off. */
export const legBefore = k.rule({
  id: 'ctg.card.appeal-out',
  when: (s) => s.chance === 'appeal',
  does: (_s, g) => dismiss(g, 'lbw'),
});

/** Effort Ball. */
export const effortBall = k.rule({
  id: 'ctg.card.effort',
  when: (s, _g, p) => holds(p.cards.effortSkills, s.bowlerSkill),
  does: (s, _g, p) => {
    s.effort += p.cards.effortAmount[s.bowlerSkill] as number;
    s.bowlerSkill = -1;
  },
});

/** Along The Ground. */
export const alongTheGround = k.rule({
  id: 'ctg.card.grounded',
  when: (s) => s.grounded,
  does: (s) => {
    s.catchable = false;
  },
});

/** Dive In. */
export const diveIn = k.rule({
  id: 'ctg.card.dive',
  when: (s, _g, p) => holds(p.cards.diveSkills, s.skill) || isDeclared(s, p.cards.diveSkills),
  does: (s) => {
    s.runOut = false;
    s.skill = -1;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const cardRulings = k.readings({
  'ctg.ruling.over-card-replaces-roll': 'words',
  'ctg.ruling.over-card-meter': 'words',
  'ctg.ruling.umpire-card': 'words',
});

/** Effects of cards. */
export const cardWords: SectionWords = {
  'ctg.card.meter': {
    title: 'Over cards that move the meter',
    kind: 'applied',
    source: 'over cards',
    text: 'A card that names the meter moves it for this ball; caps and the specialist floor hold.',
    parameters: ['overCardMeter'],
  },
  'ctg.card.replaces': {
    title: 'Over cards with a table of their own',
    kind: 'applied',
    source: 'over cards',
    text: 'A card with a table of its own settles the ball by a D6 in place of the dice of bowler and batter.',
    parameters: ['overCardReplacesRoll'],
  },
  'ctg.card.replaces-wicket': {
    title: 'A W in the table of a card',
    kind: 'reading',
    source: 'over cards',
    text: 'A W in the table of a card bowls the batter. No card of the original set prints one; a set of your own may.',
  },
  'ctg.card.replaces-run-out': {
    title: 'An R in the table of a card',
    kind: 'reading',
    source: 'over cards',
    text: 'An R in the table of a card runs out the batter who faces. No card of the original set prints one; a set of your own may.',
  },
  'ctg.card.appeal': {
    title: 'An appeal to the umpire',
    kind: 'applied',
    source: 'over cards, umpire card',
    text: 'On a miss under an appeal card the bowler may appeal: the umpire die decides.',
    parameters: ['umpireCard'],
  },
  'ctg.card.appeal-out': {
    title: 'Out leg before on appeal',
    kind: 'applied',
    source: 'umpire card',
    text: 'An appeal that succeeds puts the batter out leg before.',
  },
  'ctg.card.move': {
    title: 'Skill card Move Him',
    kind: 'applied',
    source: 'bowler skill cards',
    text: 'Move Him: one fielder goes to a neighbouring area, and the limits on the field hold.',
  },
  'ctg.card.effort': {
    title: 'Skill card Effort Ball',
    kind: 'applied',
    source: 'bowler skill cards',
    text: "Effort Ball: 1 is added to the Bowler's total, also for the margin; not for naturals or equal faces.",
  },
  'ctg.card.reroll': {
    title: 'Skill card Second Look',
    kind: 'applied',
    source: 'batter skill cards',
    text: "Second Look: after both dice the Batter's die is rolled again; not on clean bowled.",
  },
  'ctg.card.grounded': {
    title: 'Skill card Along The Ground',
    kind: 'applied',
    source: 'batter skill cards',
    text: 'Along The Ground: the red face of this ball cannot be caught; it is still not green.',
  },
  'ctg.card.dive': {
    title: 'Skill card Dive In',
    kind: 'applied',
    source: 'batter skill cards',
    text: 'Dive In: a run-out roll that succeeded counts as failed.',
  },
};

/** Effects of cards: the open questions in words. */
export const cardRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.over-card-replaces-roll': {
    title: 'A result on the over card: instead of the dice or before them',
    question:
      'Bowler and batter roll "unless the over card says otherwise". Are the dice rolled when the card has a result of its own?',
    readings: {
      'card-result-is-final': { text: "The card's own result replaces the dice of bowler and batter." },
      'card-then-roll': { text: "The card's own result is scored, and then the dice are rolled as usual." },
    },
    standard: 'card-result-is-final',
    reason: '"Unless the over card says otherwise" means that the roll is left out then. The ball still counts.',
  },
  'ctg.ruling.umpire-card': {
    title: 'What the umpire card is for',
    question: 'The box has an umpire card that the rules never mention. What is it for?',
    readings: {
      'over-card-appeals': { text: 'The umpire card settles the appeals of over cards.' },
      unused: { text: 'There are no appeals.' },
    },
    standard: 'over-card-appeals',
    reason: 'Over cards have appeals, and something has to decide them.',
  },
  'ctg.ruling.over-card-meter': {
    title: 'An over card that names the meter',
    question:
      'An over card may change something for this ball, while confidence waits for the next one. Does a card that names the meter move it at once?',
    readings: {
      'explicit-only': { text: 'A card that names the meter moves it for this ball.' },
      'never-same-ball': { text: 'No card moves the meter of its own ball.' },
    },
    standard: 'explicit-only',
    reason: 'The card speaks of this ball. Confidence acts on the next one, and the limits of the meter hold for both.',
  },
};
