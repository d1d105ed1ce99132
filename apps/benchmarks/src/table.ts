import { cpus } from 'node:os';
import type { Report } from './contests/contest.js';
import { type Range, rangeOf, ratioOf } from './measure.js';
import type { SimulationRun } from './processes.js';
import { type Target, targetsIn } from './targets.js';

/** Everything that a run of the benchmarks found. */
export interface Findings {
  readonly command: string;
  readonly node: string;
  readonly cpu: string;
  readonly reports: readonly Report[];
  readonly targets: readonly Target[];
  readonly simulations: readonly SimulationRun[];
  readonly profiles: readonly Profile[];
}

/** Where a contestant's time went. */
export interface Profile {
  readonly title: string;
  readonly top: readonly { readonly name: string; readonly share: number }[];
}

/** Puts findings together. */
export function findingsOf(
  command: string,
  reports: readonly Report[],
  simulations: readonly SimulationRun[],
  profiles: readonly Profile[],
): Findings {
  return {
    command,
    node: process.version,
    cpu: `${cpus()[0]?.model.trim() ?? 'unknown'}, ${cpus().length} processors`,
    reports,
    targets: targetsIn(reports),
    simulations,
    profiles,
  };
}

function number(n: number): string {
  return Number.isInteger(n) || n >= 1000
    ? Math.round(n).toLocaleString('en')
    : n >= 100
      ? n.toFixed(0)
      : n.toPrecision(3);
}

function range({ min, median, max }: Range): string {
  return `${number(median)} (${number(min)} to ${number(max)})`;
}

/** A row of a Markdown table. */
export function cells(...texts: readonly string[]): string {
  return `| ${texts.join(' | ')} |`;
}

function millions({ min, median, max }: Range): string {
  const m = (n: number): string => (n / 1e6 >= 0.1 ? (n / 1e6).toFixed(2) : (n / 1e6).toFixed(4));
  return `${m(median)} (${m(min)} to ${m(max)})`;
}

function contestRows({ id, title, rates }: Report): readonly string[] {
  const hand = rates.find(({ name }) => name === 'by hand');
  const where = id.endsWith('-after') ? `${title}, after the others` : title;
  return rates.map((one) =>
    cells(
      where,
      one.name,
      millions(rangeOf(one.rates)),
      hand && one !== hand ? range(ratioOf(one, hand)) : hand ? '1' : '',
    ),
  );
}

/** The findings as Markdown. */
export function markdown({ command, node, cpu, reports, targets, simulations, profiles }: Findings): string {
  const lines = [
    '# How fast Howzat is',
    '',
    `Made by \`${command}\` with Node ${node} on ${cpu}. Speeds are millions of balls for a second of processor time:`,
    'the median of the rounds, with the lowest and the highest. Each group is a process of its own, of bundled code, in',
    'which the contestants take turns, and ratios are medians of the ratios of the rounds. Everybody plays the same',
    'matches: their scores are compared with those of the first in the group, and where that is the hand-written loop',
    'also the states of all generators after each match of the runner.',
    '',
    '## Targets',
    '',
    cells('What', 'Wanted', 'Found', 'Met'),
    cells('---', '---:', '---:', '---'),
    ...targets.map(({ what, wanted, ratio, met }) =>
      cells(what, `≥ ${number(wanted)}`, range(ratio), met ? 'yes' : 'no'),
    ),
    '',
    '## Balls',
    '',
    'By hand: a loop in `src/baselines` for this one game and format, without rules and without a log, that draws what the',
    'runner draws. The last column is the share of its speed. Full Cubes and basic CCSL have targets for it; for Wicked, Pocket',
    'and CTG T10 it stands here for information.',
    '',
    cells('Game', 'Contestant', 'Million balls per second', 'Ratio to the hand-written loop'),
    cells('---', '---', '---:', '---:'),
    ...reports.flatMap(contestRows),
    '',
    '## Equal matches',
    '',
    cells('Contest', 'Contestant', 'What is equal', 'Matches', 'Checksum'),
    cells('---', '---', '---', '---:', '---'),
    ...reports.flatMap(({ id, checked, states }) => [
      ...checked.map(({ name, matches, checksum }) => cells(id, name, 'scores', number(matches), checksum)),
      ...(states ? [cells(id, 'runner', 'generators', number(states.matches), states.checksum)] : []),
    ]),
  ];
  if (simulations.length > 0)
    lines.push(
      '',
      '## Simulation',
      '',
      'CCSL of one over by `@howzat/simulator`, each in a process of its own; seconds as a clock tells them, loading',
      'and compiling included, and the most memory that was resident. Wanted: a million matches in less than 10 seconds, in',
      'at most 20 MB more than a hundred thousand.',
      '',
      cells('Matches', 'Workers', 'Seconds', 'MB'),
      cells('---:', '---:', '---:', '---:'),
      ...simulations.map(({ matches, workers, seconds, megabytes }) =>
        cells(number(matches), String(workers), seconds.toFixed(1), megabytes.toFixed(1)),
      ),
    );
  for (const { title, top } of profiles)
    lines.push(
      '',
      `## Profile: ${title}`,
      '',
      cells('Function', 'Share'),
      cells('---', '---:'),
      ...top.map(({ name, share }) => cells(`\`${name}\``, `${(100 * share).toFixed(1)} %`)),
    );
  return `${lines.join('\n')}\n`;
}
