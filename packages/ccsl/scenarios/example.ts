import type { Expected, Position, Scenario, ScriptLine, Selection } from '@howzat/core/author';
import { opening } from './notation.js';

/** How the scenarios are written: a game as it opens, the same under another reading. */

export const two: Selection = { format: 'two-over' };

export const three: Selection = { format: 'three-over' };

interface Example {
  readonly with?: Selection;
  readonly from?: Position;
  readonly script: readonly ScriptLine[];
  readonly expect: Expected;
  readonly readings?: NonNullable<Scenario['readings']>;
}

export const example = (id: string, title: string, it: Example): Scenario => ({ id, title, from: opening(), ...it });

/** The same turns, or others, under another reading. */
export const read = (ruling: string, reading: string, expect: Expected, script?: readonly ScriptLine[]) => ({
  ruling: `ccsl.ruling.${ruling}`,
  reading,
  expect,
  ...(script ? { script } : {}),
});

/** No announcement is left to be made in this over of a longer game: turns can be written as in a short one. */
const quiet = { hiddenUsed: [true, true], shiftUsed: true, defenceUsed: true };

export const quietly = (state: Position['state'] = {}, more: Omit<Position, 'state'> = {}): Position =>
  opening({ ...quiet, ...state }, more);
