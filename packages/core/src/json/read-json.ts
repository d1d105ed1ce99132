import { isPolluting } from './frozen.js';

/** What came of reading a value from outside: its plain copy, or what is wrong with it. */
export type ReadJson =
  | { readonly value: unknown; readonly wrong: null }
  | { readonly value?: undefined; readonly wrong: string };

/** How much a value from outside may hold. */
export interface ReadLimits {
  /** How deep lists and objects may stand in each other; 64 unless given. */
  readonly depth?: number;
  /** How many values it may hold in all; 100,000 unless given. */
  readonly values?: number;
}

const usual = { depth: 64, values: 100_000 } as const;

/** Why a value cannot be read; thrown within this file alone. */
class Unreadable extends Error {}

/**
 * Reads a value from outside into plain JSON of its own. Every part is looked at once and copied, so what was
 * checked is what is used, whatever getters and proxies would answer the next time. It never throws: cycles, too much depth or size, and whatever
 * the value throws come back as `wrong`.
 *
 * @param value anything
 * @param what what the value is called in the message
 * @param limits how deep it may be nested, and how many values it may have: 64 and 100,000 unless you say otherwise
 * @returns `value`, the copy, and `wrong`, what is wrong with it in words or null
 *
 * @example
 * import { readJson } from '@howzat/core';
 *
 * const cyclic: unknown[] = [];
 * cyclic.push(cyclic);
 * console.log(readJson(cyclic, 'the choice').wrong !== null); // true
 * console.log(readJson([1, 2]).value); // [ 1, 2 ]
 */
export function readJson(value: unknown, what = 'value', limits: ReadLimits = usual): ReadJson {
  const { depth = usual.depth, values = usual.values } = limits;
  try {
    return { value: flatCopy(value) ?? new Reader(what, depth, values).read(value), wrong: null };
  } catch (error) {
    return { wrong: error instanceof Unreadable ? error.message : `${what} cannot be read` };
  }
}

/** Whether a value is plain JSON: {@link notJson} without the words, which most values never need. */
function isJson(value: unknown, depth: number): boolean {
  if (isFlat(value)) return true;
  if (typeof value !== 'object' || value === null || depth > usual.depth) return false;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) if (!isJson(value[i], depth + 1)) return false;
    return true;
  }
  const prototype = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null) return false;
  for (const key in value)
    if (isPolluting(key) || !isJson((value as Record<string, unknown>)[key], depth + 1)) return false;
  return true;
}

/**
 * Says why a value is not plain JSON, or null if it is. NaN, infinite numbers, functions, class instances,
 * `undefined`, cycles (found by their depth) and keys that pollute prototypes are not.
 *
 * @param value anything
 * @param path what the value is called in the message
 *
 * @example
 * import { notJson } from '@howzat/core';
 *
 * console.log(notJson({ runs: 4 })); // null
 * console.log(notJson({ runs: Number.NaN }) !== null); // true
 */
export function notJson(value: unknown, path = 'value'): string | null {
  return isJson(value, 0) ? null : readJson(value, path, { values: Number.POSITIVE_INFINITY }).wrong;
}

/** The most values that are read without counting. */
const few = 64;

/**
 * The copy of a short list or a small object with nothing in it but texts, numbers and the like, as most choices are; null for
 * everything else, which is then read with care.
 */
export function flatCopy(value: unknown): unknown {
  // Stryker disable next-line ConditionalExpression,LogicalOperator: what is no object is no plain one either
  if (typeof value !== 'object' || value === null) return null;
  try {
    return copyOfFlat(value);
  } catch {
    return null;
  }
}

/**
 * Is a value from outside the same as a flat copy? It must be a plain object or list with the same fields, and nothing in it but texts,
 * numbers and the like: each is looked at once.
 */
export function isSameFlat(value: unknown, copy: object): boolean {
  if (typeof value !== 'object' || value === null) return false;
  try {
    if (Object.getPrototypeOf(value) !== Object.getPrototypeOf(copy)) return false;
    if (Array.isArray(value) && value.length !== (copy as readonly unknown[]).length) return false;
    let left = 0;
    for (const _ in copy) left++;
    for (const key in value) {
      left--;
      const field: unknown = (copy as Record<string, unknown>)[key];
      if ((value as Record<string, unknown>)[key] !== field || !isFlat(field)) return false;
    }
    return left === 0;
  } catch {
    return false;
  }
}

function copyOfFlat(value: object): unknown {
  if (Array.isArray(value)) {
    const { length } = value;
    if (!(length <= few)) return null;
    const copy: unknown[] = [];
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      if (!isFlat(item)) return null;
      copy.push(item);
    }
    return copy;
  }
  if (Object.getPrototypeOf(value) !== Object.prototype) return null;
  // each field is looked at once; a spread would be slow, as choices have many shapes
  const copy: Record<string, unknown> = {};
  let left = few;
  for (const key in value) {
    const field: unknown = (value as Record<string, unknown>)[key];
    if (!isFlat(field) || isPolluting(key) || left-- === 0) return null;
    copy[key] = field;
  }
  return copy;
}

function isFlat(value: unknown): boolean {
  const type = typeof value;
  return type === 'number' ? Number.isFinite(value) : type === 'string' || type === 'boolean' || value === null;
}

class Reader {
  private left: number;
  /** The way to the value that is being read, from the outside in. */
  private readonly way: (string | number)[] = [];

  constructor(
    private readonly what: string,
    private readonly depth: number,
    private readonly values: number,
  ) {
    this.left = values;
  }

  read(value: unknown): unknown {
    this.spend(1);
    if (value === null || typeof value === 'boolean' || typeof value === 'string') return value;
    if (typeof value === 'number')
      return Number.isFinite(value) ? value : this.refuse(`is ${value}, which is not a number of JSON`);
    if (typeof value !== 'object')
      return this.refuse(`is ${typeof value === 'undefined' ? 'undefined' : `a ${typeof value}`}`);
    if (this.way.length > this.depth) return this.refuse('is nested too deeply');
    return Array.isArray(value) ? this.list(value) : this.fields(value);
  }

  private refuse(why: string): never {
    const path = this.way.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('');
    throw new Unreadable(`${this.what}${path} ${why}`);
  }

  private spend(values: number): void {
    this.left -= values;
    if (this.left < 0) this.refuse(`is too large: more than ${this.values} values in all`);
  }

  private list(value: readonly unknown[]): readonly unknown[] {
    const { length } = value;
    // a list that says it is endless is not gone through
    if (!(length <= this.left)) this.spend(this.values + 1);
    const copy: unknown[] = [];
    for (let i = 0; i < length; i++) {
      const item: unknown = value[i];
      copy.push(isFlat(item) ? this.flat(item) : this.at(i, item));
    }
    return copy;
  }

  private fields(value: object): object {
    const prototype: unknown = Object.getPrototypeOf(value);
    if (prototype !== Object.prototype && prototype !== null) this.refuse('is not a plain object');
    const copy: Record<string, unknown> = {};
    for (const key of Object.keys(value)) {
      if (isPolluting(key)) this.refuse(`has the forbidden key ${key}`);
      const field: unknown = (value as Record<string, unknown>)[key];
      copy[key] = isFlat(field) ? this.flat(field) : this.at(key, field);
    }
    return copy;
  }

  /** A value in which nothing stands that could be wrong: the way to it need not be known. */
  private flat(value: unknown): unknown {
    this.spend(1);
    return value;
  }

  private at(key: string | number, value: unknown): unknown {
    this.way.push(key);
    const read = this.read(value);
    this.way.pop();
    return read;
  }
}
