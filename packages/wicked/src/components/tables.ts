import { checkSet } from './check.js';
import { deckSize, pitchOvers, type WickedSet } from './set.js';

/** What an entry of a zone table says of a roll: nothing, a limit of runs, a wicket, a catch. */
export const entries = { unlisted: 0, R: 1, W: 2, X: 3 } as const;

/** The names of these entries, by number. */
export const entryNames = ['unlisted', 'R', 'W', 'X'] as const;

export type Entry = (typeof entryNames)[number];

/**
 * A set made ready to be looked things up in. Cards go by number, 1 to 36, pitch and
 * fielding cards 1 to 5.
 */
export interface Table {
  readonly set: WickedSet;
  /** Inputs of all bowling charts, looked up by `inputAt`. */
  readonly bowling: Int8Array;
  readonly batting: Int8Array;
  /** The charts of each card, and the one that is shared where there is but one. */
  readonly bowlingChart: Uint8Array;
  readonly battingChart: Uint8Array;
  readonly sharedChart: number;
  /** Potential Runs, looked up by `cardZone`. */
  readonly potential: Uint8Array;
  /** Bowling Modifiers, looked up by `modifierAt`. */
  readonly modifier: Int8Array;
  /** 1 where a fielder stands, looked up by `cardZone`. */
  readonly dotted: Uint8Array;
  /** What the zone tables say, by the table that a fielding card is read with; looked up by `zoneRow`. */
  readonly entry: Uint8Array;
  /** The runs printed with it. */
  readonly printed: Uint8Array;
  /** For each deck a bit for each card that is a bowler or an all-rounder, and for each keeper. */
  readonly bowlers: readonly [number, number];
  readonly keepers: readonly [number, number];
}

/** Zones go from 1 to 24, rolls of two dice from 2 to 12, overs from 1 to 50; what would stand at 0 stays empty. */
const zonesOf = 25;
const rollsOf = 13;
const oversOf = pitchOvers + 1;

/** Where a chart has the input of two dice. */
export function inputAt(chart: number, first: number, second: number): number {
  return 36 * chart + 6 * (first - 1) + second - 1;
}

/** Where a zone stands in the tables of cricketers, and in those of fielding cards. */
export function cardZone(card: number, zone: number): number {
  return zonesOf * card + zone;
}

/** Where the row of a zone says something of a roll, by the fielding card. */
export function zoneRow(field: number, zone: number, roll: number): number {
  return rollsOf * cardZone(field, zone) + roll;
}

/** Where a pitch card has the modifier of a roll: the innings of each side have columns of their own. */
export function modifierAt(pitch: number, innings: number, over: number, roll: number): number {
  const side = innings % 2 === 1 ? 0 : 1;
  return rollsOf * (oversOf * (2 * (pitch - 1) + side) + over) + roll;
}

/**
 * Checks a set and makes its tables.
 * @throws HowzatError `bad-components` with the rule that the set breaks
 */
export function tableOf(data: unknown): Table {
  const set = checkSet(data);
  const { cricketers, bowlingCharts, battingCharts, pitchCards, fieldingCards, zoneTables } = set;
  const inputs = (charts: WickedSet['bowlingCharts']): Int8Array =>
    Int8Array.from(charts.flatMap(({ cells }) => cells.flat()));
  const chartOf = (of: 'bowlingChart' | 'battingChart', charts: WickedSet['bowlingCharts']): Uint8Array =>
    Uint8Array.from([0, ...cricketers.map((card) => charts.findIndex(({ id }) => id === card[of]))]);

  const potential = new Uint8Array(zonesOf * (cricketers.length + 1));
  for (const [i, card] of cricketers.entries())
    for (const [z, runs] of card.potentialRuns.entries()) potential[cardZone(i + 1, z + 1)] = runs;

  const modifier = new Int8Array(rollsOf * oversOf * 2 * pitchCards.length);
  for (const [i, { columns, rows }] of pitchCards.entries())
    for (const innings of [1, 2])
      for (let over = 1; over <= pitchOvers; over++) {
        const column = columns.findIndex(
          ({ from, to, innings: of }) => from <= over && over <= to && (of === 'both' || of === innings),
        );
        for (let roll = 2; roll <= 12; roll++)
          modifier[modifierAt(i + 1, innings, over, roll)] = rows[roll]?.[column] as number;
      }

  const dotted = new Uint8Array(zonesOf * (fieldingCards.length + 1));
  const entry = new Uint8Array(rollsOf * dotted.length);
  const printed = new Uint8Array(rollsOf * dotted.length);
  for (const [i, { dots, zoneTable }] of fieldingCards.entries()) {
    for (const zone of dots) dotted[cardZone(i + 1, zone)] = 1;
    const table = zoneTables.find(({ id }) => id === zoneTable) ?? zoneTables[0];
    for (const { zone, out, maxRun } of table?.rows ?? []) {
      for (const { roll, runs } of maxRun) {
        entry[zoneRow(i + 1, zone, roll)] = entries.R;
        printed[zoneRow(i + 1, zone, roll)] = runs;
      }
      for (const { roll, kind, runs } of out) {
        entry[zoneRow(i + 1, zone, roll)] = entries[kind];
        printed[zoneRow(i + 1, zone, roll)] = runs;
      }
    }
  }

  const mask = (deck: 0 | 1, roles: readonly string[]): number =>
    cricketers
      .slice(deckSize * deck, deckSize * (deck + 1))
      .reduce((bits, { role }, i) => (roles.includes(role) ? bits | (1 << i) : bits), 0);
  return {
    set,
    bowling: inputs(bowlingCharts),
    batting: inputs(battingCharts),
    bowlingChart: chartOf('bowlingChart', bowlingCharts),
    battingChart: chartOf('battingChart', battingCharts),
    sharedChart: bowlingCharts.findIndex(({ id }) => id === set.sharedBowlingChart),
    potential,
    modifier,
    dotted,
    entry,
    printed,
    bowlers: [mask(0, ['bowler', 'all-rounder']), mask(1, ['bowler', 'all-rounder'])],
    keepers: [mask(0, ['keeper']), mask(1, ['keeper'])],
  };
}

/** The name of a card; empty where there is no such card. */
export function cardName(table: Table, card: number): string {
  return table.set.cricketers[card - 1]?.name ?? '';
}
