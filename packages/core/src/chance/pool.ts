import { HowzatError } from '../errors/index.js';
import type { Frozen } from '../json/index.js';
import { pickAtTheEdge, type Rng } from './random.js';

/**
 * What is left in a bag or a deck: a set of numbers as plain JSON. The order of `items` means nothing: draws are uniform
 * over what is left.
 */
export interface Pool {
  /** The first `left` of these are in the pool, the others are out. */
  items: number[];
  left: number;
}

/**
 * A pool with n numbers in it, from `first` on.
 *
 * @example
 * import { leftIn, pool } from '@howzat/core/author';
 *
 * console.log(leftIn(pool(3, 1))); // [ 1, 2, 3 ]
 */
export function pool(n: number, first = 0): Pool {
  return { items: Array.from({ length: n }, (_, i) => first + i), left: n };
}

/** Puts the item at a place among those that are out. */
function putOut(from: Pool, at: number): number {
  const { items } = from;
  const last = --from.left;
  const item = items[at] as number;
  items[at] = items[last] as number;
  items[last] = item;
  return item;
}

/**
 * Takes a number out of the pool.
 * @throws HowzatError `bad-position` where it is not in it, as in a position set up by hand with a card in two places
 *
 * @example
 * import { leftIn, pool, takeOut } from '@howzat/core/author';
 *
 * const bag = pool(4);
 * takeOut(bag, 1);
 * console.log(leftIn(bag)); // [ 0, 2, 3 ]
 */
export function takeOut(from: Pool, item: number): void {
  const at = from.items.indexOf(item);
  if (at < 0 || at >= from.left)
    throw new HowzatError('bad-position', `${item} cannot be taken: it is not among what is left.`, { choice: item });
  putOut(from, at);
}

/**
 * Is this number still in the pool?
 *
 * @example
 * import { inPool, pool, takeOut } from '@howzat/core/author';
 *
 * const bag = pool(10);
 * takeOut(bag, 3);
 * console.log(inPool(bag, 3), inPool(bag, 4)); // false true
 */
export function inPool(from: Frozen<Pool>, item: number): boolean {
  const at = from.items.indexOf(item);
  return at >= 0 && at < from.left;
}

/**
 * Puts everything back.
 *
 * @example
 * import { leftIn, pool, refill, takeOut } from '@howzat/core/author';
 *
 * const bag = pool(3);
 * takeOut(bag, 0);
 * refill(bag);
 * console.log(leftIn(bag).length); // 3
 */
export function refill(into: Pool): void {
  into.left = into.items.length;
}

/**
 * What is left, in ascending order.
 *
 * @example
 * import { leftIn, pool, takeOut } from '@howzat/core/author';
 *
 * const bag = pool(5);
 * takeOut(bag, 2);
 * console.log(leftIn(bag)); // [ 0, 1, 3, 4 ]
 */
export function leftIn(from: Frozen<Pool>): number[] {
  return from.items.slice(0, from.left).sort((a, b) => a - b);
}

/**
 * Draws numbers out of a pool, one after the other: what `deal` draws, and they are out.
 *
 * @example
 * import { drawOut, leftIn, pool } from '@howzat/core/author';
 * import { hashSeed, hashText, stream } from '@howzat/core/engine';
 *
 * const bag = pool(10);
 * const drawn = drawOut(stream(hashSeed(7), hashText('bag')), bag, 3);
 * console.log(drawn.length, leftIn(bag).length); // 3 7
 */
export function drawOut(rng: Rng, from: Pool, count: number): number[] {
  const { items } = from;
  const drawn: number[] = new Array(count);
  let { left } = from;
  for (let i = 0; i < count; i++) {
    // `pick`, written out: V8 learns for each place in the code which generators come there, and to `pick` itself come all kinds
    const n = left-- >>> 0;
    const number = n === 1 ? 0 : (rng.next() ^ 0x80000000) >>> 0;
    const at = number < -n >>> 0 ? (number % n) >>> 0 : pickAtTheEdge(rng, n, number);
    const item = items[at] as number;
    items[at] = items[left] as number;
    items[left] = item;
    drawn[i] = item;
  }
  from.left = left;
  return drawn;
}
