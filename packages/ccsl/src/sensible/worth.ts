import { type Chances, chances, longest, type Prospects, prospects } from '../equilibrium.js';
import type { BallRules, Standing, Worth } from './ball.js';
import lastOver from './chances.json';
import extras from './extras.json';

/** The innings that values are worked out for: its length, and what is in play in it. */
export interface InningsTerms extends BallRules {
  readonly balls: number;
  readonly wickets: number;
  /** Whether defence mode, economy and the rest are in it, as far as they matter before they are seen in a standing. */
  readonly defence: boolean;
  /** How long the modes last, in balls. */
  readonly defenceBalls: number;
  readonly shiftBalls: number;
}

/** What is played for: runs, or the chance to make so many. */
export interface Aim {
  readonly kind: 'runs' | 'chase';
  /** Runs that are needed. */
  readonly points: number;
}

/** More runs than this are as good as this many. */
export const farthest = 63;

const chasing = Array.from({ length: farthest + 1 }, (_, points): Aim => ({ kind: 'chase', points }));

export const forRuns: Aim = { kind: 'runs', points: 0 };

/** To make so many runs. */
export function forChase(needed: number): Aim {
  return chasing[Math.min(needed, farthest)] as Aim;
}

/** What standings of an innings are worth. */
export interface Outlook {
  worth(aim: Aim): Worth;
}

/** The most wickets in the tables of `extras.json`; with more it is as with so many. */
const deepest = 3;
const size = deepest * longest;

/** All tables one behind the other, in runs, and where each of them begins. */
const tables = Object.values(extras).flat();
const runsIn = Float64Array.from(tables.flat(2), (hundredths) => hundredths / 100);
const names = Object.keys(extras) as readonly (keyof typeof extras)[];
const begin = Object.fromEntries(
  names.map((name, at) => [name, size * names.slice(0, at).reduce((sum, before) => sum + extras[before].length, 0)]),
) as Readonly<Record<keyof typeof extras, number>>;

/** A table, or the one so many behind it, at a place of wickets and balls. */
function read(first: number, which: number, place: number): number {
  return runsIn[first + which * size + place] as number;
}

/** What the window of the economy threatens. */
function windowRisk({ windowBalls, windowLast, windowBefore }: Standing, place: number): number {
  if (windowBalls === 0) return 0;
  const one = windowLast < 3 ? read(begin.window, windowLast, place) : 0;
  const both = windowLast + windowBefore;
  return windowBalls < 2 || both > 4 ? one : Math.min(one, read(begin.windows, both, place));
}

/** What traps, passes, predictions, no ball and free hit are worth in a standing, in runs for the batting side. */
function bonusRuns(rules: InningsTerms, at: Standing): number {
  const place = placeOf(at);
  let runs = rules.freeHit ? read(begin.noBall, 0, place) : 0;
  if (at.trap) runs += read(at.pass ? begin.trapAndPass : begin.trap, 0, place);
  else if (at.pass) runs += read(begin.pass, 0, place);
  if (at.prediction) runs += read(at.trap ? begin.predictionWithTrap : begin.prediction, 0, place);
  return runs;
}

function placeOf({ balls, wickets }: Standing): number {
  return (Math.min(wickets, deepest) - 1) * longest + Math.min(balls, longest) - 1;
}

/** What all the rest beside cards, quota and lock is worth. */
function otherRuns(rules: InningsTerms, at: Standing): number {
  const place = placeOf(at);
  let runs = read(begin.previous, at.previous + 1, place);
  if (at.freeHit) runs += read(begin.freeHit, 0, place);
  if (rules.streak) runs += read(begin.streak, 0, place);
  if (at.ready) runs += read(begin.scoring, 3, place);
  else if (at.streak > 0) runs += read(begin.scoring, Math.min(at.streak, 3) - 1, place);
  if (rules.economy)
    runs += read(begin.economy, 0, place) + (at.forced ? read(begin.forced, 0, place) : windowRisk(at, place));
  if (at.hidden) runs += read(begin.hidden, 0, place);
  if (rules.defence) {
    runs += read(begin.laterDefence, 0, place);
    if (at.defenceLeft > 0) runs += read(begin.defence, Math.min(at.defenceLeft, 3), place);
    else if (at.defence) runs += read(begin.defence, 0, place);
  }
  if (at.shiftLeft > 0) runs += read(begin.shift, Math.min(at.shiftLeft, 3), place);
  else if (at.shift) runs += read(begin.shift, 0, place);
  if (at.blockers > 0) runs += Math.min(at.blockers, 3) * read(begin.blocker, 0, place);
  return runs;
}

/** The last over has chances of its own, worked out with traps, passes and predictions by the numbers of the rulebook. */
const overLength = 6;

function isPrinted(rules: InningsTerms): boolean {
  return (
    rules.ballsPerOver === overLength &&
    rules.powerPerOver === 2 &&
    rules.sixLock === 2 &&
    rules.noBallRuns === 1 &&
    rules.anticipationRuns === 2 &&
    rules.freeHit
  );
}

const chaseChances = Float64Array.from(lastOver.chases.flat(3), (thousandths) => thousandths / 1000);
/** Points that are told apart in them. */
const told = 32;

/** The place of what may still be used, among the tables of a last over. */
function mayUse({ trap, pass, prediction }: Standing): number {
  return (trap ? 4 : 0) + (pass ? 2 : 0) + (prediction ? 1 : 0);
}

/** What a row of chances says of so many points, which need not be whole. */
function between(chances: Float64Array, row: number, points: number): number {
  const most = told - 1;
  if (points <= 0) return chances[row * told] as number;
  if (points >= most) return chances[row * told + most] as number;
  const whole = Math.floor(points);
  const low = chances[row * told + whole] as number;
  return low + (points - whole) * ((chances[row * told + whole + 1] as number) - low);
}

/** How often a ball of the last over comes with so many power cards played, and so much of the lock. */
const usualPower = [0.5, 0.3, 0.2];
const usualLock = [0.7, 0.15, 0.15];

/** What power cards and lock change of the runs of a last over. */
function quotaRuns(solved: Prospects): (at: Standing) => number {
  const usual = [1, 2, 3].map((wickets) =>
    Array.from({ length: overLength }, (_, n) =>
      usualPower.reduce(
        (sum, a, power) =>
          sum + usualLock.reduce((part, b, lock) => part + a * b * solved.runs(n + 1, wickets, power, lock), 0),
        0,
      ),
    ),
  );
  return ({ balls, wickets, power, lock }) =>
    solved.runs(balls, wickets, power, lock) -
    ((usual[Math.min(wickets, deepest) - 1] as number[])[balls - 1] as number);
}

const extraRuns = (rules: InningsTerms, at: Standing): number => bonusRuns(rules, at) + otherRuns(rules, at);

/** Runs that are still needed when so many are to be expected beside those of the cards: never none while one is needed. */
function stillNeeded(needed: number, extra: number): number {
  return extra > 0 ? (needed * needed) / (needed + extra) : needed - extra;
}

/** Works out an innings. */
export function outlook(terms: InningsTerms): Outlook {
  const solved: Prospects = prospects(terms);
  const over = (at: Standing): boolean => at.balls <= 0 || at.wickets <= 0;
  let chase: Chances | null = null;

  const chased = (): Chances => {
    // so many points are the target; one less is a tie
    const ends = new Float64Array(farthest + 2);
    ends[farthest] = 0.5;
    ends[farthest + 1] = 1;
    return chances(terms, ends);
  };

  const quota = quotaRuns(solved);
  const printed = isPrinted(terms);

  const chaseWorth = (needed: number): Worth => {
    chase ??= chased();
    const known = chase;
    return (at, gained) => {
      const left = needed - gained;
      if (left <= 0) return 1;
      if (over(at)) return left === 1 ? 0.5 : 0;
      const { balls, wickets, power, lock } = at;
      if (!printed || balls > overLength)
        return known.at(balls, wickets, power, lock, farthest + 1 - stillNeeded(left, extraRuns(terms, at)));
      const row = (mayUse(at) * deepest + Math.min(wickets, deepest) - 1) * overLength + balls - 1;
      return between(chaseChances, row, stillNeeded(left, quota(at) + otherRuns(terms, at)));
    };
  };

  const runsWorth: Worth = (at, gained) =>
    over(at) ? gained : gained + solved.runs(at.balls, at.wickets, at.power, at.lock) + extraRuns(terms, at);

  return { worth: ({ kind, points }) => (kind === 'runs' ? runsWorth : chaseWorth(points)) };
}
