import fc from 'fast-check';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import { describe, expect, test } from 'vitest';
import { drawOut, leftIn, pool, shuffled } from '../src/author.js';
import { mixHashes } from '../src/chance/random.js';
import { hashSeed, hashText, matchSeed, playerStreams, stream, streamFrom } from '../src/engine.js';
import { pick, type Rng } from '../src/index.js';
import { expectRefusal } from './refusals.js';

const draws = (rng: Rng, n: number, sides: number): number[] => Array.from({ length: n }, () => pick(rng, sides));

/** The correlation of two lists of numbers. */
function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, x) => sum + x, 0) / list.length;
  const [ma, mb] = [mean(a), mean(b)];
  let [ab, aa, bb] = [0, 0, 0];
  a.forEach((x, i) => {
    const [da, db] = [x - ma, (b[i] as number) - mb];
    ab += da * db;
    aa += da * da;
    bb += db * db;
  });
  return ab / Math.sqrt(aa * bb);
}

/** How far counts are from even, as a chi-square statistic. */
function chiSquare(counts: readonly number[]): number {
  const even = counts.reduce((sum, x) => sum + x, 0) / counts.length;
  return counts.reduce((sum, x) => sum + (x - even) ** 2 / even, 0);
}

const seeds = Array.from({ length: 4000 }, (_, i) => i);
const firstOf = (name: string, nth = 0): number[] =>
  seeds.map((seed) => draws(stream(hashSeed(seed), hashText(name)), nth + 1, 1000)[nth] as number);
// four standard errors of a correlation of 4,000 independent pairs
const noise = 4 / Math.sqrt(seeds.length);

describe('streams', () => {
  test('of neighbouring seeds begin independently, and evenly', () => {
    for (let nth = 0; nth < 3; nth++) {
      const first = firstOf('core.toss', nth);
      expect(Math.abs(correlation(first.slice(1), first.slice(0, -1)))).toBeLessThan(noise);
      const counts = new Array<number>(10).fill(0);
      for (const x of first) counts[Math.floor(x / 100)] = (counts[Math.floor(x / 100)] as number) + 1;
      // 9 degrees of freedom, one in ten thousand
      expect(chiSquare(counts)).toBeLessThan(33.7);
    }
  });

  test('begin with seed and name mixed four times over', () => {
    for (const seed of [hashSeed(0), hashSeed('Lord’s'), -1, 0x7fffffff])
      for (const name of [...playerStreams, hashText('core.toss'), 0]) {
        const a = mixHashes(seed, name);
        const b = mixHashes(name, a);
        const state = [a, b, mixHashes(a, seed), mixHashes(b, 0x6d2b79f5) | 1];
        expect(stream(seed, name).getState()).toEqual(xoroshiro128plusFromState(state).getState());
      }
  });

  test('of neighbouring seeds differ in every pair', () => {
    for (let seed = 0; seed < 50; seed++)
      expect(draws(stream(hashSeed(seed), 1), 8, 1000)).not.toEqual(draws(stream(hashSeed(seed + 1), 1), 8, 1000));
  });

  test('of different names are independent under one seed', () => {
    const names = ['core.toss', 'village.bounce', 'umpire', 'player.home', 'player.away'];
    for (const a of names)
      for (const b of names)
        if (a < b) expect(Math.abs(correlation(firstOf(a), firstOf(b))), `${a} and ${b}`).toBeLessThan(noise);
    expect(playerStreams[0]).not.toBe(playerStreams[1]);
  });

  test('of the matches of a series are independent', () => {
    const first = seeds.map((n) => pick(stream(matchSeed(hashSeed(1), n), 7), 1000));
    expect(Math.abs(correlation(first.slice(1), first.slice(0, -1)))).toBeLessThan(noise);
    expect(new Set(seeds.map((n) => matchSeed(hashSeed(1), n))).size).toBe(seeds.length);
  });

  test('are the same for the same seed and name, and go on from a saved state', () => {
    const rng = stream(hashSeed('Lord’s'), hashText('x'));
    const line = draws(rng, 20, 6);
    expect(draws(stream(hashSeed('Lord’s'), hashText('x')), 20, 6)).toEqual(line);
    const saved = rng.getState();
    const more = draws(rng, 20, 6);
    expect(draws(streamFrom(saved), 20, 6)).toEqual(more);
  });

  test('one possibility draws nothing', () => {
    const rng = stream(1, 2);
    const before = rng.getState();
    expect(pick(rng, 1)).toBe(0);
    expect(rng.getState()).toEqual(before);
  });

  test('fall evenly on sides that are no power of two', () => {
    for (const sides of [2, 3, 6, 7, 20, 31]) {
      const counts = new Array<number>(sides).fill(0);
      for (const face of draws(stream(hashSeed('even'), sides), 60_000, sides))
        counts[face] = (counts[face] as number) + 1;
      // the mean of a chi-square is its degrees of freedom, its variance twice that
      expect(chiSquare(counts), `${sides} sides`).toBeLessThan(sides - 1 + 5 * Math.sqrt(2 * (sides - 1)));
    }
  });
});

/** A generator that begins with these numbers, so that one can come that is hardly ever drawn. */
function beginningWith(numbers: readonly number[]): Rng {
  const rng = stream(1, 2);
  const left = [...numbers];
  return {
    next: () => left.shift() ?? rng.next(),
    jump: () => rng.jump(),
    clone: () => beginningWith(left),
    getState: () => rng.getState(),
  };
}

describe('what is drawn is what uniformInt of pure-rand draws', () => {
  /** Most numbers of 32 bits are far from the top of the range, where some are thrown away. */
  const begin = fc.array(
    fc.oneof(fc.integer({ min: -(2 ** 31), max: 2 ** 31 - 1 }), fc.integer({ min: 2 ** 31 - 40, max: 2 ** 31 - 1 })),
    { minLength: 8, maxLength: 8 },
  );
  const size = fc.integer({ min: 1, max: 40 });
  const reference = (rng: Rng, n: number): number => (n === 1 ? 0 : uniformInt(rng, 0, n - 1));

  test('by pick', () => {
    fc.assert(
      fc.property(begin, fc.integer({ min: 1, max: 2 ** 32 - 1 }), (numbers, n) => {
        expect(pick(beginningWith(numbers), n)).toBe(reference(beginningWith(numbers), n));
      }),
    );
  });

  test('by drawOut', () => {
    fc.assert(
      fc.property(begin, size, fc.nat(40), (numbers, n, some) => {
        const count = Math.min(some, n);
        const rng = beginningWith(numbers);
        const left = Array.from({ length: n }, (_, i) => i);
        const drawn: number[] = [];
        for (let i = 0; i < count; i++) {
          const at = reference(rng, left.length);
          drawn.push(left[at] as number);
          // the last of what is left comes to the place of what was drawn
          left[at] = left.at(-1) as number;
          left.pop();
        }
        const from = pool(n);
        expect(drawOut(beginningWith(numbers), from, count)).toEqual(drawn);
        expect(leftIn(from)).toEqual(left.sort((a, b) => a - b));
      }),
    );
  });

  test('by shuffled', () => {
    fc.assert(
      fc.property(begin, size, (numbers, n) => {
        const rng = beginningWith(numbers);
        const items = Array.from({ length: n }, (_, i) => `item ${i}`);
        const order = [...items];
        for (let i = n - 1; i > 0; i--) {
          const j = reference(rng, i + 1);
          [order[i], order[j]] = [order[j] as string, order[i] as string];
        }
        expect(shuffled(beginningWith(numbers), items)).toEqual(order);
      }),
    );
  });
});

describe('seeds', () => {
  test('are whole numbers or words, and not the same as each other', () => {
    const seen = [0, 1, -1, 2 ** 31, 2 ** 32, Number.MAX_SAFE_INTEGER, '', '0', '1', 'one'].map(hashSeed);
    expect(new Set(seen).size).toBe(seen.length);
    expect(hashSeed(-0)).toBe(hashSeed(0));
  });

  test.each([
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1.5,
    2 ** 53,
    null,
    undefined,
    {},
    [],
    true,
    1n,
    Symbol('x'),
    Object.create(null),
  ])('%# of another kind is refused', (seed) => {
    expectRefusal(() => hashSeed(seed as never), 'bad-seed', 'A seed is a whole number or a text');
  });

  test('hash evenly in every bit', () => {
    const ones = new Array<number>(32).fill(0);
    for (const seed of seeds)
      for (let bit = 0; bit < 32; bit++) if (hashSeed(seed) & (1 << bit)) ones[bit] = (ones[bit] as number) + 1;
    for (const count of ones) expect(Math.abs(count - seeds.length / 2)).toBeLessThan(5 * Math.sqrt(seeds.length / 4));
  });
});
