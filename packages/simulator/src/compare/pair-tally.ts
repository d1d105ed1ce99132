import type { Played } from '@howzat/core/engine';
import { Histogram, type HistogramData } from '../histogram.js';
import { type FigureId, figureIds, figuresOf, type Looked } from './figures.js';
import type { PairSums } from './judged.js';

/** A pair tally as plain data, to send between threads. */
export interface PairData {
  readonly matches: number;
  readonly sums: Readonly<Record<FigureId, PairSums>>;
  /** Matches that another side won, or that only one way had a winner. */
  readonly swings: number;
  /** First-innings totals without and with. */
  readonly totals: readonly [HistogramData, HistogramData];
}

const perFigure = 4;

/** What came of matches that were played without and with a change from the same dice. Sums of whole numbers only. */
export class PairTally {
  private matches = 0;
  private swings = 0;
  private readonly sums = new Float64Array(perFigure * figureIds.length);
  private readonly totals = [new Histogram(), new Histogram()] as const;
  private readonly a = new Float64Array(figureIds.length);
  private readonly b = new Float64Array(figureIds.length);

  /**
   * Counts a match.
   * @param match its number, from 0; in even matches the first of the players was home
   */
  onMatch(match: number, without: Played, withIt: Played): void {
    const { a, b } = this;
    figuresOf(without, match & 1, a);
    figuresOf(withIt, match & 1, b);
    this.onLooked(
      { figures: a, winner: without.game.result?.winner ?? null },
      { figures: b, winner: withIt.game.result?.winner ?? null },
    );
  }

  /** Counts a match of which only what is compared is at hand. */
  onLooked({ figures: a, winner }: Looked, { figures: b, winner: winnerWith }: Looked): void {
    this.matches++;
    for (let i = 0; i < figureIds.length; i++) {
      const x = a[i] as number;
      const y = b[i] as number;
      if (Number.isNaN(x) || Number.isNaN(y)) continue;
      this.add(i, 1, x, y, (y - x) ** 2);
    }
    if (winner !== winnerWith) this.swings++;
    if (!Number.isNaN(a[0] as number)) this.totals[0].add(a[0] as number);
    if (!Number.isNaN(b[0] as number)) this.totals[1].add(b[0] as number);
  }

  private add(figure: number, n: number, without: number, withIt: number, squares: number): void {
    const { sums } = this;
    const at = perFigure * figure;
    sums[at] = (sums[at] as number) + n;
    sums[at + 1] = (sums[at + 1] as number) + without;
    sums[at + 2] = (sums[at + 2] as number) + withIt;
    sums[at + 3] = (sums[at + 3] as number) + squares;
  }

  /** Adds what another tally counted. */
  merge(data: PairData): this {
    this.matches += data.matches;
    this.swings += data.swings;
    figureIds.forEach((id, i) => {
      const { n, without, with: withIt, squares } = data.sums[id];
      this.add(i, n, without, withIt, squares);
    });
    this.totals.forEach((total, i) => {
      total.merge(data.totals[i] as HistogramData);
    });
    return this;
  }

  data(): PairData {
    const of = (figure: number): PairSums => {
      const [n = 0, without = 0, withIt = 0, squares = 0] = this.sums.subarray(perFigure * figure);
      return { n, without, with: withIt, squares };
    };
    return {
      matches: this.matches,
      swings: this.swings,
      sums: Object.fromEntries(figureIds.map((id, i) => [id, of(i)])) as Record<FigureId, PairSums>,
      totals: [this.totals[0].data(), this.totals[1].data()],
    };
  }
}
