import balanced from './balanced.json';
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

/** Who they are: three teams of eleven, and seven more for teams of one's own; nobody who ever played was asked. */
const people: readonly string[] = [
  // Harbour Lanterns
  'b Ines Calloway',
  'b* Tobias Wrenfield',
  'b Marit Oduya',
  'b Percival Nook',
  'b Saffron Leck',
  'k Hollis Brandt',
  'a Juno Petrakis',
  'a Edwin Thistle',
  'w Rafaela Moss',
  'w Dov Harkness',
  'w Bryony Quill',
  // Millrace Rovers
  'b Lucian Farrow',
  'k Odette Vance',
  'b* Casper Ilves',
  'b Wilhelmina Roke',
  'b Jasper Kettle',
  'a Nadia Thorne',
  'a Ambrose Finch',
  'b Sunniva Hale',
  'w Cormac Deane',
  'w Tamsin Okoro',
  'w Leopold Gray',
  // Foxglove Eleven
  'b* Beatrix Lowell',
  'b Anselm Pryce',
  'b Yusra Kemble',
  'k Corin Ashdown',
  'a Freya Maddock',
  'a Silas Benbow',
  'b Imogen Tarn',
  'b Rufus Alder',
  'w Delphine Osei',
  'w Magnus Rook',
  'w Petra Lindqvist',
  // free agents
  'a* Cosima Drake',
  'a Ferdinand Ash',
  'a Hester Bligh',
  'k* Otto Penhale',
  'b Vesper Lane',
  'w* Gideon Storr',
  'k Mabel Crane',
];

/** The cricketers, each with a batting and a bowling rank: `R/B`. */
export function cricketersWith(ranks: readonly string[]): readonly Cricketer[] {
  return people.map((person, at) => cricketer(`${ranks[at]} ${person}`));
}

/**
 * The original cricketers. The three teams have 20 steps of batting and 7 of bowling each; who has which rank is balanced
 * (`npm run balance`), so that each team is as likely to win as the others.
 */
export const originalCricketers: readonly Cricketer[] = /* @__PURE__ */ cricketersWith(balanced.ranks);
