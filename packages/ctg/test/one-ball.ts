import type { Variant } from '@howzat/core';
import {
  type Amendment,
  type Expected,
  type Position,
  playScenario,
  type Scenario,
  type ScriptLine,
  type Selection,
} from '@howzat/core/author';
import { ctg, originalCards, withCards } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { single, table } from '../scenarios/notation.js';

/** An example that is too small for the page of the rulebook. */
export type Example = Omit<Scenario, 'id' | 'title' | 'readings'>;

/** What goes against an example, played with the cards of the game or with others. */
export function problemsOf(example: Example, cards: unknown = originalCards): readonly string[] {
  const game: Variant<any> = cards === originalCards ? ctg : withCards(cards);
  return playScenario(game, { id: 'example', title: 'example', ...example }).problems;
}

type Ball = Parameters<typeof single>[2];

/** One ball of the third over, as `single` of the notation plays it, and what must come of it. */
export const one = (ball: Ball, expect: Expected): Example => single('example', 'example', ball, expect);

/** A ball of an over whose first two are express: the first of them unless said otherwise. */
export function express(
  script: readonly ScriptLine[],
  expect: Expected,
  { with: selection = {}, state = {}, ...more }: Position & { readonly with?: Selection } = {},
): Example {
  const from = { overs: 4, balls: 0, at: 'ball', ...more, state: { ...table(), ...state } };
  return { with: selection, from, script, expect };
}

/** The selection with these readings, each named without the prefix that all have. */
export function under(readings: Readonly<Record<string, string>>, more: Selection = {}): Selection {
  const rulings = Object.entries(readings).map(([ruling, reading]) => [`ctg.ruling.${ruling}`, reading]);
  return { ...more, rulings: { ...more.rulings, ...Object.fromEntries(rulings) } };
}

/** The selection with house rules. */
export const house = (...houseRules: readonly Amendment[]): Selection => ({ houseRules });

/** The original cards, a copy of which is changed. */
export function cardsWith(change: (set: any) => void): unknown {
  const set = JSON.parse(JSON.stringify(originalCards));
  change(set);
  return set;
}

/** What is said of examples, each by its title, with the cards of the game or with others. */
export function holds(
  what: string,
  rows: readonly (readonly [title: string, example: Example, cards?: unknown])[],
): void {
  describe(what, () => {
    for (const [title, example, cards] of rows) it(title, () => expect(problemsOf(example, cards)).toEqual([]));
  });
}
