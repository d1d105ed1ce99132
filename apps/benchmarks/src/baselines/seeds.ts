import { hashText, playerStreams } from '@howzat/core';

// The hashes that the core makes of seeds and names, written for numbers alone and without text.

/** The hash of the name of each stream that the games draw from. */
export const names = {
  toss: hashText('core.toss'),
  bag: hashText('bag'),
  home: playerStreams[0],
  away: playerStreams[1],
} as const;

function mix(h: number): number {
  let x = h;
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return x ^ (x >>> 16);
}

/** `mixHashes` of the core. */
export function mixed(a: number, b: number): number {
  return mix((Math.imul(a, 0x9e3779b1) + b) | 0);
}

function stir(h: number, char: number): number {
  return Math.imul(h ^ char, 0x9e3779b1) ^ (h >>> 15);
}

/** The hash so far of `number:`, by the number of digits that follow: the length of a text goes into its hash. */
const prefixes = Int32Array.from({ length: 11 }, (_, digits) => {
  let h = 7 + digits;
  for (const char of 'number:') h = stir(h, char.charCodeAt(0));
  return h;
});

/** `hashSeed` of the core for a whole number from 0 to 2^31 - 1. */
export function hashOfNumber(n: number): number {
  let digits = 1;
  let power = 1;
  while (digits < 10 && n >= power * 10) {
    power *= 10;
    digits++;
  }
  let h = prefixes[digits] as number;
  let rest = n;
  for (; digits > 0; digits--) {
    const digit = (rest / power) | 0;
    h = stir(h, 48 + digit);
    rest -= digit * power;
    power = (power / 10) | 0;
  }
  return mix(h);
}
