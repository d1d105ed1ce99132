import type {
  Component,
  Glance,
  Ink,
  Lesson,
  PrintedCard,
  PrintedCube,
  TableOfWords,
  Tabletop,
} from '@howzat/core/author';
import { type Colour, colourNames, colours, numbered, originalSet, wildcubes } from './components/cubes.js';
import { type Numbers, numberOn } from './components/sets.js';
import { resultOf } from './rules/outcome.js';

/** What of the parameters says how the table looks. */
interface Settings extends Numbers {
  readonly wicketDifference: number;
  readonly wicketsPerInnings: number | null;
}

const inks: Readonly<Record<Colour, Ink>> = {
  A: 'amber',
  B: 'blue',
  C: 'crimson',
  D: 'slate',
  E: 'emerald',
  F: 'fuchsia',
};

function numberedCube(id: number, numbers: Numbers): PrintedCube {
  return {
    name: String(id),
    faces: colours.map((colour) => ({ mark: colour, value: String(numberOn(id, colour, numbers)), ink: inks[colour] })),
  };
}

function wildcube(name: string): PrintedCube {
  return { name, faces: colours.map((colour) => ({ mark: colour, value: 'W' })) };
}

/** What happens on a ball, by how much higher the batter's number or the bowler's is. */
function outcomes(wicketDifference: number): TableOfWords {
  const rows = [
    ['The batter is 6 or more higher', '6 runs'],
    ['The batter is 4 or 5 higher', '4 runs'],
    ['The batter is 3 higher', '3 runs'],
    ['The batter is 2 higher', '2 runs'],
    ['The batter is 1 higher', '1 run'],
    ['Equal, or the bowler is higher by less than the wicket needs', 'dot ball'],
    ['The bowler is higher by as much as the wicket needs', 'out'],
  ];
  return {
    title: 'A ball',
    head: ['The two numbers', 'What it is'],
    rows,
    note: `The wicket needs ${wicketDifference}, and less under pressure.`,
  };
}

function pressure(wicketDifference: number): TableOfWords {
  const rows = Array.from({ length: wicketDifference + 1 }, (_, dots) => [
    dots === wicketDifference ? `${dots} or more` : String(dots),
    dots >= wicketDifference ? '0: equal numbers are out' : `${wicketDifference - dots} higher`,
  ]);
  return { title: 'Pressure', head: ['Dots in a row before the ball', 'What a wicket needs'], rows };
}

/** The table that the rulebook leaves out: what every difference is, by the dots that came in a row before the ball. */
function everyResult(wicketDifference: number): TableOfWords {
  const dots = Array.from({ length: wicketDifference + 1 }, (_, at) => at);
  const shown = { W: 'out', '.': '•', 1: '1', 2: '2', 3: '3', 4: '4', 6: '6' } as const;
  const rows = Array.from({ length: wicketDifference + 7 }, (_, at) => 6 - at).map((ahead) => [
    ahead === 6 ? '6 or more' : ahead === -wicketDifference ? `${ahead} or less` : String(ahead),
    ...dots.map((before) => shown[resultOf(-ahead, wicketDifference - before)]),
  ]);
  return {
    title: 'Every result',
    head: [
      'The batter less the bowler',
      ...dots.map((before) =>
        before === 1 ? '1 dot' : `${before} dots${before === wicketDifference ? ' or more' : ''}`,
      ),
    ],
    rows,
    note: 'The dots are those in a row before the ball; • is a dot ball.',
  };
}

function components(params: Readonly<Record<string, unknown>>): readonly Component[] {
  const settings = params as unknown as Settings;
  const balls = ['1', '2', '3', '4', '5', '6'];
  const overs = Array.from({ length: 16 }, (_, at) => [String(at + 1), ...balls.map(() => ''), '', '', '']);
  return [
    {
      kind: 'cubes',
      name: 'Numbered cubes',
      rules: ['cubes.component.numbered', 'cubes.component.six-colours'],
      note: 'Draw them without looking, and hold them so that only you see them.',
      cubes: Array.from({ length: numbered }, (_, at) => numberedCube(at + 1, settings)),
    },
    {
      kind: 'cubes',
      name: 'Wildcubes',
      rules: ['cubes.component.wild'],
      note: 'Put them away: they take no part in this game.',
      cubes: originalSet.wild.slice(0, wildcubes).map(wildcube),
    },
    {
      kind: 'charts',
      name: 'What a ball brings',
      rules: ['cubes.outcome.table'],
      tables: [
        outcomes(settings.wicketDifference),
        pressure(settings.wicketDifference),
        everyResult(settings.wicketDifference),
      ],
    },
    {
      kind: 'charts',
      name: 'Score sheet',
      rules: ['cubes.component.scorepad'],
      blank: true,
      copies: 2,
      note: 'One for each innings. A dot is a full stop, a wicket a W.',
      tables: [{ head: ['Over', ...balls, 'Runs', 'Wickets', 'Total'], rows: overs }],
    },
    {
      kind: 'pieces',
      name: 'Colours of the players',
      note: 'Lay yours before you: it is the colour that you play with.',
      pieces: colours.map((colour) => ({
        front: `${colour}\n${colourNames[colour].split(' ')[0]}`,
        copies: 1,
        ink: inks[colour],
      })),
    },
    { kind: 'brought', name: 'A bag', rules: ['cubes.component.bag'], note: 'the cubes are drawn from it.', count: 1 },
    { kind: 'brought', name: 'A coin for the toss', count: 1 },
    { kind: 'brought', name: 'A pencil', count: 1 },
  ];
}

/** The number of a cube in a colour as a card, large enough to see. */
function shown(id: number, colour: Colour, who: string, numbers: Numbers): PrintedCard {
  return {
    name: who,
    large: String(numberOn(id, colour, numbers)),
    foot: `${colourNames[colour]} (${colour}) on cube ${id}`,
    ink: inks[colour],
  };
}

/** The first two cubes on which the number of one colour is so much higher than that of another. */
function pairWith(batting: Colour, bowling: Colour, difference: number, numbers: Numbers): readonly [number, number] {
  for (let bat = 1; bat <= numbered; bat++)
    for (let ball = 1; ball <= numbered; ball++)
      if (bat !== ball && numberOn(bat, batting, numbers) - numberOn(ball, bowling, numbers) === difference)
        return [bat, ball];
  return [1, 2];
}

function lesson(params: Readonly<Record<string, unknown>>): Lesson {
  const numbers = params as unknown as Settings;
  const [runsBat, runsBall] = pairWith('B', 'C', 2, numbers);
  const [outBat, outBall] = pairWith('B', 'C', -numbers.wicketDifference, numbers);
  return {
    setUp: [
      'Put the six wildcubes away and all numbered cubes into the bag.',
      'Each player chooses a colour and keeps it for the whole match.',
      'Toss a coin: the winner bats or bowls first.',
    ],
    turn: [
      {
        says: 'Each player draws six cubes and looks only at the numbers of their own colour.',
        cards: ['face down', 'face down', 'face down', 'face down', 'face down', 'face down'],
      },
      { says: 'Both lay their six cubes out from left to right, in secret: one for each ball of the over.' },
      {
        says: 'The bowler shows the first cube, then the batter. The batter is 2 higher, which is two runs.',
        cards: [shown(runsBall, 'C', 'Bowler', numbers), shown(runsBat, 'B', 'Batter', numbers)],
      },
      {
        says: `Here the bowler is ${numbers.wicketDifference} higher: the batter is out. After dots in a row less is enough.`,
        cards: [shown(outBall, 'C', 'Bowler', numbers), shown(outBat, 'B', 'Batter', numbers)],
      },
      {
        says: 'After six balls both draw again. Ten wickets end the innings.',
        table: outcomes(numbers.wicketDifference),
      },
    ],
  };
}

/** A bowler's cube and a batter's cube whose numbers differ by so much. */
function pairShown(difference: number, numbers: Numbers): readonly PrintedCard[] {
  const [bat, ball] = pairWith('B', 'C', difference, numbers);
  return [shown(ball, 'C', 'Bowler', numbers), shown(bat, 'B', 'Batter', numbers)];
}

/** What the batter scores who is so much higher. */
const bands = [
  ['cubes.outcome.one', 1, '1 run', 2, '2 runs'],
  ['cubes.outcome.two', 2, '2 runs', 3, '3 runs'],
  ['cubes.outcome.three', 3, '3 runs', 4, '4 runs'],
  ['cubes.outcome.four', 5, '4 runs', 6, '6 runs'],
  ['cubes.outcome.six', 6, '6 runs', 5, '4 runs'],
] as const;

function glances(params: Readonly<Record<string, unknown>>): readonly Glance[] {
  const numbers = params as unknown as Settings;
  const { wicketDifference: needed } = numbers;
  const runs = bands.map(
    ([id, higher, score, other, otherScore]): Glance => ({
      rule: id,
      so: { says: `The batter is ${higher} higher: ${score}.`, cards: pairShown(higher, numbers) },
      notSo: { says: `${other} higher is ${otherScore}.`, cards: pairShown(other, numbers) },
    }),
  );
  const dot: Glance['so'] = {
    says: `The bowler is ${needed - 1} higher: a dot ball, where no dot came before it.`,
    cards: pairShown(1 - needed, numbers),
  };
  const out: Glance['so'] = { says: `The bowler is ${needed} higher: out.`, cards: pairShown(-needed, numbers) };
  return [
    ...runs,
    { rule: 'cubes.outcome.wicket', so: out, notSo: dot },
    { rule: 'cubes.outcome.dot', so: dot, notSo: out },
    {
      rule: 'cubes.pressure.lower',
      so: { says: `After a dot ball ${needed - 1} higher is enough: out.`, cards: pairShown(1 - needed, numbers) },
      notSo: { says: `${needed - 2} higher is not, after one dot.`, cards: pairShown(2 - needed, numbers) },
    },
  ];
}

/** Cubes as they lie on a table. */
export const tabletop: Tabletop = { lays: 'cubes', components, lesson, glances };
