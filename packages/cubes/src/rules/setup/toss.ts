import {
  anyOf,
  type Frozen,
  type Game,
  oneOf,
  type RulingWords,
  type SectionWords,
  subsetOf,
} from '@howzat/core/author';
import { type Colour, colours } from '../../components/cubes.js';
import { allFaces, type Numbers } from '../../components/sets.js';
import { k } from '../../kit.js';

// The core's own toss is the coin; this is what a cube does in its place.

/** Nobody calls or elects a second time. */
export function tossDecided(_s: unknown, g: Frozen<Game>): string | null {
  return g.tossWinner !== null || g.innings > 0 ? 'The toss is decided.' : null;
}

const called = k.decision('toss.call', {
  by: 'away',
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'three-colours-each',
  domain: subsetOf<object, object, Colour>(() => colours, 3),
  closed: tossDecided,
  take: (s, choice) => {
    s.tossCall = choice;
  },
});

const calledParity = k.decision('toss.odd-or-even', {
  by: 'away',
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'odd-even',
  domain: oneOf('odd', 'even'),
  closed: tossDecided,
  take: (s, choice) => {
    s.tossCall = [choice];
  },
});

const landed = k.chance('toss.cube', {
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'three-colours-each',
  of: anyOf(colours),
  take: (s, outcome, g) => {
    g.tossWinner = s.tossCall.includes(outcome) ? 1 : 0;
  },
});

/** A cube drawn from the set and rolled: each of its faces, of all cubes, is as likely as any other. */
const anyFace = anyOf<object, Numbers, number>((_s, _g, p) => allFaces(p));

const landedNumber = k.chance('toss.number', {
  rule: 'cubes.setup.toss-cube',
  only: (p) => p.tossBy === 'cube' && p.tossCube === 'odd-even',
  of: anyFace,
  take: (s, outcome, g) => {
    g.tossWinner = s.tossCall[0] === (outcome % 2 === 0 ? 'even' : 'odd') ? 1 : 0;
  },
});

const highRoll = k.repeat(
  'toss.high-roll',
  {
    rule: 'cubes.setup.toss-cube',
    only: (p) => p.tossBy === 'cube' && p.tossCube === 'high-roll',
    while: (s) => s.homeToss === s.awayToss,
  },
  [
    k.chance('toss.roll.home', {
      of: anyFace,
      take: (s, outcome) => {
        s.homeToss = outcome;
      },
    }),
    k.chance('toss.roll.away', {
      of: anyFace,
      take: (s, outcome, g) => {
        s.awayToss = outcome;
        // Stryker disable next-line EqualityOperator: equal numbers are tossed again
        g.tossWinner = s.homeToss > outcome ? 0 : 1;
      },
    }),
  ],
);

/** What a cube does in place of the coin. */
export const tossWithCube = [called, landed, calledParity, landedNumber, highRoll] as const;

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const tossRulings = k.readings({
  'cubes.ruling.toss': { 'winner-chooses': [], 'coin-assigns': (a) => [a.set('toss', 'assign')] },
  'cubes.ruling.toss-cube-method': {
    'three-colours-each': [],
    'high-roll': (a) => [a.set('tossCube', 'high-roll')],
    'odd-even': (a) => [a.set('tossCube', 'odd-even')],
  },
});

/** The toss. */
export const tossWords: SectionWords = {
  'cubes.setup.toss': {
    title: 'A coin decides who bats and who bowls',
    kind: 'applied',
    source: 'How to play 1',
    text: 'A coin toss settles who bowls and who bats first.',
    parameters: ['toss', 'tossBy'],
  },
  'cubes.setup.toss-cube': {
    title: 'Tossing with a cube when you have no coin',
    kind: 'reading',
    source: 'How to play 1',
    text: 'Without a coin, a cube is used for the toss.',
    parameters: ['tossBy', 'tossCube'],
  },
};

/** The toss: the open questions in words. */
export const tossRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.toss': {
    title: 'Does the winner of the toss choose?',
    question: 'Does the winner of the toss choose, or does the coin assign the roles?',
    standard: 'winner-chooses',
    reason: 'Cricket terms are to be read as in the Laws, where the winner of the toss elects.',
    readings: {
      'winner-chooses': { text: 'The winner chooses to bat or to bowl.' },
      'coin-assigns': { text: 'The winner bats.' },
    },
  },
  'cubes.ruling.toss-cube-method': {
    title: 'How a cube takes the place of the coin',
    question: 'How does a cube replace a coin?',
    standard: 'three-colours-each',
    reason: 'It is exactly fair with any cube.',
    readings: {
      'three-colours-each': { text: 'Away names three of the six colours; the colour that lands up decides.' },
      'high-roll': { text: 'Each side draws and rolls a cube; the higher number wins, equal ones are rolled again.' },
      'odd-even': { text: 'Away calls odd or even, and a cube is drawn and rolled.' },
    },
  },
};
