import type { View } from '@howzat/core';
import type { Reach } from './practice.js';

/** What is thought about: a decision of one side, as that side sees it. Plain JSON, so that it can go to a worker. */
export interface Question {
  readonly step: string;
  readonly view: View;
  /** The same question and the same seed have the same answer, where the budget is counted in playouts. */
  readonly seed: number;
}

/** A choice that was looked at. */
export interface Weighed {
  readonly choice: unknown;
  /** The chance of the side to win after it, a level match half. */
  readonly worth: number;
  /** By how much that chance is less than with the choice that is advised; below nought where it is more by luck. */
  readonly behind: number;
  /** The standard error of `behind`: how much of it may be luck. */
  readonly error: number;
  /** What the balls up to where it was looked bring to the side that bats, on average. */
  readonly runs: number;
  readonly wickets: number;
  readonly playouts: number;
}

/** What came of it. */
export interface Advice {
  readonly step: string;
  readonly choice: unknown;
  /** The chance of the side to win, choosing so. */
  readonly worth: number;
  /** What was looked at, the best first. */
  readonly choices: readonly Weighed[];
  /** All that is legal was looked at. */
  readonly all: boolean;
  /** How far it was looked: to the end of the ball, of the over or of the innings, or further: see `wholeMatch`. */
  readonly reach: Exclude<Reach, 'match'>;
  /** It was looked to the end of the match: what matters is who wins, not what single balls bring. */
  readonly wholeMatch: boolean;
  /** Nothing was left to chance as far as it was looked, or matches have told: thinking longer finds nothing else. */
  readonly settled: boolean;
  /** False where looking ahead has not paid at such decisions: then the choice is the player's, whatever was found. */
  readonly looked: boolean;
  readonly playouts: number;
}
