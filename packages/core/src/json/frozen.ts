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

/** Are two JSON values the same? Key order does not matter. */
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

/** A copy of a JSON value that shares nothing with it. */
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

/** Freezes a JSON value to its depths and returns it. */
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

/** A value from outside, as short text for a message that can be printed. */
export function showChoice(value: unknown): string {
  const shown = [...textOf(value)];
  return shown.length > longestShown ? `${shown.slice(0, longestShown - 3).join('')}...` : shown.join('');
}

/** A value in a sentence: text as it stands, anything else as {@link showChoice} shows it. */
export function showValue(value: unknown): string {
  return typeof value === 'string' ? value : showChoice(value);
}

function textOf(value: unknown): string {
  try {
    if (typeof value === 'number' || value === undefined) return String(value);
    if (typeof value === 'function' || typeof value === 'symbol') return printable(String(value));
    const json = JSON.stringify(value) === undefined ? undefined : printableJson(value);
    return json ?? printable(Object.prototype.toString.call(value));
  } catch {
    // cyclic, or a trap of its own that throws
    return unreadable(value);
  }
}

function unreadable(value: unknown): string {
  try {
    return printable(Object.prototype.toString.call(value));
  } catch {
    return `[${typeof value}]`;
  }
}
