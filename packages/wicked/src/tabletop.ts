import type {
  Component,
  DrawnShape,
  Glance,
  Lesson,
  Picture,
  PrintedCard,
  TableOfWords,
  Tabletop,
} from '@howzat/core/author';
import {
  type Chart,
  type CricketerCard,
  type FieldingCard,
  type PitchCard,
  type WickedSet,
  type ZoneTable,
  zones,
} from './components/set.js';
import type { Table } from './components/tables.js';

/** What of the parameters says how the table looks. */
interface Settings {
  readonly table: Table;
  readonly overs: number | null;
  readonly spell: number;
  readonly rest: number;
}

function settingsOf(params: Readonly<Record<string, unknown>>): Settings {
  return params as unknown as Settings;
}

function cricketer({ name, role, potentialRuns, bowlingChart, battingChart }: CricketerCard): PrintedCard {
  return {
    name,
    under: role,
    lines: ['The runs that each zone may bring:'],
    cells: potentialRuns.map((runs, at) => ({ label: String(at + 1), value: String(runs) })),
    foot: `Bowls on the chart "${bowlingChart}", bats on the chart "${battingChart}".`,
  };
}

function fielding({ name, dots, zoneTable }: FieldingCard, { zoneTables }: WickedSet): PrintedCard {
  return {
    name,
    lines: ['A fielder stands in each zone with a dot.'],
    cells: Array.from({ length: zones }, (_, at) => ({
      label: String(at + 1),
      value: '',
      marked: dots.includes(at + 1),
    })),
    ...(zoneTables.length > 1 ? { foot: `Zone table "${zoneTable ?? zoneTables[0]?.id}"` } : {}),
  };
}

/** The modifiers of a pitch, with a column for each span of overs. */
function pitch({ name, columns, rows }: PitchCard): PrintedCard {
  const head = columns.map(
    ({ from, to, innings }) => `${from}-${to}${innings === 'both' ? '' : innings === 1 ? ' 1st' : ' 2nd'}`,
  );
  return {
    name,
    lines: ['Find the column of the over and the row of the Pitch Condition Roll: the number moves the zone.'],
    table: {
      head: ['Roll', ...head],
      rows: Object.entries(rows).map(([roll, cells]) => [
        roll,
        ...cells.map((n) => (n > 0 ? `+${n}` : String(n).replace('-', '−'))),
      ]),
      ...(columns.some(({ innings }) => innings !== 'both')
        ? { note: '1st and 2nd are the innings of the match.' }
        : {}),
    },
  };
}

function chart(title: string, { cells }: Chart): TableOfWords {
  return {
    title,
    head: ['1st \\ 2nd die', '1', '2', '3', '4', '5', '6'],
    rows: cells.map((row, at) => [String(at + 1), ...row.map(String)]),
  };
}

/** What a roll does in a zone with a fielder, zones that are alike on one line. */
function zoneChart(title: string, { rows }: ZoneTable): TableOfWords {
  const told = rows.map(({ out, maxRun }) => [
    out
      .map(
        ({ roll, kind, runs }) =>
          `${roll}: ${kind === 'X' ? 'caught' : runs === 0 ? 'out' : `out after ${runs} ${runs === 1 ? 'run' : 'runs'}`}`,
      )
      .join('; '),
    maxRun.map(({ roll, runs }) => `${roll}: ${runs === 0 ? 'no run' : `${runs} at most`}`).join('; '),
  ]);
  const lines: string[][] = [];
  let from = 0;
  for (let at = 1; at <= rows.length; at++) {
    if (at < rows.length && told[at]?.join('|') === told[from]?.join('|')) continue;
    const [first, last] = [rows[from]?.zone ?? 0, rows[at - 1]?.zone ?? 0];
    lines.push([first === last ? String(first) : `${first}-${last}`, ...(told[from] ?? [])]);
    from = at;
  }
  return {
    title,
    head: ['Zone', 'The roll puts the batter out', 'The roll cuts the runs'],
    rows: lines,
    note: 'Any other roll leaves the runs as they are.',
  };
}

/** The Field Display: where cards lie. */
function display(): Picture {
  const place = (x: number, y: number, width: number, height: number, name: string): DrawnShape[] => [
    {
      kind: 'path',
      d: `M${x} ${y} L${x + width} ${y} L${x + width} ${y + height} L${x} ${y + height} Z`,
      stroke: 'grey',
      dashed: true,
      width: 0.4,
    },
    { kind: 'text', x: x + width / 2, y: y + height / 2 + 1, text: name, size: 10, align: 'middle', ink: 'grey' },
  ];
  return {
    width: 190,
    height: 270,
    label: 'Field display',
    shapes: [
      ...place(3, 3, 92, 130, 'Pitch card'),
      ...place(111, 3, 67, 92, 'Fielding card'),
      ...place(3, 140, 67, 60, 'North bowler'),
      ...place(3, 206, 67, 60, 'South bowler'),
      ...place(111, 140, 67, 60, 'North batter'),
      ...place(111, 206, 67, 60, 'South batter'),
      ...place(76, 155, 29, 30, 'Marker'),
      ...place(76, 221, 29, 30, 'Marker'),
    ],
  };
}

function sheets(overs: number): Component {
  const half = Math.ceil(overs / 2);
  const outs = Array.from({ length: 10 }, (_, at) => String(at + 1));
  const rows = Array.from({ length: half }, (_, at) => [
    String(at + 1),
    '',
    '',
    '',
    at + 1 + half <= overs ? String(at + 1 + half) : '',
    '',
    '',
    '',
  ]);
  return {
    kind: 'charts',
    name: 'Score card',
    rules: ['wicked.component.scorebook'],
    blank: true,
    copies: 2,
    note: 'One for each innings.',
    tables: [
      { head: ['Over', 'Bowler', 'Runs', 'Total', 'Over', 'Bowler', 'Runs', 'Total'], rows },
      { head: ['Out', ...outs], rows: [['', ...outs.map(() => '')]] },
    ],
  };
}

function components(params: Readonly<Record<string, unknown>>): readonly Component[] {
  const { table, overs } = settingsOf(params);
  const { set } = table;
  return [
    ...set.sides.map(
      (side, at): Component => ({
        kind: 'cards',
        name: `Cricketers of ${side}`,
        rules: ['wicked.component.decks', 'wicked.component.deck-size'],
        back: side,
        ink: at === 0 ? 'sky' : 'sand',
        cards: set.cricketers.filter((card) => card.side === side).map(cricketer),
      }),
    ),
    {
      kind: 'cards',
      name: 'Fielding cards',
      rules: ['wicked.component.fielding-cards'],
      note: 'The bowling captain lays one before each over.',
      back: 'Field',
      ink: 'grass',
      cards: set.fieldingCards.map((card) => fielding(card, set)),
    },
    {
      kind: 'cards',
      name: 'Pitch cards',
      rules: ['wicked.component.pitch-cards'],
      note: 'One is turned up for the match.',
      back: 'Pitch',
      size: 'large',
      ink: 'sand',
      cards: set.pitchCards.map(pitch),
    },
    { kind: 'board', name: 'Field display', rules: ['wicked.component.field-display'], faces: [display()] },
    {
      kind: 'charts',
      name: 'Charts for the dice',
      note: 'Each captain looks up the two dice; the sum of both numbers, moved by the pitch, is the zone.',
      tables: [
        ...set.bowlingCharts.map((each) => chart(`Bowling chart "${each.id}"`, each)),
        ...set.battingCharts.map((each) => chart(`Batting chart "${each.id}"`, each)),
        ...set.zoneTables.map((each) =>
          zoneChart(
            set.zoneTables.length > 1 ? `Zone table "${each.id}"` : 'Zone table: two dice, where a fielder stands',
            each,
          ),
        ),
      ],
    },
    {
      kind: 'pieces',
      name: 'Fatigue counters',
      rules: ['wicked.component.fatigue-counters'],
      pieces: [{ front: 'Fatigue', copies: 10, ink: 'slate' }],
    },
    {
      kind: 'pieces',
      name: 'Active bowler marker',
      rules: ['wicked.component.active-marker'],
      pieces: [{ front: 'Bowls\nnow', copies: 1, ink: 'crimson' }],
    },
    sheets(overs ?? 50),
    {
      kind: 'dice',
      name: 'Dice',
      rules: ['wicked.component.dice'],
      note: 'Two for each captain; your own are as good.',
      dice: Array.from({ length: 4 }, (_, at) => ({
        name: at < 2 ? 'Bowling die' : 'Batting die',
        faces: ['1', '2', '3', '4', '5', '6'],
      })),
    },
    { kind: 'brought', name: 'A pencil', count: 1 },
  ];
}

function lesson(params: Readonly<Record<string, unknown>>): Lesson {
  const { table, spell, rest } = settingsOf(params);
  const { set } = table;
  const [striker, bowler] = [set.cricketers[0], set.cricketers[18 + 12]] as [CricketerCard, CricketerCard];
  const field = set.fieldingCards[0] as FieldingCard;
  const lies = set.pitchCards[0] as PitchCard;
  const bowling = set.bowlingCharts.find(({ id }) => id === bowler.bowlingChart)?.cells[1]?.[4] ?? 0;
  const batting = set.battingCharts.find(({ id }) => id === striker.battingChart)?.cells[3]?.[2] ?? 0;
  const modifier = lies.rows['8']?.[0] ?? 0;
  const zone = bowling + batting + modifier;
  const runs = striker.potentialRuns[zone - 1] ?? 0;
  const there = field.dots.includes(zone);
  const fielderThere = there
    ? `On the fielding card "${field.name}" a fielder stands there, so the batting captain rolls two dice once more and looks them up in the zone table.`
    : `On the fielding card "${field.name}" nobody stands there, so all ${runs} runs count.`;
  return {
    setUp: [
      'Each captain takes a side and picks eleven of its eighteen cards.',
      'Turn up one of the five pitch cards for the match.',
      'Both roll a die: the higher one bats or bowls first.',
      'The batting captain lays two batters, the bowling captain two bowlers. The marker lies at the North bowler.',
    ],
    turn: [
      { says: 'The bowling captain lays a fielding card for the over.', cards: [fielding(field, set)] },
      {
        says: `The bowling captain rolls 2 and 5: on the chart "${bowler.bowlingChart}" of ${bowler.name} that is ${bowling}. The batting captain rolls 4 and 3: ${batting} on the chart "${striker.battingChart}".`,
        cards: [cricketer(bowler), cricketer(striker)],
      },
      {
        says: `The lower bowling die is rolled again and shows 3. With the 5 that is 8 on the pitch card "${lies.name}": ${modifier > 0 ? `+${modifier}` : modifier}. So the ball goes into zone ${bowling} + ${batting} ${modifier < 0 ? '−' : '+'} ${Math.abs(modifier)} = ${zone}.`,
        cards: [pitch(lies)],
      },
      { says: `In zone ${zone} stands ${runs} on the card of ${striker.name}. ${fielderThere}` },
      {
        says: `Odd runs change the strike. The bowler takes a fatigue counter, and with ${spell} rests for ${rest} overs. The marker goes to the other bowler.`,
      },
    ],
  };
}

/** A die as it lies, with what it is rolled for. */
function die(name: string, face: number): PrintedCard {
  return { name, under: 'D6', large: String(face) };
}

/** The toss, and the dice of an over. */
function ofTheDice(set: WickedSet): readonly Glance[] {
  const bowling = set.bowlingCharts[0] as Chart;
  return [
    {
      rule: 'wicked.toss.winner-chooses',
      so: { says: '5 beats 3: home chooses to bat or to bowl.', cards: [die('Home', 5), die('Away', 3)] },
    },
    {
      rule: 'wicked.toss.tie-reroll',
      so: { says: 'Equal: both roll again.', cards: [die('Home', 4), die('Away', 4)] },
    },
    {
      rule: 'wicked.over.bowling-input',
      so: {
        says: `The bowling captain rolls 2 and 5: row 2 and column 5 of the chart say ${bowling.cells[1]?.[4] ?? 0}.`,
        cards: [die('First die', 2), die('Second die', 5)],
        table: chart(`Bowling chart "${bowling.id}"`, bowling),
      },
    },
    {
      rule: 'wicked.over.reroll-lower',
      so: { says: 'The 2 is the lower die: it is rolled again.', cards: [die('Bowling die', 2)] },
      notSo: { says: 'The 5 stays as it lies.', cards: [die('Bowling die', 5)] },
    },
    {
      rule: 'wicked.over.pitch-roll',
      so: {
        says: 'The 5 stayed, and the other die is a 3 now: the pitch roll is 8.',
        cards: [die('Stayed', 5), die('Rolled again', 3)],
      },
    },
  ];
}

/** What is read off the cards of the pitch, the batter and the field. */
function ofTheCards(set: WickedSet): readonly Glance[] {
  const [lies, striker] = [set.pitchCards[0] as PitchCard, set.cricketers[0] as CricketerCard];
  const modifier = lies.rows['8']?.[0] ?? 0;
  const card = set.fieldingCards[0] as FieldingCard;
  const dotted = card.dots[0] ?? 1;
  const empty = Array.from({ length: zones }, (_, at) => at + 1).find((zone) => !card.dots.includes(zone)) ?? 1;
  const cards = [fielding(card, set)];
  const roll = {
    says: `Zone ${dotted} has a dot: two dice say whether the runs are cut, or the batter is out.`,
    cards,
  };
  const none = { says: `Zone ${empty} has no dot: all Potential Runs count, and nothing is rolled.`, cards };
  return [
    {
      rule: 'wicked.over.bowling-modifier',
      so: {
        says: `Over 1 and a pitch roll of 8: the first column and the row 8 say ${modifier > 0 ? `+${modifier}` : String(modifier).replace('-', '−')}.`,
        cards: [pitch(lies)],
      },
    },
    {
      rule: 'wicked.over.potential-runs',
      so: {
        says: `${striker.name} faces, and the zone is ${dotted}: the over may bring ${striker.potentialRuns[dotted - 1] ?? 0} runs.`,
        cards: [cricketer(striker)],
      },
    },
    { rule: 'wicked.runs.empty-zone', so: none, notSo: roll },
    { rule: 'wicked.runs.dotted-zone-roll', so: roll, notSo: none },
  ];
}

function glances(params: Readonly<Record<string, unknown>>): readonly Glance[] {
  const { set } = settingsOf(params).table;
  return [...ofTheDice(set), ...ofTheCards(set)];
}

/** Wicked Cricket as it lies on a table. */
export const tabletop: Tabletop = { lays: 'wicked', components, lesson, glances };
