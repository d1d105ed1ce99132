import type { Amendment, Player, Variant } from '@howzat/core';
import type { Presentation, Registry, Scenario, Tabletop } from '@howzat/core/author';

/** Something found in a module, and the name under which it is exported (`default.0` for an entry of a list). */
export interface Found<T> {
  readonly name: string;
  readonly value: T;
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

export function isVariant(value: unknown): value is Variant {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    isObject(value.flow) &&
    isObject(value.parameters) &&
    Array.isArray(value.formats) &&
    Array.isArray(value.rulings)
  );
}

export function isAmendment(value: unknown): value is Amendment {
  return (
    isObject(value) &&
    typeof value.id === 'string' &&
    typeof value.layer === 'string' &&
    Array.isArray(value.operations)
  );
}

export function isPlayer(value: unknown): value is Player {
  return isObject(value) && typeof value.name === 'string' && typeof value.choose === 'function';
}

export function isPresentation(value: unknown): value is Presentation {
  return isObject(value) && typeof value.presents === 'string';
}

export function isTabletop(value: unknown): value is Tabletop {
  return isObject(value) && typeof value.lays === 'string' && typeof value.components === 'function';
}

export function isRegistry(value: unknown): value is Registry {
  return (
    isObject(value) && typeof value.variant === 'string' && Array.isArray(value.sections) && isObject(value.rulings)
  );
}

export function isScenario(value: unknown): value is Scenario {
  return isObject(value) && typeof value.id === 'string' && Array.isArray(value.script) && isObject(value.expect);
}

/** Everything of a shape that a module exports, by itself or in a list; what is both goes by its own name, which threads load at once. */
export function findAll<T>(module: Fields, isIt: (value: unknown) => value is T): Found<T>[] {
  const found: Found<T>[] = [];
  const seen = new Set<unknown>();
  const look = (name: string, value: unknown): void => {
    if (seen.has(value)) return;
    seen.add(value);
    if (isIt(value)) found.push({ name, value });
  };
  const all = Object.entries(module);
  for (const [name, value] of all) look(name, value);
  for (const [name, value] of all)
    for (const [at, entry] of Array.isArray(value) ? value.entries() : []) look(`${name}.${at}`, entry);
  return found;
}

/** What a module exports under a name such as `default.0`. */
export function exported(module: Fields, name: string): unknown {
  return name.split('.').reduce<unknown>((from, part) => (isObject(from) ? from[part] : undefined), module);
}
