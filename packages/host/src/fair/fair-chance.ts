import type { GivenChance, Rng } from '@howzat/core';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** The numbers that the two seats add to the chance of a match: 64 hex digits each. */
export interface SeatNumbers {
  readonly home: string;
  readonly away: string;
}

/**
 * What a host binds itself to before the first ball: the SHA-256 of its secret, both as 64 hex digits.
 *
 * @example
 * import { commitmentOf } from '@howzat/host';
 *
 * console.log(commitmentOf('00'.repeat(32)).length); // 64
 */
export function commitmentOf(secret: string): string {
  return bytesToHex(sha256(hexToBytes(secret)));
}

/**
 * The key of a match, which nobody could choose alone: HMAC-SHA-256 of both seats' numbers, home's first, under the secret.
 *
 * @example
 * import { matchKey } from '@howzat/host';
 *
 * const numbers = { home: '11'.repeat(32), away: '22'.repeat(32) };
 * console.log(matchKey('00'.repeat(32), numbers).length); // 64
 */
export function matchKey(secret: string, { home, away }: SeatNumbers): string {
  return bytesToHex(hmac(sha256, hexToBytes(secret), hexToBytes(home + away)));
}

/** So many 32-bit numbers come of one hash. */
const wordsInBlock = 8;

const empty = new DataView(new ArrayBuffer(0));

/** How many blocks a jump leaves out: more than anything draws. */
const jump = 2 ** 32;

/**
 * A stream of random numbers by HMAC-SHA-256. Block n is the hash of `["stream", branch, n]` as JSON, and gives eight numbers of 32
 * bits, the first byte of each the highest.
 */
class HashStream implements Rng {
  private block: DataView = empty;

  constructor(
    private readonly key: Uint8Array,
    private readonly name: string,
    private readonly branch: number,
    private counter = 0,
    private left = 0,
  ) {}

  next(): number {
    if (this.left === 0) {
      this.counter++;
      this.left = wordsInBlock;
      this.block = empty;
    }
    if (this.block.byteLength === 0) this.block = this.hashed();
    const word = this.block.getInt32(4 * (wordsInBlock - this.left));
    this.left--;
    return word;
  }

  /** The block that is being drawn from, which is the first for the counter 1. */
  private hashed(): DataView {
    const place = utf8ToBytes(JSON.stringify([this.name, this.branch, this.counter - 1]));
    const { buffer, byteOffset, byteLength } = hmac(sha256, this.key, place);
    return new DataView(buffer, byteOffset, byteLength);
  }

  jump(): void {
    this.counter += jump;
    this.left = 0;
  }

  clone(): Rng {
    return new HashStream(this.key, this.name, this.branch, this.counter, this.left);
  }

  getState(): readonly number[] {
    return [this.counter, this.left];
  }
}

/**
 * The chance of a match under its key: each stream, branch and place of it has its own hash.
 *
 * @example
 * import { fairChance, matchKey } from '@howzat/host';
 *
 * const key = matchKey('5e'.repeat(32), { home: '01'.repeat(32), away: '02'.repeat(32) });
 * // the same key, stream and branch give the same numbers anywhere
 * console.log(fairChance(key).streams('dice', 0).next() === fairChance(key).streams('dice', 0).next()); // true
 */
export function fairChance(key: string): GivenChance {
  const bytes = hexToBytes(key);
  return { streams: (name, branch) => new HashStream(bytes, name, branch) };
}
