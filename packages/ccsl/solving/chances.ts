import { BallGame, type Standing, standing, type Worth } from './ball.js';
import { ballRules } from './innings.js';

/** Chances of more runs than this are not told apart. */
export const farthest = 31;
export const balls = 6;
const wickets = 3;

/** The chance to win of the batting side, in every standing of a last over without streak, economy and modes. */
export interface LastOver {
  chance(at: Standing, points: number): number;
}

const rules = ballRules({});
const size = (wickets + 1) * 9 * 14 * 8;

function place({ wickets: down, power, lock, previous, freeHit, trap, pass, prediction }: Standing): number {
  const flags = Number(trap) * 4 + Number(pass) * 2 + Number(prediction);
  return ((((down * 3 + power) * 3 + lock) * 7 + previous + 1) * 2 + Number(freeHit)) * 8 + flags;
}

/** Goes through all standings with so many balls left. */
function* standings(left: number, most: number): Generator<Standing> {
  for (let down = 1; down <= most; down++)
    for (let power = 0; power < 3; power++)
      for (let lock = 0; lock < 3; lock++)
        for (let previous = -1; previous < 6; previous++)
          for (const freeHit of previous < 0 ? [false] : [false, true])
            for (let flags = 0; flags < 8; flags++)
              yield standing(left, down, {
                ...{ power, lock, previous, freeHit },
                ...{ trap: flags >= 4, pass: (flags & 2) > 0, prediction: (flags & 1) > 0 },
              });
}

/**
 * Solves a last over for the chance to win.
 * @param next the points after so many runs, and the chance where the innings is over or the match decided; null where it goes on
 */
function solveLastOver(
  most: number,
  next: (points: number, gained: number) => number,
  ended: (points: number, over: boolean) => number | null,
): LastOver {
  const game = new BallGame(rules);
  const layers = [new Float32Array(0)];
  const chance = (at: Standing, points: number): number =>
    ended(points, at.balls === 0 || at.wickets === 0) ??
    ((layers[at.balls] as Float32Array)[place(at) * (farthest + 1) + points] as number);
  for (let left = 1; left <= balls; left++) {
    const layer = new Float32Array(size * (farthest + 1));
    layers[left] = layer;
    for (const at of standings(left, most))
      for (let points = 0; points <= farthest; points++) {
        const known = ended(points, false);
        const worth: Worth = (after, gained) => chance(after, next(points, gained));
        const together = left <= 2 && points <= 9;
        layer[place(at) * (farthest + 1) + points] = known ?? game.solve({ at, together, worth });
      }
  }
  return { chance };
}

/** A chase: points are the runs that are needed. */
export function solveChase(): LastOver {
  return solveLastOver(
    wickets,
    (needed, gained) => Math.min(farthest, needed - gained),
    (needed, over) => (needed <= 0 ? 1 : over ? (needed === 1 ? 0.5 : 0) : null),
  );
}
