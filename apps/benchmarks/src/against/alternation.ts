/** Whose code a process plays. */
export type Side = 'today' | 'baseline';

/** The two sides in the order in which they act. */
type Order = readonly [first: Side, second: Side];

/** Two processes, one of each side, and the rounds that they play. */
export interface Pair {
  /** Who is started and warmed up first. */
  readonly start: Order;
  /** Who plays first in each round. */
  readonly rounds: readonly Order[];
}

/** The fewest rounds: an interval takes two pairs. */
export const fewestRounds = 2;

/** Rounds of a pair, where there are enough of them. */
const usual = 4;

function order(n: number): Order {
  return n % 2 === 0 ? ['today', 'baseline'] : ['baseline', 'today'];
}

/**
 * Spreads rounds over pairs of processes as evenly as can be. How fast a process becomes depends on luck, on when V8 compiled
 * what: so there are several pairs. Who is first changes from round to round, and from pair to pair.
 */
export function pairsOf(rounds: number): readonly Pair[] {
  if (!Number.isSafeInteger(rounds) || rounds < fewestRounds)
    throw new RangeError(`There have to be ${fewestRounds} rounds at least.`);
  const pairs = Math.max(2, Math.ceil(rounds / usual));
  const begin = (pair: number): number => Math.floor((pair * rounds) / pairs);
  return Array.from({ length: pairs }, (_, pair) => ({
    start: order(pair),
    rounds: Array.from({ length: begin(pair + 1) - begin(pair) }, (_, i) => order(begin(pair) + i)),
  }));
}
