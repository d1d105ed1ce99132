import type { Report } from './contests/contest.js';
import { type Range, ratioOf } from './measure.js';
import { larger, measured, small, yardstick } from './plan.js';

/** One thing the project set out to reach, and what came of it. */
export interface Target {
  readonly what: string;
  readonly wanted: number;
  readonly ratio: Range;
  readonly met: boolean;
}

/** The ratio of two contestants of one process, by the ids of contest and names; null where one did not play. */
function ratioIn(reports: readonly Report[], id: string, a: string, b: string): Range | null {
  const rates = reports.find((report) => report.id === id)?.rates;
  const of = rates?.find(({ name }) => name === a);
  const to = rates?.find(({ name }) => name === b);
  return of && to ? ratioOf(of, to) : null;
}

/** What was to be reached, as far as the contests that were held tell it. */
export function targetsIn(reports: readonly Report[]): readonly Target[] {
  const targets: Target[] = [];
  const want = (what: string, wanted: number, ratio: Range | null): void => {
    if (ratio) targets.push({ what, wanted, ratio, met: ratio.median >= wanted });
  };
  for (const { id, title } of measured) {
    for (const [end, when] of [
      ['', 'alone'],
      ['-after', 'after the others'],
    ] as const) {
      want(`${title}, ${when}: runner / by hand`, 0.5, ratioIn(reports, `${id}${end}`, 'runner', 'by hand'));
      want(
        `${title}, ${when}: runner with full log / by hand`,
        0.25,
        ratioIn(reports, `${id}-log${end}`, 'runner, full log', 'by hand'),
      );
    }
  }
  want('basic CCSL: runner / boardgame.io', 1000, ratioIn(reports, 'basic-ccsl-boardgame', 'runner', 'boardgame.io'));
  for (const { id, title } of small)
    want(`${title}: runner / machine`, 200, ratioIn(reports, `${id}-machine`, 'runner', 'machine'));
  for (const { id, title, random, sensible, replay } of larger) {
    const beside = (name: string): Range | null => ratioIn(reports, `${id}-beside-cubes`, name, yardstick);
    want(`${title}: runner / runner on full Cubes`, random, beside('runner'));
    if (sensible !== null)
      want(`${title}: sensible players / runner on full Cubes`, sensible, beside('runner, sensible players'));
    if (replay !== null)
      want(
        `${title}: record replayed / machine`,
        replay,
        ratioIn(reports, `${id}-replay`, 'record replayed', 'machine'),
      );
  }
  return targets;
}
