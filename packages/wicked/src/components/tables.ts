import { checkSet } from './check.js';
import { deckSize, pitchOvers, type WickedSet } from './set.js';

/** What an entry of a zone table says of a roll: nothing, a limit of runs, a wicket, a catch. */
export const entries = { unlisted: 0, R: 1, W: 2, X: 3 } as const;

/**
 * A set made ready to be looked things up in. Cards go by number, 1 to 36, pitch and
 * fielding cards 1 to 5.
 */
export interface Table {
  readonly set: WickedSet;
  /** Inputs of all bowling charts: `36 * chart + 6 * first + second - 7`. */
  readonly bowling: Int8Array;
  readonly batting: Int8Array;
  /** The charts of each card, and the one that is shared where there is but one. */
  readonly bowlingChart: Uint8Array;
  readonly battingChart: Uint8Array;
  readonly sharedChart: number;
  /** Potential Runs: `25 * card + zone`. */
  readonly potential: Uint8Array;
  /** Bowling Modifiers: `13 * (51 * (2 * pitch + innings - 3) + over) + roll`. */
  readonly modifier: Int8Array;
  /** 1 where a fielder stands: `25 * field + zone`. */
  readonly dotted: Uint8Array;
  /** What the zone tables say, by the table that a fielding card is read with: `13 * (25 * field + zone) + roll`. */
  readonly entry: Uint8Array;
  /** The runs printed with it. */
  readonly printed: Uint8Array;
  /** For each deck a bit for each card that is a bowler or an all-rounder, and for each keeper. */
  readonly bowlers: readonly [number, number];
  readonly keepers: readonly [number, number];
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

  const potential = new Uint8Array(25 * (cricketers.length + 1));
  for (const [i, card] of cricketers.entries())
    for (const [z, runs] of card.potentialRuns.entries()) potential[25 * (i + 1) + z + 1] = runs;

  const modifier = new Int8Array(13 * 51 * 2 * pitchCards.length);
  for (const [i, { columns, rows }] of pitchCards.entries())
    for (const innings of [1, 2])
      for (let over = 1; over <= pitchOvers; over++) {
        const column = columns.findIndex(
          ({ from, to, innings: of }) => from <= over && over <= to && (of === 'both' || of === innings),
        );
        for (let roll = 2; roll <= 12; roll++)
          modifier[13 * (51 * (2 * i + innings - 1) + over) + roll] = rows[roll]?.[column] as number;
      }

  const dotted = new Uint8Array(25 * (fieldingCards.length + 1));
  const entry = new Uint8Array(13 * dotted.length);
  const printed = new Uint8Array(13 * dotted.length);
  for (const [i, { dots, zoneTable }] of fieldingCards.entries()) {
    for (const zone of dots) dotted[25 * (i + 1) + zone] = 1;
    const table = zoneTables.find(({ id }) => id === zoneTable) ?? zoneTables[0];
    for (const { zone, out, maxRun } of table?.rows ?? []) {
      const row = 13 * (25 * (i + 1) + zone);
      for (const { roll, runs } of maxRun) {
        entry[row + roll] = entries.R;
        printed[row + roll] = runs;
      }
      for (const { roll, kind, runs } of out) {
        entry[row + roll] = entries[kind];
        printed[row + roll] = runs;
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
