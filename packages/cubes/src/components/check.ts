import { HowzatError, showValue } from '@howzat/core/author';
import { type Cube, type CubeSet, colours, numbered, wildcubes } from './cubes.js';

/** What a set of cubes may be held to. The first two every set must keep; the rest make all colours equally good. */
export const invariants = [
  'cubes.data.count',
  'cubes.data.range',
  'cubes.data.balanced',
  'cubes.data.distinct',
  'cubes.data.subsets',
  'cubes.data.pairs',
] as const;
export type Invariant = (typeof invariants)[number];

/** The two without which a set cannot be played with. */
export const playable: readonly Invariant[] = ['cubes.data.count', 'cubes.data.range'];

function refuse(rule: Invariant, message: string, subject?: string): never {
  throw new HowzatError('bad-components', message, { rule, ...(subject === undefined ? {} : { subject }) });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkCount(set: unknown): { readonly cubes: readonly unknown[] } {
  const rule = 'cubes.data.count';
  if (!isObject(set) || !Array.isArray(set.cubes) || !Array.isArray(set.wild))
    return refuse(rule, 'A set of cubes is an object with a list of cubes and a list of wild ones.');
  const cubes: readonly unknown[] = set.cubes;
  const wild: readonly unknown[] = set.wild;
  if (cubes.length !== numbered)
    refuse(rule, `A set has exactly ${numbered} numbered cubes, not ${cubes.length}.`, 'cubes');
  if (wild.length !== wildcubes || !wild.every((id) => typeof id === 'string'))
    refuse(rule, `A set has exactly ${wildcubes} wildcubes, each with a name.`, 'wild');
  return { cubes };
}

function checkRange(list: readonly unknown[], highest: number): readonly Cube[] {
  const rule = 'cubes.data.range';
  const seen = new Set<unknown>();
  for (const [at, one] of list.entries()) {
    if (!isObject(one)) return refuse(rule, `Cube ${at + 1} of the list is not an object.`, `cubes[${at}]`);
    const id = one.id;
    if (!Number.isSafeInteger(id) || (id as number) < 1 || (id as number) > numbered || seen.has(id))
      refuse(
        rule,
        `Cube ${at + 1} of the list needs an id of its own from 1 to ${numbered}, not ${showValue(id)}.`,
        `cubes[${at}].id`,
      );
    seen.add(id);
    for (const colour of colours) {
      const number = one[colour];
      if (!Number.isSafeInteger(number) || (number as number) < 0 || (number as number) > highest)
        refuse(
          rule,
          `Cube ${id} must show a whole number from 0 to ${highest} for colour ${colour}, not ${showValue(number)}.`,
          `cubes[${at}].${colour}`,
        );
    }
  }
  return list as readonly Cube[];
}

function checkBalanced(cubes: readonly Cube[], highest: number): void {
  const each = numbered / (highest + 1);
  for (const colour of colours)
    for (let number = 0; number <= highest; number++) {
      const n = cubes.filter((one) => one[colour] === number).length;
      if (n !== Math.floor(each) && n !== Math.ceil(each))
        refuse(
          'cubes.data.balanced',
          `For colour ${colour} the number ${number} stands on ${n} cubes; for every colour each number stands on ${Math.floor(each)}${each % 1 ? ` or ${Math.ceil(each)}` : ''}.`,
          `${colour}${number}`,
        );
    }
}

const numbersOf = (one: Cube): number[] => colours.map((colour) => one[colour]);

function checkDistinct(cubes: readonly Cube[]): void {
  for (const one of cubes)
    if (new Set(numbersOf(one)).size !== colours.length)
      refuse('cubes.data.distinct', `Cube ${one.id} shows a number twice; its six numbers differ.`, `cube ${one.id}`);
}

function checkSubsets(cubes: readonly Cube[]): void {
  const owners = new Map<string, number>();
  for (const one of cubes) {
    const key = numbersOf(one)
      .sort((a, b) => a - b)
      .join(' ');
    const other = owners.get(key);
    if (other !== undefined)
      refuse('cubes.data.subsets', `Cubes ${other} and ${one.id} carry the same six numbers ${key}.`, `cube ${one.id}`);
    owners.set(key, one.id);
  }
}

function checkPairs(cubes: readonly Cube[], highest: number): void {
  for (const [at, first] of colours.entries())
    for (const second of colours.slice(at + 1))
      for (let a = 0; a <= highest; a++)
        for (let b = 0; b <= highest; b++) {
          if (a === b) continue;
          const n = cubes.filter((one) => one[first] === a && one[second] === b).length;
          if (n < 1 || n > 4)
            refuse(
              'cubes.data.pairs',
              `${n} cubes show ${a} for ${first} and ${b} for ${second}; 1 to 4 do.`,
              `${first}${a}${second}${b}`,
            );
        }
}

/** What to hold a set to. */
export interface CheckOptions {
  /** The invariants to check, `cubes.data.count` and `cubes.data.range` always among them; all of them unless said. */
  readonly invariants?: readonly Invariant[];
  /** The highest number on a cube; 9 unless said. */
  readonly highest?: number;
}

/**
 * Checks data that claim to be a set of cubes, and returns them as one.
 *
 * @param set anything, such as what `JSON.parse` gave
 * @throws HowzatError `bad-components` that says in one sentence what is wrong; its `rule` is the broken `cubes.data.*`
 *
 * @example
 * import { isHowzatError } from '@howzat/core';
 * import { checkCubes, originalSet } from '@howzat/cubes';
 *
 * console.log(checkCubes(originalSet).cubes.length); // 210
 * try {
 *   checkCubes({ ...originalSet, wild: [] });
 * } catch (error) {
 *   if (isHowzatError(error, 'bad-components')) console.log(error.message); // A set has exactly 6 wildcubes, each with a name.
 * }
 */
export function checkCubes(set: unknown, { invariants: wanted = invariants, highest = 9 }: CheckOptions = {}): CubeSet {
  const cubes = checkRange(checkCount(set).cubes, highest);
  if (wanted.includes('cubes.data.balanced')) checkBalanced(cubes, highest);
  if (wanted.includes('cubes.data.distinct')) checkDistinct(cubes);
  if (wanted.includes('cubes.data.subsets')) checkSubsets(cubes);
  if (wanted.includes('cubes.data.pairs')) checkPairs(cubes, highest);
  return set as CubeSet;
}

/** The JSON Schema of a set of cubes: the shape that {@link checkCubes} checks, without what a schema cannot say. */
export const cubeSetSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'A set of cubes',
  type: 'object',
  required: ['cubes', 'wild'],
  additionalProperties: false,
  properties: {
    cubes: {
      type: 'array',
      minItems: 210,
      maxItems: 210,
      items: {
        type: 'object',
        required: ['id', 'A', 'B', 'C', 'D', 'E', 'F'],
        additionalProperties: false,
        properties: {
          id: { type: 'integer', minimum: 1, maximum: 210 },
          A: { $ref: '#/$defs/number' },
          B: { $ref: '#/$defs/number' },
          C: { $ref: '#/$defs/number' },
          D: { $ref: '#/$defs/number' },
          E: { $ref: '#/$defs/number' },
          F: { $ref: '#/$defs/number' },
        },
      },
    },
    wild: { type: 'array', minItems: 6, maxItems: 6, items: { type: 'string' } },
  },
  $defs: { number: { type: 'integer', minimum: 0, maximum: 9 } },
} as const;
