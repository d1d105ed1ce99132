import type { Simulation } from '@howzat/simulator';
import type { Target } from './targets.js';
import type { Verdict } from './verdict.js';

/** What was simulated for one target. */
export interface Calibrated {
  readonly target: Target;
  /** Two sensible players. */
  readonly figures: Simulation;
  readonly verdicts: readonly Verdict[];
}

function value(n: number, unit: Verdict['unit']): string {
  return unit === 'share' ? `${(100 * n).toFixed(1)} %` : n.toFixed(unit === 'runs' ? 1 : 2);
}

function band({ wanted: [lowest, highest], unit }: Verdict): string {
  if (unit === 'share' && highest === 1) return `≥ ${value(lowest, unit)}`;
  if (lowest === 0) return `≤ ${value(highest, unit)}`;
  return `${value(lowest, unit)} to ${value(highest, unit)}`;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

/** The report as Markdown. */
export function report(all: readonly Calibrated[], seed: number): string {
  const verdicts = all.flatMap(({ target, verdicts: list }) =>
    list.map((it) =>
      row([
        target.title,
        it.what,
        band(it),
        `${value(it.found, it.unit)} ± ${value(1.96 * it.error, it.unit)}`,
        it.met ? 'yes' : 'no',
      ]),
    ),
  );
  const shapes = all.map(({ target, figures: { firstInnings, secondInnings, results, matches, balls, extras } }) =>
    row([
      target.title,
      `${firstInnings.mean.toFixed(1)} (${firstInnings.sd.toFixed(1)})`,
      firstInnings.quartiles.join(' / '),
      `${firstInnings.wickets.mean.toFixed(2)} (${firstInnings.wickets.sd.toFixed(2)})`,
      `${secondInnings.mean.toFixed(1)} (${secondInnings.sd.toFixed(1)})`,
      [results.battingFirst, results.battingSecond, results.tie].map((n) => value(n / matches, 'share')).join(' / '),
      (balls / matches).toFixed(1),
      value(extras, 'share'),
    ]),
  );
  return [
    '# What matches look like',
    '',
    `Made by \`npm run calibrate\` with the seed ${seed}. Two sensible players play each other, with rulings as they are by default;`,
    'then the sensible player plays a random one, and one that looks for the best next ball (fewer matches, for it is slow), sides',
    'alternating. Behind ± stands half of a 95 % interval.',
    '',
    row(['Game', 'Figure', 'Wanted', 'Found', 'Met']),
    row(['---', '---', '---:', '---:', '---']),
    ...verdicts,
    '',
    '## Matches between two sensible players',
    '',
    row([
      'Game',
      'First innings (SD)',
      'Quartiles',
      'Wickets (SD)',
      'Second innings (SD)',
      'First / second / tie',
      'Balls',
      'Extras',
    ]),
    row(['---', '---:', '---:', '---:', '---:', '---:', '---:', '---:']),
    ...shapes,
    '',
  ].join('\n');
}
