import { type RulingWords, type Seat, type SectionWords, someOf } from '@howzat/core/author';
import { usualBudget } from '../components/budget.js';
import { type OwnDecks, ownDecks, ownTeams } from '../components/building.js';
import { cardsOf, placesOf, type Starter } from '../components/tables.js';
import { type Cricket, k, type Parameters, type PocketState, type State } from '../kit.js';
import { shuffleDecks } from './hand.js';
import { fullScoreDeck } from './score.js';

/** Preparation: each side selects its team and its decks, which are shuffled. */

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

const budget = (p: Parameters) => (p.budget === 'points' ? usualBudget : null);

const names = someOf<object, Parameters, string>((_s, _g, p) => p.cards.starterNames);
const roster = ownTeams<Parameters>((p) => ({
  apart: p.captainKeeperSame === 'two-cards',
  single: p.moreThanOne === 'one',
  limit: budget(p)?.team ?? null,
}));
const building = ownDecks<Parameters>(budget);

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
const selectionInTurn = k.group('teams', { rule: selects }, [teamHome, teamAway, rosterHome, rosterAway]);

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

/** A full score deck for the first innings. */
export const firstScoreDeck = k.rule({
  id: 'pocket.setup.score-deck',
  when: (_s, g) => g.scores.length === 0,
  does: (s, _g, p) => {
    s.scoreDeck = fullScoreDeck(p);
  },
});

/** The chance decks of the first innings. */
export const firstDecks = k.rule({
  id: 'pocket.setup.shuffle-chance',
  when: (_s, g) => g.scores.length === 0,
  does: (s) => shuffleDecks(s),
});

export const setupWords = {
  'pocket.setup.select-team': {
    title: 'Choose your team and decks',
    kind: 'applied',
    source: 'Preparation 1',
    text: 'Each player selects the team for this game, with its two chance decks; both at once.',
    parameters: ['decks', 'budget', 'teamVisibility'],
  },
  'pocket.setup.shuffle-chance': {
    title: 'Shuffle the chance decks',
    kind: 'applied',
    source: 'Preparation 2',
    text: 'Both the Batter and the Bowler Chance decks are shuffled and set out. No order is written down anywhere: each card is drawn from what is left.',
  },
  'pocket.setup.score-deck': {
    title: 'Shuffle the score deck',
    kind: 'applied',
    source: 'Preparation 3',
    text: 'The score deck is shuffled and placed between the players at the side.',
    parameters: ['scoreDeckOwnership'],
  },
} as const satisfies SectionWords;

export const setupRulings = k.readings({
  'pocket.ruling.team-visibility': {
    ...k.words('teamVisibility'),
    'hidden-until-placed': (a) => [
      a.set('teamVisibility', 'hidden-until-placed'),
      ...['team.home', 'team.away', 'roster.home', 'roster.away'].map((id) =>
        a.wrapStep(id, (step) => (step.kind === 'decision' ? { ...step, seenBy: 'own' } : step)),
      ),
    ],
  },
  'pocket.ruling.team-timing': {
    simultaneous: [],
    'in-turn': (a) => [a.replaceStep('teams', selectionInTurn)],
  },
  'pocket.opt.starter-decks': {
    premade: [],
    own: (a) => [a.set('decks', 'own')],
  },
  'pocket.opt.budget': {
    none: [],
    points: (a) => [a.set('budget', 'points')],
  },
});

export const setupRulingWords = {
  'pocket.ruling.team-visibility': {
    title: 'Are the cards of a team open?',
    question: 'Are the team cards open that have not been placed?',
    readings: {
      'open-list': {
        text: 'Yes.',
      },
      'hidden-until-placed': {
        text: 'No: each is shown when it comes onto the field.',
      },
    },
    standard: 'open-list',
    reason: 'Players know the teams of the starter set.',
  },
  'pocket.ruling.team-timing': {
    title: 'Are both teams picked at once?',
    question: 'Are the teams picked at once?',
    readings: {
      simultaneous: {
        text: 'Yes.',
      },
      'in-turn': {
        text: 'No: home first.',
      },
    },
    standard: 'simultaneous',
    reason: 'Neither side should answer the other.',
  },
  'pocket.opt.starter-decks': {
    title: 'Premade decks or decks of your own',
    question: 'With which decks?',
    readings: {
      premade: {
        text: 'With a premade team and its decks.',
      },
      own: {
        text: 'With a team and decks of your own, within the limits.',
      },
    },
    standard: 'premade',
    reason: 'The starter set is ready-made.',
  },
  'pocket.opt.budget': {
    title: 'A budget for teams and decks',
    question: 'Is there a budget for teams and decks of your own?',
    readings: {
      none: {
        text: 'No: any eleven and any decks within the limits of numbers and copies.',
      },
      points: {
        text: 'An eleven costs at most 36 points, the batting deck 43, the bowling deck 48. By rank, rising: batting 0, 1, 2, 4, 6 and bowling 0, 1, 4. A chance card costs 1 to 4: a rank or two runs are a point, an out, its saving or a maiden three, what lasts two more, a dot or two counters of fatigue one less.',
      },
    },
    standard: 'none',
    reason:
      'The rulebook prints limits and no prices; our own option. With it both sides choose among teams of like strength, of which the premade ones are some.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
