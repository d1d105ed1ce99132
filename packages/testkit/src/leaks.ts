import { sameJson } from '@howzat/core';
import type { Session } from '@howzat/core/engine';

/** What leaks, in words, each with where it first showed. */
export type Leaks = ReadonlyMap<string, string>;

/** Leaks as a list to be read. */
export function told(leaks: Leaks): string[] {
  return [...leaks].map(([what, where]) => `${what}: ${where}`);
}

/** The first place is the one that is told. */
export function note(leaks: Map<string, string>, what: string, where: string): void {
  if (!leaks.has(what)) leaks.set(what, where);
}

/** Longer values are cut in a message. */
const longest = 60;

/** Where two values of JSON first differ, and what stands there in each: `own.late.hint is 3 in one and 1 in the other`. */
export function whereApart(one: unknown, two: unknown, path: readonly string[] = []): string {
  if (isParted(one) && isParted(two) && Array.isArray(one) === Array.isArray(two))
    for (const key of new Set([...Object.keys(one), ...Object.keys(two)]))
      if (!sameJson(one[key] ?? null, two[key] ?? null)) return whereApart(one[key], two[key], [...path, key]);
  return `${path.join('.') || 'all of it'} is ${brief(one)} in one and ${brief(two)} in the other`;
}

/** When it is in a match, for people who look for it. */
export function momentOf({ state: { g } }: Session, seed: number): string {
  return `seed ${seed}, innings ${g.innings}, over ${g.overs + 1}, ball ${g.ballNumber}`;
}

/** Has it parts that can be compared? */
function isParted(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function brief(value: unknown): string {
  const text = value === undefined ? 'missing' : JSON.stringify(value);
  return text.length > longest ? `${text.slice(0, longest)}...` : text;
}
