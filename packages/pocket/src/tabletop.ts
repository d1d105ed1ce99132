import type { Component, Glance, Lesson, PrintedCard, TableOfWords, Tabletop } from '@howzat/core/author';
import type { ChanceCard, Kind } from './components/chance-cards.js';
import type { Cricketer } from './components/cricketers.js';
import { type BattingRank, type BowlingRank, battingRanks, bowlingRanks } from './components/ranks.js';
import { entryAt, type ScoreCard } from './components/score-cards.js';
import type { Deck, PocketSet, StarterSet } from './components/sets.js';
import type { Tables } from './components/tables.js';

/** What of the parameters says how the table looks. */
interface Settings {
  readonly cards: Tables;
  readonly overs: number;
  readonly gridNegative: string;
}

/** Players at a table: each has a score deck, a grid, a sheet and counters. */
const players = 2;

function rankOf(rank: BattingRank | BowlingRank, ladder: readonly string[]): string {
  return `${rank}, step ${ladder.indexOf(rank) + 1} of ${ladder.length}`;
}

function cricketerCard({ name, position, captain, batting, bowling }: Cricketer): PrintedCard {
  return {
    name,
    ...(captain ? { corner: 'C' } : {}),
    under: captain ? `${position}, may be captain` : position,
    lines: [`Bats: ${rankOf(batting, battingRanks)}`, `Bowls: ${rankOf(bowling, bowlingRanks)}`],
  };
}

const kindWords: Readonly<Record<Kind, string>> = {
  stat: 'Stat card: changes a rank',
  equip: 'Equip card: lies by its batter',
  score: 'Run card: changes the score of the over',
  out: 'Out card',
  save: 'Save card: against an out',
  negate: 'Negate card: answers a card at once',
  lock: 'Lock card: forbids cards',
  upkeep: 'Upkeep card',
};

function chanceCard({ name, text, kind, cost }: ChanceCard, copies: number): PrintedCard {
  return {
    name,
    copies,
    ...(cost > 0 ? { corner: String(cost) } : {}),
    under: kindWords[kind],
    lines: [text],
    ...(cost > 0 ? { foot: `Costs ${cost} comfort` } : {}),
  };
}

function chanceDeck(team: string, deck: Deck, set: PocketSet, side: 'Batter' | 'Bowler'): Component {
  return {
    kind: 'cards',
    name: `${side} chance deck of ${team}`,
    rules: [side === 'Batter' ? 'pocket.component.batter-deck' : 'pocket.component.bowler-deck'],
    back: `${side} chance\n${team}`,
    size: 'small',
    ink: side === 'Batter' ? 'pink' : 'sky',
    cards: set.cards.filter(({ id }) => (deck[id] ?? 0) > 0).map((card) => chanceCard(card, deck[card.id] ?? 0)),
  };
}

function entryWords(runs: number, outs: number): string[] {
  return [String(runs), outs === 0 ? '' : outs === 1 ? 'out' : `${outs} outs`];
}

function scoreCard(card: ScoreCard, from: number): PrintedCard {
  const rows: string[][] = [];
  for (let difference = from; difference < card.entries.length; difference++) {
    const entry = entryAt(card, difference);
    if (entry) rows.push([String(difference).replace('-', '−'), ...entryWords(entry.runs, entry.outs)]);
  }
  const outs = rows.some(([, , out]) => out !== '');
  return {
    name: `Score card ${card.number}`,
    table: { head: ['Diff.', 'Runs', 'Out'], rows },
    ...(outs ? { foot: `How: ${card.how}` } : {}),
  };
}

function gridTable({ grid }: PocketSet): TableOfWords {
  return {
    head: ['Batter \\ Bowler', ...bowlingRanks],
    rows: battingRanks.map((rank, at) => [rank, ...(grid[at] ?? []).map(String)]),
    note: `Batting ranks rise from ${battingRanks[0]} to ${battingRanks.at(-1)}, bowling ranks from ${bowlingRanks[0]} to ${bowlingRanks.at(-1)}. The number is the line of the score card.`,
  };
}

function teamDecks(
  { name, team, batting, bowling }: StarterSet,
  set: PocketSet,
  ink: 'sand' | 'grass' | 'pale',
): Component[] {
  return [
    {
      kind: 'cards',
      name: `Team ${name}`,
      rules: ['pocket.component.team'],
      back: name.replace(/ (\S+)$/, '\n$1'),
      size: 'small',
      ink,
      cards: set.cricketers.filter(({ id }) => team.includes(id)).map(cricketerCard),
    },
    chanceDeck(name, batting, set, 'Batter'),
    chanceDeck(name, bowling, set, 'Bowler'),
  ];
}

function components(params: Readonly<Record<string, unknown>>): readonly Component[] {
  const { cards, overs, gridNegative } = params as unknown as Settings;
  const { set } = cards;
  const free = set.cricketers.filter(({ id }) => set.sets.every(({ team }) => !team.includes(id)));
  const from = gridNegative === 'extra-row' ? -1 : 0;
  const inks = ['sand', 'grass', 'pale'] as const;
  return [
    ...Array.from(
      { length: players },
      (_, at): Component => ({
        kind: 'cards',
        name: `Score deck ${at + 1}`,
        rules: ['pocket.component.score-deck', 'pocket.deck.score-thirty'],
        note: 'One for each player; a match is played with one of them.',
        back: `Score\ndeck ${at + 1}`,
        size: 'small',
        cards: set.scoreCards.map((card) => scoreCard(card, from)),
      }),
    ),
    ...set.sets.flatMap((starter, at) => teamDecks(starter, set, inks[at % inks.length] ?? 'pale')),
    ...(free.length === 0
      ? []
      : [
          {
            kind: 'cards',
            name: 'Cricketers without a team',
            note: 'For teams of your own.',
            back: 'Free\nagent',
            size: 'small',
            cards: free.map(cricketerCard),
          } as const,
        ]),
    {
      kind: 'cards',
      name: 'Rank grids',
      rules: ['pocket.component.rank-grid'],
      note: 'One for each player.',
      back: 'Rank\ngrid',
      cards: [{ name: 'Rank grid', copies: players, table: gridTable(set) }],
    },
    {
      kind: 'pieces',
      name: 'Fatigue counters',
      rules: ['pocket.component.fatigue-counters'],
      note: 'Black ones, 20 for each player.',
      pieces: [{ front: 'Fatigue', copies: 20 * players, ink: 'slate' }],
    },
    {
      kind: 'pieces',
      name: 'Comfort counters',
      rules: ['pocket.component.comfort-counters'],
      note: 'White ones, 15 for each player.',
      pieces: [{ front: 'Comfort', copies: 15 * players, ink: 'white' }],
    },
    {
      kind: 'charts',
      name: 'Score sheet',
      rules: ['pocket.component.score-sheet'],
      blank: true,
      copies: players,
      tables: [
        {
          head: ['Over', 'Batter', 'Bowler', 'Card', 'Diff.', 'Runs', 'Out', 'Total'],
          rows: Array.from({ length: overs }, (_, at) => [String(at + 1), '', '', '', '', '', '', '']),
        },
      ],
    },
    { kind: 'brought', name: 'A coin', count: 1 },
    { kind: 'brought', name: 'A pencil', count: 1 },
  ];
}

function lesson(params: Readonly<Record<string, unknown>>): Lesson {
  const { cards, overs } = params as unknown as Settings;
  const { set } = cards;
  const [home, away] = set.sets as readonly [StarterSet, StarterSet];
  const batter = set.cricketers.find(({ id }) => id === home.team[0]) as Cricketer;
  const bowler = set.cricketers.find(({ id }) => id === away.team.at(-1)) as Cricketer;
  const difference = set.grid[battingRanks.indexOf(batter.batting)]?.[bowlingRanks.indexOf(bowler.bowling)] ?? 0;
  const turned =
    set.scoreCards.find((card) => (entryAt(card, difference)?.outs ?? 0) === 0) ?? (set.scoreCards[0] as ScoreCard);
  const runs = entryAt(turned, difference)?.runs ?? 0;
  const raises = set.cards.find(
    ({ colour, effects }) => colour === 'pink' && effects.some((effect) => 'score' in effect),
  );
  return {
    setUp: [
      'Each player takes a team of eleven with its two chance decks, or builds their own, and shuffles both decks.',
      'Shuffle one score deck and lay it between you.',
      'Toss a coin: the winner bats or bowls first.',
      'The bowling side lays a bowler and draws three bowler chance cards; then the batting side lays two batters, says who faces, and draws three batter chance cards.',
    ],
    turn: [
      {
        says: 'Each side may change one of its cricketers on the field. The batting side says whether the batter attacks or defends, and both fill their hands to three cards.',
        cards: [cricketerCard(batter), cricketerCard(bowler)],
      },
      {
        says: 'Both may play chance cards now, and the other side may answer with a Negate card.',
        ...(raises ? { cards: [chanceCard(raises, 1)] } : {}),
      },
      {
        says: `Compare the ranks: ${batter.name} bats ${batter.batting}, ${bowler.name} bowls ${bowler.bowling}. In the grid that is ${difference}.`,
        table: gridTable(set),
      },
      {
        says: `Turn a score card. Its line ${difference} brings ${runs} ${runs === 1 ? 'run' : 'runs'} for the over.`,
        cards: [scoreCard(turned, 0)],
      },
      {
        says: 'If the line says out, a batter who defends calls a coin: right, and the batter stays. A Save card helps too.',
      },
      {
        says: `Odd runs change the strike. A batter who defended takes a comfort counter, the bowler a fatigue counter. ${overs} such overs make an innings.`,
      },
    ],
  };
}

function glances(params: Readonly<Record<string, unknown>>): readonly Glance[] {
  const { set } = (params as unknown as Settings).cards;
  const outs = set.scoreCards.find((card) => (entryAt(card, 0)?.outs ?? 0) > 0 && (entryAt(card, 5)?.outs ?? 0) === 0);
  const red = set.cricketers.find(({ batting }) => batting === 'Red');
  const yellow = set.cricketers.find(({ bowling }) => bowling === 'Yellow');
  const difference = set.grid[4]?.[2] ?? 0;
  return [
    {
      rule: 'pocket.rank.grid-purpose',
      so: {
        says: `A Red batter against a Yellow bowler: the lowest row, the last column, so ${difference}.`,
        ...(red && yellow ? { cards: [cricketerCard(red), cricketerCard(yellow)] } : {}),
        table: gridTable(set),
      },
    },
    ...(outs
      ? [
          {
            rule: 'pocket.score.out',
            so: { says: 'At a difference of 0 the line of this card says out.', cards: [scoreCard(outs, 0)] },
            notSo: { says: `At 5 the same card brings ${entryAt(outs, 5)?.runs ?? 0} runs and no out.` },
          },
        ]
      : []),
  ];
}

/** Pocket Cricket as it lies on a table. */
export const tabletop: Tabletop = { lays: 'pocket', components, lesson, glances };
