import type { WickedSet } from './set.js';

/** A zone that dice can lead to, with the charts and the pitch that do. */
export interface Reached {
  /** The ids of the charts and of the pitch card. */
  readonly bowling: string;
  readonly batting: string;
  readonly pitch: string;
  /** The first over of the column, 1 to 50. */
  readonly over: number;
  readonly zone: number;
  /** Of 7776 rolls of bowling dice, batting dice and the re-rolled die, how many; 0 where only a reading leads there. */
  readonly ways: number;
}

/** What bowling dice come to: the two of them, and the Pitch Condition Roll after the lower was rolled again. */
function* bowlingDice(): Generator<readonly [first: number, second: number, pitchRoll: number, ways: number]> {
  for (let first = 1; first <= 6; first++)
    for (let second = 1; second <= 6; second++) {
      for (let again = 1; again <= 6; again++) yield [first, second, Math.max(first, second) + again, 1];
      // readings: the lower die is kept, and both dice of a double are rolled again
      yield [first, second, first + second, 0];
      if (first === second) for (let roll = 2; roll <= 12; roll++) yield [first, second, roll, 0];
    }
}

/** How many rolls lead to a number; 0 where only a reading does. */
type Ways = Map<number, number>;

function add(ways: Ways, number: number, rolls: number): void {
  ways.set(number, (ways.get(number) ?? 0) + rolls);
}

/** What a bowling chart and a column of a pitch card come to together. */
function bowledOn(
  bowling: WickedSet['bowlingCharts'][number],
  pitch: WickedSet['pitchCards'][number],
  c: number,
): Ways {
  const bowled: Ways = new Map();
  for (const [first, second, roll, ways] of bowlingDice())
    add(bowled, (bowling.cells[first - 1]?.[second - 1] as number) + (pitch.rows[roll]?.[c] as number), ways);
  return bowled;
}

/** Every zone that a set leads to, under every reading of the re-roll. */
export function* zonesReached(set: WickedSet): Generator<Reached> {
  for (const bowling of set.bowlingCharts) {
    const columns = set.pitchCards.flatMap((pitch) =>
      pitch.columns.map(({ from }, c) => ({ pitch: pitch.id, over: from, bowled: bowledOn(bowling, pitch, c) })),
    );
    for (const batting of set.battingCharts) {
      const inputs: Ways = new Map();
      for (const input of batting.cells.flat()) add(inputs, input, 1);
      for (const { pitch, over, bowled } of columns) {
        const reached: Ways = new Map();
        for (const [sum, ways] of bowled) for (const [input, cells] of inputs) add(reached, sum + input, ways * cells);
        for (const [zone, ways] of reached) yield { bowling: bowling.id, batting: batting.id, pitch, over, zone, ways };
      }
    }
  }
}
