import { type xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { HowzatError } from '../errors/index.js';
import { showChoice } from '../json/index.js';

/** A stream of random numbers; `uniformInt` of pure-rand and `pick` of this file read from it. */
export type Rng = ReturnType<typeof xoroshiro128plus>;

/** What a match may be seeded with: a whole number or any text. */
export type Seed = number | string;

/** The murmur3 finaliser: every bit of the input changes every bit of the output. */
function mix(h: number): number {
  let x = h | 0;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/**
 * A 32-bit hash of text.
 *
 * @param text any text, such as the name of a stream of chance
 * @param seed begins the hash elsewhere, so that one text has several hashes; 0 unless given
 *
 * @example
 * import { hashText } from '@howzat/core/engine';
 *
 * console.log(hashText('dice') === hashText('dice')); // true
 * console.log(hashText('dice') === hashText('coin')); // false
 */
export function hashText(text: string, seed = 0): number {
  let h = seed ^ text.length;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x9e3779b1) ^ (h >>> 15);
  return mix(h);
}

/** Folds two hashes into one. */
export function mixHashes(a: number, b: number): number {
  return mix(Math.imul(a, 0x9e3779b1) + b);
}

/**
 * A seed as a 32-bit hash.
 *
 * @param seed a whole number or a text
 * @throws HowzatError `bad-seed` for anything but a finite whole number or a text
 *
 * @example
 * import { hashSeed } from '@howzat/core/engine';
 *
 * console.log(hashSeed(7) === hashSeed(7)); // true
 * console.log(hashSeed(7) === hashSeed('seven')); // false
 */
export function hashSeed(seed: Seed): number {
  if (typeof seed === 'number' ? !Number.isSafeInteger(seed) : typeof seed !== 'string')
    throw new HowzatError('bad-seed', `A seed is a whole number or a text, not ${showChoice(seed)}.`);
  if (typeof seed === 'string') return hashText(seed);
  // both halves of the number, so that seeds beyond 32 bits differ too
  return mixHashes(mix(seed | 0), Math.floor(seed / 0x100000000) ^ 0x5bd1e995);
}

/**
 * The random stream of one name under one seed. Seed and name are hashed together first: neighbouring seeds of the
 * generator itself begin with correlated numbers.
 *
 * @example
 * import { pick } from '@howzat/core';
 * import { hashSeed, hashText, stream } from '@howzat/core/engine';
 *
 * // the same seed and the same name give the same numbers anywhere
 * const roll = (): number => 1 + pick(stream(hashSeed(7), hashText('dice')), 6);
 * console.log(roll() === roll()); // true
 */
export function stream(seedHash: number, nameHash: number): Rng {
  // `mixHashes` four times over, written out: engines that inline it call by call stop half-way, in the middle of a match
  let a = (Math.imul(seedHash, 0x9e3779b1) + nameHash) | 0;
  a = Math.imul(a ^ (a >>> 16), 0x85ebca6b);
  a = Math.imul(a ^ (a >>> 13), 0xc2b2ae35);
  a ^= a >>> 16;
  let b = (Math.imul(nameHash, 0x9e3779b1) + a) | 0;
  b = Math.imul(b ^ (b >>> 16), 0x85ebca6b);
  b = Math.imul(b ^ (b >>> 13), 0xc2b2ae35);
  b ^= b >>> 16;
  let c = (Math.imul(a, 0x9e3779b1) + seedHash) | 0;
  c = Math.imul(c ^ (c >>> 16), 0x85ebca6b);
  c = Math.imul(c ^ (c >>> 13), 0xc2b2ae35);
  c ^= c >>> 16;
  let d = (Math.imul(b, 0x9e3779b1) + 0x6d2b79f5) | 0;
  d = Math.imul(d ^ (d >>> 16), 0x85ebca6b);
  d = Math.imul(d ^ (d >>> 13), 0xc2b2ae35);
  d ^= d >>> 16;
  return xoroshiro128plusFromState([a, b, c, d | 1]);
}

/**
 * Draws a whole number from 0 to n - 1, all equally likely. If n is 1 there is no chance, and nothing is drawn.
 *
 * These are the same numbers as `uniformInt(rng, 0, n - 1)` of pure-rand gives, and the tests compare them. All but one in 2^32 / n of
 * them need neither a division of floats nor a remainder of them, which is most of the cost of a simulated ball.
 *
 * @param rng the stream of random numbers that a player or a distribution is handed
 * @param n how many numbers there are, from 1 to 2^32 - 1
 *
 * @example
 * import { createMatch, pick, type Player } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const carefree: Player = {
 *   name: 'carefree',
 *   choose: ({ domain, rng }) => {
 *     const choices = [...domain];
 *     return choices[pick(rng, choices.length)];
 *   },
 * };
 * const match = createMatch(ccsl, { options: ['classic'], seed: 7, players: { home: carefree, away: carefree } });
 * console.log(match.waiting.kind); // end
 */
export function pick(rng: Rng, n: number): number {
  if (n === 1) return 0;
  // every number is kept to 32 unsigned bits, so that the remainder is one of whole numbers
  const range = n >>> 0;
  const drawn = (rng.next() ^ 0x80000000) >>> 0;
  return drawn < -range >>> 0 ? (drawn % range) >>> 0 : pickAtTheEdge(rng, n, drawn);
}

/** The draws near the top of the range, of which some must be thrown away to keep the rest uniform. */
export function pickAtTheEdge(rng: Rng, n: number, drawn: number): number {
  const kept = Math.floor(0x100000000 / n) * n;
  let number = drawn;
  while (number >= kept) number = (rng.next() ^ 0x80000000) >>> 0;
  return number % n;
}

/** The random streams of the two players, home and away. */
export const playerStreams = [hashText('player.home'), hashText('player.away')] as const;

/**
 * The generator that continues from a state saved with `rng.getState()`.
 *
 * @param state what `getState()` of a stream gave
 *
 * @example
 * import { hashSeed, hashText, stream, streamFrom } from '@howzat/core/engine';
 *
 * const dice = stream(hashSeed(7), hashText('dice'));
 * dice.next();
 * const same = streamFrom(dice.getState());
 * console.log(dice.next() === same.next()); // true
 */
export function streamFrom(state: readonly number[]): Rng {
  return xoroshiro128plusFromState([...state]);
}

/**
 * The seed of the n-th match of a series of matches played under one seed.
 *
 * @param seedHash what {@link hashSeed} makes of the seed of the whole
 * @param n the number of the match, from 0
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { hashSeed, interpretedRunner, matchSeed } from '@howzat/core/engine';
 * import { compose } from '@howzat/core';
 *
 * // match 2 of a simulation whose seed is 1, played by itself
 * const seed = matchSeed(hashSeed(1), 2);
 * console.log(interpretedRunner(compose(ccsl)).play({ seed }).game.matchEnded); // true
 */
export function matchSeed(seedHash: number, n: number): number {
  return mixHashes(seedHash, n);
}
