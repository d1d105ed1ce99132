import { mostBalls, mostWickets } from './outlook.js';
import tables from './win-chance.json';

/**
 * How often an innings of two or three overs wins, with everything in play. There is a first guess: in a chase, the chance that cards, quota and
 * lock give; in a first innings, how often its expected total wins. The tables correct this guess. `npm run learn` in this package makes them
 * from the results of matches that the player plays with itself.
 */

/** How many numbers correct the guess of each position. */
export const corrections = 4;
/** No guess is looked at as farther from even than these odds. */
export const farthest = 6;

/** What was learned: corrections by wickets and balls left, and the chances of totals, from no run on. */
export interface Learned {
  readonly chase: Float64Array;
  /** By overs of an innings: two, three. */
  readonly first: readonly { readonly totals: Float64Array; readonly corrections: Float64Array }[];
}

/** The same as the file has it: corrections in hundredths, chances in thousandths. */
export interface Written {
  readonly chase: readonly number[];
  readonly first: readonly { readonly totals: readonly number[]; readonly corrections: readonly number[] }[];
}

function read({ chase, first }: Written): Learned {
  const numbers = (list: readonly number[], by: number): Float64Array => Float64Array.from(list, (it) => it / by);
  return {
    chase: numbers(chase, 100),
    first: first.map((it) => ({ totals: numbers(it.totals, 1000), corrections: numbers(it.corrections, 100) })),
  };
}

export function written({ chase, first }: Learned): Written {
  const numbers = (list: Float64Array, by: number): number[] => Array.from(list, (it) => Math.round(by * it) || 0);
  return {
    chase: numbers(chase, 100),
    first: first.map((it) => ({ totals: numbers(it.totals, 1000), corrections: numbers(it.corrections, 100) })),
  };
}

/** What the player goes by. Only learning changes it. */
export const learned = /* @__PURE__ */ read(tables);

/** Where the corrections of a position begin; -1 for an innings that the tables do not know. */
export function placeOf(balls: number, wickets: number): number {
  return balls > mostBalls || wickets > mostWickets ? -1 : ((wickets - 1) * mostBalls + balls - 1) * corrections;
}

export const places = mostWickets * mostBalls * corrections;

/** The logarithm of the odds of a chance: 0 for one in two, and never beyond {@link farthest}. */
export function odds(chance: number): number {
  const found = Math.log(chance / (1 - chance));
  return Math.max(-farthest, Math.min(farthest, found));
}

/**
 * The terms that correct a guess. Each is multiplied by one of the corrections, and then they are added up.
 * @param guess in odds
 * @param later the runs that are still expected: they may count for more than runs that were made, or for less
 */
export function termsOf(guess: number, later: number): readonly [number, number, number, number] {
  return [1, guess, guess * guess, later / 10];
}

/** The chance that a guess in odds comes to, corrected by {@link termsOf} it. */
function corrected(by: Float64Array, place: number, guess: number, later: number): number {
  const shift = (by[place] as number) + (by[place + 3] as number) * (later / 10);
  const found = shift + guess * ((by[place + 1] as number) + guess * (by[place + 2] as number));
  return 1 / (1 + Math.exp(-found));
}

/**
 * The chance to win a chase that goes on.
 * @param guess the chance that cards, quota and lock give
 * @param later the runs that are still expected
 */
export function chaseWins(guess: number, balls: number, wickets: number, later: number): number {
  const place = placeOf(balls, wickets);
  return place < 0 || guess <= 0 || guess >= 1 ? guess : corrected(learned.chase, place, odds(guess), later);
}

/** The chance that a total wins. Between two whole totals it lies between their chances. */
export function totalWins(totals: Float64Array, runs: number): number {
  const last = totals.length - 1;
  const whole = Math.max(0, Math.min(last, Math.floor(runs)));
  const low = totals[whole] as number;
  return whole === last ? low : low + Math.max(0, runs - whole) * ((totals[whole + 1] as number) - low);
}

/** Whether the tables know first innings of so many overs and wickets. */
export function knowsFirst(overs: number | null, wickets: number | null): boolean {
  return overs !== null && overs === wickets && learned.first[overs - 2] !== undefined;
}

/**
 * The chance that a first innings wins.
 * @param overs of an innings: two or three
 * @param made runs so far
 * @param later the runs that are still expected
 * @param balls left; none where it is over
 */
export function firstWins(overs: number, made: number, later: number, balls: number, wickets: number): number {
  const { totals, corrections: by } = learned.first[overs - 2] as Learned['first'][number];
  const guess = totalWins(totals, made + later);
  return balls <= 0 || wickets <= 0 ? guess : corrected(by, placeOf(balls, wickets), odds(guess), later);
}
