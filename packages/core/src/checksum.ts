import { hashText } from './random.js';

/** A 64-bit checksum of any JSON, as 16 hex digits: equal logs have equal checksums on every machine. */
export function checksumOf(value: unknown): string {
  const text = JSON.stringify(value);
  const half = (seed: number): string => (hashText(text, seed) >>> 0).toString(16).padStart(8, '0');
  return half(0x243f6a88) + half(0x85a308d3);
}
