import type { Component, Lesson, PrintedCard, Tabletop } from '@howzat/core/author';
import { boardPicture, meterPicture, scoreboardPicture } from './board-picture.js';
import type { Cards } from './components/cards.js';
import { strokes, strokeZones, zoneNames } from './components/geometry.js';
import {
  type BounceFace,
  type Bowl,
  type CardSet,
  type OverCard,
  type PlayerCard,
  type StyleName,
  styleNames,
} from './components/set.js';
import {
  battingSkillWords,
  bowlingSkillWords,
  drsWords,
  pitchWords,
  playerWords,
  ruleCardWords,
  signed,
  umpireWords,
} from './components/words.js';
import { glances } from './glances.js';
import { bowlCard, overCard } from './printed-cards.js';

/** What of the parameters says how the table looks. */
interface Settings {
  readonly cards: Cards;
  readonly length: 't10' | 't20';
  readonly overs: number;
  readonly distanceDie: number;
  readonly bowlerOvers: number;
  readonly bigZones: number;
  readonly earlyOvers: number;
  readonly powerPlay: boolean;
  readonly drs: boolean;
}

const styleInks = { pace: 'pink', spin: 'sky', medium: 'grass' } as const;

function styleName(style: StyleName): string {
  return `${style.charAt(0).toUpperCase()}${style.slice(1)}`;
}

function playerCard(player: PlayerCard): PrintedCard {
  const { role, lines } = playerWords(player);
  return {
    name: player.name,
    corner: signed(player.confidence).replace('+', ''),
    under: role,
    lines,
    foot: `Confidence at the start: ${signed(player.confidence)}`,
  };
}

function stylesOf(set: CardSet): Component[] {
  return styleNames.flatMap((style): Component[] => [
    {
      kind: 'cards',
      name: `${styleName(style)} bowls`,
      rules: ['ctg.comp.bowling-decks', 'ctg.board.bowling-decks'],
      back: `${styleName(style)}\nbowl`,
      size: 'small',
      ink: styleInks[style],
      cards: set[style].bowls.map(bowlCard),
    },
    {
      kind: 'cards',
      name: `${styleName(style)} rule card`,
      rules: ['ctg.comp.bowling-decks', 'ctg.board.rule-card-conditions'],
      back: `${styleName(style)}\nrule card`,
      ink: styleInks[style],
      cards: [
        {
          name: `${styleName(style)}: rule card`,
          lines: ruleCardWords(set[style]),
          table: {
            head: ['Bowl', 'Best strokes'],
            rows: set[style].bowls.map(({ name, shots }) => [name, shots.join(', ')]),
          },
        },
      ],
    },
    {
      kind: 'cards',
      name: `${styleName(style)} over cards`,
      rules: ['ctg.comp.over-cards'],
      back: `${styleName(style)}\nover card`,
      size: 'small',
      ink: styleInks[style],
      cards: set[style].overCards.map(overCard),
    },
  ]);
}

/** The limits of the format on one card. */
function formatCard(p: Settings): PrintedCard {
  const name = p.length.toUpperCase();
  return {
    name: `${name}: ${p.overs} overs a side`,
    lines: [
      `A bowler bowls ${p.bowlerOvers} overs at most, and never two in succession.`,
      `The distance die is a D${p.distanceDie}.`,
      `Outfield: 2 fielders at most in the first ${p.earlyOvers} overs, then 5.`,
      p.bigZones > 0
        ? 'Two fielders at most in a zone, three in one of them.'
        : 'Two fielders at most in a zone, one in an area.',
      'The first two balls of each over but the first and the last are express balls.',
      p.powerPlay ? 'The batting side may call one Power Play Over, from over 3 on.' : 'No Power Play Over.',
      p.drs ? 'Each innings of the batting side has a review.' : 'No reviews.',
    ],
  };
}

function cardsOf(p: Settings): Component[] {
  const { set } = p.cards;
  const { batting, bowling } = set.skills;
  return [
    ...set.teams.map(
      ({ name, players }, at): Component => ({
        kind: 'cards',
        name: `Players of ${name}`,
        rules: ['ctg.comp.player-cards'],
        note: 'The number in the corner is the confidence at the start.',
        back: name.replace(/ (\S+)$/, '\n$1'),
        ink: at === 0 ? 'sand' : 'pale',
        cards: players.map(playerCard),
      }),
    ),
    ...stylesOf(set),
    {
      kind: 'cards',
      name: 'Pitch cards',
      rules: ['ctg.comp.pitch-cards'],
      note: 'One is drawn for the match.',
      back: 'Pitch',
      ink: 'grass',
      cards: set.pitches.map((pitch) => ({ name: pitch.name, lines: pitchWords(pitch) })),
    },
    {
      kind: 'cards',
      name: 'Skill cards',
      rules: ['ctg.comp.skill-cards'],
      note: 'Three for each batter at the crease, two for the bowler.',
      back: 'Skill',
      ink: 'sand',
      cards: [
        ...batting.map((skill) => ({
          name: skill.name,
          copies: 2,
          under: 'batter',
          lines: [battingSkillWords(skill)],
          foot: 'Specialist batters: each once an innings. Others: one of the three.',
        })),
        ...bowling.map((skill) => ({
          name: skill.name,
          under: 'bowler',
          lines: [bowlingSkillWords(skill)],
          foot: 'Once an over.',
        })),
      ],
    },
    {
      kind: 'cards',
      name: 'DRS card',
      rules: ['ctg.comp.drs-card'],
      back: 'DRS',
      cards: [
        {
          name: 'DRS: the review',
          lines: [...drsWords(set.drs), ...(p.drs ? [] : ['This format is played without it.'])],
        },
      ],
    },
    {
      kind: 'cards',
      name: 'Umpire card',
      rules: ['ctg.comp.umpire-card'],
      back: 'Umpire',
      cards: [{ name: 'The umpire', lines: [umpireWords(set.umpire)] }],
    },
    {
      kind: 'cards',
      name: 'Format card',
      rules: ['ctg.comp.rule-card'],
      back: p.length.toUpperCase(),
      cards: [formatCard(p)],
    },
    {
      kind: 'cards',
      name: 'Pitch tile',
      rules: ['ctg.comp.pitch-tile'],
      note: 'It lies on the middle of the board and is turned over between the innings.',
      back: 'Away bats\nKeeper and bowler\nare of home',
      cards: [{ name: 'Home bats', lines: ['Striker and non-striker are of home, keeper and bowler of away.'] }],
    },
  ];
}

const bounceInk = (face: BounceFace): 'pink' | 'grass' => (face.startsWith('R') ? 'pink' : 'grass');

function diceOf({ bounceDice }: CardSet): Component {
  const numbers = (sides: number): string[] => Array.from({ length: sides }, (_, at) => String(at + 1));
  const bounce = (name: string, faces: readonly BounceFace[]) => ({
    name,
    faces: faces.map((face) => `${face.startsWith('R') ? 'red' : 'green'} ${face.charAt(1)}`),
    inks: faces.map(bounceInk),
  });
  return {
    kind: 'dice',
    name: 'Dice',
    rules: ['ctg.comp.dice', 'ctg.strike.two-bounce-dice'],
    note: 'Two D6, two D8 and the two bounce dice. D6 and D8 of your own are as good.',
    dice: [
      { name: 'D6', faces: numbers(6) },
      { name: 'D6', faces: numbers(6) },
      { name: 'D8', faces: numbers(8) },
      { name: 'D8', faces: numbers(8) },
      bounce('bounce, aggressive', bounceDice.aggressive),
      bounce('bounce, defensive', bounceDice.defensive),
    ],
  };
}

const tokens: readonly Component[] = [
  {
    kind: 'pieces',
    name: 'Fielders',
    rules: ['ctg.comp.fielder-tokens'],
    note: 'One side for each team.',
    pieces: [{ front: 'Fielder\nhome', back: 'Fielder\naway', copies: 9, ink: 'blue', backInk: 'crimson' }],
  },
  {
    kind: 'pieces',
    name: 'Ball marker',
    rules: ['ctg.comp.ball-marker'],
    note: 'It lies on the zone of the stroke.',
    pieces: [{ front: 'Ball', copies: 1, ink: 'crimson' }],
  },
  {
    kind: 'pieces',
    name: 'Advantage cube',
    rules: ['ctg.comp.advantage-cube'],
    note: 'It lies on the meter.',
    pieces: [{ front: 'Meter', copies: 1, ink: 'amber' }],
  },
  {
    kind: 'pieces',
    name: 'Facing token',
    rules: ['ctg.comp.facing-token'],
    note: 'It lies by the batter who faces.',
    pieces: [{ front: 'Faces', copies: 1, ink: 'emerald' }],
  },
  {
    kind: 'pieces',
    name: 'Attitude tokens',
    rules: ['ctg.comp.attitude-tokens'],
    note: 'A is aggressive, D is defensive.',
    pieces: [{ front: 'A', back: 'D', copies: 2, ink: 'pink', backInk: 'grass' }],
  },
  {
    kind: 'pieces',
    name: 'Over tokens',
    rules: ['ctg.comp.over-tokens'],
    note: 'One on a bowler for each over bowled.',
    pieces: [{ front: 'Over', copies: 10, ink: 'sand' }],
  },
  {
    kind: 'pieces',
    name: 'Confidence tokens',
    rules: ['ctg.comp.confidence-tokens'],
    note: 'They cover the number of the batters at the crease.',
    pieces: [-1, 0, 1, 2, 3].map((value) => ({ front: signed(value), copies: 2, ink: 'white' })),
  },
  {
    kind: 'pieces',
    name: 'Coin',
    rules: ['ctg.comp.coin'],
    pieces: [{ front: 'Heads', back: 'Tails', copies: 1, ink: 'sand' }],
  },
  {
    kind: 'pieces',
    name: 'Markers of the scoreboard',
    rules: ['ctg.comp.dice'],
    note: 'One in each column, in place of the nine ten-sided dice.',
    pieces: [{ front: '•', copies: 9, ink: 'slate' }],
  },
];

function components(params: Readonly<Record<string, unknown>>): readonly Component[] {
  const p = params as unknown as Settings;
  const { set } = p.cards;
  const balls = Array.from({ length: 6 }, (_, at) => String(at + 1));
  return [
    {
      kind: 'board',
      name: 'Board',
      rules: ['ctg.comp.board', 'ctg.board.six-zones', 'ctg.board.area-counts-t10', 'ctg.board.area-counts-t20'],
      note: 'T10 on one side, T20 on the other.',
      faces: [boardPicture('T10', set.boards.t10), boardPicture('T20', set.boards.t20)],
    },
    { kind: 'board', name: 'Meter and over', faces: [meterPicture()] },
    { kind: 'board', name: 'Scoreboard', rules: ['ctg.comp.dice'], faces: [scoreboardPicture()] },
    ...cardsOf(p),
    ...tokens,
    diceOf(set),
    {
      kind: 'charts',
      name: 'Score sheet',
      blank: true,
      copies: 2,
      note: 'One for each innings. A dot is a full stop, a wicket a W.',
      tables: [
        {
          head: ['Over', 'Bowler', ...balls, 'Runs', 'Total'],
          rows: Array.from({ length: p.overs }, (_, at) => [String(at + 1), '', ...balls.map(() => ''), '', '']),
        },
      ],
    },
    {
      kind: 'brought',
      name: 'Wickets',
      rules: ['ctg.comp.wickets'],
      note: 'they are for show, and nothing is played with them.',
      count: 1,
    },
    { kind: 'brought', name: 'A pencil', count: 1 },
  ];
}

function lesson(params: Readonly<Record<string, unknown>>): Lesson {
  const { cards, length, earlyOvers } = params as unknown as Settings;
  const { set } = cards;
  const bowl = set.pace.bowls[0] as Bowl;
  const shot = bowl.shots[0] ?? strokes[0] ?? '';
  const zone = zoneNames[strokeZones[shot as keyof typeof strokeZones]] ?? '';
  const turned = (set.pace.overCards.find(({ snick }) => snick) ?? set.pace.overCards[0]) as OverCard;
  return {
    setUp: [
      'Each side takes a team of twelve and leaves out one pace or spin bowler.',
      'Draw a pitch card. Toss the coin: the winner bats or bowls first.',
      `The bowling side sets nine fielders: at most two of them in the outfield in the first ${earlyOvers} overs. It names a bowler.`,
      'The batting side names two openers, who faces, and how each bats: A or D.',
      'Deal six over cards of the style of the bowler face down.',
    ],
    turn: [
      {
        says: 'Lay the cube of the meter on the confidence of the striker. The bowling side moves fielders if it likes.',
        picture: boardPicture(length.toUpperCase(), set.boards[length]),
      },
      {
        says: 'The bowling side lays a bowl face down, and the batting side lays the ball marker into a zone.',
        cards: ['face down'],
      },
      {
        says: `The bowl is revealed. It is best played with the ${shot}, which goes into the zone ${zone}: a ball marker there moves the meter to 3 for the batter. Each zone line further away is one step towards the bowler.`,
        cards: [bowlCard(bowl)],
      },
      { says: 'Now the next over card is turned.', cards: [overCard(turned)] },
      {
        says: 'The bowler rolls, then the batter, and the meter is added. Higher for the batter: a strike. Equal: a block. Lower: a miss, and by 3 or more the bowler may roll to bowl the batter.',
      },
      {
        says: 'A strike: roll the distance die and the bounce die of the attitude. The distance says in which area of the zone the ball lands, the bounce how far it goes on. A red number is in the air, and a fielder where it lands may catch it.',
      },
      {
        says: 'Where it stops, nobody there: 1 run in the infield, 2 in the outfield, or one more with the risk of a run-out. Odd runs move the facing token.',
      },
    ],
  };
}

/** Cricket: The Game as it lies on a table. */
export const tabletop: Tabletop = { lays: 'ctg', components, lesson, glances };
