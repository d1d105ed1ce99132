import type { Variant } from '@howzat/core';
import { type Expected, type Position, playScenario, type ScriptLine, type Selection } from '@howzat/core/author';
import { pocket } from '@howzat/pocket';
import { expect, it } from 'vitest';

/** A piece of a match that is too small for the page of the rulebook: what is played, and what must have come of it. */
interface Piece {
  readonly with?: Selection;
  readonly from?: Position;
  readonly script: readonly ScriptLine[];
  readonly expect: Expected;
  /** A set of components instead of the original one. */
  readonly set?: Variant;
}

export type Row = readonly [title: string, piece: Piece];

/** A selection with these readings, each named without the prefix that all rulings have. */
export function under(readings: Readonly<Record<string, string>>, more: Selection = {}): Selection {
  const rulings = Object.entries(readings).map(([name, reading]) => [
    name.startsWith('opt.') ? `pocket.${name}` : `pocket.ruling.${name}`,
    reading,
  ]);
  return { ...more, rulings: { ...more.rulings, ...Object.fromEntries(rulings) } };
}

/** What goes against a piece of a match. */
function problemsOf({ set = pocket, ...piece }: Piece): readonly string[] {
  return playScenario(set, { id: 'piece', title: 'piece', ...piece }).problems;
}

/** Each row is a test of its own. */
export function holds(rows: readonly Row[]): void {
  it.each(rows)('%s', (_, piece) => expect(problemsOf(piece)).toEqual([]));
}
