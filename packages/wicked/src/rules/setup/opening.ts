import { type Closed, coin, otherSeat, type RulingWords, type SectionWords } from '@howzat/core/author';
import { bitOf, type Choosable, maskOf, pairOf } from '../../components/cards.js';
import { type Cricket, k, type Seen, type WickedState } from '../../kit.js';
import { mayBowl } from '../fatigue.js';
import { battingDeck, bowlingDeck, show } from './sides.js';

const anyBatter: Pick<Choosable, 'deck' | 'mask'> = { deck: battingDeck, mask: (s) => s.battingLineup };
const anyBowler: Pick<Choosable, 'deck' | 'mask'> = { deck: bowlingDeck, mask: mayBowl };

/** After the openers are out nobody names others. */
function openersOut(s: Seen, g: Cricket): Closed {
  return s.batted !== 0 && g.result === null
    ? { message: 'The openers are out in the middle already.', rule: 'wicked.setup.opening-batters' }
    : null;
}

function sendIn(s: WickedState, cards: readonly number[], g: Cricket): void {
  const [south, north] = cards as [number, number];
  s.orders[g.innings - 1] = [south, north];
  s.batted = maskOf(cards);
  show(s, g.batting, south);
  show(s, g.batting, north);
}

function handBall(s: WickedState, cards: readonly number[], g: Cricket): void {
  [s.northBowler, s.southBowler] = cards as [number, number];
  show(s, otherSeat(g.batting), s.northBowler);
  show(s, otherSeat(g.batting), s.southBowler);
}

const batters = <const Id extends string>(id: Id) =>
  k.decision(id, {
    by: 'batting',
    rule: 'wicked.setup.opening-batters',
    domain: pairOf(['South', 'North'], 'wicked.setup.opening-batters', anyBatter),
    closed: openersOut,
    take: (s, cards, g) => sendIn(s, cards, g),
  });

const bowlers = <const Id extends string>(id: Id) =>
  k.decision(id, {
    by: 'bowling',
    rule: 'wicked.setup.opening-bowlers',
    domain: pairOf(['North', 'South'], 'wicked.setup.opening-bowlers', anyBowler),
    closed: openersOut,
    take: (s, cards, g) => handBall(s, cards, g),
  });

/** Two batters and two bowlers: both captains at once, or one after the other. */
export const openers = [
  k.commit('openers', { only: (p) => p.openers === 'simultaneous-secret' }, [
    batters('opening-batters'),
    bowlers('opening-bowlers'),
  ]),
  k.group('openers.batting-first', { only: (p) => p.openers === 'batting-first' }, [
    batters('opening-batters.first'),
    bowlers('opening-bowlers.second'),
  ]),
  k.group('openers.bowling-first', { only: (p) => p.openers === 'bowling-first' }, [
    bowlers('opening-bowlers.first'),
    batters('opening-batters.second'),
  ]),
] as const;

/** Where chance decides who stands at which end, a coin for each pair: tails changes them round. */
export const positions = k.group(
  'positions',
  { rule: 'wicked.ruling.opening-position', only: (p) => p.openingPositions === 'random' },
  [
    k.chance('position.batters', {
      of: coin(),
      take: (s, up, g) => {
        if (up === 'tails') (s.orders[g.innings - 1] as number[]).reverse();
      },
    }),
    k.chance('position.bowlers', {
      of: coin(),
      take: (s, up) => {
        if (up === 'tails') [s.northBowler, s.southBowler] = [s.southBowler, s.northBowler];
      },
    }),
  ],
);

/** Who begins, where, and with what in hand. */
export const atTheirEnds = k.resolve('display', [
  {
    id: 'wicked.setup.first-matchup',
    does: (s) => {
      s.south = 1;
      s.north = 2;
    },
  },
  {
    id: 'wicked.setup.marker',
    does: (s) => {
      s.marker = 0;
    },
  },
  {
    id: 'wicked.setup.counters',
    does: (s) => {
      s.countersHeld = 10;
    },
  },
]);

/** Whether a card of the batting side is still to come. */
export function stillToCome(s: Seen): number {
  return s.battingLineup & ~s.batted;
}

/** A batter comes in: the last place of the order is theirs. */
export function comesIn(s: WickedState, card: number, g: Cricket): void {
  (s.orders[g.innings - 1] as number[])[g.nextBatter - 2] = card;
  s.batted |= bitOf(card);
  show(s, g.batting, card);
}

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const openingRulings = k.readings({
  'wicked.ruling.opening-selection-order': {
    'simultaneous-secret': [],
    'batting-first': (a) => [a.set('openers', 'batting-first')],
    'bowling-first': (a) => [a.set('openers', 'bowling-first')],
  },
  'wicked.ruling.opening-position': { 'owner-decides': [], random: (a) => [a.set('openingPositions', 'random')] },
});

/** Setting up, steps 5 to 7. */
export const openingWords: SectionWords = {
  'wicked.setup.opening-batters': {
    title: 'Choosing the two opening batters',
    kind: 'applied',
    source: 'Getting Started, step 5',
    text: 'The batting captain picks two cricketers from the lineup and places them on the Field Display.',
    parameters: ['openers', 'openingPositions'],
  },
  'wicked.setup.opening-bowlers': {
    title: 'Choosing the two opening bowlers',
    kind: 'applied',
    source: 'Getting Started, step 5',
    text: 'The bowling captain picks two cricketers from the lineup and places them on the Field Display.',
    parameters: ['openers', 'openingPositions', 'bowlersOnly'],
  },
  'wicked.setup.first-matchup': {
    title: 'Who bowls to whom in the first over',
    kind: 'applied',
    source: 'Getting Started, step 5',
    text: 'The first over is bowled by the North bowler to the South batter.',
  },
  'wicked.setup.marker': {
    title: 'Where the bowler marker starts',
    kind: 'applied',
    source: 'Getting Started, step 6',
    text: 'The active bowler marker starts on the Field Display between the North bowler and the South batter.',
  },
  'wicked.setup.counters': {
    title: 'Keep the fatigue counters at hand',
    kind: 'applied',
    source: 'Getting Started, step 7',
    text: 'The bowling captain holds all 10 fatigue counters ready.',
  },
};

/** Setting up, steps 5 to 7: the open questions in words. */
export const openingRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.opening-selection-order': {
    title: 'Who names opening batters and bowlers first',
    question: 'Openers and bowlers are named in one step. Who names theirs first?',
    readings: {
      'simultaneous-secret': { text: 'Both captains commit, then reveal.' },
      'batting-first': { text: 'The batting captain places first.' },
      'bowling-first': { text: 'The bowling captain places first.' },
    },
    standard: 'simultaneous-secret',
    reason: 'It removes the advantage of moving last. `batting-first` is acceptable at one table.',
  },
  'wicked.ruling.opening-position': {
    title: 'Who stands North and who South',
    question: 'Two batters and two bowlers open. Who puts which of them North or South?',
    readings: {
      'owner-decides': {
        text: 'The batting captain places South (who faces first) and North, the bowling captain North (who bowls first) and South.',
      },
      random: { text: 'A coin for each pair decides who stands where.' },
    },
    standard: 'owner-decides',
    reason: 'Placing the cards is part of picking them.',
  },
};
