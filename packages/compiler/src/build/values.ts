import type { Declaration, FunctionText, MarkedModule, Marks } from './marked.js';
import { NotCompilable } from './not-compilable.js';

/** Lists of numbers in a form of their own, by which tables are kept. */
const numberLists = [
  Int8Array,
  Uint8Array,
  Uint8ClampedArray,
  Int16Array,
  Uint16Array,
  Int32Array,
  Uint32Array,
  Float32Array,
  Float64Array,
] as const;

type NumberList = InstanceType<(typeof numberLists)[number]>;

/**
 * Values of a running module as source that makes the same values again: data, functions with what they have captured, objects
 * of the module's classes. Data is written as it is when it is looked at, so how it was made need not be known. What stands at the
 * top of the module keeps its name there, and what is there more than once gets one, so that it is one thing again.
 */
export class Values {
  /** The declarations of what has a name, in order. */
  readonly lines: string[] = [];
  /** Names at the top of the module that stand for what is imported, with the name under which it is exported. */
  readonly imported = new Map<string, string>();
  private readonly atTop = new Map<unknown, string>();
  private readonly there = new Set<string>();
  private readonly named = new Map<unknown, string>();
  private readonly times = new Map<unknown, number>();
  private readonly within = new Set<unknown>();
  private readonly spoken: { readonly name: string; readonly where: string }[] = [];

  /** @param exported what need not be written, for it can be imported under these names */
  constructor(
    private readonly marks: Marks,
    private readonly module: MarkedModule,
    private readonly exported: ReadonlyMap<unknown, string> = new Map(),
  ) {
    for (const [name, standsFor] of Object.entries(marks.names)) {
      const value = standsFor();
      if (isThing(value) && !this.atTop.has(value)) this.atTop.set(value, name);
    }
  }

  /** Has a look at a value that will be written, to know what is there more than once. */
  count(value: unknown): void {
    if (!isThing(value) || this.exported.has(value)) return;
    const times = (this.times.get(value) ?? 0) + 1;
    this.times.set(value, times);
    if (times > 1) return;
    for (const [, part] of this.partsOf(value)) this.count(part);
    for (const name of this.namesIn(value)) this.count(this.marks.names[name]?.());
  }

  /**
   * A value as an expression.
   * @param where what is written, for the error
   * @throws NotCompilable where a part of it cannot be written
   */
  write(value: unknown, where: string): string {
    const text = this.expression(value, where);
    // what functions speak of has to be there when they are called, and may itself hold them
    for (let spoken = this.spoken.pop(); spoken; spoken = this.spoken.pop()) this.need(spoken.name, spoken.where);
    return text;
  }

  private expression(value: unknown, where: string): string {
    if (!isThing(value)) return primitive(value, where);
    const top = this.atTop.get(value);
    if (top !== undefined) {
      this.need(top, where);
      return top;
    }
    const known = this.named.get(value);
    if (known !== undefined) return known;
    const text = this.made(value, where);
    if ((this.times.get(value) ?? 0) < 2) return text;
    const name = `$${this.named.size}`;
    this.lines.push(`const ${name}=${text};`);
    this.named.set(value, name);
    return name;
  }

  /** Declares a name at the top of the module, unless it is there. */
  private need(name: string, where: string): void {
    if (this.there.has(name)) return;
    this.there.add(name);
    const value = this.marks.names[name]?.();
    const exported = isThing(value) ? this.exported.get(value) : undefined;
    if (exported !== undefined) this.imported.set(name, exported);
    else this.lines.push(this.declaration(name, value, `${name} for ${where.split(' for ').at(-1)}`));
  }

  private declaration(name: string, value: unknown, where: string): string {
    const kind = this.module.changing.has(name) ? 'let' : 'const';
    if (!isThing(value)) return `${kind} ${name}=${primitive(value, where)};`;
    const same = this.atTop.get(value) as string;
    if (same !== name) {
      this.need(same, where);
      return `${kind} ${name}=${same};`;
    }
    const text = this.classText(value, where);
    return text ?? `${kind} ${name}=${this.made(value, where)};`;
  }

  /** The statement that declares a class; null for what is none. */
  private classText(value: object, where: string): string | null {
    if (!isClass(value)) return null;
    const { text, names } = this.module.declarations.get(this.atTop.get(value) as string) as Declaration;
    const base: unknown = Object.getPrototypeOf(value);
    if (this.atTop.has(base)) this.need(this.atTop.get(base) as string, where);
    for (const name of names) this.spoken.push({ name, where });
    return text;
  }

  /** The names at the top of the module of which the text of a value speaks. */
  private namesIn(value: object): readonly string[] {
    const mark = this.marks.functions.get(value);
    if (mark) return (this.module.functions[mark.at] as FunctionText).names;
    const name = isClass(value) ? this.atTop.get(value) : undefined;
    return (name !== undefined && this.module.declarations.get(name)?.names) || [];
  }

  /** The parts of a value, each with where it is. */
  private partsOf(value: object): readonly (readonly [string, unknown])[] {
    if (typeof value === 'function') {
      const mark = this.marks.functions.get(value);
      const names = mark ? (this.module.functions[mark.at] as FunctionText).captures : [];
      return mark ? mark.captured().map((captured, i) => [`, in ${names[i]}`, captured]) : [];
    }
    if (isNumberList(value)) return [];
    if (value instanceof Map || value instanceof Set) return [['', [...value]]];
    if (Array.isArray(value)) return value.map((item: unknown, i) => [` ${idOf(item) ?? i}`, item]);
    return Object.entries(Object.getOwnPropertyDescriptors(value)).flatMap(([key, { enumerable, value: field }]) =>
      enumerable ? [[`.${key}`, field] as const] : [],
    );
  }

  private made(value: object, where: string): string {
    if (this.within.has(value)) throw new NotCompilable(where, 'it holds itself; name it at the top of its module');
    this.within.add(value);
    const text = typeof value === 'function' ? this.functionText(value, where) : this.objectText(value, where);
    this.within.delete(value);
    return text;
  }

  private objectText(value: object, where: string): string {
    // what is kept for something that is there no more: it fills again
    if (value instanceof WeakMap || value instanceof WeakSet)
      return pure(`new ${value instanceof WeakMap ? 'WeakMap' : 'WeakSet'}()`);
    const parts = this.partsOf(value).map(([at, part]) => this.expression(part, where + at));
    if (Array.isArray(value)) return `[${parts.join()}]`;
    const prototype: unknown = Object.getPrototypeOf(value);
    const maker = (value.constructor as { readonly name?: string } | undefined)?.name ?? '';
    if (isNumberList(value)) return pure(`${maker}.of(${[...value].join()})`);
    if (value instanceof Map || value instanceof Set) return pure(`new ${maker}(${parts[0]})`);
    if (value instanceof RegExp) return String(value);
    const computed = Object.entries(Object.getOwnPropertyDescriptors(value)).find(([, { get }]) => get);
    if (computed)
      throw new NotCompilable(`${where}.${computed[0]}`, 'it is worked out whenever it is read; make it a function');
    const fields = `{${Object.keys(value)
      .map((key, i) => `${key === '__proto__' ? '["__proto__"]' : JSON.stringify(key)}:${parts[i]}`)
      .join()}}`;
    if (prototype === Object.prototype || prototype === null) return fields;
    const name = this.className(value, maker, where);
    if (!this.there.has(instanceOf)) {
      this.there.add(instanceOf);
      this.lines.push(`const ${instanceOf}=(of,fields)=>Object.assign(Object.create(of.prototype),fields);`);
    }
    return pure(`${instanceOf}(${name},${fields})`);
  }

  /** The name at the top of the module of the class that has made a value. */
  private className(value: object, maker: string, where: string): string {
    const text = typeof value.constructor === 'function' ? Function.prototype.toString.call(value.constructor) : '';
    if (text.includes('[native code]')) throw new NotCompilable(where, `it is a ${maker}, of which there is no text`);
    if (/\.#[\w$]/.test(text)) throw new NotCompilable(where, `its class, ${maker}, keeps to itself what it holds`);
    const name = this.atTop.get(value.constructor);
    if (name === undefined)
      throw new NotCompilable(
        where,
        `it is made by ${maker || 'a class without a name'}; put that class at the top of its module`,
      );
    this.need(name, where);
    return name;
  }

  private functionText(value: object, where: string): string {
    const mark = this.marks.functions.get(value);
    if (!mark) throw new NotCompilable(where, 'it is a function that is built in, bound, or a method of a class');
    const { text, captures, names, trouble } = this.module.functions[mark.at] as FunctionText;
    if (trouble) throw new NotCompilable(where, trouble);
    for (const name of names) this.spoken.push({ name, where });
    if (captures.length === 0) return text;
    const given = this.partsOf(value).map(([at, part]) => this.expression(part, where + at));
    return `/* @__PURE__ */((${captures.join()})=>${text})(${given.join()})`;
  }
}

function isThing(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

/** What a step or a rule is called. */
function idOf(value: unknown): string | null {
  return isThing(value) && 'id' in value && typeof value.id === 'string' ? value.id : null;
}

function isClass(value: unknown): value is object {
  return typeof value === 'function' && /^class\b/.test(Function.prototype.toString.call(value));
}

function isNumberList(value: object): value is NumberList {
  return numberLists.some((list) => value instanceof list);
}

function primitive(value: unknown, where: string): string {
  if (typeof value === 'number') return Object.is(value, -0) ? '-0' : String(value);
  if (typeof value === 'bigint') return `${value}n`;
  if (value === undefined) return 'undefined';
  if (typeof value === 'symbol') throw new NotCompilable(where, 'it is a symbol');
  return JSON.stringify(value);
}

/** What makes an object of a class again, in the module that is written. */
const instanceOf = '$instanceOf';

/**
 * A call that a bundler may leave out where nobody needs what it makes. No function around it: when that is taken away to make the code
 * smaller, the mark goes with it.
 */
function pure(text: string): string {
  return `/* @__PURE__ */${text}`;
}
