import { blocks, type Page, table } from '@howzat/pages';
import { type Target, targets } from '../../apps/calibration/src/targets.js';
import { barChart } from './chart.js';
import type { Game } from './games.js';
import type { Measured, Shape } from './measured.js';
import { madeLine, percent } from './words.js';

/** A ball by what came of it, as people read it. */
const ballWords: Readonly<Record<string, string>> = {
  dot: 'dot',
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  more: 'more',
  wicket: 'wicket',
  byes: 'byes',
  wide: 'wide',
  noBall: 'no-ball',
};

function targetOf({ game, format }: Shape): Target | undefined {
  return (
    targets.find((target) => target.variant === game && (target.format ?? null) === format) ??
    targets.find(
      (target) =>
        target.variant === game && target.format === undefined && (format === 'fifty-over' || format === 'standard'),
    )
  );
}

function targetRows(shape: Shape): string[][] {
  const target = targetOf(shape);
  const wanted = target?.shape;
  const band = (of: readonly [number, number] | undefined, told: (n: number) => string): string =>
    of === undefined ? 'none: the rules alone make it' : `${told(of[0])} to ${told(of[1])}`;
  const whole = (n: number): string => n.toFixed(0);
  const share = (n: number): string => percent(n, 0);
  return [
    [
      'First innings, mean',
      `${shape.first.mean.toFixed(1)} ± ${(1.96 * shape.first.error).toFixed(1)}`,
      band(wanted?.total, whole),
    ],
    ['First innings, standard deviation', shape.first.sd.toFixed(1), band(wanted?.sd, whole)],
    ['First innings, quartiles', shape.first.quartiles.join(' / '), ''],
    [
      'Wickets, first innings',
      `${shape.wickets.mean.toFixed(2)} (SD ${shape.wickets.sd.toFixed(2)})`,
      band(wanted?.wickets, String),
    ],
    ['Second innings, mean', `${shape.second.mean.toFixed(1)} (SD ${shape.second.sd.toFixed(1)})`, ''],
    ['Side batting first wins', percent(shape.results.battingFirst), band(wanted?.battingFirst, share)],
    ['Side batting second wins', percent(shape.results.battingSecond), ''],
    ['Ties', percent(shape.results.tie), band(wanted?.ties, share)],
    ['Balls in a match', shape.ballsPerMatch.toFixed(1), ''],
    ['Extras, of all runs', percent(shape.extras), ''],
    [
      'A sensible player beats a random one',
      `${percent(shape.skill.share)} of decided matches`,
      target ? `at least ${percent(target.beats.random, 0)}` : '',
    ],
    [
      'A sensible player beats a greedy one, who plays for the next ball alone',
      `${percent(shape.plan.share)} (${shape.plan.interval95.map((x) => percent(x, 0)).join(' to ')}) of decided matches, in ${shape.plan.matches}`,
      target ? `at least ${percent(target.beats.greedy, 0)}` : '',
    ],
  ];
}

/** What simulated matches look like, beside what they are held to. */
/** @param decisions what each decision of the game is worth, as a part of the page */
export function numbersPage({ id, registry }: Game, measured: Measured<readonly Shape[]>, decisions: string): Page {
  const shapes = measured.data.filter(({ game }) => game === id);
  const kinds = Object.keys(shapes[0]?.perBall ?? {}).filter((kind) =>
    shapes.some(({ perBall }) => (perBall[kind] ?? 0) >= 0.0005),
  );
  return {
    path: 'numbers.md',
    title: 'Numbers',
    text: blocks(
      '# Numbers',
      `What matches of ${registry.title} look like when two computer players who know what they do play each other. A game is in good shape when these figures look like cricket, when neither side of the toss is favoured, and when the better player wins more often.`,
      madeLine(measured),
      '## Runs of an innings',
      barChart({
        label: `Mean runs of the first and of the second innings, by format: ${shapes.map(({ title, first, second }) => `${title} ${first.mean.toFixed(0)} and ${second.mean.toFixed(0)}`).join('; ')}`,
        categories: shapes.map(({ title }) => title),
        series: [
          { name: 'first innings', values: shapes.map(({ first }) => Number(first.mean.toFixed(1))) },
          { name: 'second innings', values: shapes.map(({ second }) => Number(second.mean.toFixed(1))) },
        ],
      }),
      '## What a ball brings',
      barChart({
        label: 'The share of balls by what came of them; the table below has the numbers',
        categories: kinds.map((kind) => ballWords[kind] ?? kind),
        series: shapes.map(({ title, perBall }) => ({
          name: title,
          values: kinds.map((kind) => Number((100 * (perBall[kind] ?? 0)).toFixed(1))),
        })),
        unit: ' %',
      }),
      table(
        ['Ball', ...shapes.map(({ title }) => title)],
        kinds.map((kind) => [ballWords[kind] ?? kind, ...shapes.map(({ perBall }) => percent(perBall[kind] ?? 0))]),
      ),
      ...shapes.flatMap((shape) => [
        `## ${shape.title}`,
        table(['Figure', 'Found', 'Wanted'], targetRows(shape)),
        Object.keys(shape.dismissals).length > 1
          ? `Out: ${Object.entries(shape.dismissals)
              .map(([how, n]) => `${how} ${percent(n / Object.values(shape.dismissals).reduce((a, b) => a + b, 0))}`)
              .join(', ')}.`
          : '',
      ]),
      decisions,
      'What is wanted comes from `apps/calibration`, whose run (`npm run calibrate`) plays more matches and fails where a figure leaves its band.',
    ),
  };
}
