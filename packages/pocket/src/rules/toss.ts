import { anyOf, pick, type RulingWords, type SectionWords } from '@howzat/core/author';
import { type Cricket, k, type Parameters, type PocketState } from '../kit.js';

/** The toss: with a coin, or each side turns up a score card and the higher number wins. */

const scoreCards = Array.from({ length: 30 }, (_, at) => at + 1);

export const tossWithCards = k.group(
  'toss',
  { rule: 'pocket.toss.substitute', only: (p) => p.tossBy === 'score-cards' },
  [
    k.chance('toss.home', {
      stream: 'toss',
      of: anyOf(scoreCards),
      take: (s, card) => {
        s.homeToss = card;
      },
    }),
    k.chance('toss.away', {
      stream: 'toss',
      of: {
        ...anyOf<PocketState, Parameters, number>((s) => scoreCards.filter((card) => card !== s.homeToss)),
        // the same draw without a list of the cards that are left
        sample: (rng, s) => {
          const at = 1 + pick(rng, 29);
          return at < s.homeToss ? at : at + 1;
        },
      },
      take: (s, card, g) => {
        s.awayToss = card;
        // Stryker disable next-line EqualityOperator: the two cards are never equal
        g.tossWinner = s.homeToss > card ? 0 : 1;
      },
    }),
  ],
);

/** Nobody elects a second time, nor the loser at all. */
export function elected(_s: unknown, g: Cricket): string | null {
  if (g.result !== null) return 'The match is over.';
  return g.tossWinner === null ? null : 'Only the winner of the toss chooses.';
}

export const tossWords = {
  'pocket.toss.coin': {
    title: 'A coin decides who goes first',
    kind: 'applied',
    source: 'Pregame',
    text: 'A player flips a coin for the order of play.',
    parameters: ['tossBy'],
  },
  'pocket.toss.substitute': {
    title: 'Tossing when you have no coin',
    kind: 'reading',
    source: 'Pregame',
    text: 'Another method may replace the coin: here each side turns up a score card and the higher number wins.',
    parameters: ['tossBy'],
  },
  'pocket.toss.winner-chooses': {
    title: 'The winner of the toss bats or bowls',
    kind: 'applied',
    source: 'Pregame',
    text: 'The winner chooses to bat or to bowl first.',
  },
} as const satisfies SectionWords;

export const tossRulings = k.readings({
  'pocket.opt.toss-method': {
    coin: [],
    'score-cards': (a) => [a.set('tossBy', 'score-cards')],
  },
});

export const tossRulingWords = {
  'pocket.ruling.coin-who': {
    title: 'Who calls the coin of the toss',
    question: 'A player flips the coin of the toss: who calls?',
    readings: {
      'other-calls': {
        text: 'The other one; one fair draw decides the winner.',
      },
      'flipper-calls-for-nobody': {
        text: 'Nobody: heads stands for one side.',
        unbuilt: 'It makes no difference to what is legal or what happens.',
      },
    },
    standard: 'other-calls',
    reason: 'Either is fair.',
  },
  'pocket.opt.toss-method': {
    title: 'A coin or a score card for the toss',
    question: 'How is the toss decided? Another method may replace the coin.',
    readings: {
      coin: {
        text: 'With a coin.',
      },
      'score-cards': {
        text: 'Each side turns up a score card; the higher number wins.',
      },
    },
    standard: 'coin',
    reason: 'The coin is printed.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
