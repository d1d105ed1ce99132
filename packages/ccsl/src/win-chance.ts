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
export const corrections = 4;
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

/** The odds of a chance, as the logarithm: nought for one in two. Chances near 0 and 1 are looked at as no farther than some odds. */
export function odds(chance: number): number {
  const found = Math.log(chance / (1 - chance));
  return Math.max(-farthest, Math.min(farthest, found));
}

/**
 * What a guess is corrected by, each as often as one of the corrections says.
 * @param guess in odds
 * @param later the runs that are to be expected from here on: what is to come is not as good as what was made, or better
 */
export function termsOf(guess: number, later: number): readonly [number, number, number, number] {
  return [1, guess, guess * guess, later / 10];
}

/** A guess in odds, corrected: the sum of {@link termsOf} it. */
function corrected(by: Float64Array, place: number, guess: number, later: number): number {
  const shift = (by[place] as number) + (by[place + 3] as number) * (later / 10);
  const found = shift + guess * ((by[place + 1] as number) + guess * (by[place + 2] as number));
  return 1 / (1 + Math.exp(-found));
}

/**
 * The chance to win a chase that goes on, where cards, quota and lock say that it is so much.
 * @param later the runs that are to be expected from here on
 */
export function chaseWins(guess: number, balls: number, wickets: number, later: number): number {
  const place = placeOf(balls, wickets);
  return place < 0 || guess <= 0 || guess >= 1 ? guess : corrected(learned.chase, place, odds(guess), later);
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
 * The chance that a first innings wins.
 * @param overs of an innings: two or three
 * @param made runs so far
 * @param later the runs that are to be expected from here on
 * @param balls left; none where it is over
 */
export function firstWins(overs: number, made: number, later: number, balls: number, wickets: number): number {
  const { totals, corrections: by } = learned.first[overs - 2] as Learned['first'][number];
  const guess = totalWins(totals, made + later);
  return balls <= 0 || wickets <= 0 ? guess : corrected(by, placeOf(balls, wickets), odds(guess), later);
}
