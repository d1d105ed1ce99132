import type { FigureId, PairData, PairSums } from '@howzat/simulator';
import { corrected, figureIds, figureWords, level, paired, widened, wilson95 } from '@howzat/simulator/chunks';
import { idOf, type Plan } from './plan.js';
import type { CellSums } from './sums.js';

type GridAsked = Extract<Plan['asks'], { readonly kind: 'grid' }>;

/** What is changed in one place of a grid. */
export type GridRow = GridAsked['rows'][number];
/** A change that the game refuses, or under which a match breaks off, and why. */
export type GridRefused = GridAsked['refused'][number];

/** What a change does to one figure, judged beside all others of the grid. */
export interface GridFigure {
  readonly id: FigureId;
  readonly title: string;
  readonly unit: string;
  /** What it is made of: whole numbers, over the matches that have this figure both ways. */
  readonly sums: PairSums;
  readonly without: number;
  readonly with: number;
  readonly change: number;
  /** Where the change truly lies: all intervals of the grid hold at once with 95 % confidence (Bonferroni). */
  readonly interval: readonly [low: number, high: number];
  /** How likely such a change is by chance, corrected by Holm for all figures of the grid. */
  readonly corrected: number;
  readonly verdict: 'up' | 'down' | 'noise';
}

/** What came of one change. */
export interface GridEffect extends Omit<GridRow, 'cell'> {
  readonly matches: number;
  readonly seed: number | string;
  readonly figures: readonly GridFigure[];
  /** The share of matches that another side won, or that only one way had a winner. */
  readonly swing: {
    readonly matches: number;
    readonly share: number;
    readonly interval95: readonly [low: number, high: number];
  };
}

/** What came of a grid. */
export interface Grid {
  /** The id of the plan. */
  readonly study: string;
  readonly title: string;
  readonly packages: Plan['packages'];
  /** How many figures were looked at, for which all are corrected. */
  readonly comparisons: number;
  readonly effects: readonly GridEffect[];
  readonly refused: readonly GridRefused[];
}

/** The figures that all rows of a grid tell: without unequal players nobody is the better one. */
export const toldFigures = figureIds.filter((id) => id !== 'first-player-wins');

/** What was counted of one change. */
export interface GridCounted {
  readonly row: Omit<GridRow, 'cell'>;
  readonly matches: number;
  readonly seed: number | string;
  /** Matches that another side won, or that only one way had a winner. */
  readonly swings: number;
  /** The figures that any match had both ways. */
  readonly sums: readonly (readonly [id: FigureId, sums: PairSums])[];
}

/** What is known of a grid beside what was counted. */
export type GridAbout = Pick<Grid, 'study' | 'title' | 'packages' | 'refused'>;

/** The grid of a plan whose cells have been summed up. */
export function gridOf(plan: Plan, { rows, refused }: GridAsked, sums: CellSums): Grid {
  const broken: GridRefused[] = [];
  const counted = rows.flatMap(({ cell, ...row }): readonly GridCounted[] => {
    const seed = plan.cells[cell]?.seed ?? 0;
    const broke = sums.brokeOff(cell);
    if (broke) {
      broken.push({ ...row, why: `Match ${broke.match} of seed ${seed} breaks off: ${broke.message}` });
      return [];
    }
    const data = sums.pairData(cell);
    const { matches, swings } = data;
    return [{ row, matches, swings, seed, sums: figuresIn(data) }];
  });
  const { title, packages } = plan;
  return judged({ study: idOf(plan), title, packages, refused: [...refused, ...broken] }, counted);
}

function figuresIn({ sums }: PairData): GridCounted['sums'] {
  return toldFigures.flatMap((id) => (sums[id].n > 0 ? [[id, sums[id]] as const] : []));
}

/** What was counted, with all figures judged beside each other. */
export function judged(about: GridAbout, counted: readonly GridCounted[]): Grid {
  const all = counted.flatMap(({ sums }) => sums.map(([, each]) => paired(each)));
  const ps = corrected(all.map(({ p }) => p));
  let at = 0;
  const effects = counted.map(({ row, matches, seed, swings, sums }): GridEffect => {
    const figures = sums.map(([id, each]): GridFigure => {
      const { without, with: withIt, change, interval95 } = all[at] as (typeof all)[number];
      const p = ps[at++] as number;
      return {
        ...{ id, ...figureWords[id], sums: each, without, with: withIt, change, corrected: p },
        interval: widened(interval95, all.length),
        verdict: p >= level ? 'noise' : change > 0 ? 'up' : 'down',
      };
    });
    const swing = { matches: swings, share: swings / matches, interval95: wilson95(swings, matches) };
    return { ...row, matches, seed, figures, swing };
  });
  return { ...about, comparisons: all.length, effects };
}
