import { createRunner } from '@howzat/compiler/run';
import { createMatch } from '@howzat/core';
import { isHowzatError } from '@howzat/core/author';
import { type CubeSet, checkCubes, colours, cubeSetSchema, cubes, originalSet, withCubes } from '@howzat/cubes';
import { describe, expect, it } from 'vitest';
import { independentSet, shiftedSet } from '../src/components/sets.js';

const numbers = (id: number): number[] => {
  const cube = originalSet.cubes.find((it) => it.id === id);
  return cube ? colours.map((colour) => cube[colour]) : [];
};

function ruleBroken(set: unknown, options?: Parameters<typeof checkCubes>[1]): string | undefined {
  try {
    checkCubes(set, options);
  } catch (error) {
    if (isHowzatError(error, 'bad-components')) return error.details.rule;
    throw error;
  }
  return undefined;
}

/** The original set with some of its cubes changed. */
function changed(...changes: readonly (readonly [id: number, change: Record<string, unknown>])[]): unknown {
  const by = new Map(changes);
  return { ...originalSet, cubes: originalSet.cubes.map((cube) => ({ ...cube, ...by.get(cube.id) })) };
}

describe('the original set', () => {
  it('is the one of the catalogue', () => {
    expect(numbers(1)).toEqual([0, 1, 2, 6, 8, 4]);
    expect(numbers(2)).toEqual([1, 2, 3, 7, 9, 5]);
    expect(numbers(137)).toEqual([6, 3, 1, 0, 7, 4]);
    expect(numbers(200)).toEqual([9, 8, 2, 0, 1, 6]);
    const sums = colours.map((colour) => originalSet.cubes.reduce((sum, cube) => sum + cube.id * cube[colour], 0));
    expect(sums).toEqual([101430, 99475, 99498, 99500, 99533, 99475]);
  });

  it('has pairs of numbers as often as the catalogue counts them', () => {
    const times: Record<number, number> = {};
    for (const [i, one] of colours.entries())
      for (const two of colours.slice(i + 1))
        for (let a = 0; a < 10; a++)
          for (let b = 0; b < 10; b++) {
            if (a === b) continue;
            const n = originalSet.cubes.filter((cube) => cube[one] === a && cube[two] === b).length;
            times[n] = (times[n] ?? 0) + 1;
          }
    expect(times).toEqual({ 1: 16, 2: 893, 3: 416, 4: 25 });
  });

  it('keeps every invariant', () => {
    expect(checkCubes(originalSet)).toBe(originalSet);
  });
});

describe('a set of cubes is refused by the rule that it breaks', () => {
  it.each([
    ['nothing', null, 'cubes.data.count'],
    ['too few cubes', { ...originalSet, cubes: originalSet.cubes.slice(1) }, 'cubes.data.count'],
    ['too few wildcubes', { ...originalSet, wild: ['W1'] }, 'cubes.data.count'],
    ['a number beyond 9', changed([5, { C: 10 }]), 'cubes.data.range'],
    ['a number that is none', changed([5, { C: Number.NaN }]), 'cubes.data.range'],
    ['an id twice', changed([5, { id: 6 }]), 'cubes.data.range'],
    ['an unbalanced colour', changed([1, { A: 9 }]), 'cubes.data.balanced'],
    [
      'a number twice on a cube',
      changed([1, { A: 1, B: 0 }], [2, { A: 0, B: 1 }], [13, { A: 2 }], [3, { A: 2 }]),
      'cubes.data.balanced',
    ],
  ])('%s', (_, set, rule) => {
    expect(ruleBroken(set)).toBe(rule);
  });

  it('a number twice on a cube', () => {
    // 0 and 1 of colour A change places between two cubes, of which the second shows 1 already
    const zero = originalSet.cubes.find((cube) => cube.A === 0 && cube.B === 1);
    const one = originalSet.cubes.find((cube) => cube.A === 1);
    expect(ruleBroken(changed([zero?.id ?? 0, { A: 1 }], [one?.id ?? 0, { A: 0 }]))).toBe('cubes.data.distinct');
  });

  it('the same six numbers on two cubes, and pairs that are missing', () => {
    const rotated = { ...originalSet, cubes: originalSet.cubes.map((cube) => ({ ...numbersRotated(cube.id) })) };
    expect(ruleBroken(rotated)).toBe('cubes.data.subsets');
    expect(ruleBroken(rotated, { invariants: ['cubes.data.pairs'] })).toBe('cubes.data.pairs');
  });

  it('accepts a set of other numbers where only the first two rules are asked for', () => {
    for (const highest of [7, 8, 9]) {
      const balanced = { invariants: ['cubes.data.balanced'], highest } as const;
      expect(ruleBroken(independentSet(highest), balanced)).toBeUndefined();
      expect(
        ruleBroken(shiftedSet(highest), { ...balanced, invariants: ['cubes.data.balanced', 'cubes.data.distinct'] }),
      ).toBeUndefined();
    }
  });
});

/** A set without any variety: each cube shows n, n + 1, ... n + 5. */
function numbersRotated(id: number) {
  const n = (c: number): number => (id + c) % 10;
  return { id, A: n(0), B: n(1), C: n(2), D: n(3), E: n(4), F: n(5) };
}

const plain: CubeSet = { cubes: Array.from({ length: 210 }, (_, i) => numbersRotated(i + 1)), wild: originalSet.wild };

describe('a set of one’s own', () => {
  it('plays through withCubes and as the components of a match', () => {
    const own = withCubes(plain);
    const { game } = createRunner(own).play({ seed: 1 });
    expect(game.result).not.toBeNull();
    const match = createMatch(cubes, { components: plain, seed: 3 });
    expect(match.waiting.kind).toBe('decisions');
    expect(createRunner(own).play({ seed: 1 }).game).not.toEqual(createRunner(cubes).play({ seed: 1 }).game);
  });

  it('is refused where it is none', () => {
    expect(() => withCubes({ cubes: [], wild: [] })).toThrow('A set has exactly 210 numbered cubes, not 0.');
    expect(() => createMatch(cubes, { components: 7 })).toThrow('A set of cubes is an object');
  });

  it('has a schema', () => {
    expect(cubeSetSchema.properties.cubes.minItems).toBe(originalSet.cubes.length);
    expect(Object.keys(cubeSetSchema.properties.cubes.items.properties)).toEqual(['id', ...colours]);
  });
});
