import type { AskedAt } from './choices.js';
import type { Paired } from './judged.js';

/** How much more or less often something is chosen with the change, as a share of what is chosen there in a match. */
export interface Shift extends Paired {
  /** The step, with the field of the choice behind it where a choice has fields. */
  readonly place: string;
  /** As JSON. */
  readonly choice: string;
  /** Of p, for looking at all choices. */
  readonly corrected: number;
}

/** A step that is asked one way only. */
export interface StepApart extends AskedAt {
  readonly only: 'without' | 'with';
  /** What was chosen there most often, as JSON, with its share; a few of many. */
  readonly choices: readonly { readonly place: string; readonly choice: string; readonly share: number }[];
}

/** What a change of the rules does to the way in which a game is played. */
export interface PlayChange {
  /** Who played against itself. */
  readonly player: string;
  /** Matches each way, from the same seeds. */
  readonly matches: number;
  /** The choices that are made more or less often, beyond chance: the largest changes first. */
  readonly shifts: readonly Shift[];
  readonly apart: readonly StepApart[];
}
