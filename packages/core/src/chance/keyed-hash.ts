import { hchacha } from '@noble/ciphers/chacha.js';
import type { Seed } from './random.js';

/** "expand 32-byte k", the constants of ChaCha. */
const sigma = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574);

// filled anew for each hash: a list of words is dear to make
const key = new Uint32Array(8);
const input = new Uint32Array(4);
const words = new Uint32Array(8);

/**
 * Writes a seed as a key: a number as it is; of a text sixteen bytes after the other, each hashed by the key that the ones before have
 * made, so that the key holds all that nobody can guess of it.
 */
function writeKey(seed: Seed): void {
  key.fill(0);
  if (typeof seed === 'number') {
    key[0] = seed | 0;
    key[1] = Math.floor(seed / 0x100000000);
    key[2] = 1;
    return;
  }
  key[0] = seed.length;
  key[2] = 2;
  for (let at = 0; at < seed.length; at += 2 * input.length) {
    // behind the end there is no letter, which reads as 0; the length tells texts apart that end in such letters
    for (let i = 0; i < input.length; i++)
      input[i] = seed.charCodeAt(at + 2 * i) | (seed.charCodeAt(at + 2 * i + 1) << 16);
    hchacha(sigma, key, input, words);
    key.set(words);
  }
}

/** What a seed is hashed for: hashes for one use tell nothing of those for another. */
const uses = { players: 0, series: 1 } as const;

/**
 * 256 bits that come of a whole seed and of a number, by HChaCha20 with the seed as its key. The way leads in one direction: neither
 * the seed nor any other of its hashes follows from them. They hold until the next call.
 */
export function keyedHash(seed: Seed, use: keyof typeof uses, number: number): Uint32Array {
  writeKey(seed);
  input.fill(0);
  input[0] = number;
  input[1] = uses[use];
  hchacha(sigma, key, input, words);
  return words;
}
