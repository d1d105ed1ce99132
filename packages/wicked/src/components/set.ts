/** What a cricketer mostly does. Only two readings of rulings look at it: the rules as printed know no roles. */
export const roles = ['batter', 'keeper', 'all-rounder', 'bowler'] as const;
export type CricketerRole = (typeof roles)[number];

/** A cricketer card: a batting card and the charts that its bowling and batting are read on. */
export interface CricketerCard {
  /** A key of its own in the set. */
  readonly id: string;
  /** One of the two sides of the set. */
  readonly side: string;
  /** 1 to 30 characters, of which no other cricketer of the side has the same. */
  readonly name: string;
  readonly role: CricketerRole;
  /** Runs in zones 1 to 24, each 0 to 36 (`wicked.over.potential-runs`). */
  readonly potentialRuns: readonly number[];
  /** The ids of the charts. */
  readonly bowlingChart: string;
  readonly battingChart: string;
}

/** A chart that is crossed by the numbers of two dice: row by the first, column by the second. */
export interface Chart {
  readonly id: string;
  readonly cells: readonly (readonly number[])[];
}

/** Overs of an innings that share a column of a pitch card. */
export interface PitchColumn {
  readonly from: number;
  readonly to: number;
  /** The innings that the column is for; both where it says nothing else. */
  readonly innings: 1 | 2 | 'both';
}

/** A pitch condition card: the Bowling Modifier by column and Pitch Condition Roll. */
export interface PitchCard {
  readonly id: string;
  readonly name: string;
  readonly columns: readonly PitchColumn[];
  /** For each roll, `2` to `12`, a modifier for each column. */
  readonly rows: Readonly<Record<string, readonly number[]>>;
}

/** A fielding card: the zones in which a fielder stands. */
export interface FieldingCard {
  readonly id: string;
  readonly name: string;
  readonly dots: readonly number[];
  /** The zone table that is read with this card; the first of the set where it names none. */
  readonly zoneTable?: string;
}

/** An entry under Roll/Out: W is a wicket, perhaps after runs, X is a catch. */
export interface OutEntry {
  readonly roll: number;
  readonly kind: 'W' | 'X';
  readonly runs: number;
}

/** An entry under Roll/Max Run, coded R. */
export interface MaxRunEntry {
  readonly roll: number;
  readonly runs: number;
}

/** A row of a zone table. A roll that neither list has leaves the Potential Runs as they are. */
export interface ZoneRow {
  readonly zone: number;
  readonly out: readonly OutEntry[];
  readonly maxRun: readonly MaxRunEntry[];
}

export interface ZoneTable {
  readonly id: string;
  readonly rows: readonly ZoneRow[];
}

/** All that Wicked Cricket is played with, beside dice. */
export interface WickedSet {
  /** The names of the two sides, each with a deck of 18 cards. */
  readonly sides: readonly [string, string];
  /** The chart that all bowl on where there is but one (`wicked.ruling.chart-location`). */
  readonly sharedBowlingChart: string;
  /** The 36 cricketers. A card's number in play is its place in this list, from 1: the first side's come first. */
  readonly cricketers: readonly CricketerCard[];
  readonly bowlingCharts: readonly Chart[];
  readonly battingCharts: readonly Chart[];
  readonly pitchCards: readonly PitchCard[];
  readonly fieldingCards: readonly FieldingCard[];
  readonly zoneTables: readonly ZoneTable[];
}

/** Cards in a deck, of which a lineup takes eleven; zones on a card; overs that a pitch card is printed for. */
export const deckSize = 18;
export const lineupSize = 11;
export const zones = 24;
export const pitchOvers = 50;
