import { type DomainDescription, type ForbiddenItem, type Json, sameJson } from '@howzat/core';

/** How an item stands: legal, forbidden by a rule, or no part of the decision. */
export type Standing = 'legal' | ForbiddenItem | null;

/** How an item of a list stands in a domain; in a record, the item of one of its fields. */
export function standing(domain: DomainDescription | undefined, item: Json, field?: string): Standing {
  if (domain?.kind === 'record') return field === undefined ? null : standing(domain.fields[field], item);
  if (domain?.kind !== 'oneOf') return null;
  if (domain.items.some((one) => sameJson(one, item))) return 'legal';
  return domain.forbidden?.find((one) => sameJson(one.item, item)) ?? null;
}

/** The rule that forbids an item, where one does. */
export function barOf(at: Standing): ForbiddenItem | null {
  return at === 'legal' ? null : at;
}
