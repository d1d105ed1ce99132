import { anyOf, type Closed, coin, type Frozen, type Game, oneOf, type Seat, type SectionWords } from '@howzat/core';
import { bitOf, lineupOf, maskOf } from '../../components/cards.js';
import { type Cricket, k, type Seen, type WickedState } from '../../kit.js';

// — step 1: decks —

/** The deck of a seat: 0 or 1. */
export function deckOf(s: Seen, seat: Seat): number {
  return seat === 0 ? s.homeDeck : s.awayDeck;
}

const aSide = oneOf(0, 1);

/** Once the decks are given out, none is free any more. */
function sidesTaken(s: Seen): Closed {
  return s.homeDeck >= 0 ? taken : null;
}

const taken: Closed = { message: 'That side is already taken.', rule: 'wicked.setup.choose-deck' };

/** Both say which deck they would like; where they want the same one, a coin settles it: home has it for heads. */
const agree = k.group('sides', { rule: 'wicked.setup.choose-deck', only: (p) => p.deckPick === 'agree' }, [
  k.commit('sides.wished', {}, [
    k.decision('side.home', {
      by: 'home',
      domain: aSide,
      closed: sidesTaken,
      take: (s, deck) => {
        s.homeWish = deck;
      },
    }),
    k.decision('side.away', {
      by: 'away',
      domain: aSide,
      closed: sidesTaken,
      take: (s, deck) => {
        s.awayWish = deck;
      },
    }),
  ]),
  k.chance('side.coin', {
    rule: 'wicked.ruling.deck-pick-order',
    stream: 'setup',
    when: (s) => s.homeWish === s.awayWish,
    of: coin(),
    take: (s, up) => {
      if (up === 'tails') s.homeWish = 1 - s.awayWish;
    },
  }),
  k.resolve('sides.given', [
    {
      id: 'wicked.component.decks',
      does: (s) => {
        s.homeDeck = s.homeWish;
        s.awayDeck = 1 - s.homeWish;
      },
    },
  ]),
]);

const byCoin = k.chance('sides.drawn', {
  rule: ['wicked.setup.choose-deck', 'wicked.ruling.deck-pick-order'],
  only: (p) => p.deckPick === 'random',
  stream: 'setup',
  of: anyOf([0, 1]),
  take: (s, deck) => {
    s.homeDeck = deck;
    s.awayDeck = 1 - deck;
  },
});

const inTurn = k.group(
  'sides.in-turn',
  {
    rule: ['wicked.setup.choose-deck', 'wicked.ruling.deck-pick-order'],
    only: (p) => p.deckPick === 'first-player-first',
  },
  [
    k.decision('side.first', {
      by: 'home',
      domain: aSide,
      closed: sidesTaken,
      take: (s, deck) => {
        s.homeDeck = deck;
      },
    }),
    k.decision('side.second', {
      by: 'away',
      domain: aSide,
      closed: (s) => (s.awayDeck >= 0 ? taken : null),
      limits: [
        {
          id: 'wicked.setup.choose-deck',
          forbidsIn: (deck, s) => deck === s.homeDeck,
          says: 'That side is already taken.',
        },
      ],
      take: (s, deck) => {
        s.awayDeck = deck;
      },
    }),
  ],
);

/** Who takes which deck. */
export const sides = [agree, byCoin, inTurn] as const;

// — step 1: lineups —

/** A lineup is laid down: its captain knows it, and the other too where team sheets are open. */
function layDown(s: WickedState, seat: Seat, cards: readonly number[], open: boolean): void {
  const lineup = maskOf(cards);
  if (seat === 0) s.battingLineup = lineup;
  else s.bowlingLineup = lineup;
  if (!open) return;
  if (seat === 0) s.homeSheet = lineup;
  else s.awaySheet = lineup;
}

/** Puts a card where both captains see it. */
export function show(s: WickedState, seat: Seat, card: number): void {
  if (seat === 0) s.homeSheet |= bitOf(card);
  else s.awaySheet |= bitOf(card);
}

function lineupFixed(s: Seen): Closed {
  return s.pitch > 0 ? { message: 'The lineup is fixed once the pitch is known.', rule: 'wicked.setup.lineup' } : null;
}

/** Where lineups need certain roles: a keeper, and five who bowl. */
const rolesNeeded = (seat: Seat) =>
  k.limit<readonly number[], 'wicked.ruling.lineup-composition'>({
    id: 'wicked.ruling.lineup-composition',
    only: (p) => p.lineupRoles === 'role-minimum',
    forbidsIn: (cards, s, _g, p) => {
      const { keepers, bowlers } = p.table;
      const lineup = maskOf(cards);
      const deck = deckOf(s, seat) as 0 | 1;
      let who = lineup & bowlers[deck];
      let many = 0;
      for (; who !== 0; who &= who - 1) many++;
      return (lineup & keepers[deck]) === 0 || many < 5;
    },
    says: 'A lineup needs a keeper and at least five bowlers and all-rounders.',
  });

const lineup = <const Id extends string>(id: Id, seat: Seat) =>
  k.decision(id, {
    by: seat === 0 ? 'home' : 'away',
    rule: ['wicked.setup.lineup', 'wicked.setup.unpicked-out'],
    domain: lineupOf((s) => deckOf(s, seat)),
    limits: [rolesNeeded(seat)],
    closed: lineupFixed,
    take: (s, cards, _g, p) => layDown(s, seat, cards, p.teamSheets === 'open-sheet'),
  });

/** Eleven of eighteen: both at once, or home first. */
export const lineups = [
  k.commit('lineups', { only: (p) => p.lineupPick === 'simultaneous-secret' }, [
    lineup('lineup.home', 0),
    lineup('lineup.away', 1),
  ]),
  k.group('lineups.in-turn', { only: (p) => p.lineupPick === 'open-in-turn' }, [
    lineup('lineup.first', 0),
    lineup('lineup.second', 1),
  ]),
] as const;

/** The lineup of the side that bats, or of the one that bowls, goes with its captain when roles change. */
export const lineupsOfInnings = k.resolve('lineups.roles', [
  {
    id: 'wicked.ruling.dismissed-may-bowl',
    when: (s, g) => s.laidFor !== g.batting,
    does: (s, g) => {
      const lineup = s.battingLineup;
      s.battingLineup = s.bowlingLineup;
      s.bowlingLineup = lineup;
      s.laidFor = g.batting;
    },
  },
]);

/** The deck of the side that bats. */
export function battingDeck(s: Seen, g: Cricket): number {
  return g.batting === 0 ? s.homeDeck : s.awayDeck;
}

/** The deck of the side that bowls. */
export function bowlingDeck(s: Seen, g: Cricket): number {
  return g.batting === 0 ? s.awayDeck : s.homeDeck;
}

// — step 3: the pitch —

const shuffledPitches = anyOf<WickedState, object, number>((s) => pitchesIn(s.pitchesLeft));

const pitchLists = Array.from({ length: 32 }, (_, mask) => [1, 2, 3, 4, 5].filter((card) => mask & (1 << (card - 1))));

function pitchesIn(mask: number): readonly number[] {
  return pitchLists[mask] as readonly number[];
}

function turnUp(s: WickedState, card: number): void {
  s.pitch = card;
  s.pitchesLeft &= ~(1 << (card - 1));
}

const restOut = k.rule({
  id: 'wicked.setup.pitch-rest-out',
  only: (p) => !p.newPitch,
  does: (s) => {
    s.pitchesLeft = 0;
  },
});

/** The pitch of the match. */
export const pitch = [
  k.chance('pitch', {
    rule: ['wicked.setup.pitch-shuffle', 'wicked.setup.pitch-reveal'],
    how: 'deal',
    stream: 'setup',
    of: shuffledPitches,
    take: (s, card) => turnUp(s, card),
  }),
  k.resolve('pitch.rest', [restOut]),
] as const;

/** Where each innings has a pitch of its own, the second is drawn from the other four. */
export const pitchOfSecond = k.chance('pitch.second', {
  rule: 'wicked.ruling.pitch-second-innings',
  only: (p) => p.newPitch,
  when: (s: Seen, g: Frozen<Game>) => g.innings > 1 && s.pitchesLeft > 0,
  how: 'deal',
  of: shuffledPitches,
  take: (s, card) => turnUp(s, card),
});

/** Setting up, steps 1 to 3. */
export const setupWords: SectionWords = {
  'wicked.setup.choose-deck': {
    kind: 'applied',
    source: 'Getting Started, step 1',
    text: 'Each player takes one cricketer deck.',
    parameters: ['deckPick'],
  },
  'wicked.setup.lineup': {
    kind: 'applied',
    source: 'Getting Started, step 1',
    text: 'From that deck each player picks 11 cards as the lineup.',
    parameters: ['lineupPick', 'lineupRoles', 'teamSheets'],
  },
  'wicked.setup.unpicked-out': {
    kind: 'applied',
    source: 'Getting Started, step 1',
    text: 'The 7 cards not picked are out for the whole match.',
  },
  'wicked.setup.pitch-shuffle': {
    kind: 'applied',
    source: 'Getting Started, step 3',
    text: 'The pitch condition cards are shuffled and laid face down.',
  },
  'wicked.setup.pitch-reveal': {
    kind: 'applied',
    source: 'Getting Started, step 3',
    text: 'The top pitch card is turned up and put on the Field Display.',
    parameters: ['newPitch'],
  },
  'wicked.setup.pitch-rest-out': {
    kind: 'applied',
    source: 'Getting Started, step 3',
    text: 'The other pitch cards are discarded (one pitch card for the match).',
    parameters: ['newPitch'],
  },
};
