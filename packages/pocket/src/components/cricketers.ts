import type { BattingRank, BowlingRank } from './ranks.js';

/** The four categories that a player card names (`pocket.card.positions`). */
export const positions = ['batter', 'bowler', 'keeper', 'all-rounder'] as const;
export type Position = (typeof positions)[number];

/** One player card (`pocket.card.two-attributes`). */
export interface Cricketer {
  readonly id: string;
  readonly name: string;
  readonly position: Position;
  /** May lead a team (`pocket.team.captain-keeper`). */
  readonly captain: boolean;
  readonly batting: BattingRank;
  readonly bowling: BowlingRank;
}

const position: Readonly<Record<string, Position>> = { b: 'batter', w: 'bowler', k: 'keeper', a: 'all-rounder' };
const batting: Readonly<Record<string, BattingRank>> = { R: 'Red', O: 'Orange', Y: 'Yellow', G: 'Green', B: 'Blue' };
const bowling: Readonly<Record<string, BowlingRank>> = { Y: 'Yellow', G: 'Green', B: 'Blue' };

/** `R/B b Ada Square` is a Red batter who bowls Blue; a star behind the position marks a captain. */
function cricketer(line: string): Cricketer {
  const [ranks = '', as = '', ...names] = line.split(' ');
  const name = names.join(' ');
  return {
    id: name.toLowerCase().replace(/[^a-z]+/g, '-'),
    name,
    position: position[as[0] ?? ''] as Position,
    captain: as.endsWith('*'),
    batting: batting[ranks[0] ?? ''] as BattingRank,
    bowling: bowling[ranks[2] ?? ''] as BowlingRank,
  };
}

/**
 * The original cricketers: three teams of eleven and seven more for teams of one's own. The three teams are equally strong
 * (20 steps of batting and 7 of bowling each); nobody who ever played was asked.
 */
export const originalCricketers: readonly Cricketer[] = /* @__PURE__ */ [
  // Harbour Lanterns
  'R/B b Ines Calloway',
  'O/B b* Tobias Wrenfield',
  'O/B b Marit Oduya',
  'Y/B b Percival Nook',
  'Y/B b Saffron Leck',
  'Y/B k Hollis Brandt',
  'Y/G a Juno Petrakis',
  'G/G a Edwin Thistle',
  'G/G w Rafaela Moss',
  'B/Y w Dov Harkness',
  'B/Y w Bryony Quill',
  // Millrace Rovers
  'R/B b Lucian Farrow',
  'R/B k Odette Vance',
  'O/B b* Casper Ilves',
  'Y/B b Wilhelmina Roke',
  'Y/B b Jasper Kettle',
  'Y/G a Nadia Thorne',
  'G/G a Ambrose Finch',
  'G/B b Sunniva Hale',
  'G/G w Cormac Deane',
  'B/Y w Tamsin Okoro',
  'B/Y w Leopold Gray',
  // Foxglove Eleven
  'O/B b* Beatrix Lowell',
  'O/B b Anselm Pryce',
  'O/B b Yusra Kemble',
  'O/B k Corin Ashdown',
  'Y/G a Freya Maddock',
  'Y/G a Silas Benbow',
  'Y/B b Imogen Tarn',
  'G/B b Rufus Alder',
  'G/G w Delphine Osei',
  'B/Y w Magnus Rook',
  'B/Y w Petra Lindqvist',
  // free agents
  'R/G a* Cosima Drake',
  'O/G a Ferdinand Ash',
  'Y/Y a Hester Bligh',
  'O/B k* Otto Penhale',
  'R/B b Vesper Lane',
  'G/Y w* Gideon Storr',
  'Y/G k Mabel Crane',
].map(cricketer);
