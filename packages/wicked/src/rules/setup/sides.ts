import { anyOf, type Closed, coin, oneOf, type RulingWords, type Seat, type SectionWords } from '@howzat/core/author';
import { bitOf, lineupOf, maskOf } from '../../components/cards.js';
import { type Cricket, k, type Seen, type WickedState } from '../../kit.js';
import { oneDeckEach } from '../component.js';

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
  k.resolve('sides.given', [oneDeckEach]),
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

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const sidesRulings = k.readings({
  'wicked.ruling.deck-pick-order': {
    agree: [],
    random: (a) => [a.set('deckPick', 'random')],
    'first-player-first': (a) => [a.set('deckPick', 'first-player-first')],
  },
  'wicked.ruling.lineup-secrecy': {
    'simultaneous-secret': [],
    'open-in-turn': (a) => [a.set('lineupPick', 'open-in-turn')],
  },
  'wicked.ruling.lineup-open-afterwards': {
    'open-sheet': [],
    // the other captain does not read in the log what they may not see on the table
    'hidden-until-placed': (a) => [
      a.set('teamSheets', 'hidden-until-placed'),
      ...['lineup.home', 'lineup.away', 'lineup.first', 'lineup.second'].map((step) =>
        // Stryker disable next-line ConditionalExpression: each of these steps is a decision
        a.wrapStep(step, (pick) => (pick.kind === 'decision' ? { ...pick, seenBy: 'own' as const } : pick)),
      ),
    ],
  },
  'wicked.ruling.lineup-composition': {
    'any-eleven': [],
    'role-minimum': (a) => [a.set('lineupRoles', 'role-minimum')],
  },
});

/** Setting up, step 1. */
export const sidesWords: SectionWords = {
  'wicked.setup.choose-deck': {
    title: 'Each player takes a deck',
    kind: 'applied',
    source: 'Getting Started, step 1',
    text: 'Each player takes one cricketer deck.',
    parameters: ['deckPick'],
  },
  'wicked.setup.lineup': {
    title: 'Pick eleven of your eighteen cards',
    kind: 'applied',
    source: 'Getting Started, step 1',
    text: 'From that deck each player picks 11 cards as the lineup.',
    parameters: ['lineupPick', 'lineupRoles', 'teamSheets'],
  },
  'wicked.setup.unpicked-out': {
    title: 'Cards that you did not pick are out of the match',
    kind: 'applied',
    source: 'Getting Started, step 1',
    text: 'The 7 cards not picked are out for the whole match.',
  },
};

/** Setting up, step 1: the open questions in words. */
export const sidesRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.dismissed-may-bowl': {
    title: 'May a batter who was out bowl later?',
    question:
      'A batter who is out is "discarded", but only cards that were not picked are out for the whole match. May the batter bowl later?',
    readings: {
      'returns-for-bowling': { text: 'All eleven cards of a lineup bowl and bat with their captain.' },
      'gone-for-match': {
        text: 'An out card is gone for the match.',
        unbuilt: 'A side that was all out would have one bowler for two positions.',
      },
    },
    standard: 'returns-for-bowling',
    reason: 'Otherwise a side all out would have one bowler.',
  },
  'wicked.ruling.deck-pick-order': {
    title: 'Who chooses a deck first',
    question: 'Both captains may want the same deck, and nobody is named to choose first. Who gets it?',
    readings: {
      agree: {
        text: 'Both name the side they would like; where they name the same one, a coin gives it to one of them.',
      },
      random: { text: 'A coin gives out the sides.' },
      'first-player-first': { text: 'Home takes a side, and away has the other.' },
    },
    standard: 'agree',
    reason: 'Sides must differ, and no decision depends on who has which.',
  },
  'wicked.ruling.lineup-secrecy': {
    title: 'Are the elevens picked in secret?',
    question: 'Each captain picks 11 of 18 cards. Does one see what the other picks?',
    readings: {
      'simultaneous-secret': { text: 'Both captains pick at once, and neither sees the other pick.' },
      'open-in-turn': { text: 'Home picks first, and away sees it.' },
    },
    standard: 'simultaneous-secret',
    reason: 'Neither captain gains from being second.',
  },
  'wicked.ruling.lineup-open-afterwards': {
    title: 'Are the team sheets open?',
    question: 'Some cards of a lineup do not come onto the display for a long time. Are they known before?',
    readings: {
      'open-sheet': { text: 'The team sheets are open once both lineups are picked.' },
      'hidden-until-placed': { text: 'A card is seen by the other captain when it first comes onto the display.' },
    },
    standard: 'open-sheet',
    reason: "The bowling captain must read the striker's card anyway, and real team sheets are public.",
  },
  'wicked.ruling.lineup-composition': {
    title: 'Which roles a lineup needs',
    question: 'The leaflet asks for no keeper and no number of bowlers. Is any eleven a lineup?',
    readings: {
      'any-eleven': { text: 'Any eleven cards are a lineup.' },
      'role-minimum': {
        text: 'A lineup needs a keeper and at least five bowlers and all-rounders. The numbers are ours. A captain is not asked for: the captains are the players.',
      },
    },
    standard: 'any-eleven',
    reason: 'Nothing in the rules refers to roles.',
  },
  'wicked.ruling.lineup-order': {
    title: 'Is a lineup in an order?',
    question: 'The next batter is drawn from the lineup, and the openers are selected from it. Is it in an order?',
    readings: { set: { text: 'The lineup is a set; who comes in next is wicked.ruling.next-batter-choice.' } },
    standard: 'set',
    reason: 'No step lays it in an order.',
  },
};
