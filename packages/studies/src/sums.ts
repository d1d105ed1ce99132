import { type PairData, PairTally, type PlayChange, Tally, type TallyData } from '@howzat/simulator';
import { Gathered } from '@howzat/simulator/chunks';
import type { Chunk } from './cut.js';
import type { Cell, Plan } from './plan.js';

/** What came of the cells of a plan, of which chunks are added in any order. */
export class CellSums {
  private readonly matches = new Map<number, Gathered<TallyData>>();
  private readonly pairs = new Map<number, Gathered<PairData>>();
  private readonly whole = new Map<number, unknown>();

  constructor(private readonly plan: Plan) {}

  /** Adds what came of a chunk, piece by piece. */
  add(chunk: Chunk, result: readonly unknown[]): void {
    for (const [at, [cell, from, to]] of chunk.entries()) {
      const { kind } = this.plan.cells[cell] as Cell;
      // a result is what our own worker wrote: the plan says which kind it is
      if (kind === 'matches') this.tallyAt(cell).take({ from, to }, result[at] as TallyData);
      else if (kind === 'pairs') this.pairsAt(cell).take({ from, to }, result[at] as PairData);
      else this.whole.set(cell, result[at]);
    }
  }

  private tallyAt(cell: number): Gathered<TallyData> {
    const there = this.matches.get(cell) ?? new Gathered<TallyData>(new Tally());
    this.matches.set(cell, there);
    return there;
  }

  private pairsAt(cell: number): Gathered<PairData> {
    const there = this.pairs.get(cell) ?? new Gathered<PairData>(new PairTally());
    this.pairs.set(cell, there);
    return there;
  }

  /** The sums of matches at one table. */
  tally(cell: number): TallyData {
    return this.tallyAt(cell).data();
  }

  /** The sums of the same matches at two tables. */
  pairData(cell: number): PairData {
    return this.pairsAt(cell).data();
  }

  /** The rules that were never cited. */
  fired(cell: number): readonly string[] {
    return this.whole.get(cell) as readonly string[];
  }

  /** What is played otherwise. */
  watched(cell: number): PlayChange {
    return this.whole.get(cell) as PlayChange;
  }
}
