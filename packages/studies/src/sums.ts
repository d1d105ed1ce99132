import { type PairData, PairTally, type PlayChange, Tally, type TallyData } from '@howzat/simulator';
import { Gathered, type Mergeable, type Range, type Score } from '@howzat/simulator/chunks';
import type { Chunk } from './cut.js';
import type { Cell, Plan } from './plan.js';
import type { BrokeOff } from './playing.js';

/** What a policy won and lost. */
class ScoreSum implements Mergeable<Score> {
  private score: Score = { wins: 0, losses: 0, level: 0 };

  merge({ wins, losses, level }: Score): this {
    const { score } = this;
    this.score = { wins: score.wins + wins, losses: score.losses + losses, level: score.level + level };
    return this;
  }

  data(): Score {
    return this.score;
  }
}

/** What came of the cells of a plan, of which chunks are added in any order. */
export class CellSums {
  private readonly matches = new Map<number, Gathered<TallyData>>();
  private readonly pairs = new Map<number, Gathered<PairData>>();
  private readonly scores = new Map<number, Gathered<Score>>();
  private readonly broken = new Map<number, BrokeOff['brokeOff']>();
  private readonly whole = new Map<number, unknown>();

  constructor(private readonly plan: Plan) {}

  /** Adds what came of a chunk, piece by piece. */
  add(chunk: Chunk, result: readonly unknown[]): void {
    for (const [at, [cell, from, to]] of chunk.entries()) {
      const { kind } = this.plan.cells[cell] as Cell;
      // a result is what our own worker wrote: the plan says which kind it is
      if (kind === 'matches') this.tallyAt(cell).take({ from, to }, result[at] as TallyData);
      else if (kind === 'pairs') this.addPairs(cell, { from, to }, result[at] as PairData | BrokeOff);
      else if (kind === 'trial') this.scoresAt(cell).take({ from, to }, (result[at] as readonly [Score])[0]);
      else this.whole.set(cell, result[at]);
    }
  }

  private addPairs(cell: number, range: Range, data: PairData | BrokeOff): void {
    if (!('brokeOff' in data)) this.pairsAt(cell).take(range, data);
    else if (data.brokeOff.match < (this.broken.get(cell)?.match ?? Number.POSITIVE_INFINITY))
      this.broken.set(cell, data.brokeOff);
  }

  /** The first match of a cell that broke off; null where all came to their end. */
  brokeOff(cell: number): BrokeOff['brokeOff'] | null {
    return this.broken.get(cell) ?? null;
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

  private scoresAt(cell: number): Gathered<Score> {
    const there = this.scores.get(cell) ?? new Gathered<Score>(new ScoreSum());
    this.scores.set(cell, there);
    return there;
  }

  /** What the policy of a cell won and lost. */
  score(cell: number): Score {
    return this.scoresAt(cell).data();
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
