import { anyOf, pick, type Seat, type SectionWords, someOf } from '@howzat/core/author';
import { type OwnDecks, ownDecks, ownTeams } from '../components/building.js';
import { cardsOf, placesOf, type Starter } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';

/** Preparation 1: each side selects its team; then the toss. */

/** Home's things are those of the batting side until the toss has been decided. */
function giveTeam(s: PocketState, p: Parameters, seat: Seat, team: readonly number[]): void {
  if (seat === s.battersSeat) s.batters = team.slice();
  else s.bowlers = team.slice();
  if (p.teamVisibility !== 'open-list') return;
  if (seat === 0) s.homeTeam = team.slice();
  else s.awayTeam = team.slice();
}

function giveDecks(s: PocketState, seat: Seat, batting: readonly number[], bowling: readonly number[]): void {
  if (seat === s.battersSeat) {
    s.batterCards = batting;
    s.batterOther = bowling;
  } else {
    s.bowlerCards = bowling;
    s.bowlerOther = batting;
  }
}

function givePremade(s: PocketState, p: Parameters, seat: Seat, name: string): void {
  const starter = p.cards.starters.find((it) => it.name === name) ?? (p.cards.starters[0] as Starter);
  giveTeam(s, p, seat, starter.team);
  giveDecks(s, seat, starter.batting, starter.bowling);
}

function giveBuilt(s: PocketState, p: Parameters, seat: Seat, { batting, bowling }: OwnDecks): void {
  const { cards } = p.cards.set;
  giveDecks(s, seat, cardsOf(batting, cards), cardsOf(bowling, cards));
}

/** After the first over nobody builds a deck or picks a team. */
const chosen = (_s: State, g: Cricket): string | null =>
  g.result !== null
    ? 'The match is over.'
    : g.innings === 0 && g.tossWinner === null
      ? null
      : 'Teams and decks are chosen before the toss.';

const isPremade = (p: Parameters): boolean => p.decks === 'premade';
const isOwn = (p: Parameters): boolean => p.decks === 'own';

const names = someOf<object, Parameters, string>((_s, _g, p) => p.cards.starterNames);
const roster = ownTeams<Parameters>((p) => ({
  apart: p.captainKeeperSame === 'two-cards',
  single: p.moreThanOne === 'one',
}));
const building = ownDecks<Parameters>();

const teamHome = k.decision('team.home', {
  by: 'home',
  only: isPremade,
  domain: names,
  closed: chosen,
  take: (s, choice, _g, p) => givePremade(s, p, 0, choice),
});
const teamAway = k.decision('team.away', {
  by: 'away',
  only: isPremade,
  domain: names,
  closed: chosen,
  take: (s, choice, _g, p) => givePremade(s, p, 1, choice),
});
const rosterHome = k.decision('roster.home', {
  by: 'home',
  only: isOwn,
  domain: roster,
  closed: chosen,
  take: (s, choice, _g, p) => giveTeam(s, p, 0, placesOf(choice, p.cards.set)),
});
const rosterAway = k.decision('roster.away', {
  by: 'away',
  only: isOwn,
  domain: roster,
  closed: chosen,
  take: (s, choice, _g, p) => giveTeam(s, p, 1, placesOf(choice, p.cards.set)),
});

const selects = 'pocket.setup.select-team';

/** Teams, both sides at once: premade ones with their decks, or cricketers of one's own choice. */
export const selection = k.commit('teams', { rule: selects }, [teamHome, teamAway, rosterHome, rosterAway]);

/** The same in turn, under that reading. */
export const selectionInTurn = k.group('teams', { rule: selects }, [teamHome, teamAway, rosterHome, rosterAway]);

/** Decks of one's own; nobody else sees them. */
export const deckBuilding = k.commit('decks', { rule: selects, only: isOwn }, [
  k.decision('decks.home', {
    by: 'home',
    seenBy: 'own',
    domain: building,
    closed: chosen,
    take: (s, choice, _g, p) => giveBuilt(s, p, 0, choice),
  }),
  k.decision('decks.away', {
    by: 'away',
    seenBy: 'own',
    domain: building,
    closed: chosen,
    take: (s, choice, _g, p) => giveBuilt(s, p, 1, choice),
  }),
]);

// — the toss without a coin: each side turns up a score card, and the higher number wins —

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

/** Preparation and pregame. */
export const preparationWords = {
  'pocket.setup.select-team': {
    kind: 'applied',
    source: 'Preparation 1',
    text: 'Each player selects the team for this game, with its two chance decks; both at once.',
    parameters: ['decks', 'teamVisibility'],
  },
  'pocket.setup.shuffle-chance': {
    kind: 'applied',
    source: 'Preparation 2',
    text: 'Both the Batter and the Bowler Chance decks are shuffled and set out. No order is written down anywhere: each card is drawn from what is left.',
  },
  'pocket.setup.score-deck': {
    kind: 'applied',
    source: 'Preparation 3',
    text: 'The score deck is shuffled and placed between the players at the side.',
    parameters: ['scoreDeckOwnership'],
  },
  'pocket.toss.coin': {
    kind: 'applied',
    source: 'Pregame',
    text: 'A player flips a coin for the order of play.',
    parameters: ['tossBy'],
  },
  'pocket.toss.substitute': {
    kind: 'reading',
    source: 'Pregame',
    text: 'Another method may replace the coin: here each side turns up a score card and the higher number wins.',
    parameters: ['tossBy'],
  },
  'pocket.toss.winner-chooses': {
    kind: 'applied',
    source: 'Pregame',
    text: 'The winner chooses to bat or to bowl first.',
  },
} as const satisfies SectionWords;
