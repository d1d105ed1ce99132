import { ccsl } from '@howzat/ccsl';
import { type Expected, type Position, playScenario, type ScriptLine, type Selection } from '@howzat/core/author';
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
export function problemsOf(example: Example): readonly string[] {
  return playScenario(ccsl, { id: 'example', title: 'example', from: opening(), script: [], ...example }).problems;
}
