import type { Scenario, ScriptLine } from '@howzat/core/author';
import { originalSet } from '../src/components/sets.js';
import { cardsOf } from '../src/components/tables.js';
import { exampleWords } from '../src/rules/example.js';
import { card, chance, field, man, over, read } from './notation.js';

/** Scenarios from the beginning: teams, decks, the toss, the placing, the change of innings. */

const [lanterns, rovers] = originalSet.sets;
const home = (step: string, choice: unknown): ScriptLine => ({ side: 'home', step, choice });
const away = (step: string, choice: unknown): ScriptLine => ({ side: 'away', step, choice });

const own = (set: typeof lanterns) => ({ batting: set?.batting, bowling: set?.bowling });
const team = lanterns?.team ?? [];
/** The team with some of its cricketers replaced. */
const teamWith = (changes: Readonly<Record<string, string>>): string[] => team.map((id) => changes[id] ?? id);

const teams: readonly ScriptLine[] = [home('team.home', 'Harbour Lanterns'), away('team.away', 'Millrace Rovers')];
const toss: readonly ScriptLine[] = [chance('core.toss', 1), away('core.toss.elect', 'bowl')];
const hand = (side: 'batting' | 'bowling', names: readonly string[]): ScriptLine[] =>
  names.map((name) => chance(`opening.${side}.card`, card(name)));

const placing: readonly ScriptLine[] = [
  away('bowler', man(2, 10)),
  ...hand('bowling', ['Tight Line', 'Tight Line', 'Cut Off']),
  home('batters', { facing: man(1, 1), other: man(1, 2) }),
  ...hand('batting', ['Eye In', 'Gap Finder', 'Misfield']),
];

const refusedBy = (side: 'home' | 'away', step: string, choice: unknown, says: string, rule?: string): ScriptLine => ({
  refused: { side, step, choice },
  says,
  ...(rule ? { rule } : {}),
});

const rosters: readonly ScriptLine[] = [home('roster.home', team), away('roster.away', rovers?.team)];
const batting = lanterns?.batting ?? {};
const bowling = lanterns?.bowling ?? {};
const pinksOf = cardsOf(batting, originalSet.cards);
const bluesOf = cardsOf(bowling, originalSet.cards);

/** A team and a deck beyond the budget. */
const dear = teamWith({ 'saffron-leck': 'cosima-drake', 'juno-petrakis': 'hester-bligh' });
const dearDecks = {
  ...own(lanterns),
  batting: { ...batting, 'not-given': 0, 'benefit-of-the-doubt': 3, 'down-the-track': 1 },
};

/** The start of a match, and the readings that change it. */
export const startScenarios: readonly Scenario[] = [
  {
    id: 'a-match-begins',
    title: 'Teams at once, the toss, the bowler and a hand, the batters and their hand',
    script: [
      ...teams,
      chance('core.toss', 1),
      refusedBy('home', 'core.toss.elect', 'bat', 'Only the winner of the toss chooses.'),
      away('core.toss.elect', 'bowl'),
      refusedBy('away', 'bowler', 0, 'Choose one bowler.', 'pocket.start.bowler'),
      ...placing,
      refusedBy('home', 'team.home', 'Foxglove Eleven', 'Teams and decks are chosen before the toss.'),
      away('switch.bowling', 'stay'),
    ],
    expect: {
      waits: 'switch.batting',
      state: { facing: 1, partner: 2, bowler: 10, homeOrder: [1, 2], batterHeld: 3, batterLeft: 31, bowlerLeft: 31 },
      cites: [
        'pocket.setup.select-team',
        'pocket.setup.shuffle-chance',
        'pocket.setup.score-deck',
        'pocket.toss.coin',
        'pocket.toss.winner-chooses',
        'pocket.start.bowler',
        'pocket.start.bowler-hand',
        'pocket.start.batters',
        'pocket.start.facing',
        'pocket.start.layout',
        'pocket.start.batter-hand',
      ],
    },
    readings: [
      read('team-timing', 'in-turn', { waits: 'team.home' }, [
        refusedBy('away', 'team.away', 'Millrace Rovers', 'team.away is not open now'),
      ]),
      read('team-visibility', 'hidden-until-placed', {
        state: {
          homeTeam: [0, man(1, 1), man(1, 2), 0, 0, 0, 0, 0, 0, 0, 0, 0],
          awayTeam: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, man(2, 10), 0],
        },
      }),
      read('pocket.opt.toss-method', 'score-cards', { waits: 'bowler', game: { tossWinner: 0, batting: 0 } }, [
        ...teams,
        chance('toss.home', 17),
        chance('toss.away', 9),
        home('core.toss.elect', 'bat'),
      ]),
      read('pocket.opt.starter-decks', 'own', { waits: 'bowler', state: { bowlerLeft: 34 } }, [
        ...rosters,
        home('decks.home', own(lanterns)),
        away('decks.away', own(rovers)),
        ...toss,
      ]),
    ],
  },
  {
    id: 'pocket.example.deck-check',
    title: exampleWords['pocket.example.deck-check'].text,
    with: { rulings: { 'pocket.opt.starter-decks': 'own' } },
    script: [
      refusedBy('home', 'roster.home', team.slice(1), 'A team has 11 players (yours: 10).', 'pocket.team.eleven'),
      refusedBy(
        'home',
        'roster.home',
        teamWith({ 'tobias-wrenfield': 'vesper-lane' }),
        'A team needs a captain.',
        'pocket.team.captain-keeper',
      ),
      refusedBy(
        'home',
        'roster.home',
        teamWith({ 'hollis-brandt': 'vesper-lane' }),
        'A team needs a wicket keeper.',
        'pocket.team.captain-keeper',
      ),
      refusedBy('home', 'roster.home', teamWith({ 'dov-harkness': 'bryony-quill' }), 'Bryony Quill is there twice.'),
      ...rosters,
      refusedBy(
        'home',
        'decks.home',
        { ...own(lanterns), batting: { ...batting, 'quick-single': 4, 'sharp-call': 2 } },
        'At most 3 copies of Quick Single.',
        'pocket.deck.batter-copies',
      ),
      refusedBy(
        'home',
        'decks.home',
        { ...own(lanterns), batting: { ...batting, 'quick-single': 0, 'gap-finder': 1 } },
        'A chance deck has 30 to 40 cards (yours: 29).',
        'pocket.deck.batter-size',
      ),
      refusedBy(
        'home',
        'decks.home',
        { ...own(lanterns), bowling: { ...bowling, 'yorker-length': 3, 'slower-ball': 3, 'long-stop': 1 } },
        'A chance deck has 30 to 40 cards (yours: 41).',
        'pocket.deck.bowler-size',
      ),
      refusedBy(
        'home',
        'decks.home',
        { ...own(lanterns), bowling: { ...bowling, 'quick-single': 1 } },
        'Quick Single belongs to the other deck.',
        'pocket.deck.bowler-blue',
      ),
      home('decks.home', own(lanterns)),
    ],
    expect: { waits: 'decks' },
    readings: [
      read('captain-keeper-same', 'two-cards', { waits: 'teams' }, [
        refusedBy(
          'home',
          'roster.home',
          teamWith({ 'tobias-wrenfield': 'vesper-lane', 'hollis-brandt': 'otto-penhale' }),
          'Captain and wicket keeper are two cards.',
          'pocket.ruling.captain-keeper-same',
        ),
        home('roster.home', team),
      ]),
      read('more-than-one', 'one', { waits: 'teams' }, [
        refusedBy(
          'home',
          'roster.home',
          teamWith({ 'ines-calloway': 'mabel-crane' }),
          'A team has one captain and one wicket keeper, no more.',
          'pocket.ruling.more-than-one',
        ),
        home('roster.home', team),
      ]),
    ],
  },
  {
    id: 'own-within-a-budget',
    title: 'Teams and decks of one’s own, with a budget and without one',
    with: { rulings: { 'pocket.opt.starter-decks': 'own' } },
    script: [home('roster.home', dear), away('roster.away', rovers?.team), home('decks.home', dearDecks)],
    expect: { waits: 'decks' },
    readings: [
      {
        ruling: 'pocket.opt.budget',
        reading: 'points',
        expect: { waits: 'decks' },
        script: [
          refusedBy('home', 'roster.home', dear, 'A team costs at most 36 points (yours: 42).', 'pocket.opt.budget'),
          ...rosters,
          refusedBy(
            'home',
            'decks.home',
            dearDecks,
            'A chance deck costs at most 43 points (yours: 50).',
            'pocket.opt.budget',
          ),
          home('decks.home', own(lanterns)),
        ],
      },
    ],
  },
  {
    id: 'change-of-innings',
    title: 'After twenty overs the sides exchange roles, and each readies its other deck',
    from: {
      ...field({
        position: { overs: 19, runs: 100 },
        state: { batterOther: bluesOf, bowlerOther: pinksOf },
      }),
    },
    script: [
      ...over({ card: 6 }),
      { side: 'home', step: 'bowler', choice: man(1, 10) },
      ...hand('bowling', ['Tight Line', 'Tight Line', 'Tight Line']),
      away('batters', { facing: man(2, 1), other: man(2, 2) }),
      ...hand('batting', ['Eye In', 'Eye In', 'Eye In']),
    ],
    expect: {
      waits: 'switch.bowling',
      state: { bowlerLeft: 31, batterLeft: 31, battersSeat: 1, scoreDeck: Array.from({ length: 30 }, (_, i) => i + 1) },
      game: { innings: 2, batting: 1, target: 111 },
      cites: ['pocket.end.roles', 'pocket.end.score-deck', 'pocket.end.chance-decks', 'pocket.end.innings'],
    },
  },
];
