import { build, transform } from 'esbuild';
import { describe, expect, test } from 'vitest';
import { type Marks, marked } from '../src/build/marked.js';
import { NotCompilable } from '../src/build/not-compilable.js';
import { Values } from '../src/build/values.js';

interface Written {
  readonly value: unknown;
  /** The source that makes it. */
  readonly text: string;
}

/** Runs a module, writes what it exports as `value`, and makes that again from what was written. */
async function again(source: string): Promise<Written> {
  const module = marked(`${source}\nexport { value };`);
  const running = (await import(`data:text/javascript,${encodeURIComponent(module.text)}`)) as {
    readonly value: object;
    readonly $marks: Marks;
  };
  const values = new Values(running.$marks, module);
  // the value itself stands at the top too: what is written is what it holds
  const held = { ...running.value };
  values.count(held);
  const expression = values.write(held, 'it');
  const text = [...values.lines, `return ${expression};`].join('\n');
  return { value: new Function(text)(), text };
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

  test('what nobody needs is left out by bundlers, even of a module that was made smaller', async () => {
    const { text } = await again(`
      class Pair { constructor(of) { this.of = of; } }
      const shared = [new Pair([1])];
      const value = { pairs: [new Pair([2]), shared, shared], map: new Map([[1, new Set([2])]]), bytes: Int8Array.of(3),
        kept: new WeakMap(), by: ((pair) => () => pair)(new Pair([4])) };`);
    const { code } = await transform(text.replace('return ', 'const unused='), { format: 'esm', minifySyntax: true });
    expect(code).toContain('Int8Array');
    const { outputFiles } = await build({ stdin: { contents: code }, bundle: true, format: 'esm', write: false });
    expect(outputFiles.map((file) => file.text.replace(/^\/\/.*\n/gm, ''))).toEqual(['']);
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

  test('what stands at the top of the module keeps its name, and what is not spoken of stays away', async () => {
    const { value, text } = await again(`
      const table = [1, 2, 3];
      const unused = 'nobody';
      function look(at) { return table[at]; }
      class Card { constructor(face) { this.face = face; } show() { return look(this.face); } }
      class Joker extends Card { show() { return -super.show(); } }
      const value = { look, card: new Card(2), joker: new Joker(1), table };`);
    const it = value as Record<'card' | 'joker', { show(): number }> & { look(at: number): number; table: unknown };
    expect([it.look(0), it.card.show(), it.joker.show(), it.table]).toEqual([1, 3, -2, [1, 2, 3]]);
    expect(text.match(/\[1,2,3\]/g)).toHaveLength(1);
    expect(text).not.toContain('nobody');
  });

  test('data at the top of the module is what it has become, however it did', async () => {
    const { value } = await again(`
      const squares = new Uint8Array(5);
      for (let i = 0; i < 5; i++) squares[i] = i * i;
      const names = new Map();
      fill();
      function fill() { names.set(2, 'two'); }
      const same = squares;
      const value = { square: (n) => squares[n], same: (n) => same[n], name: (n) => names.get(n) };`);
    const it = value as Record<string, (n: number) => unknown>;
    expect([it.square?.(3), it.same?.(4), it.name?.(2)]).toEqual([9, 16, 'two']);
  });

  test('what is kept between calls can be kept again', async () => {
    const { value } = await again(`
      const known = new WeakMap();
      let last = null;
      function twice(card) {
        if (!known.has(card)) known.set(card, card.n * 2);
        last = card.n;
        return known.get(card);
      }
      const value = { twice, last: () => last };
      twice({ n: 1 });`);
    const it = value as { twice(card: { n: number }): number; last(): number };
    expect(it.last()).toBe(1);
    expect([it.twice({ n: 4 }), it.last()]).toEqual([8, 4]);
  });

  test.each(['{ play, plays, Play }', '{ Play, plays, play }', '{ plays, Play, play }'])(
    'things at the top that speak of each other, %s',
    async (order) => {
      const { value } = await again(`
        class Play { tell() { return plays.length; } }
        function play(n) { return plays[n]; }
        const plays = [play, new Play()];
        const value = ${order};`);
      const it = value as { play(n: number): unknown; plays: readonly unknown[] };
      expect(it.play(0)).toBe(it.play);
      expect((it.play(1) as { tell(): number }).tell()).toBe(2);
    },
  );

  test('functions at the top that call each other', async () => {
    const { value } = await again(`
      function even(n) { return n === 0 || odd(n - 1); }
      const odd = (n) => n !== 0 && even(n - 1);
      const value = { even, odd };`);
    const it = value as Record<'even' | 'odd', (n: number) => boolean>;
    expect([it.even(4), it.odd(4)]).toEqual([true, false]);
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
    expect(message).toMatch(/^it\./);
  });
});
