import { die, type SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

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
    when: (s, _g, p) => s.bowler < 4 && p.cards.suits[s.pitch] === s.style && p.cards.bowlD8[s.bowl] === 1,
    does: (s) => {
      s.bowlerSides = 8;
    },
  },
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

export const diceWords = {
  'ctg.dice.batter-d8': {
    kind: 'applied',
    source: 'Attempted Strike',
    text: 'Batters roll a D8 to strike, except specialist bowlers.',
  },
  'ctg.dice.specialist-bowler-bats-d6': {
    kind: 'applied',
    source: 'Attempted Strike',
    text: 'A specialist bowler who bats rolls a D6 to strike.',
  },
  'ctg.dice.bowler-d6': { kind: 'applied', source: 'Bowling Styles', text: 'Most balls are bowled with a D6.' },
  'ctg.dice.bowler-d8': {
    kind: 'applied',
    source: 'Bowling Styles',
    text: 'Some specialist bowlers roll a D8, depending on pitch condition and the bowl selected.',
  },
  'ctg.dice.bowler-d8-icon': {
    kind: 'applied',
    source: 'Bowling Styles; Express Play',
    text: 'A D8 icon of express play gives the bowler a D8 on the next played ball, whatever his style.',
    parameters: ['bowlerD8Sources'],
  },
} as const satisfies SectionWords;
