import type { Amendment, Variant } from '../kits/index.js';
import type { Rulebook, Selection } from './rulebook.js';

/** So many rulebooks are kept of one variant; the one that was asked for least recently goes first. */
const mostOfVariant = 32;

const kept = new WeakMap<Variant, Map<string, Rulebook>>();

/** House rules are told apart by what they are, not by what they are called. */
const numbers = new WeakMap<Amendment, number>();
let lastNumber = 0;

function numberOf(rule: Amendment): number {
  let number = numbers.get(rule);
  if (number === undefined) {
    number = ++lastNumber;
    numbers.set(rule, number);
  }
  return number;
}

/**
 * A rulebook that is composed once and then shared, for it is frozen: who asks for an equal selection of the same variant gets the
 * same. A selection that is no plain data is composed each time.
 */
export function sharedRulebook(variant: Variant, selection: Selection, make: () => Rulebook): Rulebook {
  const key = keyOf(variant, selection);
  if (key === null) return make();
  let rulebooks = kept.get(variant);
  if (!rulebooks) {
    rulebooks = new Map();
    kept.set(variant, rulebooks);
  }
  const rulebook = rulebooks.get(key) ?? make();
  // what was asked for last stands last
  rulebooks.delete(key);
  rulebooks.set(key, rulebook);
  if (rulebooks.size > mostOfVariant) rulebooks.delete(rulebooks.keys().next().value as string);
  return rulebook;
}

/** The same text for equal selections; null where one is not of the kind that can be told by a text. */
function keyOf(variant: Variant, selection: Selection): string | null {
  const { rulings = {}, options = [], houseRules = [], set = {} } = selection;
  const format = selection.format ?? variant.defaultFormat;
  if (!isPlain(format) || !isList(options) || !isList(houseRules)) return null;
  const named = [sorted(rulings), sorted(set)];
  const values = [...options, ...named.flat(2)];
  if (!values.every(isPlain) || !houseRules.every(isObject)) return null;
  return JSON.stringify([format, options, ...named, houseRules.map((rule) => numberOf(rule))]);
}

function sorted(fields: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1));
}

/** A value that no other has the same text as: among numbers, JSON writes some alike. */
function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  return value === null || typeof value === 'string' || typeof value === 'boolean';
}

function isList(value: unknown): boolean {
  return Array.isArray(value);
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
