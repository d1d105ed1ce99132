import { anyOf, pick, type Seat, type SectionWords, someOf } from '@howzat/core';
import { type OwnDecks, ownDecks } from '../components/building.js';
import { cardsOf, placesOf, type Tables } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';

/** Preparation 1: each side selects its team; then the toss. */

/** What a side has taken: its cricketers by place, and the cards of its two decks. */
interface Taken {
  readonly team: readonly number[];
  readonly batting: readonly number[];
  readonly bowling: readonly number[];
}

/** Home's things are those of the batting side until the toss has been decided. */
function give(s: PocketState, p: Parameters, seat: Seat, { team, batting, bowling }: Taken): void {
  if (seat === s.battersSeat) {
    s.batters = team.slice();
    s.batterCards = batting;
    s.batterOther = bowling;
  } else {
    s.bowlers = team.slice();
    s.bowlerCards = bowling;
    s.bowlerOther = batting;
  }
  if (p.teamVisibility !== 'open-list') return;
  if (seat === 0) s.homeTeam = team.slice();
  else s.awayTeam = team.slice();
}

function premade(t: Tables, name: string): Taken {
  return t.starters.find((starter) => starter.name === name) ?? (t.starters[0] as Taken);
}

function built(t: Tables, own: OwnDecks): Taken {
  const { cards } = t.set;
  return {
    team: placesOf(own.team, t.set),
    batting: cardsOf(own.batting, cards),
    bowling: cardsOf(own.bowling, cards),
  };
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
const building = ownDecks<Parameters>((p) => ({
  apart: p.captainKeeperSame === 'two-cards',
  single: p.moreThanOne === 'one',
}));

const teamHome = k.decision('team.home', {
  by: 'home',
  only: isPremade,
  domain: names,
  closed: chosen,
  take: (s, choice, _g, p) => give(s, p, 0, premade(p.cards, choice)),
});
const teamAway = k.decision('team.away', {
  by: 'away',
  only: isPremade,
  domain: names,
  closed: chosen,
  take: (s, choice, _g, p) => give(s, p, 1, premade(p.cards, choice)),
});
const decksHome = k.decision('decks.home', {
  by: 'home',
  seenBy: 'own',
  only: isOwn,
  domain: building,
  closed: chosen,
  take: (s, choice, _g, p) => give(s, p, 0, built(p.cards, choice)),
});
const decksAway = k.decision('decks.away', {
  by: 'away',
  seenBy: 'own',
  only: isOwn,
  domain: building,
  closed: chosen,
  take: (s, choice, _g, p) => give(s, p, 1, built(p.cards, choice)),
});

/** Teams and decks, both sides at once. */
export const selection = k.commit('teams', { rule: 'pocket.setup.select-team' }, [
  teamHome,
  teamAway,
  decksHome,
  decksAway,
]);

/** The same in turn, under that reading. */
export const selectionInTurn = k.group('teams', { rule: 'pocket.setup.select-team' }, [
  teamHome,
  teamAway,
  decksHome,
  decksAway,
]);

// — the toss without a coin: each side turns up a score card, and the higher number wins —

const scoreCards = Array.from({ length: 30 }, (_, at) => at + 1);

export const tossWithCards = k.group('toss', { rule: 'pocket.toss.substitute', only: (p) => p.tossBy === 'score-cards' }, [
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
]);

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
