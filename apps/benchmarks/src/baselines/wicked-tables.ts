import { originalSet } from '@howzat/wicked';

/*
 * The original set of Wicked as numbers. Cards go from 1 to 36, those of the second deck from 19; pitch and fielding cards from 1 to 5,
 * zones from 1 to 24. What would stand at 0 is empty.
 */

export const deckSize = 18;

const { cricketers, bowlingCharts, battingCharts, pitchCards, fieldingCards, zoneTables } = originalSet;

function chartsOf(of: 'bowlingChart' | 'battingChart', charts: typeof bowlingCharts): Int8Array {
  const inputs = new Int8Array(36 * 37);
  for (const [i, card] of cricketers.entries())
    inputs.set(charts.find(({ id }) => id === card[of])?.cells.flat() ?? [], 36 * (i + 1));
  return inputs;
}

/** The Bowling Input of a card by its pair of dice, 36 for each card: the row by the first die, the column by the second. */
export const bowlingInput = chartsOf('bowlingChart', bowlingCharts);

/** The Batting Input, alike. */
export const battingInput = chartsOf('battingChart', battingCharts);

/** The higher die of a pair. */
export const higher = Uint8Array.from({ length: 36 }, (_, pair) => 1 + Math.max(Math.floor(pair / 6), pair % 6));

/** The Bowling Modifier: 13 rolls for each of the overs 0 to 50, of each innings, of each pitch card from the first. */
export const modifier = new Int8Array(13 * 51 * 2 * pitchCards.length);
for (const [i, { columns, rows }] of pitchCards.entries())
  for (const innings of [1, 2])
    for (let over = 1; over <= 50; over++) {
      const column = columns.findIndex(
        ({ from, to, innings: of }) => from <= over && over <= to && (of === 'both' || of === innings),
      );
      for (let roll = 2; roll <= 12; roll++)
        modifier[13 * (51 * (2 * i + innings - 1) + over) + roll] = rows[roll]?.[column] as number;
    }

/** The Potential Runs, 25 zones for each card. */
export const potential = new Uint8Array(25 * 37);
for (const [i, card] of cricketers.entries()) potential.set(card.potentialRuns, 25 * (i + 1) + 1);

/** Whether a fielder stands in a zone, 25 zones for each fielding card. */
export const dotted = new Uint8Array(25 * 6);
/** What the zone's row says of a roll, 13 rolls for each place of {@link dotted}: the most runs, and whether the batter is out. */
export const mostRuns = new Uint8Array(13 * dotted.length).fill(255);
export const isOut = new Uint8Array(mostRuns.length);
for (const [i, { dots, zoneTable }] of fieldingCards.entries()) {
  for (const zone of dots) dotted[25 * (i + 1) + zone] = 1;
  const table = zoneTables.find(({ id }) => id === zoneTable) ?? zoneTables[0];
  for (const { zone, out, maxRun } of table?.rows ?? []) {
    const row = 13 * (25 * (i + 1) + zone);
    for (const { roll, runs } of maxRun) mostRuns[row + roll] = runs;
    // a catch has no runs printed
    for (const { roll, runs } of out) {
      mostRuns[row + roll] = runs;
      isOut[row + roll] = 1;
    }
  }
}

/** The lineups of eleven cards as masks, in the order of the numbers that they are drawn by. */
export const lineups = Int32Array.from(masksOf(0, 11));

/** The masks with so many cards of those from one on, those with the first card first. */
function masksOf(card: number, wanted: number): number[] {
  if (wanted === 0) return [0];
  if (deckSize - card < wanted) return [];
  return [...masksOf(card + 1, wanted - 1).map((mask) => mask | (1 << card)), ...masksOf(card + 1, wanted)];
}
