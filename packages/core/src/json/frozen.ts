import { printable, printableJson } from '../errors/index.js';

/** JSON, as state and records are made of it. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A type whose every level is read-only: what guards, domains and views are given. */
export type Frozen<T> = T extends (...args: never[]) => unknown
  ? T
  : T extends readonly (infer E)[]
    ? readonly Frozen<E>[]
    : T extends object
      ? { readonly [K in keyof T]: Frozen<T[K]> }
      : T;

/** Is this a key that no object from outside may carry? */
export function isPolluting(key: string): boolean {
  return key === '__proto__' || key === 'constructor' || key === 'prototype';
}

/**
 * Says whether two JSON values are the same. The order of keys does not matter.
 *
 * @example
 * import { sameJson } from '@howzat/core';
 *
 * console.log(sameJson({ runs: 4, wickets: 0 }, { wickets: 0, runs: 4 })); // true
 */
export function sameJson(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const left = Object.keys(a);
  if (left.length !== Object.keys(b).length) return false;
  return left.every(
    (key) =>
      Object.hasOwn(b, key) && sameJson((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
  );
}

/**
 * Copies a JSON value. The copy shares nothing with it. A player that wants to remember what it saw copies its view.
 *
 * @param value plain JSON; anything else is not copied correctly
 *
 * @example
 * import { copyJson } from '@howzat/core';
 *
 * const field = [0, 0, 1];
 * const copy = copyJson(field);
 * copy[0] = 1;
 * console.log(field); // [ 0, 0, 1 ]
 */
export function copyJson<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    // most lists hold numbers alone, and are then copied at once
    const list: unknown[] = value.slice();
    for (let i = 0; i < list.length; i++) {
      const item = list[i];
      if (typeof item === 'object' && item !== null) list[i] = copyJson(item);
    }
    return list as T;
  }
  // spread keeps the shape of the object; filled key by key, one with many fields would become a slow hash table
  const copy = { ...value } as Record<string, unknown>;
  for (const key in copy) {
    const field = copy[key];
    if (typeof field === 'object' && field !== null) copy[key] = copyJson(field);
  }
  return copy as T;
}

/**
 * Freezes a JSON value with everything in it, and returns it.
 *
 * @param value plain JSON; a part that is frozen already is taken to be frozen throughout
 *
 * @example
 * import { freezeJson } from '@howzat/core';
 *
 * console.log(Object.isFrozen(freezeJson({ cards: [1, 2] }).cards)); // true
 */
export function freezeJson<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const key of Object.keys(value)) freezeJson((value as Record<string, unknown>)[key]);
  }
  return value;
}

/**
 * Freezes the plain objects of a value to its depths and returns it. Lists stay as they are, for V8 reads frozen ones a tenth slower,
 * and so does what is no JSON, a table of numbers for one.
 */
export function freezeObjects<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  const prototype: unknown = Object.getPrototypeOf(value);
  if (!Array.isArray(value)) {
    if (prototype !== Object.prototype && prototype !== null) return value;
    Object.freeze(value);
  }
  for (const part of Object.values(value)) freezeObjects(part);
  return value;
}

/** The longest text of a value in a message. */
const longestShown = 120;

/**
 * A value from outside, as short text for a message that can be printed.
 *
 * @example
 * import { showChoice } from '@howzat/core/author';
 *
 * console.log(showChoice({ card: 4 })); // {"card":4}
 */
export function showChoice(value: unknown): string {
  const shown = [...textOf(value)];
  return shown.length > longestShown ? `${shown.slice(0, longestShown - 3).join('')}...` : shown.join('');
}

/**
 * A value in a sentence: text as it stands, anything else as {@link showChoice} shows it.
 *
 * @example
 * import { showValue } from '@howzat/core/author';
 *
 * console.log(showValue('four'), showValue({ card: 4 })); // four {"card":4}
 */
export function showValue(value: unknown): string {
  return typeof value === 'string' ? value : showChoice(value);
}

function textOf(value: unknown): string {
  try {
    if (typeof value === 'number' || value === undefined) return String(value);
    if (typeof value === 'function' || typeof value === 'symbol') return printable(String(value));
    const json = JSON.stringify(value) === undefined ? undefined : printableJson(value);
    return json ?? printable(kindOf(value));
  } catch {
    // cyclic, or a trap of its own that throws
    return unreadable(value);
  }
}

function unreadable(value: unknown): string {
  try {
    return printable(kindOf(value));
  } catch {
    return `[${typeof value}]`;
  }
}

/** The kind of a value as JavaScript names it: `[object Map]`. */
function kindOf(value: unknown): string {
  return Reflect.apply(Object.prototype.toString, value, []) as string;
}
