import tables from './win-chance.json';

/**
 * How often an innings of two or three overs wins, with modes, hidden card and all else in it. `npm run learn` in this package learns it from
 * matches of the player with itself. It corrects a first guess by what came of such positions: of a chase, what cards, quota and lock say;
 * of a first innings, how often the runs win that it is expected to come to.
 */

/** The innings that the tables know. */
const mostBalls = 18;
const mostWickets = 3;
/** How many numbers correct the guess of each position, and how far a guess is looked at. */
export const corrections = 3;
const farthest = 6;

/** What is learned, as numbers in use: corrections by wickets and balls left; the chances of totals, from no run on. */
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

export function read({ chase, first }: Written): Learned {
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

/** The odds of a chance, as the logarithm: nought for one in two. Chances near 0 and 1 are looked at as no farther than some odds. */
export function odds(chance: number): number {
  const found = Math.log(chance / (1 - chance));
  return Math.max(-farthest, Math.min(farthest, found));
}

/** A guess in odds, corrected. */
function corrected(by: Float64Array, place: number, guess: number): number {
  const [shift, slope, bend] = [by[place] as number, by[place + 1] as number, by[place + 2] as number];
  return 1 / (1 + Math.exp(-shift - guess * (slope + guess * bend)));
}

/** The chance to win a chase that goes on, where cards, quota and lock say that it is so much. */
export function chaseWins(guess: number, balls: number, wickets: number): number {
  const place = placeOf(balls, wickets);
  return place < 0 || guess <= 0 || guess >= 1 ? guess : corrected(learned.chase, place, odds(guess));
}

/** The chance that so many runs win; between whole runs as far as it lies between them. */
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
 * The chance that a first innings wins which is expected to come to so many runs.
 * @param overs of an innings: two or three
 * @param balls left; none where it is over
 */
export function firstWins(overs: number, runs: number, balls: number, wickets: number): number {
  const { totals, corrections: by } = learned.first[overs - 2] as Learned['first'][number];
  const guess = totalWins(totals, runs);
  return balls <= 0 || wickets <= 0 ? guess : corrected(by, placeOf(balls, wickets), odds(guess));
}
