import { type Habit, noHabit } from '../model/duel.js';
import type { View } from './look.js';

/** What the side that bowls reads from the strokes of an innings. */

/** Fewer strokes than these tell nothing. */
const fewest = 4;
/** A zone is a habit where it has more than this share of the strokes, and one more. */
const often = 0.6;

/** The habit of the side that bats, which plays most strokes into one zone. */
export function habitSeen({ strokes }: View): Habit {
  let all = 0;
  let most = 0;
  let zone = 0;
  for (let z = 1; z < 6; z++) {
    const here = strokes[z] as number;
    all += here;
    if (here <= most) continue;
    most = here;
    zone = z;
  }
  return all < fewest || most <= often * all + 1 ? noHabit : zone;
}
