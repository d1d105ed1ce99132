import { cpus } from 'node:os';
import { rangeOf } from '../measure.js';
import { cells } from '../table.js';
import type { Side } from './alternation.js';
import type { Round, Row } from './duel.js';
import { type Kind, playsAlone } from './duels.js';
import type { Estimate } from './interval.js';
import { ratioOfRow, ratioOfRows, strayed, verdictsOn } from './verdicts.js';

/** Everything that a comparison found. */
export interface Comparison {
  readonly command: string;
  /** What the two sides are. */
  readonly today: string;
  readonly baseline: string;
  readonly rounds: number;
  readonly pairs: number;
  readonly rows: readonly Row[];
}

const kinds: readonly (readonly [Kind, string])[] = [
  ['simulation', 'Simulation without players'],
  ['replay', 'Records replayed'],
  ['sensible', 'Sensible players'],
  ['views', 'Trivial players that are given views'],
];

function ratio(n: number): string {
  return n.toFixed(3);
}

function interval({ low, high }: Estimate): string {
  return `${ratio(low)} to ${ratio(high)}`;
}

function speed(row: Row, side: Side): string {
  const { median } = rangeOf(row.pairs.flat().map((round: Round) => round[side]));
  return (median / 1e6).toPrecision(3);
}

function matches({ kind, same, matches: compared }: Row): string {
  if (same) return `the same ${compared}`;
  return playsAlone(kind) ? '**not the same**' : 'others';
}

function tableOf(rows: readonly Row[]): readonly string[] {
  return [
    cells('Game', 'Contestant', 'Baseline', 'Today', 'Ratio', '95 % interval', 'Matches'),
    cells('---', '---', '---:', '---:', '---:', '---:', '---'),
    ...rows.map((row) => {
      const estimate = ratioOfRow(row);
      return cells(
        row.game,
        row.name,
        speed(row, 'baseline'),
        speed(row, 'today'),
        ratio(estimate.ratio),
        interval(estimate),
        matches(row),
      );
    }),
  ];
}

function sectionOf(title: string, rows: readonly Row[]): readonly string[] {
  if (rows.length === 0) return [];
  const all = ratioOfRows(rows);
  return [
    '',
    `## ${title}`,
    '',
    `Geometric mean of the rows: **${ratio(all.ratio)}**, 95 % interval ${interval(all)}.`,
    '',
    ...tableOf(rows),
  ];
}

function targetsOf(rows: readonly Row[]): readonly string[] {
  return [
    '## Targets',
    '',
    cells('What', 'Wanted', 'Found', 'Where', 'Met'),
    cells('---', '---:', '---:', '---', '---'),
    ...verdictsOn(rows).map(({ what, wanted, found, row, met }) =>
      cells(
        what,
        `≥ ${wanted.toFixed(2)}`,
        ratio(found),
        row ? `${row.game}: ${row.name}` : 'all rows',
        met ? 'yes' : 'no',
      ),
    ),
  ];
}

/** Whether every target is met, and both sides played the same matches where they were to. */
export function holds({ rows }: Comparison): boolean {
  return strayed(rows).length === 0 && verdictsOn(rows).every(({ met }) => met);
}

/** A comparison as Markdown. */
export function reportOf({ command, today, baseline, rounds, pairs, rows }: Comparison): string {
  const cpu = `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} processors`;
  const lines = [
    '# How fast Howzat is beside its baseline of speed',
    '',
    `Made by \`${command}\` with Node ${process.version} on ${cpu}.`,
    `Today is ${today}; the baseline is ${baseline}.`,
    '',
    "Both sides hold today's contests, each with its own packages, in processes of their own that take turns:",
    `${rounds} rounds by ${pairs} pairs of processes, and who plays first changes every round. Speeds are millions of balls for`,
    'a second of processor time, the median of the rounds. A ratio is today to the baseline: the geometric mean of the',
    'rounds of each pair, and of the pairs. Its interval is that of the logarithms by Student’s t distribution, with the',
    'pairs as the sample: rounds of one pair are not independent, since V8 compiles a process once, well or badly. Each',
    'row counts once in the mean of the rows. Flags of V8 make both sides settle sooner (README.md says which), so',
    'speeds are not those of RESULTS.md.',
    '',
    'Scores of the first matches are compared. Without players both sides have to play the same matches. Players may',
    'draw from other random streams than they did at the baseline; then their matches are others, and the table says so.',
    '',
    ...targetsOf(rows),
    ...kinds.flatMap(([kind, title]) =>
      sectionOf(
        title,
        rows.filter((row) => row.kind === kind),
      ),
    ),
  ];
  return `${lines.join('\n')}\n`;
}
