import type { Row } from './duel.js';
import { type Kind, playsAlone } from './duels.js';
import { type Estimate, estimateOf, meanOf } from './interval.js';

/** The logarithm of today's speed to the baseline's, in the mean of the rounds of each pair of processes. */
function logsOf({ pairs }: Row): readonly number[] {
  return pairs.map((rounds) => meanOf(rounds.map(({ today, baseline }) => Math.log(today / baseline))));
}

/** Today's speed to the baseline's in one row. */
export function ratioOfRow(row: Row): Estimate {
  return estimateOf(logsOf(row));
}

/** The geometric mean of several rows; each row counts once. Every row has as many pairs. */
export function ratioOfRows(rows: readonly Row[]): Estimate {
  const logs = rows.map(logsOf);
  return estimateOf((logs[0] as readonly number[]).map((_, pair) => meanOf(logs.map((row) => row[pair] as number))));
}

/** What is held against a target. */
export interface Verdict {
  readonly what: string;
  readonly wanted: number;
  readonly found: number;
  /** The row that it was found in; null where it is of all. */
  readonly row: Row | null;
  readonly met: boolean;
}

function lowest(
  rows: readonly Row[],
  of: (estimate: Estimate) => number,
): { readonly row: Row; readonly found: number } {
  const all = rows.map((row) => ({ row, found: of(ratioOfRow(row)) }));
  return all.reduce((a, b) => (b.found < a.found ? b : a));
}

/**
 * Games in which the sensible player is another one than at the baseline, and weighs so much more that it may take longer: README.md says why.
 * They are held to this instead.
 */
const weighsMore: Readonly<Record<string, number>> = { 'full CCSL, three overs': 0.6 };

/** Holds rows to what a change may cost: simulation next to nothing, players what it takes to keep them from cheating. */
export function verdictsOn(rows: readonly Row[]): readonly Verdict[] {
  const of = (kind: Kind): readonly Row[] => rows.filter((row) => row.kind === kind);
  const verdicts: Verdict[] = [];
  const add = (what: string, wanted: number, { found, row }: { found: number; row: Row | null }): void => {
    verdicts.push({ what, wanted, found, row, met: found >= wanted });
  };
  const [simulation, sensible, views] = [of('simulation'), of('sensible'), of('views')];
  if (simulation.length > 0) {
    add('simulation without players, geometric mean of the rows', 0.98, {
      found: ratioOfRows(simulation).ratio,
      row: null,
    });
    add(
      'simulation without players, upper end of the lowest interval',
      0.95,
      lowest(simulation, ({ high }) => high),
    );
  }
  const usual = sensible.filter(({ game }) => weighsMore[game] === undefined);
  if (usual.length > 0)
    add(
      'sensible players, lowest row but for those named below',
      0.8,
      lowest(usual, ({ ratio }) => ratio),
    );
  for (const row of sensible) {
    const wanted = weighsMore[row.game];
    if (wanted !== undefined) add(`sensible players, ${row.game}`, wanted, { row, found: ratioOfRow(row).ratio });
  }
  if (views.length > 0)
    add(
      'trivial players that are given views, lowest row',
      0.5,
      lowest(views, ({ ratio }) => ratio),
    );
  return verdicts;
}

/** The rows in which both sides were to play the same matches and did not: nobody decides there but uniform players. */
export function strayed(rows: readonly Row[]): readonly Row[] {
  return rows.filter(({ kind, same }) => playsAlone(kind) && !same);
}
