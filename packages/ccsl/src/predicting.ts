import { chaseChance, laterRuns, type Unused } from './bluffs.js';
import { type Card, cards } from './components/cards.js';
import { gainOf, game, worth } from './solve-ball.js';
import type { Standing } from './standing.js';

/** Which card of the bowler to predict where an innings has one wicket and one over. The runs come even where the batter is out. */

/** Is this a match of one over, in which every innings is down to its last wicket? */
export function isShort({ p, long, wickets, balls }: Standing): boolean {
  return !long && wickets === 1 && balls < p.ballsPerOver;
}

const all: Unused = { trap: true, pass: true };

/** The chance that so many runs of a first innings win the match. */
function holds(at: Standing, total: number): number {
  const { ballsPerOver } = at.p;
  return 1 - chaseChance(at, ballsPerOver, 1, 0, 0, total + 1, laterRuns(ballsPerOver, 1, all), all);
}

/** The chance to win a chase that ends with so many runs needed; a tie is half of it. */
function ends(needed: number): number {
  return needed <= 0 ? 1 : needed === 1 ? 0.5 : 0;
}

/** What a run of a first innings that goes on adds to the chance to win, on average. */
const usualRun = 0.04;
const noModes = { defence: false, shift: false, hidden: false };

/** What a right prediction adds to the chance to win where the batter bats on, and where they are out on that ball. */
function worths(at: Standing, played: Card | 'pass'): readonly [on: number, out: number] {
  const { p, made, needed } = at;
  const runs = p.anticipationRuns;
  if (needed < 0) return [usualRun * runs, holds(at, made + runs) - holds(at, made)];
  const card = played === 'pass' ? null : played;
  const gained = card === null ? 0 : gainOf(card, at.ready, p.hiddenRuns, noModes);
  const on = worth(at, 0, gained + runs, card, at) - worth(at, 0, gained, card, at);
  return [on, ends(needed - runs) - ends(needed)];
}

/**
 * The row of the card that it is best to predict, once the present ball is solved. That is often the batter's own: it is right where they are
 * out, and an innings without a run hardly ever wins.
 */
export function bestPrediction(at: Standing, played: Card | 'pass'): number {
  const [on, out] = worths(at, played);
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let row = 0; row < 6; row++) {
    const brings = (game.bowler[row] as number) * (cards[row] === played ? out : on);
    if (brings > most) [most, best] = [brings, row];
  }
  return best;
}
