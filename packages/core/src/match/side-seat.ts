import type { Cricketers, Move, Player, View } from '../contract/index.js';
import type { Game, Role, Side } from '../cricket/index.js';
import type { Domain } from '../domains/index.js';
import type { Frozen } from '../json/index.js';
import type { ChoiceIn, StepIn } from '../kits/index.js';
import type { LogEntry } from '../log/index.js';
import type { SideRecord } from './side-record.js';
import type { SideWaiting } from './waiting.js';

/** What a seat gives at every match, whether the compiler knows its variant or not. */
interface Seated {
  /** What the side does in the innings being played. */
  readonly role: Role;
  readonly names: { readonly home: string; readonly away: string };
  readonly waiting: SideWaiting;
  /** How many things have come in: choices and chance outcomes. */
  readonly length: number;
  /** Cricket's own state. */
  readonly game: Frozen<Game>;
  /** The names of the cricketers, where the game has some. */
  readonly cricketers: Cricketers | null;
  /** What the side may see. */
  view(): View;
  /** Gives the match up: the other side wins. */
  concede(): this;
  /** The log as the side may read it. */
  log(): readonly LogEntry[];
  /** What the side may know of the match, as a JSON document. */
  record(): SideRecord;
  /**
   * Calls back after every change of the match; returns the way to stop that. A listener that throws is called no more, and what it
   * threw is reported as an unhandled rejection: whoever made the move has nothing to do with it.
   */
  subscribe(listener: (seat: this) => void): () => void;
}

/**
 * What one side may have and do at a match. Everything it gives is a copy, and nothing leads to the match behind it or to what the
 * other side knows.
 */
export interface SideSeat<M = Move, S extends Side = Side> extends Seated {
  readonly side: S;
  /**
   * The legal choices at a decision that is open to the side. They answer until it has been made.
   * @throws HowzatError `no-decision`, `not-your-decision`, `unknown-step`, `match-over`
   */
  legal<T extends StepIn<M, S>>(step: T): Domain<ChoiceIn<M, S, T>>;
  /**
   * Makes a choice.
   * @throws HowzatError and leaves the match as it was
   */
  play<T extends StepIn<M, S>>(step: T, choice: ChoiceIn<M, S, T>): this;
  /**
   * What a computer player would choose here, from what this side may know. It draws from a stream of its own: asking changes
   * nothing in the match, and asked again it answers the same.
   * @throws HowzatError as {@link legal}
   */
  hint<T extends StepIn<M, S>>(step: T, player: Player): unknown;
}

/** A seat at a match of any variant: steps and choices are checked when they are played. Every {@link SideSeat} is one. */
export interface AnySeat extends Seated {
  readonly side: Side;
  /** As {@link SideSeat.legal}. */
  legal(step: string): Domain;
  /** As {@link SideSeat.play}. */
  play(step: string, choice: unknown): this;
  /** As {@link SideSeat.hint}. */
  hint(step: string, player: Player): unknown;
}
