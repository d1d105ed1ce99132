import balanced from './balanced.json';
import type { CricketerRole, PitchCard, WickedSet, ZoneRow } from './set.js';
import { zonesFrom } from './zone-table.js';

/**
 * The set that comes with this package. Its cards, charts and names are made for it: nothing is taken from a published
 * game, and none of the cricketers has ever lived.
 *
 * Low zones are the bowler's, high zones the batter's; odd zones lie on the off side, even ones on the leg side. What each cricketer
 * makes in each zone, where fielders stand and what the pitches do is worked out by `npm run balance`, which tells how.
 */

/** Side, name, role and bowling chart. */
type Person = readonly [side: string, name: string, role: CricketerRole, chart: string];

// biome-ignore format: a cricketer to a line
const people: readonly Person[] = [
  ['England', 'Ambrose Thistlewood', 'batter', 'change'],
  ['England', 'Barnaby Quillfeather', 'batter', 'change'],
  ['England', 'Crispin Mossgrove', 'batter', 'change'],
  ['England', 'Dunstan Hollowell', 'batter', 'change'],
  ['England', 'Edmund Farthingdale', 'batter', 'change'],
  ['England', 'Fergus Larkspur', 'batter', 'change'],
  ['England', 'Giles Wickersham', 'keeper', 'change'],
  ['England', 'Hartley Plumstead', 'keeper', 'change'],
  ['England', 'Ivo Brackenridge', 'all-rounder', 'stock'],
  ['England', 'Jasper Cobblewick', 'all-rounder', 'stock'],
  ['England', 'Kit Ravensdown', 'all-rounder', 'change'],
  ['England', 'Lionel Appleyarde', 'all-rounder', 'change'],
  ['England', 'Magnus Stormcroft', 'bowler', 'stock'],
  ['England', 'Ned Thunderby', 'bowler', 'strike'],
  ['England', 'Orlando Yorkhouse', 'bowler', 'strike'],
  ['England', 'Percival Seamly', 'bowler', 'stock'],
  ['England', 'Quentin Bouncewell', 'bowler', 'strike'],
  ['England', 'Rufus Turnpenny', 'bowler', 'stock'],
  ['Australia', 'Arlo Wattlebank', 'batter', 'change'],
  ['Australia', 'Bodie Ironbark', 'batter', 'change'],
  ['Australia', 'Cobber Redgum', 'batter', 'change'],
  ['Australia', 'Darcy Saltbush', 'batter', 'change'],
  ['Australia', 'Eddo Kurrawong', 'batter', 'change'],
  ['Australia', 'Finlay Dustmore', 'batter', 'change'],
  ['Australia', 'Gus Mulgaway', 'keeper', 'change'],
  ['Australia', 'Heath Spinifexley', 'keeper', 'change'],
  ['Australia', 'Iggy Bottlebrush', 'all-rounder', 'stock'],
  ['Australia', 'Jem Waratahl', 'all-rounder', 'stock'],
  ['Australia', 'Kip Coolibarn', 'all-rounder', 'change'],
  ['Australia', 'Lachie Paperbark', 'all-rounder', 'change'],
  ['Australia', 'Mack Thunderbox', 'bowler', 'stock'],
  ['Australia', 'Nash Gallopaway', 'bowler', 'strike'],
  ['Australia', 'Otto Yabbyton', 'bowler', 'strike'],
  ['Australia', 'Patch Slingshore', 'bowler', 'stock'],
  ['Australia', 'Quin Bunyipson', 'bowler', 'strike'],
  ['Australia', 'Ruddy Tearaway', 'bowler', 'stock'],
];

// biome-ignore format: charts as they lie on the table
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

/** The fielding cards and the pitch cards, by their ids. */
const fields = {
  ring: 'Ring',
  attack: 'Attack',
  deep: 'Deep',
  'off-side': 'Off side',
  'leg-side': 'Leg side',
} as const;
const pitches = { even: 'Even', green: 'Green', flat: 'Flat', worn: 'Worn', 'two-paced': 'Two-paced' } as const;

/** The lower the zone, the more rolls are the bowler's. */
const zones = [
  ...zonesFrom(1, 4, '7 X, 9 X, 4 W0, 6 R0, 8 R1'),
  ...zonesFrom(5, 8, '7 X, 3 W1, 10 W1, 6 R1, 9 R2'),
  ...zonesFrom(9, 12, '7 X, 3 W3, 11 W1, 6 R2, 9 R3'),
  ...zonesFrom(13, 16, '8 X, 4 W4, 6 R3, 9 R4'),
  ...zonesFrom(17, 20, '6 X, 11 W4, 7 R4'),
  ...zonesFrom(21, 24, '6 X, 7 R4, 8 R6'),
];

/** What a set is played with beside its names and its charts. */
export interface Numbers {
  /** For each of the 36 cricketers the runs in zones 1 to 24. */
  readonly cricketers: readonly (readonly number[])[];
  /** For each fielding card the zones in which a fielder stands. */
  readonly fielders: Readonly<Record<keyof typeof fields, readonly number[]>>;
  /** For each pitch card its columns, and the modifiers of each roll. */
  readonly pitches: Readonly<Record<keyof typeof pitches, Pick<PitchCard, 'columns' | 'rows'>>>;
  /** The rows of the zone table. */
  readonly zones: readonly ZoneRow[];
}

/** The cricketers, charts and cards of this package with some numbers. */
export function setWith(numbers: Numbers): WickedSet {
  const ids = <K extends string>(names: Readonly<Record<K, string>>) => Object.entries(names) as [K, string][];
  return {
    sides: ['England', 'Australia'],
    sharedBowlingChart: 'stock',
    cricketers: people.map(([side, name, role, bowlingChart], i) => ({
      id: name.toLowerCase().replace(' ', '-'),
      side,
      name,
      role,
      potentialRuns: numbers.cricketers[i] as readonly number[],
      bowlingChart,
      battingChart: 'standard',
    })),
    bowlingCharts,
    battingCharts,
    pitchCards: ids(pitches).map(([id, name]) => ({ id, name, ...numbers.pitches[id] })),
    fieldingCards: ids(fields).map(([id, name]) => ({ id, name, dots: numbers.fielders[id] })),
    zoneTables: [{ id: 'common', rows: numbers.zones }],
  };
}

/** The original set of Wicked Cricket. */
export const originalSet: WickedSet = setWith({ ...balanced, zones } as Numbers);
