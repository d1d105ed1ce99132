import { describe, expect, test } from 'vitest';
import { usesOf } from '../src/emit/variables.js';
import { withFields } from '../src/syntax/inline.js';

const values = { overs: 3, over: 9, sixLock: -1, toss: 'elect', strike: false, limit: null };
const parameter = (field: string): string | null =>
  Object.hasOwn(values, field) ? `(${JSON.stringify(values[field as keyof typeof values])})` : null;

describe('fields in place', () => {
  test.each([
    ['g.overs >= p.overs', 'g.overs >= (3)'],
    ["p.toss === 'p.overs' && !p.strike", `("elect") === 'p.overs' && !(false)`],
    ['s.lock > p . sixLock', 's.lock > (-1)'],
    ['p.limit !== null', '(null) !== null'],
    ['g.map.p.overs > 1', 'g.map.p.overs > 1'],
    ['p.toss.length > 1', '("elect").length > 1'],
    ['{ pp.overs = p.overs; }', '{ pp.overs = (3); }'],
  ])('%s', (text, expected) => expect(withFields(text, 'p', parameter)).toBe(expected));

  test.each([
    ['p.oversLeft > 1'],
    ['p["overs"] > 1'],
    ['p?.overs > 1'],
    ['s.x = p'],
    ['p.unknown > 1'],
    ['p.constructor'],
    ['{ s.x = { p: 1 }; }'],
  ])('leaves %s alone', (text) => expect(withFields(text, 'p', parameter)).toBeNull());
});

describe('what a function may touch', () => {
  const outside = (..._given: unknown[]): number => 1;
  type S = { a: number; b: number; list: number[]; g: { a: number } };
  const places = { s: 0, g: 1 };

  test.each<[string, unknown, 'all' | readonly string[], 'all' | readonly string[]]>([
    ['fields by name', (s: S, g: S) => s.a + g.b, ['a'], ['b']],
    ['calls with fields', (s: S) => outside(s.a, s.list), ['a', 'list'], []],
    ['a field twice', (s: S) => s.a + s.a, ['a'], []],
    ['a field of a field', (s: S) => s.g.a, ['g'], []],
    [
      'a method',
      {
        does(s: S) {
          s.b = outside(s.list);
        },
      }.does,
      ['b', 'list'],
      [],
    ],
    [
      'a function',
      function named(s: S, g: S) {
        return s.a + g.a;
      },
      ['a'],
      ['a'],
    ],
    ['nothing', () => outside(), [], []],
    ['one parameter', (_s: S, g: S) => g.a, [], ['a']],
    ['the whole', (s: S) => outside(s), 'all', []],
    ['the whole of the other', (s: S, g: S) => outside(s.a, g), ['a'], 'all'],
    ['a spread', (s: S) => outside({ ...s }), 'all', []],
    [
      'an alias',
      (s: S) => {
        const t = s;
        return t.a;
      },
      'all',
      [],
    ],
    ['a computed field', (s: S) => s[outside() ? 'a' : 'b'], 'all', []],
    ['an optional field', (s: S | null) => s?.a, 'all', []],
    ['destructuring', ({ a }: S) => a, 'all', 'all'],
    ['a rest', (...all: S[]) => all[0]?.a, 'all', 'all'],
    ['arguments', new Function('return arguments.length'), 'all', 'all'],
    ['a bound function', outside.bind(null), 'all', 'all'],
  ])('%s', (_name, fn, s, g) => expect(usesOf(fn, places)).toEqual({ s, g }));
});
