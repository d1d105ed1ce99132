import { describe, expect, test } from 'vitest';
import { isProved, printed, prove } from '../src/syntax/proof.js';
import { isRead, read } from '../src/syntax/read.js';
import { touchesOf, untouched } from '../src/syntax/touches.js';

/** A function made of this text, as an author or a build tool may have written it. */
const fn = (text: string): object => new Function(`const outside = 1, é = 2; return (${text});`)();

/** What the text of a function becomes with the fields of its first parameter in variables, and the others under other names. */
function inPlace(text: string): string | null {
  const found = prove(fn(text));
  if (!isProved(found)) return null;
  const standsFor = ({ at, field, nameEnd, end }: (typeof found.references)[number]): string =>
    at === 0 && field !== null ? `$${field}` : `$p${at}${found.source.slice(nameEnd, end)}`;
  return printed(found, standsFor, () => false);
}

const why = (value: object): string => {
  const found = prove(value);
  return isProved(found) ? 'proved' : found.why;
};

describe('what is written in place', () => {
  test.each([
    ['(s) => s.a > 1', '$a > 1'],
    ['s => s.a > 1', '$a > 1'],
    ['() => true', 'true'],
    ['(s) => \\u0073.bat', '$bat'],
    ['(s) => s.\\u0062at', '$bat'],
    ['(s) => { s.a = 1; }', '{ $a = 1; }'],
    ['(s) => { s.a = 1\n s.b = 2\n }', '{ $a = 1;\n $b = 2;\n }'],
    ['(s) => { const a = s.a; let b; b = a + 1; s.b = b; }', '{ const a = $a; let b; b = a + 1; $b = b; }'],
    ['(s) => { for (const x of s.list) { s.n += x.a; } }', '{ for (const x of $list) { $n += x.a; } }'],
    ['(s) => { { const s = 1; s > 2; } s.a = 1; }', '{ { const s = 1; s > 2; } $a = 1; }'],
    [`(s) => s.shot === 's.a' && s.says !== "it's"`, `$shot === 's.a' && $says !== "it's"`],
    ['(s) => s.a / 2 > s.b / s.c', '$a / 2 > $b / $c'],
    ['(s) => s?.a ?? typeof s.b?.c', '$a ?? typeof $b?.c'],
    ['(s, c) => { s.a = { c, s: c.s, who: c[0] }; }', '{ $a = { c:$p1, s: $p1.s, who: $p1[0] }; }'],
    ['(s) => { s.list.push({ a: 1, b: [{ c: s.d }] }); }', '{ $list.push({ a: 1, b: [{ c: $d }] }); }'],
    ['(s) => `$' + '{s.a} s.b`', '`$' + '{$a} s.b`'],
    ['(s) => { if (s.a > 1) /s.n/.test("s.n") && (s.b += 1); }', '{ if ($a > 1) /s.n/.test("s.n") && ($b += 1); }'],
    ['(s) => /* s.a */ s.b // s.c\n', '$b'],
    ['(s) => { [s.a, s.b] = [s.b, s.a]; }', '{ [$a, $b] = [$b, $a]; }'],
    ['(s) => { const { a, b: [c] } = s.it; s.n = a + c; }', '{ const { a, b: [c] } = $it; $n = a + c; }'],
    ['(s) => { turn: for (;;) { s.a++; break turn; } }', '{ turn: for (;;) { $a++; break turn; } }'],
    ['function (s) { s.a = 1; }', '{ $a = 1; }'],
    ['function (s) { return s.a > 1; }', '$a > 1'],
    ['({ does(s) { s.a = 1; } }).does', '{ $a = 1; }'],
    [
      'function (s) { var n; for (var i = 0, of = s.list; i < of.length; i++) { var x = of[i]; s.n += x; } }',
      '{ n=n; for (i = 0, of = $list; i < of.length; i++) { x = of[i]; $n += x; } }',
    ],
  ])('%s', (text, expected) => expect(inPlace(text)).toBe(expected));
});

describe('what is called, and why', () => {
  test.each([
    ['(s) => s.a > outside', 'it names outside, which is not its own'],
    ['(s) => s.a > é', 'it names é, which is not its own'],
    ['(s) => Math.max(s.a, 1)', 'it names Math, which is not its own'],
    ['(s) => s.a === undefined', 'it names undefined, which is not its own'],
    ['(s) => parseInt(s.a) > 1', 'it calls parseInt, which is not its own'],
    ['(s) => ({ outside }).outside > s.a', 'it names outside, which is not its own'],
    ['(s) => { { const a = 1; } s.b = a; }', 'it names a, which is not its own'],
    ['(s) => s.list.some((it) => it > 1)', 'it has a function in it'],
    ['(s) => ({ get a() { return 1; } })', 'it has a function in it'],
    ['async (s) => s.a', 'it is asynchronous or a generator'],
    ['function* (s) { s.a = 1; }', 'it is asynchronous or a generator'],
    ['(s, g = 1) => s.a', 'its parameters have defaults or are taken apart'],
    ['({ a }) => a', 'its parameters have defaults or are taken apart'],
    ['(...all) => all[0]', 'its parameters have defaults or are taken apart'],
    ['function (s) { s.a = arguments.length; }', 'it speaks of arguments'],
    ["(s) => eval('s.a')", 'it calls eval, which is not its own'],
    ['function (s) { this.a = s.a; }', 'it speaks of this'],
    ['(s) => { if (s.a) return; s.b = 1; }', 'it returns from the middle of statements'],
    ['(s) => { delete s.a; }', 'it deletes a field'],
    ['(s) => { const $x0 = 1; s.a = $x0; }', 'its name $x0 could be one of the code around it'],
    ['function (s) { with (s) { a = 1; } }', 'its text is not strict code'],
    ['(s) => s.a\n<!--s.b\n+ 1', 'it has what scripts take for a comment'],
    ['(s) => { try { s.a = 1; } catch { s.b = 1; } }', 'it catches what is thrown'],
    ['((s) => s.a).bind(null)', 'its text is not its source'],
    ['Math.max', 'its text is not its source'],
    ['class { static a = 1; }', 'its text is not its source'],
    ['new Proxy((s) => s.a, {})', 'its text is not its source'],
  ])('%s', (text, reason) => expect(why(fn(text))).toContain(reason));
});

describe('what a function that is called touches', () => {
  const touched = (text: string): unknown => {
    const found = read(fn(text));
    if (!isRead(found)) return 'unread';
    const { fields, changes } = touchesOf(found)[0] ?? untouched;
    return fields === 'all' ? 'all' : [[...fields].sort(), [...changes].sort()];
  };

  test.each([
    ['(s) => outside(s.a, s.b.c)', [['a', 'b'], []]],
    [
      '(s) => { s.a = outside; s.b++; [s.c] = []; for (s.d of []); }',
      [
        ['a', 'b', 'c', 'd'],
        ['a', 'b', 'c', 'd'],
      ],
    ],
    ['(s) => { if (outside) return; ({ a: s.a } = s.b); }', [['a', 'b'], ['a']]],
    ['() => outside', [[], []]],
    ['(s) => outside((x) => x + s.a)', [['a'], []]],
    ['(s) => "s.a" + outside /* s.b */', [[], []]],
    ['function (s) { return \\u0073.a; }', [['a'], []]],
    ['(s) => outside(s)', 'all'],
    ['(s) => s["a"] + outside', 'all'],
    ['(s) => ({ s })', 'all'],
    ['(s) => ({ ...s })', 'all'],
    ['(s) => { delete s.a; }', 'all'],
    ['(s) => outside((s) => s.a)', 'all'],
    ['(s) => { const { a } = s; }', 'all'],
    ['(s, t = s.a) => t', 'all'],
    ['({ a }) => a', 'all'],
    ['function (s) { return outside(arguments); }', 'all'],
    ['(s) => eval("s.a")', 'all'],
    ['function (s) { with (s) { return a; } }', 'all'],
    ['async (s) => s.a', 'all'],
    ['Math.max', 'unread'],
  ])('%s', (text, expected) => expect(touched(text)).toEqual(expected));

  const objectsIn = (text: string): unknown =>
    Object.fromEntries(
      [...(touchesOf(read(fn(text)) as never)[0] ?? untouched).objects].map(([field, from]) => [
        field,
        from === 'any' ? from : [...from],
      ]),
    );

  test.each([
    ['(s, x) => { s.a = 1; s.b = ""; s.c = !x; s.d = x + 1; s.e = x > 1 ? 0 : "two"; s.f = null; }', []],
    ['(s, x) => { s.a++; s.a += x; s.a -= x; s.a ||= 1; s.a = x && 2 }', { a: [1] }],
    ['(s, x, y) => { s.a = x; s.b = x ?? y; s.c = x ? y : 1; }', { a: [1], b: [1, 2], c: [2] }],
    ['(s, x) => { s.a = s.b; s.b = outside; s.c = outside(x); s.d = x.y; s.e = [x]; s.f = { x }; s.g = /a/; }', 'any'],
    ['(s, x) => { s.a ||= x.y; s.b ??= [1]; s.c &&= {}; s.d = x && {}; s.e = x ? 1 : []; }', 'any'],
    ['(s, x) => { [s.a, ...s.b] = x; ({ y: s.c } = x); for (s.d of x); for (s.e in x); }', 'any'],
    ['(s, x) => { x = outside; s.a = x; }', 'any'],
    ['(s, x) => { s.a = x; x ||= {}; }', 'any'],
    ['(s, x) => { s.a = x; { const x = {}; s.b = x; } }', 'any'],
    ['(s, x) => { s.a = x; for (const x of outside) s.b = x; }', 'any'],
    ['(s, x) => { const { y: x2 } = x; s.a = x2; }', 'any'],
    ['(s, x) => { s.a = x; s.a = outside; }', 'any'],
  ])('may it give a field an object? %s', (text, expected) => {
    const found = objectsIn(text) as Readonly<Record<string, unknown>>;
    if (expected === 'any')
      for (const [field, from] of Object.entries(found)) expect([field, from]).toEqual([field, 'any']);
    else {
      const some = Object.fromEntries(Object.entries(found).filter(([, from]) => (from as unknown[]).length > 0));
      expect(some).toEqual(Array.isArray(expected) ? {} : expected);
    }
    expect(Object.keys(found).length).toBeGreaterThan(0);
  });

  test('nothing is known of what is not source, whatever its text looks like', () => {
    const real = Function.prototype.toString;
    for (const text of [
      'function does(a0, a1) { [bytecode] }',
      'function(){/* ecmascript */}',
      'function () { [native code] }',
      'function does() {}',
    ]) {
      const does = (_s: object, _g: object): void => {};
      Function.prototype.toString = function (this: object) {
        return this === does ? text : real.call(this as never);
      };
      try {
        expect(isRead(read(does)), text).toBe(false);
      } finally {
        Function.prototype.toString = real;
      }
    }
  });
});
