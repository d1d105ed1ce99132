import type { Who } from '../cricket/index.js';
import type { Selection } from './rulebook.js';

/** Where a match may start other than at its beginning: 70 for 3 after 12.4 overs, with the state that goes with it. */
export interface Position {
  /** The innings being played, from 1. */
  readonly innings?: number;
  /** Who bats; `home` unless said. */
  readonly batting?: 'home' | 'away';
  readonly runs?: number;
  readonly wickets?: number;
  /** Overs completed, and balls bowled of the present one. */
  readonly overs?: number;
  readonly balls?: number;
  /** The runs to win, in an innings that chases. */
  readonly target?: number | null;
  /** The innings closed before this one. Made up from the target where it is left out. */
  readonly scores?: readonly { readonly batting: 'home' | 'away'; readonly runs: number; readonly wickets: number }[];
  /** Fields of cricket's state that are not named above, e.g. `freeHitDue`. */
  readonly game?: Readonly<Record<string, unknown>>;
  /** Fields of the variant's state that differ from what a fresh innings, over and ball begin with. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** The same for amendments that keep state, by their id. */
  readonly own?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** The step to start at. Mid-over the first step of the ball; else the first of the over; with no innings, the toss. */
  readonly at?: string;
}

/** A line of a script: a choice, a chance outcome, or a choice that must be refused. */
export type ScriptLine =
  | { readonly side: Who; readonly step: string; readonly choice: unknown }
  | { readonly chance: string; readonly outcome: unknown }
  | { readonly concede: Who }
  | {
      readonly refused:
        | { readonly side: Who; readonly step: string; readonly choice: unknown }
        | { readonly concede: Who };
      /** The rule that refuses, where one does. */
      readonly rule?: string;
      /** Words that must be in the message. */
      readonly says?: string;
    };

/** What must be true when a script has been played. Only what is named is looked at. */
export interface Expected {
  /** Each ball as a scorer writes it (`.`, `4`, `W`, `1nb`, `3+W` for runs and a wicket on one ball). */
  readonly balls?: readonly string[];
  /** Runs on each ball, extras included. */
  readonly runs?: readonly number[];
  /** The score of the innings that was played last: `20/0`. */
  readonly score?: string;
  /** The result in words, e.g. `home won by 6 wickets`; null where the match must still be going on. */
  readonly result?: string | null;
  /** Fields of the variant's state at the end. */
  readonly state?: Readonly<Record<string, unknown>>;
  /** Fields of cricket's state at the end. */
  readonly game?: Readonly<Record<string, unknown>>;
  /** What the variant tells of the last ball: fields of its facts. */
  readonly facts?: Readonly<Record<string, unknown>>;
  /** The step at which the match waits at the end. */
  readonly waits?: string;
  /** Rules that must have been cited. */
  readonly cites?: readonly string[];
  /** Rules that must not have been cited. */
  readonly without?: readonly string[];
}

/**
 * A scripted piece of play: a worked example of the rulebook, or one of our own. It is a golden test, the replay that
 * proves what a rule changes, and an example that people can play through.
 */
export interface Scenario {
  readonly id: string;
  readonly title: string;
  readonly with?: Selection;
  readonly from?: Position;
  readonly script: readonly ScriptLine[];
  readonly expect: Expected;
  /** Other readings of a ruling under which the same script (or another) ends differently. */
  readonly readings?: readonly {
    readonly ruling: string;
    readonly reading: string;
    /** The script under that reading, where the first one would not be legal under it. */
    readonly script?: readonly ScriptLine[];
    readonly expect: Expected;
  }[];
}
