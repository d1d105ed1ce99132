import { pick, type Rng } from '@howzat/core';
import type { Damage } from './damage.js';
import { oneOf } from './paths.js';

/** Does something to the bytes of a file, which is then read as text again. */
const toBytes =
  (change: (rng: Rng, bytes: number[]) => void): Damage =>
  (rng, text) => {
    const bytes = [...Buffer.from(text, 'utf8')];
    change(rng, bytes);
    return Buffer.from(bytes).toString('utf8');
  };

const some = (rng: Rng): number => 1 + pick(rng, pick(rng, 4) === 0 ? 40 : 4);

/** A file that was damaged on a disk or on its way. */
export const bytes: Readonly<Record<string, Damage>> = {
  'a bit is flipped': toBytes((rng, all) => {
    const at = pick(rng, all.length);
    all[at] = (all[at] as number) ^ (1 << pick(rng, 8));
  }),
  'a byte is another': toBytes((rng, all) => {
    all[pick(rng, all.length)] = pick(rng, 256);
  }),
  'a digit is another': toBytes((rng, all) => {
    const digits = all.flatMap((byte, at) => (byte >= 48 && byte <= 57 ? [at] : []));
    all[oneOf(rng, digits)] = 48 + pick(rng, 10);
  }),
  'bytes are missing': toBytes((rng, all) => {
    all.splice(pick(rng, all.length), some(rng));
  }),
  'bytes are added': toBytes((rng, all) => {
    all.splice(pick(rng, all.length), 0, ...Array.from({ length: some(rng) }, () => pick(rng, 256)));
  }),
  'bytes stand twice': toBytes((rng, all) => {
    const at = pick(rng, all.length);
    all.splice(at, 0, ...all.slice(at, at + some(rng)));
  }),
  'the end is missing': toBytes((rng, all) => {
    all.length = pick(rng, all.length);
  }),
  'two pieces have changed places': toBytes((rng, all) => {
    const [one, two] = [pick(rng, all.length), pick(rng, all.length)].sort((a, b) => a - b) as [number, number];
    const length = Math.min(some(rng), two - one, all.length - two);
    const first = all.slice(one, one + length);
    all.splice(one, length, ...all.slice(two, two + length));
    all.splice(two, length, ...first);
  }),
};
