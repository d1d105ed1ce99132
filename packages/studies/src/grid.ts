import type { FigureId, PairData } from '@howzat/simulator';
import { corrected, figureIds, figureWords, level, paired, widened, wilson95 } from '@howzat/simulator/chunks';
import type { Plan } from './plan.js';
import type { CellSums } from './sums.js';

type GridAsked = Extract<Plan['asks'], { readonly kind: 'grid' }>;

/** What is changed in one place of a grid. */
export type GridRow = GridAsked['rows'][number];
/** A change that the game refuses, and why. */
export type GridRefused = GridAsked['refused'][number];

/** What a change does to one figure, judged beside all others of the grid. */
export interface GridFigure {
  readonly id: FigureId;
  readonly title: string;
  readonly unit: string;
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
  readonly swing: { readonly share: number; readonly interval95: readonly [low: number, high: number] };
}

/** What came of a grid. */
export interface Grid {
  readonly title: string;
  readonly packages: Plan['packages'];
  /** How many figures were looked at, for which all are corrected. */
  readonly comparisons: number;
  readonly effects: readonly GridEffect[];
  readonly refused: readonly GridRefused[];
}

/** The figures that all rows of a grid tell: without unequal players nobody is the better one. */
const told = figureIds.filter((id) => id !== 'first-player-wins');

/** The grid of a plan whose cells have been summed up. */
export function gridOf(plan: Plan, asked: GridAsked, sums: CellSums): Grid {
  const looked = asked.rows.map((row) => ({ row, data: sums.pairData(row.cell) }));
  const all = looked.flatMap(({ data }) => figuresIn(data).map((id) => paired(data.sums[id])));
  const ps = corrected(all.map(({ p }) => p));
  let at = 0;
  const effects = looked.map(({ row: { cell, ...row }, data }): GridEffect => {
    const figures = figuresIn(data).map((id): GridFigure => {
      const { without, with: withIt, change, interval95 } = all[at] as (typeof all)[number];
      const p = ps[at++] as number;
      return {
        ...{ id, ...figureWords[id], without, with: withIt, change, corrected: p },
        interval: widened(interval95, all.length),
        verdict: p >= level ? 'noise' : change > 0 ? 'up' : 'down',
      };
    });
    return {
      ...{ ...row, matches: data.matches, seed: plan.cells[cell]?.seed ?? 0, figures },
      swing: { share: data.swings / data.matches, interval95: wilson95(data.swings, data.matches) },
    };
  });
  return { title: plan.title, packages: plan.packages, comparisons: all.length, effects, refused: asked.refused };
}

function figuresIn(data: PairData): readonly FigureId[] {
  return told.filter((id) => data.sums[id].n > 0);
}

const csvHead = [
  ...['game', 'format', 'change', 'home', 'away', 'matches', 'seed', 'figure', 'unit', 'without', 'with', 'change_by'],
  ...['low', 'high', 'corrected_p', 'verdict', 'swing', 'refused'],
];

/** A grid as CSV, a line for each figure of each change and one for each change that is refused. */
export function gridCsv({ effects, refused }: Grid): string {
  const rows = [
    ...effects.flatMap(({ game, format, change, players, matches, seed, figures, swing }) =>
      figures.map(({ id, unit, without, with: withIt, change: by, interval, corrected: p, verdict }) => [
        ...[game, format ?? '', change.join(' + '), ...players, matches, seed, id, unit, without, withIt, by],
        ...[...interval, p, verdict, swing.share, ''],
      ]),
    ),
    ...refused.map(({ game, format, change, why }) => [
      ...[game, format ?? '', change.join(' + ')],
      ...new Array<string>(14).fill(''),
      why,
    ]),
  ];
  return `${[csvHead, ...rows].map((row) => row.map(csvField).join(',')).join('\n')}\n`;
}

function csvField(value: string | number): string {
  const text = String(value);
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;').replaceAll('\n', ' ');
const signed = (value: number, digits: number): string => {
  // what rounds to nothing has no sign
  const text = value.toFixed(digits).replace(/^-(0\.?0*)$/, '$1');
  return value > 0 && Number(text) !== 0 ? `+${text}` : text;
};

function figureText(effect: GridEffect, id: FigureId): string {
  const figure = effect.figures.find((each) => each.id === id);
  if (!figure) return '';
  const [factor, digits, unit] = figure.unit === 'share' ? [100, 1, ' %'] : [1, 1, ''];
  const [low, high] = figure.interval.map((end) => signed(factor * end, digits));
  const by = `${signed(factor * figure.change, digits)}${unit} (${low} to ${high})`;
  return figure.verdict === 'noise' ? `(${by})` : `**${by}**`;
}

/** A grid as a page of Markdown: for each game a table of what every change does, and one of what is refused. */
export function gridPage(grid: Grid): string {
  const games = [...new Set([...grid.effects, ...grid.refused].map(({ game }) => game))];
  const lines = [
    `# ${grid.title}`,
    '',
    `Each line compares matches with the change and without it, from the same seeds. Bold is what is real: chance alone would give one bold figure or more on this page in one of twenty studies (${grid.comparisons} figures, corrected by Holm). All intervals hold at once with 95 % confidence.`,
    '',
  ];
  for (const game of games) {
    const effects = grid.effects.filter((each) => each.game === game);
    const [first] = effects;
    lines.push(`## ${game}`, '');
    if (first) {
      lines.push(
        `${first.matches} matches each way, seed ${first.seed}.`,
        '',
        '| Change | Format | Players | First innings, runs | Balls | Close finish | Another winner |',
        '|---|---|---|---|---|---|---|',
        ...effects.map(
          (each) =>
            `| ${cell(each.change.join(' + '))} | ${cell(each.format ?? '')} | ${cell(each.players.join(' v '))} | ${(['first-innings', 'balls', 'close'] as const).map((id) => figureText(each, id)).join(' | ')} | ${(100 * each.swing.share).toFixed(1)} % |`,
        ),
        '',
      );
    }
    const refused = grid.refused.filter((each) => each.game === game);
    if (refused.length > 0)
      lines.push(
        `Refused: ${refused.length}.`,
        '',
        '| Change | Format | Why |',
        '|---|---|---|',
        ...refused.map(
          ({ change, format, why }) => `| ${cell(change.join(' + '))} | ${cell(format ?? '')} | ${cell(why)} |`,
        ),
        '',
      );
  }
  return `${lines.join('\n').trimEnd()}\n`;
}
