import * as fc from 'fast-check';

/*
 * Texts of functions as authors and build tools may write them. They are legal JavaScript, they end, and they leave whole numbers
 * and lists of whole numbers in the state. Otherwise anything goes: loops, closures, escapes, getters, shadowed names.
 */

/** What a text may be: a question about the state, or a change of it. */
export type Kind = 'question' | 'change';

/** A function as text, and the names around it that it may speak of. */
export interface FunctionSource {
  readonly text: string;
  /** The author's module has a `Math` of its own. */
  readonly ownMath: boolean;
}

/** The functions that a fuzzed text may speak of without declaring them, as a module would hold them. */
const around = {
  k: 3,
  helper: (state: { a: number; b: number }): number => state.a + 2 * state.b,
  grow: (state: { a: number }): void => {
    state.a = (state.a + 1) % 64;
  },
  table: Object.freeze([2, 5, 1, 4]),
};

/** Makes the function of a text, as a strict module would. */
export function made({ text, ownMath }: FunctionSource): (...given: never[]) => unknown {
  const own = ownMath ? { max: (a: number) => a, min: () => 1, floor: () => 2, abs: (a: number) => -a } : Math;
  const make = new Function('k', 'helper', 'grow', 'table', 'Math', `"use strict";return (${text});`);
  return make(around.k, around.helper, around.grow, around.table, own) as (...given: never[]) => unknown;
}

/** What is asked of a text. */
export interface TextOptions {
  /** The function is handed state of its own, as that of an amendment is. */
  readonly own: boolean;
  /** It names fields and does nothing else with what it is handed, as most rules do: such text is written in place. */
  readonly plain: boolean;
}

/** A function text of a kind. */
export function functionSource(kind: Kind, options: TextOptions): fc.Arbitrary<FunctionSource> {
  return fc.gen().map((gen) => {
    const writer = new Writer((from, to) => gen(fc.integer, { min: from, max: to }), kind === 'change', options);
    const text = kind === 'question' ? writer.question() : writer.change();
    const source = { text, ownMath: writer.chance(8) };
    // a filter would draw the same again, for ever
    return isLegal(source) ? source : { ...source, text: simplest[kind] };
  });
}

/** In place of what JavaScript does not take. */
const simplest = { question: '(s) => s.a > 20', change: '(s) => { s.a = (s.a + 1) % 64; }' } as const;

/** Whether JavaScript takes it: a declaration may not stand behind an `if`, for one. */
function isLegal(source: FunctionSource): boolean {
  try {
    made(source);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}

/** Writes one function. `draw` gives a whole number between two. */
class Writer {
  private readonly names: { s: string; g: string; p: string; own: string };
  private readonly locals: string[] = [];
  private fresh = 0;
  private depth = 0;

  constructor(
    private readonly draw: (from: number, to: number) => number,
    /** A question looks and does not touch. */
    private readonly mayWrite: boolean,
    private readonly options: TextOptions,
  ) {
    this.names = this.of([
      { s: 's', g: 'g', p: 'p', own: 'own' },
      { s: 's', g: 'g', p: 'p', own: 'own' },
      { s: 'state', g: 'game', p: 'params', own: 'mine' },
      { s: 'a', g: 'b', p: 'c', own: 'xs' },
      { s: '$s', g: '$g', p: '$p', own: '$o0' },
      { s: 'of', g: 'get', p: 'async', own: 'set' },
      { s: '\u00e9', g: '\u03b3', p: '\u03c0', own: '\u03c9' },
      { s: '_', g: '__', p: '$', own: '$$' },
    ]);
  }

  chance(oneIn: number): boolean {
    return this.draw(1, oneIn) === 1;
  }

  /** Some texts for every function, and some for those that are not plain. */
  private any(usual: readonly (() => string)[], odd: readonly (() => string)[]): string {
    return this.of(this.options.plain ? usual : [...usual, ...odd])();
  }

  private of<T>(list: readonly T[]): T {
    return list[this.draw(0, list.length - 1)] as T;
  }

  /** A question: true or false by the state. */
  question(): string {
    const usual = [() => this.arrow(this.truth())];
    return this.any(usual, [
      ...usual,
      () => this.arrow(`{ ${this.gap()}return ${this.truth()}; }`),
      () => `function (${this.given()}) { return ${this.truth()}; }`,
      () => `function () { return arguments[0].a > ${this.draw(0, 40)}; }`,
      () => `({ asks(${this.given()}) { return ${this.truth()} } }).asks`,
      () => `({ a, b }) => a ${this.of(['>', '<', '!==', '%'])} b`,
      () => `(${this.names.s}, { overBalls: a }) => a === ${this.draw(0, 5)}`,
      () => `(...all) => all[0].a > all[1].runs % ${this.draw(2, 9)}`,
      () => this.arrow(`{ if (${this.truth()}) return ${this.truth()}; return ${this.truth()}; }`),
    ]);
  }

  /** A change of the state. */
  change(): string {
    const body = (): string => this.block(this.draw(1, 4));
    const usual = [() => this.arrow(body()), () => this.arrow(body()), () => this.arrow(this.oneChange())];
    return this.any(usual, [
      ...usual,
      () => `function (${this.given()}) ${body()}`,
      () => `function named(${this.given()}) ${body()}`,
      () => `({ does(${this.given()}) ${body()} }).does`,
      () => `({ 'does'(${this.given()}) ${body()} }).does`,
      () => `(${this.given()}, more = ${this.draw(0, 3)}) => { ${this.names.s}.a = (more + ${this.whole()}) % 64; }`,
      () => `(...all) => { all[0].a++; all[0].a %= 64; }`,
      () => `function () { arguments[0].b = (arguments[0].b + arguments[1].overBalls) % 64; }`,
      () => `((${this.given()}) => ${body()}).bind(null)`,
      () => `new Proxy((${this.given()}) => ${body()}, {})`,
      () => this.arrow(`{ if (${this.truth()}) return; ${this.statement()} }`),
    ]);
  }

  private given(): string {
    const { s, g, p, own } = this.names;
    return `${s}, ${g}, ${p}, ${own}`;
  }

  private arrow(body: string): string {
    return `(${this.given()})${this.of([' => ', '=>', ' =>\n'])}${body}`;
  }

  /** White space, and comments that look like code. */
  private gap(): string {
    if (this.options.plain) return '';
    return this.of([
      '',
      '',
      '',
      ' ',
      '\n',
      `/* ${this.names.s}.a = 9; */`,
      `// ${this.names.g}.bat = "7\n`,
      '/* } */ ',
    ]);
  }

  private field(name: string, of = this.names.s): string {
    if (this.options.plain) return `${of}.${name}`;
    return this.of([
      `${of}.${name}`,
      `${of}.${name}`,
      `${of}.${name}`,
      `${of} . ${name}`,
      `${of}["${name}"]`,
      `${of}['${name.replace(/^./, (first) => `\\x${first.charCodeAt(0).toString(16)}`)}']`,
      `${of}.\\u00${name.charCodeAt(0).toString(16).padStart(2, '0')}${name.slice(1)}`,
      `(${of}).${name}`,
    ]);
  }

  /** A number and a list that are the amendment's own, where there is one. */
  private ownNumber(): string {
    return this.options.own ? `${this.names.own}.t` : `${this.names.s}.b`;
  }

  private ownList(): string {
    return this.options.own ? `${this.names.own}.ys` : `${this.names.s}.xs`;
  }

  /** One of the two, by whether the function may write. */
  private writing(text: () => string, otherwise: () => string): string {
    return this.mayWrite ? text() : otherwise();
  }

  /** A place where a number may be written. */
  private place(): string {
    const { s } = this.names;
    return this.of([
      () => this.field('a'),
      () => this.field('b'),
      () => this.field('c'),
      () => `${s}.o.k`,
      () => this.ownNumber(),
      () => `${s}.o[${this.of(['"k"', '`k`'])}]`,
    ])();
  }

  private deep<T>(simple: () => T, other: () => T): T {
    if (this.depth >= 3) return simple();
    this.depth++;
    const result = other();
    this.depth--;
    return result;
  }

  /** A whole number that can be kept in the state. */
  private whole(): string {
    return `((${this.number()}) | 0) % 64`;
  }

  /** An expression that is a number. */
  private number(): string {
    const { s, g, p, own } = this.names;
    const simple = (): string =>
      this.of([
        () => String(this.draw(0, 9)),
        () => this.field('a'),
        () => this.field('b'),
        () => this.field('c'),
        () => `${s}.o.k`,
        () => `${g}.overBalls`,
        () => `${g}.bat`,
        () => `${p}.n`,
        () => this.ownNumber(),
        () => `${s}.face`,
        () => `${s}?.a`,
        () => (this.locals.length > 0 ? this.of(this.locals) : 'k'),
        () => `table[${this.draw(0, 3)}]`,
        () => `${s}.xs.length`,
      ])();
    return this.deep(simple, () => {
      const usual = [
        simple,
        simple,
        () => `(${this.number()} ${this.of(['+', '-', '*', '%', '&', '|', '^'])} ${this.number()} | 0)`,
        () => `(${this.truth()} ? ${this.number()} : ${this.number()})`,
        () => `Math.${this.of(['max', 'min'])}(${this.number()}, ${this.number()})`,
        () => `${s}.xs.reduce((sum, x) => (sum + x) % 64, ${this.number()})`,
        () =>
          this.writing(
            () => `(${s}.seen.push(${this.whole()}))`,
            () => `${s}.seen.length`,
          ),
        () => `(${s}.xs[${this.number()}] ?? ${this.draw(0, 9)})`,
        () => `"${s}.a${this.of(['', "'", '//', '/*'])}".length`,
        () => `((${this.number()}) / 2 | 0)`,
        () => `(${p}.flag ? 1 : ${this.number()})`,
        () => `(${this.ownList()}?.length ?? 0)`,
      ];
      return this.any(usual, [
        () => `helper(${s}) % 64`,
        () => `\`\${${this.number()}}${this.of(['', '`', '}', '"', `${s}.a`]).replaceAll('`', '\\`')}\`.length`,
        () => `String(${this.number()}).replace(/[/"'${this.of(['', 's.a', '\\/', '}'])}]/g, "").length`,
        () => `(() => { const ${s} = { a: ${this.draw(0, 9)} }; return ${s}.a; })()`,
        () => `((${s}) => ${s} + 1)(${this.number()})`,
        () => `({ get a() { return ${this.number()}; } }).a`,
        () => `({ ${s}: ${this.number()} }).${s}`,
        () => `(${this.number()}, ${this.number()})`,
        () => `[...${s}.xs, ${this.number()}].length`,
        () => `(({ a }) => a)(${s})`,
        () =>
          this.writing(
            () => `(${s}.a++, ${s}.a %= 64)`,
            () => `(${s}.a, ${s}.b)`,
          ),
        () => `-(${this.number()}) % 7`,
        () => `(typeof ${this.of([s, `${s}.a`, 'nobody', `${own}.none`])}).length`,
        () => `eval('${s}.a')`,
        () => `(void ${this.number()}, undefined ?? ${this.number()})`,
        () => `(/[${this.of(['1', '/', '"', "'"])}]/.test(String(${this.number()})) ? 1 : 0)`,
      ]);
    });
  }

  private truth(): string {
    const { s, g, p } = this.names;
    return this.deep(
      () => `${this.field('a')} > ${this.draw(0, 40)}`,
      () =>
        this.of([
          () => `${this.number()} ${this.of(['>', '<', '>=', '===', '!=='])} ${this.number()}`,
          () => `${s}.xs.includes(${this.number()})`,
          () =>
            this.writing(
              () => `(${s}.seen.push(${this.whole()}) > ${this.draw(0, 6)})`,
              () => `(${s}.seen.length > ${this.draw(0, 6)})`,
            ),
          () => `!${p}.flag`,
          () => `(${this.truth()}) ${this.of(['&&', '||'])} (${this.truth()})`,
          () => `${s}.xs.some((x) => x > ${this.number()})`,
          () => `"${this.of(['a', 'zz'])}" in ${s}`,
          () => `/${this.of(['1', '[/]', '"', 's\\.a'])}/.test(\`\${${this.number()}}\`)`,
          () => `${g}.wickets ${this.of(['<', '>'])} ${this.draw(0, 2)}`,
          () => `(${this.number()} % 2 === 0) !== ${this.truth()}`,
        ])(),
    );
  }

  /** A change that is one expression. */
  private oneChange(): string {
    const { s, g } = this.names;
    return this.of([
      () => `(${this.place()} = ${this.whole()})`,
      () => `${s}.xs.push(${this.whole()})`,
      () => `void (${g}.bat += ${this.number()} & 3)`,
      () => `grow(${s})`,
      () => `${this.ownNumber()}++`,
      () => `(${s}.xs.length = 0)`,
    ])();
  }

  private block(statements: number): string {
    const known = this.locals.length;
    const lines = Array.from({ length: statements }, () => this.gap() + this.statement());
    this.locals.length = known;
    return `{ ${lines.join(this.of([' ', '\n']))} }`;
  }

  private name(): string {
    return this.of([`v${this.fresh++}`, `v${this.fresh++}`, `$v${this.fresh++}`, `\u00f6${this.fresh++}`]);
  }

  /** Writes something with a name that counts in it alone. */
  private scoped(name: string, inner: () => string): string {
    this.locals.push(name);
    const text = inner();
    this.locals.splice(this.locals.lastIndexOf(name), 1);
    return text;
  }

  private statement(): string {
    const { s, g, p } = this.names;
    const simple = (): string =>
      this.of([
        () => `${this.place()} = ${this.whole()};`,
        () => `${this.place()} = ${this.whole()};`,
        () => `${s}.xs.push(${this.whole()});`,
        () => `${s}.seen.push(${this.whole()});`,
        () => `${s}.unread.push(${this.whole()});`,
        () => `${g}.bat += ${this.number()} & 3;`,
        () => `${g}.bat += (${s}.seen.push(${s}.a)) & 3;`,
        () => `${this.ownList()}.push(${this.whole()});`,
      ])();
    return this.deep(simple, () => {
      const usual = [
        simple,
        simple,
        simple,
        () => `if (${this.truth()}) ${this.block(1)}${this.chance(2) ? ` else ${this.block(1)}` : ''}`,
        () => `if (${s}.seen.push(${this.whole()}) > ${this.draw(0, 8)}) ${this.statement()}`,
        () => `if (${this.truth()}) /${this.of(['a', '"', "'", '[/*]'])}/.test("x") ? ${s}.a : ${s}.b;`,
        () => this.loop(),
        () => `${s}.xs = [];`,
        () => `${s}.a++; ${s}.a %= 64;`,
        () => `${s}.a = ${p}.flag ? ${this.whole()} : ${s}.a;`,
      ];
      return this.any(usual, [
        ...usual,
        () => {
          const name = this.name();
          const text = `${this.of(['const', 'let', 'var'])} ${name} = ${this.whole()};`;
          this.locals.push(name);
          return text;
        },
        () => {
          const name = this.name();
          const of = this.of([`{ a: ${name} } = ${s}`, `{ b: ${name} = 4 } = ${s}`, `[${name} = 2] = ${s}.xs`]);
          this.locals.push(name);
          return `const ${of};`;
        },
        () => `{ const ${s} = { a: ${this.number()}, xs: [], seen: [], o: { k: 1 } }; ${s}.a = 1; }`,
        () => `{ const undefined = ${this.draw(1, 5)}; ${s}.a = (undefined + ${s}.a) % 64; }`,
        () => {
          const name = this.name();
          return `{ const ${name} = () => { ${s}.a = (${s}.a + 1) % 64; }; ${name}(); ${name}(); }`;
        },
        () => {
          const name = this.name();
          return `{ function ${name}(x) { ${s}.b = x % 64; } ${name}(${this.number()}); }`;
        },
        () => `{ const held = ${s}; held.b = (held.a + 1) % 64; }`,
        () => `{ const { xs } = ${s}; xs.push(${this.whole()}); }`,
        () => `${s}.xs = ${s}.xs.filter((x) => x !== ${this.number()});`,
        () => `${s}.xs = [...${s}.xs, ${this.whole()}].slice(-9);`,
        () => `${s}.o = { ...${s}.o, k: ${this.whole()} };`,
        () => `Object.assign(${s}, { a: ${this.whole()} });`,
        () => `grow(${s});`,
        () => `switch (${this.number()} % 3) { case 0: ${this.statement()} break; default: ${this.statement()} }`,
        () => `try { ${this.statement()} } catch { ${s}.b = 1; } finally { ${s}.c = 2; }`,
        () => `for (const ${g} of ${s}.xs) { ${s}.a = (${s}.a + ${g}) % 64; }`,
        () => `${s}.a = ${p}.flag ? ${this.whole()} : ${s}.a`,
        () => `;[${this.number()}].forEach((x) => { ${s}.b = x % 64; });`,
        () => `${s}.xs.sort((x, y) => x - y);`,
      ]);
    });
  }

  private loop(): string {
    const { s } = this.names;
    const name = this.name();
    const limit = this.draw(1, 4);
    const usual = [
      () => `for (let ${name} = 0; ${name} < ${limit}; ${name}++) ${this.scoped(name, () => this.block(1))}`,
      () => `for (const ${name} of ${s}.xs.slice(0, ${limit})) ${this.scoped(name, () => this.block(1))}`,
    ];
    return this.any(usual, [
      ...usual,
      () => `for (const ${name} of table) ${s}.c = (${s}.c + ${name}) % 64;`,
      () => `{ let ${name} = ${limit}; while (${name}-- > 0) { ${this.statement()} } }`,
      () =>
        `${name}: for (let i = 0; i < ${limit}; i++) { for (;;) { if (${this.truth()}) break ${name}; continue ${name}; } }`,
      () => `{ let ${name} = 0; do { ${this.statement()} } while (++${name} < ${limit}); }`,
      () => `for (const ${name} in ${s}.o) ${s}.o[${name}] = ${this.whole()};`,
    ]);
  }
}
