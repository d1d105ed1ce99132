import { die, type RulingWords, type SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { stockBall } from './ability.js';

/** The dice of bowler and batter. */

export const whichDice = k.resolve('which-dice', [
  {
    id: 'ctg.dice.bowler-d6',
    does: (s) => {
      s.bowlerSides = 6;
    },
  },
  {
    id: 'ctg.dice.bowler-d8',
    when: (s, _g, p) => p.cards.suits[s.pitch] === s.style && p.cards.bowlD8[s.bowl] === 1,
    does: (s) => {
      s.bowlerSides = 8;
    },
  },
  stockBall,
  {
    id: 'ctg.dice.bowler-d8-icon',
    only: (p) => p.bowlerD8Sources === 'or-combine',
    when: (s) => s.d8Next,
    does: (s) => {
      s.bowlerSides = 8;
      s.d8Next = false;
    },
  },
  {
    id: 'ctg.dice.bowler-d8-icon',
    only: (p) => p.bowlerD8Sources === 'specialists-only',
    when: (s) => s.d8Next,
    does: (s) => {
      if (s.bowler < 4) s.bowlerSides = 8;
      s.d8Next = false;
    },
  },
  {
    id: 'ctg.dice.batter-d8',
    does: (s) => {
      s.batterSides = 8;
    },
  },
  {
    id: 'ctg.dice.specialist-bowler-bats-d6',
    when: (s) => s.facing < 4,
    does: (s) => {
      s.batterSides = 6;
    },
  },
]);

export const bowlerDie = k.chance('bowler-die', {
  rule: 'ctg.ball.roll-order',
  of: die((s) => s.bowlerSides),
  take: (s, face) => {
    s.bowlerFace = face;
  },
});

export const batterDie = k.chance('batter-die', {
  rule: 'ctg.ball.roll-order',
  of: die((s) => s.batterSides),
  take: (s, face) => {
    s.batterFace = face;
  },
});

export const batterDieAgain = k.chance('re-roll', {
  rule: 'ctg.card.reroll',
  when: (s) => s.rerolling,
  of: die((s) => s.batterSides),
  take: (s, face) => {
    s.batterFace = face;
  },
});

/** The bowler's top face: 6 on a D6, 8 on a D8; a 6 on a D8 too, under that reading. */
export const isTop = (face: number, sides: number, reading: string): boolean =>
  face === sides || (face === 6 && reading === 'six-or-eight');

/** A D8 that was promised is gone with a ball of which a card was the dice. */
export const d8Spent = k.rule({
  id: 'ctg.ruling.d8-next-carry',
  only: (p) => p.d8NextCarry === 'first-played-delivery',
  when: (s) => s.d8Next,
  does: (s) => {
    s.d8Next = false;
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const diceRulings = k.readings({
  'ctg.ruling.bowler-d8-sources': 'words',
  'ctg.ruling.d8-next-carry': 'words',
});

/** The dice of bowler and batter. */
export const diceWords: SectionWords = {
  'ctg.dice.batter-d8': {
    title: 'Batters roll a D8',
    kind: 'applied',
    source: 'Attempted Strike',
    text: 'Batters roll a D8 to strike, except specialist bowlers.',
  },
  'ctg.dice.specialist-bowler-bats-d6': {
    title: 'A bowler who bats rolls a D6',
    kind: 'applied',
    source: 'Attempted Strike',
    text: 'A specialist bowler who bats rolls a D6 to strike.',
  },
  'ctg.dice.bowler-d6': {
    title: 'Bowlers roll a D6',
    kind: 'applied',
    source: 'Bowling Styles',
    text: 'Most balls are bowled with a D6.',
  },
  'ctg.dice.bowler-d8': {
    title: 'When a bowler rolls a D8',
    kind: 'applied',
    source: 'Bowling Styles',
    text: 'Some specialist bowlers roll a D8, depending on pitch condition and the bowl selected.',
  },
  'ctg.dice.bowler-d8-icon': {
    title: 'A D8 after an express ball',
    kind: 'applied',
    source: 'Bowling Styles; Express Play',
    text: 'A D8 icon of express play gives the bowler a D8 on the next played ball, whatever their style.',
    parameters: ['bowlerD8Sources'],
  },
};

/** The dice of bowler and batter: the open questions in words. */
export const diceRulingWords: Readonly<Record<string, RulingWords>> = {
  'ctg.ruling.bowler-d8-sources': {
    title: 'Which bowlers the express symbol gives a D8',
    question:
      'A pitch or a bowl gives a D8 to specialists, and the express symbol gives it to the "Bowler". To any bowler?',
    readings: {
      'or-combine': { text: 'The icon gives any bowler a D8; pitch and bowl give it to specialists.' },
      'specialists-only': { text: 'The icon gives it to specialists alone, too.' },
    },
    standard: 'or-combine',
    reason:
      'For pitch and bowl a specialist is required, for the symbol nobody is left out. There is never more than one D8.',
  },
  'ctg.ruling.d8-next-carry': {
    title: 'How long the D8 of an express ball waits',
    question:
      'The D8 of an express ball is for the next ball that is not express. What if nothing is rolled on that ball?',
    readings: {
      'first-played-delivery': {
        text: 'The icon is used up by the next played ball, even if its card replaces the dice.',
      },
      'until-rolled': { text: 'It waits for the next ball on which the bowler rolls.' },
    },
    standard: 'first-played-delivery',
    reason:
      'The words name the next ball, not the next roll. Two symbols do not add up, and what is not used by the end of the over is lost.',
  },
};
