import { describe, expect, test } from 'vitest';
import { type Marks, marked } from '../src/marked.js';
import { NotCompilable } from '../src/not-compilable.js';
import { Values } from '../src/values.js';

interface Written {
  readonly value: unknown;
  readonly text: string;
  readonly names: readonly string[];
}

/** Runs a module, writes what it exports as `value`, and makes that again from what was written. */
async function again(source: string): Promise<Written> {
  const module = marked(`${source}\nexport { value };`);
  const running = (await import(`data:text/javascript,${encodeURIComponent(module.text)}`)) as {
    readonly value: unknown;
    readonly $marks: Marks;
  };
  const values = new Values(running.$marks, module.functions);
  const { value } = running;
  // the value itself stands at the top too: what is written is what it holds
  const held = { held: typeof value === 'object' && value !== null ? { ...value } : value };
  values.count(held);
  const text = values.write(held, 'it');
  const names = [...values.names];
  const needed = module.statements.filter(({ declares }) => declares.length > 0 && !declares.includes('value'));
  const whole = [...needed.map((statement) => statement.text), ...values.lines, `return ${text};`].join('\n');
  return { value: (new Function(whole)() as { held: unknown }).held, text: [...values.lines, text].join('\n'), names };
}

const trouble = async (source: string): Promise<string> => {
  try {
    await again(source);
  } catch (error) {
    expect(error).toBeInstanceOf(NotCompilable);
    return (error as NotCompilable).message;
  }
  throw new Error('It was compiled.');
};

describe('values of a module are written and made again', () => {
  test('data of every kind', async () => {
    const { value } = await again(`const value = {
      none: undefined, nil: null, minus: -0, much: Infinity, not: NaN, long: 12n, text: 'a "quoted"\\n', list: [1, [2, { three: 3 }]],
      map: new Map([['a', 1]]), set: new Set([1, 2]), bytes: Int8Array.of(-1, 5), floats: Float64Array.of(0.5), pattern: /a\\/b/gi, ['__proto__']: 1, 'with space': 1,
    };`);
    expect(value).toStrictEqual({
      none: undefined,
      nil: null,
      minus: -0,
      much: Number.POSITIVE_INFINITY,
      not: Number.NaN,
      long: 12n,
      text: 'a "quoted"\n',
      list: [1, [2, { three: 3 }]],
      map: new Map([['a', 1]]),
      set: new Set([1, 2]),
      bytes: Int8Array.of(-1, 5),
      floats: Float64Array.of(0.5),
      pattern: /a\/b/gi,
      ['__proto__']: 1,
      'with space': 1,
    });
  });

  test('functions, with what they have captured', async () => {
    const { value, text } = await again(`
      function adder(by) { const twice = by * 2; return { once: (x) => x + by, twice: (x) => x + twice }; }
      const value = adder(20);`);
    const { once, twice } = value as Record<string, (x: number) => number>;
    expect([once?.(1), twice?.(1)]).toEqual([21, 41]);
    expect(text).not.toContain('adder');
  });

  test('a function within functions, written where it stands', async () => {
    const { value } = await again(`
      const value = { of: ((a) => (b) => ((c) => (d) => [a, b, c, d].join())(3))(1)(2) };`);
    expect((value as { of(d: number): string }).of(4)).toBe('1,2,3,4');
  });

  test('declared functions, methods, generators, and functions that call themselves', async () => {
    const { value } = await again(`
      function made(limit) {
        return { least, method(n) { return n + limit; }, *upTo() { for (let i = 0; i < limit; i++) yield i; }, ['a' + 'b'](n) { return -n; } };
        function least(n) { return n > limit ? least(n - 1) : n; }
      }
      const value = made(3);`);
    const it = value as {
      least(n: number): number;
      method(n: number): number;
      upTo(): Iterable<number>;
      ab(n: number): number;
    };
    expect([it.least(9), it.method(1), [...it.upTo()], it.ab(4)]).toEqual([3, 4, [0, 1, 2], -4]);
  });

  test('what stands at the top of the module goes by its name', async () => {
    const { value, names, text } = await again(`
      const table = [1, 2, 3];
      function look(at) { return table[at]; }
      class Card { constructor(face) { this.face = face; } show() { return look(this.face); } }
      const value = { look, card: new Card(2), table };`);
    const it = value as { look(at: number): number; card: { show(): number }; table: readonly number[] };
    expect([it.look(0), it.card.show(), it.table]).toEqual([1, 3, [1, 2, 3]]);
    expect([...names].sort()).toEqual(['Card', 'look', 'table']);
    expect(text).not.toContain('[1,2,3]');
  });

  test('one thing that is there twice is one thing again', async () => {
    const { value } = await again(`
      function pair() { const shared = { n: 1 }; return { give: () => shared, take: () => shared }; }
      const value = pair();`);
    const { give, take } = value as Record<string, () => unknown>;
    expect(give?.()).toBe(take?.());
  });
});

describe('what cannot be written is refused', () => {
  test.each([
    [
      'a variable that changes',
      'function counter() { let n = 0; return () => n++; } const value = { next: counter() };',
      'captures n, which changes',
    ],
    [
      'the `this` around it',
      'class A { make() { return () => this.n; } } const value = { of: new A().make() };',
      '`this`',
    ],
    ['a bound function', 'function f() {} const value = { f: f.bind(null) };', 'built in, bound'],
    [
      'a class within a function',
      'function make() { class A {} return new A(); } const value = { a: make() };',
      'made by A',
    ],
    [
      'what a class keeps to itself',
      'class Safe { #n = 1; show() { return this.#n; } } const value = { safe: new Safe() };',
      'keeps to itself',
    ],
    ['a field that is worked out', 'const value = { a: { get b() { return 1; } } };', 'worked out'],
    ['what the language makes', 'const value = { now: new Date(0) };', 'it is a Date'],
    ['a symbol', "const value = { a: Symbol('a') };", 'symbol'],
    ['a value that holds itself', 'const value = (() => { const a = {}; a.a = a; return { a }; })();', 'holds itself'],
  ])('%s', async (_, source, why) => {
    const message = await trouble(source);
    expect(message).toContain(why);
    expect(message).toMatch(/^it\.held\./);
  });
});
