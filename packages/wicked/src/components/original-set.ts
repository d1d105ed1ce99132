import type { CricketerRole, OutEntry, WickedSet, ZoneRow } from './set.js';

/**
 * The set that comes with this package. Its cards, charts and names are made for it: nothing is taken from a published
 * game, and none of the cricketers has ever lived.
 *
 * Low zones are the bowler's, high zones the batter's; odd zones lie on the off side, even ones on the leg side.
 */

/** Side, name, role, bowling chart, and the runs in zones 1 to 24. */
type Row = readonly [side: string, name: string, role: CricketerRole, chart: string, runs: readonly number[]];

// A card is the common scale 1 2 2 3 3 4 4 5 5 6 6 7 7 8 9 10 10 11 12 13 14 15 16 18 times its quality, 1.20 to 0.55,
// with four zones that the cricketer likes (3 more) and four that he does not (2 less), all between 6 and 19.
// biome-ignore format: a card to a line
const rows: readonly Row[] = [
  ['England', 'Ambrose Thistlewood', 'batter', 'change', [1, 2, 2, 4, 4, 5, 5, 4, 6, 10, 10, 8, 6, 10, 9, 12, 15, 11, 17, 16, 17, 18, 18, 18]],
  ['England', 'Barnaby Quillfeather', 'batter', 'change', [1, 2, 2, 3, 3, 5, 3, 6, 6, 10, 7, 6, 8, 12, 13, 15, 10, 13, 12, 15, 16, 17, 18, 18]],
  ['England', 'Crispin Mossgrove', 'batter', 'change', [1, 2, 2, 3, 3, 5, 8, 9, 9, 7, 7, 8, 8, 9, 8, 10, 15, 11, 12, 15, 16, 17, 18, 18]],
  ['England', 'Dunstan Hollowell', 'batter', 'change', [1, 2, 2, 3, 3, 2, 7, 6, 6, 10, 10, 8, 6, 9, 10, 9, 9, 12, 16, 14, 15, 17, 18, 18]],
  ['England', 'Edmund Farthingdale', 'batter', 'change', [1, 2, 2, 3, 3, 7, 4, 6, 6, 5, 7, 11, 6, 7, 10, 14, 11, 10, 16, 14, 15, 17, 18, 18]],
  ['England', 'Fergus Larkspur', 'batter', 'change', [1, 2, 2, 3, 3, 2, 4, 8, 5, 9, 6, 10, 7, 6, 9, 9, 14, 12, 11, 14, 15, 16, 17, 18]],
  ['England', 'Giles Wickersham', 'keeper', 'change', [1, 2, 2, 3, 3, 4, 7, 5, 5, 4, 9, 7, 5, 8, 7, 9, 14, 15, 13, 14, 15, 16, 17, 18]],
  ['England', 'Hartley Plumstead', 'keeper', 'change', [1, 2, 2, 3, 3, 7, 7, 3, 5, 4, 6, 10, 7, 11, 7, 10, 8, 10, 11, 12, 13, 14, 15, 17]],
  ['England', 'Ivo Brackenridge', 'all-rounder', 'stock', [1, 2, 2, 3, 3, 2, 2, 3, 5, 4, 9, 7, 10, 8, 9, 13, 13, 11, 12, 13, 14, 15, 16, 18]],
  ['England', 'Jasper Cobblewick', 'all-rounder', 'stock', [1, 2, 2, 3, 3, 2, 4, 3, 5, 9, 9, 10, 7, 6, 9, 8, 10, 13, 11, 12, 13, 14, 15, 17]],
  ['England', 'Kit Ravensdown', 'all-rounder', 'change', [1, 2, 2, 3, 3, 7, 2, 5, 8, 8, 3, 9, 6, 5, 6, 9, 9, 10, 11, 12, 13, 14, 14, 16]],
  ['England', 'Lionel Appleyarde', 'all-rounder', 'change', [1, 2, 2, 3, 3, 3, 6, 4, 2, 5, 5, 6, 9, 5, 6, 9, 7, 12, 13, 11, 12, 13, 14, 15]],
  ['England', 'Magnus Stormcroft', 'bowler', 'stock', [1, 2, 2, 2, 2, 1, 1, 4, 7, 5, 5, 5, 5, 4, 10, 8, 11, 11, 7, 10, 11, 11, 12, 14]],
  ['England', 'Ned Thunderby', 'bowler', 'strike', [1, 1, 1, 2, 2, 1, 3, 3, 3, 7, 2, 3, 5, 8, 6, 5, 10, 10, 8, 8, 9, 10, 10, 12]],
  ['England', 'Orlando Yorkhouse', 'bowler', 'strike', [1, 1, 1, 2, 2, 2, 5, 1, 1, 4, 4, 4, 7, 5, 8, 9, 6, 5, 5, 8, 8, 9, 10, 11]],
  ['England', 'Percival Seamly', 'bowler', 'stock', [1, 1, 1, 2, 2, 5, 0, 1, 6, 4, 2, 2, 7, 5, 8, 6, 6, 7, 7, 8, 8, 9, 10, 11]],
  ['England', 'Quentin Bouncewell', 'bowler', 'strike', [1, 1, 1, 2, 2, 2, 2, 6, 3, 6, 3, 4, 7, 4, 3, 9, 4, 4, 5, 7, 8, 8, 9, 10]],
  ['England', 'Rufus Turnpenny', 'bowler', 'stock', [1, 1, 1, 2, 2, 0, 2, 3, 3, 1, 6, 4, 7, 7, 5, 4, 9, 4, 7, 7, 8, 8, 9, 10]],
  ['Australia', 'Arlo Wattlebank', 'batter', 'change', [1, 2, 2, 4, 4, 8, 5, 4, 6, 10, 5, 8, 8, 13, 14, 12, 10, 11, 14, 16, 17, 18, 18, 18]],
  ['Australia', 'Bodie Ironbark', 'batter', 'change', [1, 2, 2, 3, 3, 3, 5, 4, 4, 5, 10, 8, 8, 12, 13, 12, 12, 13, 17, 15, 16, 17, 18, 18]],
  ['Australia', 'Cobber Redgum', 'batter', 'change', [1, 2, 2, 3, 3, 8, 5, 4, 9, 5, 5, 11, 8, 9, 10, 12, 12, 16, 12, 15, 16, 17, 18, 18]],
  ['Australia', 'Darcy Saltbush', 'batter', 'change', [1, 2, 2, 3, 3, 4, 4, 6, 4, 5, 10, 8, 8, 7, 8, 11, 14, 15, 16, 14, 15, 17, 18, 18]],
  ['Australia', 'Eddo Kurrawong', 'batter', 'change', [1, 2, 2, 3, 3, 4, 7, 6, 4, 10, 7, 11, 6, 9, 10, 14, 9, 12, 11, 14, 15, 17, 18, 18]],
  ['Australia', 'Finlay Dustmore', 'batter', 'change', [1, 2, 2, 3, 3, 7, 2, 3, 5, 9, 6, 7, 7, 11, 12, 9, 11, 12, 11, 14, 15, 16, 17, 18]],
  ['Australia', 'Gus Mulgaway', 'keeper', 'change', [1, 2, 2, 3, 3, 4, 4, 8, 5, 4, 4, 10, 10, 8, 9, 9, 11, 15, 11, 14, 15, 16, 17, 18]],
  ['Australia', 'Heath Spinifexley', 'keeper', 'change', [1, 2, 2, 3, 3, 7, 4, 8, 3, 6, 6, 5, 7, 6, 12, 13, 10, 8, 11, 12, 13, 14, 15, 17]],
  ['Australia', 'Iggy Bottlebrush', 'all-rounder', 'stock', [1, 2, 2, 3, 3, 2, 4, 3, 8, 6, 9, 10, 10, 6, 9, 8, 10, 11, 12, 13, 14, 15, 16, 18]],
  ['Australia', 'Jem Waratahl', 'all-rounder', 'stock', [1, 2, 2, 3, 3, 4, 2, 8, 3, 6, 6, 7, 10, 11, 9, 8, 10, 13, 9, 12, 13, 14, 15, 17]],
  ['Australia', 'Kip Coolibarn', 'all-rounder', 'change', [1, 2, 2, 3, 3, 4, 2, 3, 5, 8, 5, 4, 6, 10, 11, 12, 9, 10, 9, 12, 13, 14, 14, 16]],
  ['Australia', 'Lachie Paperbark', 'all-rounder', 'change', [1, 2, 2, 3, 3, 1, 3, 2, 4, 5, 5, 9, 6, 5, 8, 12, 12, 12, 8, 11, 12, 13, 14, 15]],
  ['Australia', 'Mack Thunderbox', 'bowler', 'stock', [1, 2, 2, 2, 2, 6, 6, 7, 4, 5, 5, 8, 3, 6, 7, 6, 6, 6, 9, 10, 11, 11, 12, 14]],
  ['Australia', 'Nash Gallopaway', 'bowler', 'strike', [1, 1, 1, 2, 2, 6, 3, 1, 1, 7, 4, 5, 5, 3, 9, 10, 7, 7, 6, 8, 9, 10, 10, 12]],
  ['Australia', 'Otto Yabbyton', 'bowler', 'strike', [1, 1, 1, 2, 2, 0, 5, 6, 3, 2, 2, 4, 7, 5, 5, 6, 6, 5, 10, 8, 8, 9, 10, 11]],
  ['Australia', 'Patch Slingshore', 'bowler', 'stock', [1, 1, 1, 2, 2, 5, 2, 1, 6, 2, 4, 4, 4, 3, 5, 9, 4, 10, 7, 8, 8, 9, 10, 11]],
  ['Australia', 'Quin Bunyipson', 'bowler', 'strike', [1, 1, 1, 2, 2, 2, 0, 3, 6, 6, 1, 4, 2, 4, 5, 4, 9, 6, 10, 7, 8, 8, 9, 10]],
  ['Australia', 'Ruddy Tearaway', 'bowler', 'stock', [1, 1, 1, 2, 2, 2, 5, 3, 3, 6, 6, 2, 4, 2, 8, 4, 6, 4, 7, 7, 8, 8, 9, 10]],
];

const tens = [
  { from: 1, to: 10, innings: 'both' },
  { from: 11, to: 20, innings: 'both' },
  { from: 21, to: 30, innings: 'both' },
  { from: 31, to: 40, innings: 'both' },
  { from: 41, to: 50, innings: 'both' },
] as const;

// biome-ignore format: charts and cards as they lie on the table
const bowlingCharts = [
  {
    id: 'strike',
    cells: [
      [10, 8, 7, 6, 5, 4],
      [8, 8, 6, 5, 4, 3],
      [7, 6, 6, 4, 3, 2],
      [6, 5, 4, 2, 2, 2],
      [5, 4, 3, 2, 2, 2],
      [4, 3, 2, 2, 2, 2],
    ],
  },
  {
    id: 'stock',
    cells: [
      [10, 9, 8, 7, 6, 5],
      [9, 9, 7, 6, 5, 4],
      [8, 7, 7, 5, 4, 3],
      [7, 6, 5, 3, 3, 2],
      [6, 5, 4, 3, 2, 2],
      [5, 4, 3, 2, 2, 2],
    ],
  },
  {
    id: 'change',
    cells: [
      [10, 10, 9, 8, 7, 6],
      [10, 10, 8, 7, 6, 5],
      [9, 8, 8, 6, 5, 4],
      [8, 7, 6, 4, 4, 3],
      [7, 6, 5, 4, 2, 2],
      [6, 5, 4, 3, 2, 2],
    ],
  },
];

// biome-ignore format: as above
const battingCharts = [
  {
    id: 'standard',
    cells: [
      [2, 2, 3, 4, 5, 6],
      [2, 4, 4, 5, 6, 7],
      [3, 4, 6, 6, 7, 8],
      [4, 5, 6, 8, 8, 9],
      [5, 6, 7, 8, 10, 10],
      [6, 7, 8, 9, 10, 10],
    ],
  },
];

// biome-ignore format: as above
const pitchCards = [
  {
    id: 'even',
    name: 'Even',
    columns: tens,
    rows: {
      2: [3, 3, 3, 3, 3],
      3: [3, 3, 3, 3, 3],
      4: [2, 2, 2, 2, 2],
      5: [2, 2, 2, 2, 2],
      6: [1, 1, 1, 1, 1],
      7: [1, 1, 1, 1, 1],
      8: [0, 0, 0, 0, 0],
      9: [-1, -1, -1, -1, -1],
      10: [-1, -1, -1, -1, -1],
      11: [-2, -2, -2, -2, -2],
      12: [-2, -2, -2, -2, -2],
    },
  },
  {
    id: 'green',
    name: 'Green',
    columns: tens,
    rows: {
      2: [2, 3, 3, 3, 4],
      3: [2, 3, 3, 3, 4],
      4: [1, 2, 2, 2, 3],
      5: [1, 2, 2, 2, 3],
      6: [0, 1, 1, 1, 2],
      7: [0, 1, 1, 1, 2],
      8: [-1, 0, 0, 0, 1],
      9: [-2, -1, -1, -1, 0],
      10: [-2, -1, -1, -1, 0],
      11: [-3, -2, -2, -2, -1],
      12: [-3, -2, -2, -2, -1],
    },
  },
  {
    id: 'flat',
    name: 'Flat',
    columns: tens,
    rows: {
      2: [2, 3, 3, 3, 3],
      3: [2, 3, 3, 3, 3],
      4: [1, 2, 2, 2, 2],
      5: [1, 2, 2, 2, 2],
      6: [1, 2, 2, 2, 2],
      7: [0, 1, 1, 1, 1],
      8: [0, 1, 1, 1, 1],
      9: [0, 1, 1, 1, 1],
      10: [-1, 0, 0, 0, 0],
      11: [-1, 0, 0, 0, 0],
      12: [-1, 0, 0, 0, 0],
    },
  },
  {
    id: 'worn',
    name: 'Worn',
    columns: tens,
    rows: {
      2: [4, 4, 3, 2, 2],
      3: [4, 4, 3, 2, 2],
      4: [3, 3, 2, 1, 1],
      5: [3, 3, 2, 1, 1],
      6: [2, 2, 1, 0, 0],
      7: [2, 2, 1, 0, 0],
      8: [1, 1, 0, -1, -1],
      9: [0, 0, -1, -2, -2],
      10: [0, 0, -1, -2, -2],
      11: [-1, -1, -2, -3, -3],
      12: [-1, -1, -2, -3, -3],
    },
  },
  {
    id: 'two-paced',
    name: 'Two-paced',
    columns: tens,
    rows: {
      2: [4, 4, 4, 4, 4],
      3: [4, 4, 4, 4, 4],
      4: [4, 4, 4, 4, 4],
      5: [3, 3, 3, 3, 3],
      6: [2, 2, 2, 2, 2],
      7: [1, 1, 1, 1, 1],
      8: [0, 0, 0, 0, 0],
      9: [-1, -1, -1, -1, -1],
      10: [-2, -2, -2, -2, -2],
      11: [-3, -3, -3, -3, -3],
      12: [-3, -3, -3, -3, -3],
    },
  },
];

const X = (roll: number): OutEntry => ({ roll, kind: 'X', runs: 0 });
const W = (roll: number, runs: number): OutEntry => ({ roll, kind: 'W', runs });

/** Like rows for the zones from one to another. `maxRun` has pairs of a roll and the most runs on it. */
function zonesFrom(
  from: number,
  to: number,
  out: OutEntry[],
  maxRun: readonly (readonly [number, number])[],
): ZoneRow[] {
  return Array.from({ length: to - from + 1 }, (_, i) => ({
    zone: from + i,
    out,
    maxRun: maxRun.map(([roll, runs]) => ({ roll, runs })),
  }));
}

/** The original set of Wicked Cricket. */
export const originalSet: WickedSet = {
  sides: ['England', 'Australia'],
  sharedBowlingChart: 'stock',
  cricketers: rows.map(([side, name, role, bowlingChart, potentialRuns]) => ({
    id: name.toLowerCase().replace(' ', '-'),
    side,
    name,
    role,
    potentialRuns,
    bowlingChart,
    battingChart: 'standard',
  })),
  bowlingCharts,
  battingCharts,
  pitchCards,
  fieldingCards: [
    { id: 'ring', name: 'Ring', dots: [7, 8, 9, 10, 11, 12, 13] },
    { id: 'attack', name: 'Attack', dots: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] },
    { id: 'deep', name: 'Deep', dots: [12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23] },
    { id: 'off-side', name: 'Off side', dots: [1, 3, 5, 7, 9, 11, 12, 13, 15, 17, 19, 21] },
    { id: 'leg-side', name: 'Leg side', dots: [2, 4, 6, 8, 10, 11, 12, 14, 16, 18, 20, 22] },
  ],
  zoneTables: [
    {
      id: 'common',
      rows: [
        ...zonesFrom(
          1,
          4,
          [X(7), W(9, 1), W(4, 0)],
          [
            [6, 0],
            [8, 1],
          ],
        ),
        ...zonesFrom(
          5,
          8,
          [X(7), W(10, 1)],
          [
            [6, 1],
            [9, 2],
          ],
        ),
        ...zonesFrom(
          9,
          12,
          [X(7), W(3, 3), W(11, 1)],
          [
            [6, 2],
            [9, 3],
          ],
        ),
        ...zonesFrom(
          13,
          16,
          [X(8), W(4, 4), W(11, 2)],
          [
            [6, 3],
            [9, 4],
          ],
        ),
        ...zonesFrom(17, 20, [X(6), X(3), W(11, 4)], [[7, 4]]),
        ...zonesFrom(
          21,
          24,
          [X(6), X(11)],
          [
            [7, 4],
            [8, 6],
          ],
        ),
      ],
    },
  ],
};
