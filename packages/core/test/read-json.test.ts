import { describe, expect, it } from 'vitest';
import { flatCopy, isSameFlat, notJson, readJson } from '../src/json/index.js';

/** A list in a list in a list, so deep. */
function nested(depth: number): unknown {
  let value: unknown = 1;
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

const throwing = new Proxy([], {
  get() {
    throw new Error('no');
  },
});
const endless = new Proxy([], { get: (_, key) => (key === 'length' ? Number.POSITIVE_INFINITY : 1) });
const strange = new Proxy([], { get: (_, key) => (key === 'length' ? Number.NaN : 1) });
class Box {
  a = 1;
}
const own = (key: string) => JSON.parse(`{"${key}": 1}`);

/** What is no plain JSON, and what is said of it. */
const wrong: readonly (readonly [string, unknown, string])[] = [
  ['NaN', Number.NaN, 'v is NaN, which is not a number of JSON'],
  ['an endless number', [[Number.POSITIVE_INFINITY]], 'v[0][0] is Infinity, which is not a number of JSON'],
  ['undefined', undefined, 'v is undefined'],
  ['undefined inside', { a: [1, undefined] }, 'v.a[1] is undefined'],
  ['a function', { make: () => 1 }, 'v.make is a function'],
  ['a symbol', [Symbol('s')], 'v[0] is a symbol'],
  ['a bigint', { a: { b: 1n } }, 'v.a.b is a bigint'],
  ['an object of a class', { a: new Box() }, 'v.a is not a plain object'],
  ['a date', [new Date(0)], 'v[0] is not a plain object'],
  ['a key that pollutes', { a: own('__proto__') }, 'v.a has the forbidden key __proto__'],
  ['another key that pollutes', own('constructor'), 'v has the forbidden key constructor'],
  ['a third', [own('prototype')], 'v[0] has the forbidden key prototype'],
];

describe('a value from outside', () => {
  it.each([
    ['a number', 1.5],
    ['a text', ''],
    ['nothing', null],
    ['no', false],
    ['a short list', [1, 'a', null, true]],
    ['a small object', { a: 1, b: 'c' }],
    ['lists and objects in each other', { a: [{ b: [[], {}] }], c: { d: null } }],
    ['a long list', Array.from({ length: 100 }, (_, i) => i)],
    ['many fields', Object.fromEntries(Array.from({ length: 100 }, (_, i) => [`f${i}`, i]))],
    ['just as deep as may be', nested(64)],
  ])('is read as a copy: %s', (_what, value) => {
    const read = readJson(value, 'v');
    expect(read).toStrictEqual({ value, wrong: null });
    if (typeof value === 'object' && value !== null) expect(read.value).not.toBe(value);
    expect(notJson(value)).toBe(null);
  });

  it.each(wrong)('is refused where it is no plain JSON: %s', (_what, value, said) => {
    expect(readJson(value, 'v')).toStrictEqual({ wrong: said });
    expect(notJson(value, 'v')).toBe(said);
    // in the middle of much else it is refused as well
    const around = [...Array.from({ length: 70 }, () => 0), value];
    expect(notJson(around, 'v')).toBe(said.replace('v', 'v[70]'));
  });

  it('is an object without a prototype too', () => {
    const bare = Object.assign(Object.create(null), { a: { b: 1 } });
    expect(readJson(bare)).toStrictEqual({ value: { a: { b: 1 } }, wrong: null });
    expect(notJson(bare)).toBe(null);
    // fields that an object has from its prototype are none of its own
    expect(notJson(Object.create({ a: 1 }))).toBe('value is not a plain object');
  });

  it('is called value where it has no name', () => {
    expect(readJson([Number.NaN]).wrong).toBe('value[0] is NaN, which is not a number of JSON');
    expect(notJson([undefined])).toBe('value[0] is undefined');
  });

  it('says of what throws, or has no end, that it cannot be read', () => {
    expect(readJson(throwing, 'v')).toStrictEqual({ wrong: 'v cannot be read' });
    expect(readJson({ a: [], b: throwing }, 'v')).toStrictEqual({ wrong: 'v cannot be read' });
    expect(readJson(endless, 'v').wrong).toBe('v is too large: more than 100000 values in all');
    expect(readJson([strange], 'v').wrong).toBe('v[0] is too large: more than 100000 values in all');
    const round: unknown[] = [];
    round.push(round);
    expect(readJson(round, 'v').wrong).toMatch(/^v(\[0\])+ is nested too deeply$/);
    expect(notJson(round, 'v')).toMatch(/ is nested too deeply$/);
  });

  it('may be so deep and so large', () => {
    expect(notJson(nested(65), 'v')).toBe(null);
    expect(readJson(nested(66), 'v').wrong).toMatch(/ is nested too deeply$/);
    expect(readJson([[[1]]], 'v', { depth: 2 }).wrong).toBe(null);
    expect(readJson([[[[]]]], 'v', { depth: 2 }).wrong).toBe('v[0][0][0] is nested too deeply');
    // the list and its items are values
    const list = (length: number) => [[], ...Array.from({ length }, () => 0)];
    expect(readJson(list(3), 'v', { values: 5 }).wrong).toBe(null);
    expect(readJson(list(4), 'v', { values: 5 }).wrong).toBe('v is too large: more than 5 values in all');
    expect(readJson({ a: [1, 2], b: 3 }, 'v', { values: 5 }).wrong).toBe(null);
    expect(readJson({ a: [1, 2], b: 3 }, 'v', { values: 4 }).wrong).toBe('v is too large: more than 4 values in all');
    expect(readJson([[1, 2, 3]], 'v', { values: 4 }).wrong).toBe('v[0] is too large: more than 4 values in all');
    // it is plain JSON all the same
    const large = Array.from({ length: 100_001 }, () => [0]);
    expect(notJson(large)).toBe(null);
    expect(notJson([...large, undefined])).toBe('value[100001] is undefined');
  });

  it('is looked at once: what was checked is what is used', () => {
    let times = 0;
    const shifty = {
      get a() {
        times++;
        return times === 1 ? 1 : () => 1;
      },
    };
    expect(readJson({ list: [], shifty })).toStrictEqual({ value: { list: [], shifty: { a: 1 } }, wrong: null });
    times = 0;
    expect(readJson(shifty)).toStrictEqual({ value: { a: 1 }, wrong: null });
  });
});

describe('the copy of a short list or small object', () => {
  it.each([
    ['a list', [1, 'a', null, true]],
    ['an empty list', []],
    ['an object', { a: 1, b: null }],
    ['an empty object', {}],
    ['a list of 64', Array.from({ length: 64 }, (_, i) => i)],
    ['an object of 64', Object.fromEntries(Array.from({ length: 64 }, (_, i) => [`f${i}`, i]))],
  ])('is made at once: %s', (_what, value) => {
    expect(flatCopy(value)).toStrictEqual(value);
    expect(flatCopy(value)).not.toBe(value);
  });

  it.each([
    ['a number', 1],
    ['nothing', null],
    ['a list in it', [[]]],
    ['an object in it', { a: {} }],
    ['what is no number of JSON', [Number.NaN]],
    ['undefined', { a: undefined }],
    ['a list of 65', Array.from({ length: 65 }, (_, i) => i)],
    ['an object of 65', Object.fromEntries(Array.from({ length: 65 }, (_, i) => [`f${i}`, i]))],
    ['an object of a class', new Box()],
    ['an object without a prototype', Object.create(null)],
    ['a key that pollutes', own('__proto__')],
    ['what throws', throwing],
    ['a list without a length', strange],
  ])('is not made of %s', (_what, value) => {
    expect(flatCopy(value)).toBe(null);
  });
});

describe('a value from outside beside a flat copy', () => {
  it.each<[string, unknown, object]>([
    ['a list', [1, 'a', null], [1, 'a', null]],
    ['an empty list', [], []],
    ['an object', { a: 1, b: null }, { a: 1, b: null }],
    ['an empty object', {}, {}],
  ])('is the same: %s', (_what, value, copy) => {
    expect(isSameFlat(value, copy)).toBe(true);
  });

  // biome-ignore lint/suspicious/noSparseArray: a list with a hole is no list of JSON
  const hole = [1, , 2];
  it.each<[string, unknown, object]>([
    ['a number', 1, [1]],
    ['nothing', null, {}],
    ['another number', { a: 2 }, { a: 1 }],
    ['the text of a number', { a: '1' }, { a: 1 }],
    ['a field less', { a: 1 }, { a: 1, b: 2 }],
    ['a field more', { a: 1, b: 2 }, { a: 1 }],
    ['another field', { b: 1 }, { a: 1 }],
    ['a longer list', [1, 2], [1]],
    ['a list that has the room of a longer one', Object.assign([1], { length: 2 }), [1]],
    ['a hole in it', hole, [1, undefined, 2]],
    ['a list for an object', [1], { 0: 1 }],
    ['an object for a list', { 0: 1 }, [1]],
    ['an object of a class', new Box(), { a: 1 }],
    ['an object without a prototype', Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ['the same object in both', { a: Math }, { a: Math }],
    ['a field that every object inherits', { toString: Object.prototype.toString }, { a: 1 }],
    ['what throws', throwing, []],
  ])('is not the same: %s', (_what, value, copy) => {
    expect(isSameFlat(value, copy)).toBe(false);
  });
});
