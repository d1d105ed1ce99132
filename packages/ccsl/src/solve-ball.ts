import { chaseChance, freeHitRuns, laterRuns, type Unused } from './bluffs.js';
import { type Card, cards } from './components/cards.js';
import { ballsKnown, four, Outlook, plainCard, six, wicketsKnown } from './outlook.js';
import { keyOf, SolvedBalls } from './solved-balls.js';
import { isSameBall, type Modes, type Standing, standingOf, type Table } from './standing.js';
import { noStakes, TrapSolver } from './trap-game.js';
import { chaseWins, firstWins } from './win-chance.js';

const stakes = /* @__PURE__ */ noStakes();
/** How both sides mix what they do, once a ball is solved. */
export const game = /* @__PURE__ */ new TrapSolver();

/** What a card brings when it is not matched. */
export function gainOf(card: Card, doubled: boolean, hiddenRuns: number, modes: Modes): number {
  let runs: number = card;
  if (modes.defence && !modes.hidden) runs = card > 3 ? card / 2 : card < 2 ? 2 * card : card;
  if (doubled) runs *= 2;
  return modes.hidden ? runs + hiddenRuns : runs;
}

const outlook = /* @__PURE__ */ new Outlook();

/** Lets the outlook look at the present ball. */
function lookAhead(at: Standing, hides: boolean): void {
  if (at.balls === 0) return;
  const after = {
    balls: at.balls,
    wickets: at.wickets,
    power: at.power,
    lock: Math.max(0, at.lock - 1),
    canDefend: at.newOver ? at.p.defence : at.canDefend,
    defence: Math.max(0, at.defence - 1),
    canShift: at.canShift,
    shift: Math.max(0, at.shift - 1),
    hidden: at.hidden && !hides,
    prediction: at.prediction,
    blocker: at.blocker,
  };
  outlook.look(after, at.p.sixLock, at.newOver);
}

/** The runs that are to be expected in a game with modes after this ball. */
function runsAfter(at: Standing, out: boolean, gained: number, card: Card | null, unused: Unused): number {
  const { p, streak, forced, windowBalls, windowLast } = at;
  const scores = !out && card !== null && gained > 0;
  const next = scores && !at.ready ? streak + 1 : 0;
  const ready = !out && (scores ? next >= p.streakTurns : at.ready);
  const forces = p.economy && !forced && windowBalls >= 2 && windowLast + at.windowBefore + gained <= p.economyMost;
  const window = outlook.window(forces, forced ? 0 : windowBalls + 1, gained, windowLast);
  const kind = card === 6 ? six : card === 4 ? four : plainCard;
  return outlook.runs(out ? 1 : 0, kind, next, ready, window, unused.trap, unused.pass);
}

/**
 * What the match is worth after this ball, to the batter: the chance to win in a chase, and in a first innings of two or three overs; runs in
 * others. It counts what no
 * balls, and a trap and a pass that can still be used, will bring or take.
 */
export function worth(at: Standing, wicketsLost: number, gained: number, card: Card | null, unused: Unused): number {
  const { solved, balls, needed, newOver } = at;
  const chases = needed > 0 && solved.knows(needed);
  if (chases && needed <= gained) return 1;
  const wickets = at.wickets - wicketsLost;
  const power = newOver ? 0 : at.power + (card !== null && card > 3 ? 1 : 0);
  const lock = card === 6 ? at.p.sixLock : at.lock > 0 ? at.lock - 1 : 0;
  const goesOn = balls > 0 && wickets > 0;
  if (!at.long) {
    const beyond = goesOn ? laterRuns(balls, wickets, unused) : 0;
    if (chases) return chaseChance(at, balls, wickets, power, lock, needed - gained, beyond, unused);
    return gained + solved.runs(balls, wickets, power, lock) + beyond;
  }
  const later = goesOn ? runsAfter(at, wicketsLost > 0, gained, card, unused) : 0;
  if (at.firstOf > 0) return firstWins(at.firstOf, at.made + gained, later, balls, wickets);
  if (!chases) return gained + later + longerRuns(at, wickets, power, lock);
  const beyond = goesOn ? later - solved.runs(balls, wickets, power, lock) : 0;
  const guess = chaseChance(at, balls, wickets, power, lock, needed - gained, beyond, unused);
  return goesOn ? chaseWins(guess, balls, wickets, later) : guess;
}

/** What an innings brings beyond those that the tables know, which are shorter or have fewer wickets. */
function longerRuns({ solved, balls }: Standing, wickets: number, power: number, lock: number): number {
  const b = ballsKnown(balls);
  const w = wicketsKnown(wickets);
  if (b === balls && w === wickets) return 0;
  return solved.runs(balls, wickets, power, lock) - solved.runs(b, w, power, lock);
}

const solved = /* @__PURE__ */ new SolvedBalls();

/** The ball that was solved last, and its value: both sides solve it, one after the other. */
let solvedLast: { readonly at: Standing; readonly modes: Modes; readonly value: number } | null = null;

function areSameModes(a: Modes, b: Modes): boolean {
  return a.defence === b.defence && a.shift === b.shift && a.hidden === b.hidden;
}

/** Solves the present ball; `game` then holds how both sides mix their cards. */
export function solve(t: Table, modes: Modes): number {
  const at = standingOf(t);
  if (solvedLast === null || !areSameModes(solvedLast.modes, modes) || !isSameBall(solvedLast.at, at))
    solvedLast = { at, modes, value: solveOnce(at, modes) };
  return solvedLast.value;
}

/** Solves a ball, unless it is remembered. */
function solveOnce(at: Standing, modes: Modes): number {
  const key = keyOf(at, modes);
  if (key === null) return solveNow(at, modes);
  const known = solved.load(key, at, game);
  if (known !== null) return known;
  const value = solveNow(at, modes);
  solved.keep(key, value, game);
  return value;
}

/**
 * What each card that is not matched brings beyond what the tables say, by over and innings: runs in the first innings of one over, else a chance to
 * win. The tables hold some cards for a little less than they are worth. A batter who played the high ones more often won 53 of a hundred
 * matches over one over, and 54 over two; one who always played the 2 in the first over won 53 over three. With these numbers, which were
 * found by trying, no habit that `howzat exploit` finds is sure to win more than 52.
 */
const oneOverFirst = [0, 0, 0.2, 0.6, 0.7, 1];
const oneOverChase = [0, 0, 0.005, 0.02, 0.025, 0.035];

/** The same for innings of two and three overs, by the over; none where the tables say it all. */
type ByOver = readonly (readonly number[])[];
const longer: Readonly<Record<number, { readonly first: ByOver; readonly chase: ByOver }>> = {
  2: { first: [[0, 0, 0.045, 0, 0.07, 0.055]], chase: [[0, 0, 0.045, 0, 0.085, 0.05]] },
  3: {
    first: [[0, 0, 0.02, 0, 0.01, 0]],
    chase: [
      [0, 0, 0.02, 0, 0.02, 0],
      [0, 0, 0, 0, 0.015, 0],
    ],
  },
};

/** The same for the present ball; null where the tables say it all. */
function beyondTables(at: Standing): readonly number[] | null {
  const { overs, balls, needed, long, asPrinted, firstOf } = at;
  if (long) {
    const isFirst = needed < 0;
    if (!asPrinted || (isFirst && firstOf === 0)) return null;
    return longer[overs]?.[isFirst ? 'first' : 'chase'][overs - 1 - Math.floor(balls / over)] ?? null;
  }
  // nobody knows anything of the first ball, and the last one is exact
  if (!isWholeOver(at) || balls === 0 || balls >= over - 1) return null;
  return needed < 0 ? oneOverFirst : oneOverChase;
}

/**
 * How much more a trap that is kept is worth than the tables say, by the overs of an innings. The tables come of matches in which it was set
 * at the first chance. Whoever wrote down the 0 and the 1, and so had to wait with it, won 53 of a hundred matches over two overs.
 */
function worthOfWaiting({ long, overs }: Standing): number {
  return long ? (overs === 2 ? 1.8 : 1.6) : 1;
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
  if (at.long) lookAhead(at, modes.hidden);
  const closed = at.power >= p.powerPerOver;
  const more = beyondTables(at);
  stakes.noughts = isWholeOver(at) && at.balls === over - 1 ? fewNoughts : 1;
  // the same for all cards but power cards, as are the runs of none
  const out = worth(at, lost, 0, null, at);
  const still = worth(at, 0, 0, null, at);
  for (let row = 0; row < 6; row++) {
    const card = cards[row] as Card;
    const isLegal = forced
      ? card < 2
      : !(card > 3 && closed) && !(card === 6 && lock > 0) && !(modes.shift && card % 2 === 1);
    legal[row] = isLegal ? 1 : 0;
    if (!isLegal) continue;
    const gain = gainOf(card, at.ready, p.hiddenRuns, modes);
    free[row] =
      (gain === 0 && card < 4 ? still : worth(at, 0, gain, card, at)) +
      (more === null || modes.hidden ? 0 : (more[row] as number));
    caught[row] = card > 3 ? worth(at, lost, 0, card, at) : out;
  }
  stakes.matches = modes.hidden || !freeHit;
  const traps = trap && !forced && !modes.hidden;
  const passes = pass && !modes.hidden && !(p.passForced === 'forbidden' && (forced || modes.shift));
  stakes.trapCosts = Number.POSITIVE_INFINITY;
  stakes.trapTakes = 0;
  if (traps) {
    const without = { trap: false, pass };
    stakes.trapCosts = worthOfWaiting(at) * Math.max(0, worth(at, 0, 0, null, without) - still);
    const later = worth(at, 1, 0, null, without) - out;
    stakes.trapTakes = stakes.trapCosts - later;
  }
  stakes.passIsWorth = passes ? worth(at, 0, 0, null, { trap, pass: false }) : Number.NEGATIVE_INFINITY;
  const value = game.solve(stakes);
  const previous = modes.hidden || freeHit ? -1 : cards.indexOf(at.previous as Card);
  return previous >= 0 && legal[previous] ? fearRepetition(at, previous, value, still) : value;
}

/**
 * The two values of the trap are written down before the innings. So while it is kept, it catches the card that the bowler played last no more
 * often than any other, and the bowler has to repeat that card at times. The batter fears it less than without a trap, by this factor. It was
 * found by trying: neither a bowler who always repeats nor a batter who always plays that card gains.
 */
const besideTrap = 0.75;

/**
 * A bowler who repeats their card pays for it: so the batter plays that card more often, by just as much as the no ball
 * costs, and where it costs more than a wicket the bowler does not repeat at all. On the last wicket a batter who is out has no free hit, so
 * that a match on the no ball takes more than on others: the bowler has to repeat less, and the batter need not fear it as much.
 */
function fearRepetition(at: Standing, previous: number, before: number, still: number): number {
  const { free, caught, legal } = stakes;
  const { balls, wickets } = at;
  let value = before;
  if ((free[previous] as number) <= value) return value;
  const run = worth(at, 0, 1, null, at) - still;
  // a run, and a free hit
  const price = run * (1 + freeHitRuns(balls, wickets));
  const kept = game.trap > 0;
  if (!kept) {
    const more = price - run * (1 + freeHitRuns(balls, wickets - 1));
    if (more > 0) {
      caught[previous] = (caught[previous] as number) - more;
      value = game.solve(stakes);
      if ((free[previous] as number) <= value) return value;
    }
  }
  const risk = (free[previous] as number) - (caught[previous] as number);
  const { batter } = game;
  if (!kept && price >= risk) {
    const sure = free[previous] as number;
    legal[previous] = 0;
    if (legal.every((is) => is === 0) || game.solve(stakes) < sure) {
      batter.fill(0);
      batter[previous] = 1 - game.pass;
      // nobody plays what could be trapped
      game.trap = 0;
    }
    return value;
  }
  // in a chase that is lost already a no ball costs nothing, and neither does being out
  const share = price > 0 ? Math.min(1, (price / risk) * (kept ? besideTrap : 1)) : 0;
  for (let row = 0; row < 6; row++)
    batter[row] = (batter[row] as number) * (1 - share) + (row === previous ? share * (1 - game.pass) : 0);
  return value;
}
