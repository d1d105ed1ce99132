import { writeFileSync } from 'node:fs';
import { prospects } from '../src/equilibrium.js';
import { type Standing, standing } from './ball.js';
import { farthest, balls as lastOver, solveChase } from './chances.js';
import { solveInnings } from './innings.js';
import { mean } from './mean.js';

/**
 * Writes `src/bluffs.json`: what no ball, free hit, trap and pass are worth to the batting side, in hundredths of a run, with one to three
 * wickets and one to eighteen balls left; and the chance to win a chase in the last over, in thousandths, by wickets, balls and runs
 * needed. Innings in which they are in play are solved, and compared with one another.
 */

const balls = 18;
const wickets = 3;
const core = solveInnings(balls, wickets, {});
const bonuses = solveInnings(balls, wickets, { streak: true, trap: true, pass: true, prediction: true });
const plain = prospects({ balls, wickets, ballsPerOver: 6, powerPerOver: 2, sixLock: 2 });
const chase = solveChase();

type Unused = Partial<Pick<Standing, 'trap' | 'pass'>>;

/** The runs that an innings brings from a standing, on average over what came before; what is given holds in all of them. */
const runsOf = (solved: typeof core, left: number, down: number, more: Partial<Standing> = {}): number =>
  mean((power, lock, previous) => solved.runs(standing(left, down, { power, lock, previous, ...more })));

const table = <T>(count: number, of: (left: number, down: number) => T): readonly (readonly T[])[] =>
  Array.from({ length: wickets }, (_, w) => Array.from({ length: count }, (_b, n) => of(n + 1, w + 1)));

const runs = (of: (left: number, down: number) => number): readonly (readonly number[])[] =>
  table(balls, (left, down) => Math.round(100 * of(left, down)));

const beyond = (more: Partial<Standing>): readonly (readonly number[])[] =>
  runs((left, down) => runsOf(bonuses, left, down, more) - runsOf(bonuses, left, down));

const chances = (unused: Unused): readonly (readonly (readonly number[])[])[] =>
  table(lastOver, (left, down) =>
    Array.from({ length: farthest + 1 }, (_, needed) =>
      Math.round(
        1000 *
          mean((power, lock, previous) =>
            chase.chance(standing(left, down, { power, lock, previous, ...unused }), needed),
          ),
      ),
    ),
  );

const tables = {
  runs: {
    noBall: runs((left, down) => runsOf(core, left, down) - mean((power, lock) => plain.runs(left, down, power, lock))),
    freeHit: beyond({ freeHit: true }),
    trap: beyond({ trap: true }),
    pass: beyond({ pass: true }),
    trapAndPass: beyond({ trap: true, pass: true }),
  },
  chances: {
    plain: chances({}),
    pass: chances({ pass: true }),
    trap: chances({ trap: true }),
    trapAndPass: chances({ trap: true, pass: true }),
  },
};

/** With a row of numbers in each line. */
const text = JSON.stringify(tables, null, 2).replaceAll(/\[\s+(-?\d[\d\s,-]*?)\s+\]/g, (_, row: string) => {
  return `[${row.split(/,\s+/).join(', ')}]`;
});
writeFileSync('src/bluffs.json', `${text}\n`);
