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

/** The ranks of who is on the field, and the line of the score card that they lead to. */
function ofTheRanks(set: PocketSet): readonly Glance[] {
  const red = set.cricketers.filter(({ batting }) => batting === 'Red').slice(0, 1);
  const yellow = set.cricketers.filter(({ bowling }) => bowling === 'Yellow').slice(0, 1);
  const card = set.scoreCards.find((each) => (entryAt(each, 4)?.outs ?? 0) === 0) ?? (set.scoreCards[0] as ScoreCard);
  return [
    {
      rule: 'pocket.rank.grid-purpose',
      so: {
        says: `A Red batter against a Yellow bowler: the lowest row, the last column, so ${set.grid[4]?.[2] ?? 0}.`,
        cards: [...red, ...yellow].map(cricketerCard),
        table: gridTable(set),
      },
    },
    {
      rule: 'pocket.stance.defence-rank',
      so: { says: 'This batter is Red. In defence they count as Orange.', cards: red.map(cricketerCard) },
      notSo: { says: 'A batter who attacks stays Red.' },
    },
    {
      rule: 'pocket.fatigue.rank',
      so: {
        says: 'This bowler is Yellow. With five fatigue counters they count as Green.',
        cards: yellow.map(cricketerCard),
      },
      notSo: { says: 'With four counters they are Yellow still.' },
    },
    {
      rule: 'pocket.score.lookup',
      so: {
        says: `At a difference of 4 this card brings ${entryAt(card, 4)?.runs ?? 0} runs for the over.`,
        cards: [scoreCard(card, 0)],
      },
    },
  ];
}

/** What single cards do. */
function ofTheCards(set: PocketSet): readonly Glance[] {
  const first = (fits: (card: ChanceCard) => boolean): readonly PrintedCard[] =>
    set.cards
      .filter(fits)
      .slice(0, 1)
      .map((card) => chanceCard(card, 1));
  const equip = first(({ kind }) => kind === 'equip');
  const answered = first(({ negates, text }) => negates !== undefined && text.startsWith('Negates an Out card'));
  const out = first(({ kind }) => kind === 'out');
  return [
    {
      rule: 'pocket.scorechange.plus-six',
      so: {
        says: 'Played in this over, this card adds 6 to its score.',
        cards: first(({ effects }) => effects.some((effect) => 'score' in effect && effect.score === 6)),
      },
    },
    {
      rule: 'pocket.scorechange.maiden',
      so: {
        says: 'Played in this over, this card makes its score 0.',
        cards: first(({ effects }) => effects.some((effect) => 'maiden' in effect)),
      },
    },
    {
      rule: 'pocket.negate.after',
      so: { says: 'The other side plays an Out card, and this one answers it at once.', cards: [...out, ...answered] },
      notSo: { says: 'Where nothing was played, a Negate card cannot be played.', cards: answered },
    },
    {
      rule: 'pocket.equip.no-repeat',
      so: { says: 'Once in an over this card may be played.', cards: equip },
      notSo: { says: 'A second one of the same name has to wait for the next over.', cards: [...equip, ...equip] },
    },
  ];
}

function glances(params: Readonly<Record<string, unknown>>): readonly Glance[] {
  const { set } = (params as unknown as Settings).cards;
  const outs = set.scoreCards.find((card) => (entryAt(card, 0)?.outs ?? 0) > 0 && (entryAt(card, 5)?.outs ?? 0) === 0);
  const shown: readonly Glance[] = [
    ...ofTheRanks(set),
    ...ofTheCards(set),
    {
      rule: 'pocket.score.out',
      so: {
        says: 'At a difference of 0 the line of this card says out.',
        cards: outs ? [scoreCard(outs, 0)] : [],
      },
      notSo: { says: `At 5 the same card brings ${outs ? (entryAt(outs, 5)?.runs ?? 0) : 0} runs and no out.` },
    },
  ];
  // a set of one's own may be without such a card
  return shown.filter(({ so }) => so.cards?.length);
}

/** Pocket Cricket as it lies on a table. */
export const tabletop: Tabletop = { lays: 'pocket', components, lesson, glances };
