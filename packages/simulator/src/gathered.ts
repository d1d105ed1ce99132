import { SimulationError } from './errors.js';

/** Some matches, by their numbers: from one to before another. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** What adds up what was counted, such as a tally: whole numbers only, so that the order does not matter. */
export interface Mergeable<Data> {
  merge(data: Data): unknown;
  data(): Data;
}

/**
 * The matches from 0 in ranges of one length, of which the last may be shorter.
 *
 * @param matches how many there are in all
 * @param length how many a range holds
 *
 * @example
 * import { chunksOf } from '@howzat/simulator/chunks';
 *
 * console.log([...chunksOf(1000, 400)].map(({ from }) => from)); // [ 0, 400, 800 ]
 */
export function* chunksOf(matches: number, length: number): Generator<Range> {
  for (let from = 0; from < matches; from += length) yield { from, to: Math.min(matches, from + length) };
}

/**
 * What came of chunks, each counted once: whoever played it, in whatever order it came, and however often.
 *
 * @example
 * import { layTable, orderOf, playTask, Gathered } from '@howzat/simulator/chunks';
 * import { Tally, type TallyData } from '@howzat/simulator';
 *
 * const orders = [orderOf({ module: '@howzat/ccsl', export: 'ccsl' }, {}, ['random', 'random'])] as const;
 * const tables = [await layTable(orders[0])];
 * const play = (from: number, to: number) =>
 *   playTask(tables, { kind: 'matches', orders, seed: 1, countRules: false, from, to }) as TallyData;
 *
 * const gathered = new Gathered(new Tally());
 * gathered.take({ from: 50, to: 100 }, play(50, 100));
 * gathered.take({ from: 0, to: 50 }, play(0, 50));
 * // it is there already
 * console.log(gathered.take({ from: 0, to: 50 }, play(0, 50)), gathered.matches); // false 100
 */
export class Gathered<Data> {
  // in order, with a gap between each two
  private ranges: readonly Range[] = [];

  constructor(private readonly sum: Mergeable<Data>) {}

  /**
   * Adds what came of a range. False where all of it was there before, and nothing was added.
   * @throws SimulationError `bad-chunk` where only a part of it was there: it cannot be taken out
   */
  take(range: Range, data: Data): boolean {
    const { from, to } = range;
    const over = this.ranges.find((there) => there.from < to && from < there.to);
    if (over && over.from <= from && to <= over.to) return false;
    if (over)
      throw new SimulationError(
        'bad-chunk',
        `Matches ${from} to ${to - 1} cannot be added: some of ${over.from} to ${over.to - 1} are there already.`,
      );
    this.sum.merge(data);
    this.ranges = joined([...this.ranges, range]);
    return true;
  }

  /** How many matches are there. */
  get matches(): number {
    return this.ranges.reduce((sum, { from, to }) => sum + to - from, 0);
  }

  /** The ranges that are not there, of so many matches. */
  missing(matches: number): readonly Range[] {
    const starts = [0, ...this.ranges.map(({ to }) => to)];
    const ends = [...this.ranges.map(({ from }) => from), matches];
    return starts
      .map((from, i) => ({ from, to: Math.min(matches, ends[i] as number) }))
      .filter(({ from, to }) => from < to);
  }

  /** All that was counted. */
  data(): Data {
    return this.sum.data();
  }
}

/** Ranges in order, those that touch as one. */
function joined(ranges: readonly Range[]): readonly Range[] {
  const joint: Range[] = [];
  for (const range of [...ranges].sort((a, b) => a.from - b.from)) {
    const last = joint.at(-1);
    if (last && last.to === range.from) joint[joint.length - 1] = { from: last.from, to: range.to };
    else joint.push(range);
  }
  return joint;
}
