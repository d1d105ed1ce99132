import type { DomainDescription, Json } from '@howzat/core';

/** What can be asked for: every domain of a decision, and what real dice and cards show. */
export type Wanted =
  | DomainDescription
  | { readonly kind: 'die'; readonly sides: number }
  | { readonly kind: 'dice'; readonly dice: number; readonly sides: number }
  | { readonly kind: 'drawn'; readonly items: readonly Json[]; readonly size: number };

/** What a control holds before anybody has touched it. Undefined and null entries are still to be chosen. */
export function beginning(wanted: Wanted): unknown {
  switch (wanted.kind) {
    case 'oneOf':
      return wanted.items.length === 1 ? wanted.items[0] : undefined;
    case 'die':
      return undefined;
    case 'number':
      return wanted.min;
    case 'permutationOf':
      return wanted.items;
    case 'subsetOf':
    case 'drawn':
      return [];
    case 'dice':
      return Array.from({ length: wanted.dice }, () => null);
    case 'placement':
      return wanted.pieces.map(() => null);
    case 'record':
      return Object.fromEntries(Object.entries(wanted.fields).map(([name, field]) => [name, leftOut(field)]));
  }
}

/** What a field means that nobody touches: not to do what could be done, or the only thing that can be. */
function leftOut(field: DomainDescription): unknown {
  if (field.kind !== 'oneOf' || field.items.length === 1) return beginning(field);
  return field.items.find((item) => item === null || item === false);
}

/** Whether everything has been chosen that is asked for. */
export function isComplete(wanted: Wanted, value: unknown): boolean {
  if (value === undefined) return false;
  if (wanted.kind === 'record') {
    const chosen = value as Readonly<Record<string, unknown>>;
    return Object.entries(wanted.fields).every(([name, field]) => isComplete(field, chosen[name]));
  }
  if (!Array.isArray(value)) return true;
  if (wanted.kind === 'subsetOf' || wanted.kind === 'drawn') return value.length === wanted.size;
  // a place or a die that nobody has chosen is null
  return wanted.kind === 'permutationOf' || wanted.kind === 'oneOf' || value.every((item) => item !== null);
}
