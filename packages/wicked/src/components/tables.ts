import { checkSet } from './check.js';
import { deckSize, pitchOvers, type WickedSet } from './set.js';

/** What an entry of a zone table says of a roll: nothing, a limit of runs, a wicket, a catch. */
export type Entry = 'unlisted' | 'R' | 'W' | 'X';

/** A zone on a fielding card, with the row of the zone table that the card is read with. */
export interface Zone {
  /** Does a fielder stand there? */
  readonly dotted: boolean;
  /** What the row says of each roll. */
  readonly entry: readonly Entry[];
  /** The runs printed with it. */
  readonly printed: Row;
}

/** Small numbers, one beside the other. */
export type Row = Readonly<Int8Array>;

/**
 * A set made ready to be looked things up in. Cards go by number, 1 to 36, pitch and
 * fielding cards 1 to 5.
 */
export interface Table {
  readonly set: WickedSet;
  /** Inputs: by the chart, then by what the first die shows, then by what the second does. */
  readonly bowling: readonly (readonly Row[])[];
  readonly batting: readonly (readonly Row[])[];
  /** The charts of each card, and the one that is shared where there is but one. */
  readonly bowlingChart: Uint8Array;
  readonly battingChart: Uint8Array;
  readonly sharedChart: number;
  /** Potential Runs: by the card, then by the zone. */
  readonly potential: readonly Row[];
  /** Bowling Modifiers: by the pitch card, the innings (0 for the first of a match), the over and the roll. */
  readonly modifier: readonly (readonly (readonly Row[])[])[];
  /** By the fielding card, then by the zone. */
  readonly zones: readonly (readonly Zone[])[];
  /** For each deck a bit for each card that is a bowler or an all-rounder, and for each keeper. */
  readonly bowlers: readonly [number, number];
  readonly keepers: readonly [number, number];
}

/** Zones go from 1 to 24, rolls of two dice from 2 to 12, overs from 1 to 50; what would stand at 0 stays empty. */
const zonesOf = 25;
const rollsOf = 13;
const oversOf = pitchOvers + 1;

/** The modifier of a roll on a pitch card: the innings of each side have columns of their own. */
export function modifierAt(table: Table, pitch: number, innings: number, over: number, roll: number): number {
  return table.modifier[pitch]?.[innings % 2 === 1 ? 0 : 1]?.[over]?.[roll] as number;
}

function many<T>(length: number, make: (at: number) => T): readonly T[] {
  return Array.from({ length }, (_, at) => make(at));
}

/**
 * Checks a set and makes its tables.
 *
 * @param data the set, as data
 * @throws HowzatError `bad-components` with the rule that the set breaks
 *
 * @example
 * import { originalSet, tableOf } from '@howzat/wicked';
 *
 * console.log(tableOf(originalSet).set === originalSet); // true
 */
export function tableOf(data: unknown): Table {
  const set = checkSet(data);
  const { cricketers, bowlingCharts, battingCharts, pitchCards, fieldingCards, zoneTables } = set;
  const inputs = (charts: WickedSet['bowlingCharts']): Table['bowling'] =>
    charts.map(({ cells }) => [new Int8Array(7), ...cells.map((row) => Int8Array.from([0, ...row]))]);
  const chartOf = (of: 'bowlingChart' | 'battingChart', charts: WickedSet['bowlingCharts']): Uint8Array =>
    Uint8Array.from([0, ...cricketers.map((card) => charts.findIndex(({ id }) => id === card[of]))]);

  const potential = many(cricketers.length + 1, (card) =>
    Int8Array.from([0, ...(cricketers[card - 1]?.potentialRuns ?? [])]),
  );

  const modifier = many(pitchCards.length + 1, (pitch) =>
    many(2, (columns) => many(oversOf, (over) => modifiersOf(pitchCards[pitch - 1], columns + 1, over))),
  );

  const zones = many(fieldingCards.length + 1, (field) => {
    const card = fieldingCards[field - 1];
    const table = zoneTables.find(({ id }) => id === card?.zoneTable) ?? zoneTables[0];
    return many(zonesOf, (zone) =>
      zoneOf(
        card?.dots.includes(zone) === true,
        table?.rows.find((row) => row.zone === zone),
      ),
    );
  });

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
    zones,
    bowlers: [mask(0, ['bowler', 'all-rounder']), mask(1, ['bowler', 'all-rounder'])],
    keepers: [mask(0, ['keeper']), mask(1, ['keeper'])],
  };
}

/** The modifiers of a pitch card in one over of an innings, by the roll. */
function modifiersOf(card: WickedSet['pitchCards'][number] | undefined, innings: number, over: number): Row {
  const row = new Int8Array(rollsOf);
  if (!card || over === 0) return row;
  const column = card.columns.findIndex(
    ({ from, to, innings: of }) => from <= over && over <= to && (of === 'both' || of === innings),
  );
  for (let roll = 2; roll < rollsOf; roll++) row[roll] = card.rows[roll]?.[column] as number;
  return row;
}

function zoneOf(dotted: boolean, row: WickedSet['zoneTables'][number]['rows'][number] | undefined): Zone {
  const entry = new Array<Entry>(rollsOf).fill('unlisted');
  const printed = new Int8Array(rollsOf);
  for (const { roll, runs } of row?.maxRun ?? []) {
    entry[roll] = 'R';
    printed[roll] = runs;
  }
  for (const { roll, kind, runs } of row?.out ?? []) {
    entry[roll] = kind;
    printed[roll] = runs;
  }
  return { dotted, entry, printed };
}

/**
 * The name of a card; empty where there is no such card.
 *
 * @param table a set made ready by {@link tableOf}
 * @param card the number of a card, 1 to 36
 *
 * @example
 * import { cardName, originalSet, tableOf } from '@howzat/wicked';
 *
 * const table = tableOf(originalSet);
 * console.log(cardName(table, 1) !== '', cardName(table, 99) === ''); // true true
 */
export function cardName(table: Table, card: number): string {
  return table.set.cricketers[card - 1]?.name ?? '';
}
