import { ccsl } from '@howzat/ccsl';
import {
  type Expected,
  houseRule,
  type Position,
  playScenario,
  type ScriptLine,
  type Selection,
} from '@howzat/core/author';
import { opening } from '../scenarios/notation.js';

/** An example that is too small for the page of the rulebook: turns of a match, and what must have come of them. */
export interface Example {
  readonly with?: Selection;
  readonly from?: Position;
  readonly script?: readonly ScriptLine[];
  readonly expect: Expected;
}

/** The selection with these readings, each named without the prefix that all have. */
export function under(readings: Readonly<Record<string, string>>, more: Selection = {}): Selection {
  const rulings = Object.entries(readings).map(([ruling, reading]) => [`ccsl.ruling.${ruling}`, reading]);
  return { ...more, rulings: { ...more.rulings, ...Object.fromEntries(rulings) } };
}

/** What goes against an example, which begins with an innings unless it says otherwise. */
export function problemsOf(example: Example, houseRules: readonly ReturnType<typeof anew>[] = []): readonly string[] {
  const { problems } = playScenario(
    ccsl,
    { id: 'example', title: 'example', from: opening(), script: [], ...example },
    { houseRules },
  );
  return problems;
}

/**
 * A house rule that changes nothing here. With it a rulebook is composed and resolved for one test alone: those that were asked
 * for before are kept, with what was in force when they were made.
 */
export const anew = () => houseRule(ccsl, 'anew', {}, (a) => [a.set('superOverLength', 2)]);
