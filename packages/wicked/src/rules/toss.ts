import { type Closed, die, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Cricket, k } from '../kit.js';

/** Nobody rolls or chooses a second time. */
export function tossDecided(_s: unknown, g: Cricket): Closed {
  return g.tossWinner !== null || g.innings > 0
    ? { message: 'The toss is decided.', rule: 'wicked.toss.winner-chooses' }
    : null;
}

const homeRolls = <const Id extends string>(id: Id) =>
  k.chance(id, {
    stream: 'setup',
    of: die(6),
    closed: tossDecided,
    take: (s, face) => {
      s.homeToss = face;
    },
  });

const awayRolls = <const Id extends string>(id: Id) =>
  k.chance(id, {
    stream: 'setup',
    of: die(6),
    closed: tossDecided,
    take: (s, face) => {
      s.awayToss = face;
    },
  });

/** One die each, again while they are equal. The winner's choice is the core's own `core.toss.elect`. */
export const toss = k.group('toss', { rule: 'wicked.toss.roll', only: (p) => p.toss !== 'none' }, [
  homeRolls('toss.home'),
  awayRolls('toss.away'),
  k.repeat(
    'toss.again',
    {
      rule: 'wicked.toss.tie-reroll',
      when: (s) => s.homeToss === s.awayToss,
      while: (s) => s.homeToss === s.awayToss,
    },
    [homeRolls('toss.home.again'), awayRolls('toss.away.again')],
  ),
  k.resolve('toss.won', [
    {
      id: 'wicked.toss.winner-chooses',
      does: (s, g) => {
        // Stryker disable next-line EqualityOperator: equal dice were thrown again
        g.tossWinner = s.homeToss > s.awayToss ? 0 : 1;
      },
    },
  ]),
]);

/** Setting up, step 4. */
export const tossWords: SectionWords = {
  'wicked.toss.roll': {
    title: 'The toss: each player rolls a die',
    kind: 'applied',
    source: 'Getting Started, step 4',
    text: 'Each player rolls one d6.',
    parameters: ['toss'],
  },
  'wicked.toss.winner-chooses': {
    title: 'The higher roll chooses who bats first',
    kind: 'applied',
    source: 'Getting Started, step 4',
    text: 'The higher roll decides whether that player bats or bowls first.',
    parameters: ['toss'],
  },
  'wicked.toss.tie-reroll': {
    title: 'Equal rolls in the toss are rolled again',
    kind: 'applied',
    source: 'Getting Started, step 4',
    text: 'Equal rolls are rolled again (as often as needed).',
  },
};

/** Setting up, step 4: the open questions in words. */
export const tossRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.toss-scope': {
    title: 'Does the choice after the toss hold for the match?',
    question: 'The winner of the toss chooses to bat or to bowl. May they change their mind later?',
    readings: {
      binding: { text: 'The choice stands for the match; roles are exchanged once.' },
      revisable: {
        text: 'The winner may take the choice back.',
        unbuilt:
          'Before the openers are named nothing is known that was not known at the choice; after that, step 5 would have to be undone, for which the leaflet has no words.',
      },
    },
    standard: 'binding',
    reason: 'A choice is made once unless something says otherwise.',
  },
};
