import { HowzatError } from '../errors/index.js';

/** The part of Web Cryptography that is drawn from. */
interface Platform {
  readonly crypto?: { getRandomValues(into: Uint8Array): Uint8Array };
}

/**
 * Bytes that nobody can guess, from the generator of the platform.
 * @param what what they are for, as the beginning of a sentence: `A fresh seed`
 * @throws HowzatError `no-randomness` where the platform has none
 */
export function unguessableBytes(count: number, what: string): Uint8Array {
  const { crypto } = globalThis as Platform;
  if (crypto) return crypto.getRandomValues(new Uint8Array(count));
  throw new HowzatError(
    'no-randomness',
    `${what} needs random numbers that nobody can guess, and this engine has no crypto.getRandomValues: add a polyfill.`,
  );
}

/** Lower-case base32 (RFC 4648): no letter and digit that look alike are both in it. */
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** So many letters of five bits each hold 130 bits. */
const length = 26;

/**
 * Makes a seed that nobody can guess: 130 random bits as 26 letters and digits. A host takes a fresh one for each
 * match. Whoever knows it knows every die of the match, so show it only when the match is over.
 *
 * @throws HowzatError `no-randomness` if the platform has no random numbers
 *
 * @example
 * import { createMatch, freshSeed } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const match = createMatch(ccsl, { seed: freshSeed() });
 * console.log(freshSeed().length); // 26
 */
export function freshSeed(): string {
  // 256 is a whole number of times 32, so that no letter is likelier than another
  return Array.from(unguessableBytes(length, 'A fresh seed'), (byte) => letters[byte % letters.length]).join('');
}
