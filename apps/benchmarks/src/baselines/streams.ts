import { mixed } from './seeds.js';

/*
 * Streams of random numbers that lie in an array, four numbers each: the generator of the core, written for numbers alone. A loop
 * that draws in many places keeps them in its ledger, so that their states are there when the match is over.
 */

/** Begins the stream of a name under the hash of a seed, at a place of the array. */
export function begin(states: Int32Array, at: number, seedHash: number, name: number): void {
  const s01 = mixed(seedHash, name);
  const s00 = mixed(name, s01);
  states[at] = s01;
  states[at + 1] = s00;
  states[at + 2] = mixed(s01, seedHash);
  states[at + 3] = mixed(s00, 0x6d2b79f5) | 1;
}

/** The next number of a stream, 0 to 2^32 - 1. */
function next(states: Int32Array, at: number): number {
  const s01 = states[at] as number;
  const s00 = states[at + 1] as number;
  const s10 = states[at + 3] as number;
  const a0 = s10 ^ s00;
  const a1 = (states[at + 2] as number) ^ s01;
  states[at] = (s01 << 24) ^ (s00 >>> 8) ^ a1 ^ ((a1 << 16) | (a0 >>> 16));
  states[at + 1] = (s00 << 24) ^ (s01 >>> 8) ^ a0 ^ (a0 << 16);
  states[at + 2] = (a0 << 5) ^ (a1 >>> 27);
  states[at + 3] = (a1 << 5) ^ (a0 >>> 27);
  return ((s00 + s10) ^ 0x80000000) >>> 0;
}

/** A whole number from 0 to n - 1, as the core's `pick` draws it: one possibility draws nothing. */
export function pick(states: Int32Array, at: number, n: number): number {
  if (n === 1) return 0;
  const range = n >>> 0;
  const drawn = next(states, at);
  return drawn < -range >>> 0 ? (drawn % range) >>> 0 : pickAtTheEdge(states, at, n, drawn);
}

/** What is left over at the top of the range is drawn again. */
function pickAtTheEdge(states: Int32Array, at: number, n: number, drawn: number): number {
  const kept = Math.floor(0x100000000 / n) * n;
  let number = drawn;
  while (number >= kept) number = next(states, at);
  return number % n;
}

/** How many bits of a mask are set. */
export function bitCount(mask: number): number {
  let m = mask - ((mask >>> 1) & 0x55555555);
  m = (m & 0x33333333) + ((m >>> 2) & 0x33333333);
  return Math.imul((m + (m >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of the n-th set bit, from 0. */
export function nthBit(mask: number, n: number): number {
  let m = mask;
  for (let i = n; i > 0; i--) m &= m - 1;
  return 31 - Math.clz32(m & -m);
}

/** The place of a set bit, each as likely as any other. */
export function pickBit(states: Int32Array, at: number, mask: number): number {
  return nthBit(mask, pick(states, at, bitCount(mask)));
}

/** Makes noughts of the streams from a place on that are as they began: who draws nothing from a stream does not make it. */
export function forgetUndrawn(states: Int32Array, begun: Int32Array, from: number): void {
  for (let at = from; at < states.length; at += 4)
    if (states[at] === begun[at] && states[at + 1] === begun[at + 1] && states[at + 3] === begun[at + 3])
      states.fill(0, at, at + 4);
}
