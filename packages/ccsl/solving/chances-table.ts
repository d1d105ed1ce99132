import { writeFileSync } from 'node:fs';
import { balls, farthest, type LastOver, solveChase, wickets } from './chances.js';
import { standing } from './innings.js';
import { mean } from './mean.js';

/**
 * Writes `src/sensible/chances.json`: the chance of the batting side to win in a last over, in thousandths. In a chase by what may still
 * be used (4 the trap, 2 the pass, 1 a prediction), wickets, balls and runs needed.
 */
function along(solved: LastOver, flags: number, down: number, left: number): readonly number[] {
  const may = { trap: flags >= 4, pass: (flags & 2) > 0, prediction: (flags & 1) > 0 };
  return Array.from({ length: farthest + 1 }, (_, points) =>
    Math.round(
      1000 *
        mean((power, lock, previous) => solved.chance(standing(left, down, { power, lock, previous, ...may }), points)),
    ),
  );
}

const all = <T>(count: number, of: (at: number) => T): readonly T[] => Array.from({ length: count }, (_, at) => of(at));
const chase = solveChase();
const chases = all(8, (flags) => all(wickets, (w) => all(balls, (n) => along(chase, flags, w + 1, n + 1))));
writeFileSync(
  'src/sensible/chances.json',
  `{\n  "chases": [\n${chases.map((rows) => `    ${JSON.stringify(rows)}`).join(',\n')}\n  ]\n}\n`,
);
