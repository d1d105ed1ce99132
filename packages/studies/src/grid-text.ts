import type { FigureId } from '@howzat/simulator';
import type { Grid, GridEffect } from './grid.js';

const csvHead = [
  ...['game', 'format', 'change', 'home', 'away', 'matches', 'seed', 'figure', 'unit', 'without', 'with', 'change_by'],
  ...['low', 'high', 'corrected_p', 'verdict', 'swing', 'refused'],
];

/**
 * A grid as CSV, a line for each figure of each change and one for each change that is refused.
 *
 * @param grid what came of a grid
 *
 * @example
 * import { type Grid, gridCsv } from '@howzat/studies';
 *
 * const grid: Grid = { study: 'none', title: 'Wickets', packages: [], comparisons: 0, effects: [], refused: [] };
 * console.log(gridCsv(grid).startsWith('game,format,change,')); // true
 */
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

/**
 * A grid as a page of Markdown: for each game a table of what every change does, and one of what is refused.
 *
 * @param grid what came of a grid
 *
 * @example
 * import { type Grid, gridPage } from '@howzat/studies';
 *
 * const grid: Grid = { study: 'none', title: 'Wickets', packages: [], comparisons: 0, effects: [], refused: [] };
 * console.log(gridPage(grid).split('\n')[0]); // # Wickets
 */
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
