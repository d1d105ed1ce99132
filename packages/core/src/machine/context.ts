import type { Who } from '../cricket/index.js';
import type { SavedLog } from '../log/index.js';
import type { MatchState } from '../program/index.js';

/** A place that the match may go back to: the state there, and how long the log was. */
interface KeptPlace {
  readonly state: MatchState;
  readonly entries: number;
}

/** What is kept so that a ball can be taken back, or its last chance. */
export interface KeptPlaces {
  readonly ball: KeptPlace | null;
  /** Before the last chance of the ball, with the name of its step. */
  readonly chance: (KeptPlace & { readonly step: string }) | null;
  /** How often this ball was taken back. */
  readonly times: number;
  /** The match has gone back to a chance: the groups around it are cited no second time. */
  readonly returning: boolean;
}

/** What the machine knows, secrets and all: plain JSON, never changed in place. Players are handed views of it. */
export interface MatchContext {
  readonly state: MatchState;
  readonly log: SavedLog;
  /** Choices of a commit that wait until all are in, by step. The match state knows nothing of them. */
  readonly pending: Readonly<Record<string, unknown>>;
  /** Where the match may go back to, in a program that takes balls back. */
  readonly kept?: KeptPlaces;
}

/** What may happen to a match from outside. What is illegal changes nothing. */
export type MatchEvent =
  | { readonly type: 'PLAY'; readonly side: Who; readonly step: string; readonly choice: unknown }
  | { readonly type: 'CHANCE'; readonly step: string; readonly outcome: unknown }
  | { readonly type: 'CONCEDE'; readonly side: Who };

/** What a machine is started with. */
export interface MatchInput {
  /** No person sits at the table, so the safety caps of the rulebook apply. */
  readonly automatic?: boolean;
}

/** What a guard or an action of the chart works on. */
export interface About {
  readonly step: string;
}
