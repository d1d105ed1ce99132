import type { Rulebook } from '@howzat/core';
import { standingRules } from '@howzat/core/engine';

/**
 * Something of a secret choice or draw that the rules show at once. It is as narrow as the rule that says so: it holds where that is
 * in play, never while the other side of the same commit has still to choose, and for what it names of the choice or draw and of
 * the other side's view.
 */
export interface Reveal {
  /** The step at which something is secretly chosen or drawn. */
  readonly step: string;
  /** What says that it shows: the id of a rule or of an option, or a reading as `ruling=reading`. */
  readonly by: string;
  /** Of which choices or outcomes something shows: all unless given. */
  showing?(value: unknown): boolean;
  /** The only fields of the other side's view in which it shows; in all that it is told unless given. */
  readonly fields?: readonly string[];
}

/** What may show of one of these values at a step: everything, some fields of the view, or nothing. */
export type Shown = 'everything' | readonly string[];

/** What a rulebook shows at once, by what is in play in it. */
export function revealsIn(
  rulebook: Rulebook,
  reveals: readonly Reveal[],
): (step: string, values: readonly unknown[]) => Shown {
  const { options, rulings } = rulebook.selection;
  const readings = Object.entries(rulings).map(([ruling, reading]) => `${ruling}=${reading}`);
  const inPlay = new Set([...standingRules(rulebook), ...options, ...readings]);
  const standing = reveals.filter(({ by }) => inPlay.has(by));
  return (step, values) => {
    const here = standing.filter((it) => it.step === step && values.some((value) => it.showing?.(value) ?? true));
    return here.some(({ fields }) => fields === undefined) ? 'everything' : here.flatMap(({ fields = [] }) => fields);
  };
}

/** JSON without the fields that may show. */
export function withoutShown(value: unknown, shown: Shown): unknown {
  if (shown.length === 0 || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item) => withoutShown(item, shown));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]) => (shown.includes(key) ? [] : [[key, withoutShown(field, shown)]])),
  );
}
