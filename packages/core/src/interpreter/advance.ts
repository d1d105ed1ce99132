import type { LogWriter } from '../log/index.js';
import type { MatchState } from '../program/index.js';

/** What whoever plays a session on asks of it. */
export interface Advancing {
  /** The match begins. */
  begin(): void;
  /** A ball begins at this instruction, in a program that may take it back. */
  keepBall(at: number): void;
  /** A ball was counted. */
  record(): void;
  /** A ball is over that can be taken back no more, in a program that may take balls back. */
  stand(): void;
  /** So many instructions were gone through again. */
  spend(steps: number): void;
}

/**
 * Plays on from an instruction until a side or chance is needed, and returns at which it stands then. A session does so by
 * itself; whoever plays very many inputs gives it one that does the same faster, `advanceOf` of `@howzat/compiler/run` for one.
 */
export type Advance = (at: number, state: MatchState, log: LogWriter, session: Advancing) => number;
