import { AfterBall } from './after-ball.js';
import { freeHitRuns } from './bluffs.js';
import { type Card, cards } from './components/cards.js';
import { isSameBall, type Standing, standingOf, type Table } from './standing.js';
import { noStakes, TrapSolver } from './trap-game.js';

const stakes = /* @__PURE__ */ noStakes();
/** How both sides mix what they do, once a ball is solved. */
export const game = /* @__PURE__ */ new TrapSolver();

/** The modes that change what a card is worth on this ball. */
export interface Modes {
  readonly defence: boolean;
  readonly shift: boolean;
  readonly hidden: boolean;
}

/** What a card brings when it is not matched. */
export function gainOf(card: Card, doubled: boolean, hiddenRuns: number, modes: Modes): number {
  let runs: number = card;
  if (modes.defence && !modes.hidden) runs = card > 3 ? card / 2 : card < 2 ? 2 * card : card;
  if (doubled) runs *= 2;
  return modes.hidden ? runs + hiddenRuns : runs;
}

/** What the present ball may come to. */
export const after = /* @__PURE__ */ new AfterBall();

/** The ball that was solved last, and its value: both sides solve it, one after the other. */
let solvedLast: { readonly at: Standing; readonly modes: Modes; readonly value: number } | null = null;

function areSameModes(a: Modes, b: Modes): boolean {
  return a.defence === b.defence && a.shift === b.shift && a.hidden === b.hidden;
}

/** Solves the present ball; `game` then holds how both sides mix their cards. */
export function solve(t: Table, modes: Modes): number {
  const at = standingOf(t);
  if (solvedLast === null || !areSameModes(solvedLast.modes, modes) || !isSameBall(solvedLast.at, at))
    solvedLast = { at, modes, value: solveNow(at, modes) };
  return solvedLast.value;
}

/**
 * What each card that is not matched brings beyond what the tables say, by over and innings: runs in the first innings of one over, else a chance to
 * win. The tables hold the high cards for a little less than they are worth. A batter who played those more often won 53 of a hundred
 * matches over one over, and 54 over two. With these numbers, which were found by trying, no habit that
 * `howzat exploit` finds is sure to win more than 52.
 */
const oneOverFirst = [0, 0, 0.2, 0.6, 0.7, 1];
const oneOverChase = [0, 0, 0.005, 0.02, 0.025, 0.035];
const twoOver = [0, 0, 0.045, 0, 0.07, 0.04];

/** The same for the present ball; null where the tables say it all. */
function beyondTables(at: Standing): readonly number[] | null {
  const { overs, balls, needed, long, asPrinted, firstOf } = at;
  if (long) return overs === 2 && asPrinted && balls >= over && (needed >= 0 || firstOf > 0) ? twoOver : null;
  // nobody knows anything of the first ball, and the last one is exact
  if (!isWholeOver(at) || balls === 0 || balls >= over - 1) return null;
  return needed < 0 ? oneOverFirst : oneOverChase;
}

/** Is it the one over of a match with trap, pass and prediction? */
function isWholeOver({ p, overs, wickets, long, asPrinted }: Standing): boolean {
  return !long && overs === 1 && wickets === 1 && asPrinted && p.trap && p.pass && p.anticipation;
}

/**
 * The 0 is played less on the first ball than its risk says. A bowler who has bowled it can bowl any card that matters next, without a no-ball:
 * whoever always bowled it there won 53 of a hundred matches.
 */
const fewNoughts = 0.3;
const over = 6;

/** Sets up and solves the present ball over all six cards, with the trap and the pass where they can be had now. */
function solveNow(at: Standing, modes: Modes): number {
  const { p, trap, pass, forced, freeHit, lock } = at;
  const { free, caught, legal } = stakes;
  const lost = modes.hidden ? 0 : 1;
  after.look(at, modes.hidden);
  const closed = at.power >= p.powerPerOver;
  const more = beyondTables(at);
  stakes.noughts = isWholeOver(at) && at.balls === over - 1 ? fewNoughts : 1;
  // the same for all cards but power cards
  const out = after.worth(lost, 0, null, at);
  for (let row = 0; row < 6; row++) {
    const card = cards[row] as Card;
    const isLegal = forced
      ? card < 2
      : !(card > 3 && closed) && !(card === 6 && lock > 0) && !(modes.shift && card % 2 === 1);
    legal[row] = isLegal ? 1 : 0;
    if (!isLegal) continue;
    const gain = gainOf(card, at.ready, p.hiddenRuns, modes);
    free[row] = after.worth(0, gain, card, at) + (more === null || modes.hidden ? 0 : (more[row] as number));
    caught[row] = card > 3 ? after.worth(lost, 0, card, at) : out;
  }
  stakes.matches = modes.hidden || !freeHit;
  const traps = trap && !forced && !modes.hidden;
  const passes = pass && !modes.hidden && !(p.passForced === 'forbidden' && (forced || modes.shift));
  stakes.trapCosts = Number.POSITIVE_INFINITY;
  stakes.trapTakes = 0;
  if (traps) {
    const without = { trap: false, pass };
    stakes.trapCosts = Math.max(0, after.worth(0, 0, null, without) - after.worth(0, 0, null, at));
    const later = after.worth(1, 0, null, without) - out;
    stakes.trapTakes = stakes.trapCosts - later;
  }
  stakes.passIsWorth = passes ? after.worth(0, 0, null, { trap, pass: false }) : Number.NEGATIVE_INFINITY;
  stakes.repeats = modes.hidden ? -1 : cards.indexOf(at.previous as Card);
  const value = game.solve(stakes);
  if (!modes.hidden && !freeHit) fearRepetition(at, value);
  return value;
}

/**
 * A bowler who repeats their card pays for it: so the batter plays that card more often, by just as much as the no ball
 * costs, and where it costs more than a wicket the bowler does not repeat at all.
 */
function fearRepetition(at: Standing, value: number): void {
  const { free, caught, legal, repeats: previous } = stakes;
  // where it is trapped, nobody has to repeat it
  if (previous < 0 || !legal[previous] || game.trap > 0 || (free[previous] as number) <= value) return;
  const risk = (free[previous] as number) - (caught[previous] as number);
  const { balls, wickets } = at;
  // a run, and a free hit
  const run = after.worth(0, 1, null, at) - after.worth(0, 0, null, at);
  const price = run * (1 + freeHitRuns(balls, wickets));
  const { batter } = game;
  if (price >= risk) {
    const sure = free[previous] as number;
    legal[previous] = 0;
    if (legal.every((is) => is === 0) || game.solve(stakes) < sure) {
      batter.fill(0);
      batter[previous] = 1 - game.pass;
      // nobody plays what could be trapped
      game.trap = 0;
    }
    return;
  }
  const share = price / risk;
  for (let row = 0; row < 6; row++)
    batter[row] = (batter[row] as number) * (1 - share) + (row === previous ? share * (1 - game.pass) : 0);
}
