import tables from './bluffs.json';
import type { Prospects, Terms } from './equilibrium.js';

/**
 * What traps, passes and no balls are worth in balls to come. `npm run solve` in this package solves innings of up to eighteen balls and
 * three wickets, and chases of the last over, with and without each of them; `bluffs.json` has what comes of it. Innings that are longer, or
 * have more wickets, are looked at as those.
 */

/** What can still be used in an innings. */
export interface Unused {
  readonly trap: boolean;
  readonly pass: boolean;
}

type Rows = readonly (readonly number[])[];

/** In runs; the tables hold hundredths, by wickets and balls left. */
function runsIn(table: Rows, balls: number, wickets: number): number {
  const row = table[Math.min(wickets, table.length) - 1] as readonly number[];
  return (row[Math.min(balls, row.length) - 1] as number) / 100;
}

/** The table for what can still be used. */
function tableFor<T, N>(of: { trapAndPass: T; trap: T; pass: T }, neither: N, { trap, pass }: Unused): T | N {
  if (trap) return pass ? of.trapAndPass : of.trap;
  return pass ? of.pass : neither;
}

/**
 * What no balls, and a trap and a pass that can still be used, bring the batting side on average in so many balls to come, in runs; what they
 * take is below nought.
 */
export function laterRuns(balls: number, wickets: number, unused: Unused): number {
  if (balls <= 0 || wickets <= 0) return 0;
  const { runs } = tables;
  const bluffs = tableFor(runs, null, unused);
  const noBall = runsIn(runs.noBall, balls, wickets);
  return bluffs ? noBall + runsIn(bluffs, balls, wickets) : noBall;
}

/** What a free hit on the next ball brings the batting side, in runs. */
export function freeHitRuns(balls: number, wickets: number): number {
  return balls <= 0 || wickets <= 0 ? 0 : runsIn(tables.runs.freeHit, balls, wickets);
}

/** The over whose chases were solved by themselves: by the numbers of the rulebook. */
const lastOver = 6;

/** Whether the chances of the last over are those of innings under these terms. */
export function isAsPrinted({ ballsPerOver, powerPerOver, sixLock }: Omit<Terms, 'balls' | 'wickets'>): boolean {
  return ballsPerOver === lastOver && powerPerOver === 2 && sixLock === 2;
}

/**
 * Runs that are still needed where so many more than usual are to be expected, one at least: whoever needs little hardly misses cards that
 * are barred, and wins little by others.
 */
function stillNeeded(needed: number, usual: number, more: number): number {
  return Math.max(1, needed - more * Math.min(1, needed / usual));
}

/** How often a ball of the last over comes with so many power cards played, and so much of the lock. */
export const usualPower = [0.5, 0.3, 0.2];
export const usualLock = [0.7, 0.15, 0.15];

/** The runs that balls of a last over bring on that average, by wickets and balls left, once they were asked for. */
const usual = /* @__PURE__ */ new WeakMap<Prospects, Float64Array>();

function usualRuns(solved: Prospects): Float64Array {
  const known = usual.get(solved);
  if (known) return known;
  const runs = new Float64Array(3 * lastOver);
  for (let at = 0; at < runs.length; at++)
    for (const [power, a] of usualPower.entries())
      for (const [lock, b] of usualLock.entries())
        runs[at] =
          (runs[at] as number) + a * b * solved.runs((at % lastOver) + 1, Math.floor(at / lastOver) + 1, power, lock);
  usual.set(solved, runs);
  return runs;
}

/** How an innings stands in which so many runs are needed, one at least. */
export interface Chase {
  readonly solved: Prospects;
  readonly asPrinted: boolean;
}

/**
 * The chance to make the runs that are needed, one at least; a tie is half of it.
 * @param beyond the runs that are to be expected beside those of cards, quota and lock
 */
export function chaseChance(
  { solved, asPrinted }: Chase,
  balls: number,
  wickets: number,
  power: number,
  lock: number,
  needed: number,
  beyond: number,
  unused: Unused,
): number {
  if (balls <= 0 || wickets <= 0) return needed === 1 ? 0.5 : 0;
  if (!asPrinted || balls > lastOver) {
    const points = stillNeeded(needed, solved.runs(balls, wickets, power, lock), beyond);
    const whole = Math.floor(points);
    const chance = solved.chance(balls, wickets, power, lock, whole);
    return chance + (points - whole) * (solved.chance(balls, wickets, power, lock, whole + 1) - chance);
  }
  const { chances } = tables;
  const lives = Math.min(wickets, 3);
  const rows = tableFor(chances, chances.plain, unused);
  const row = (rows[lives - 1] as Rows)[balls - 1] as readonly number[];
  const most = usualRuns(solved)[(lives - 1) * lastOver + balls - 1] as number;
  // what a usual innings has beside them is in the table
  const more = beyond - laterRuns(balls, wickets, unused) + solved.runs(balls, lives, power, lock) - most;
  const points = Math.min(stillNeeded(needed, most, more), row.length - 1);
  const whole = Math.floor(points);
  const low = row[whole] as number;
  return (low + (points - whole) * ((row[whole + 1] ?? low) - low)) / 1000;
}
