import type { KeptEvent, KeptMatch } from '../match/hosted-event.js';

/** Where matches are kept: a database, or the memory of a test. */
export interface MatchStore {
  /** Keeps a new match. */
  create(match: KeptMatch): Promise<void>;
  /** A match, or null where there is none of this name. */
  match(id: string): Promise<KeptMatch | null>;
  /** The events of a match behind a number, in order. */
  events(id: string, after: number): Promise<readonly KeptEvent[]>;
  /** Keeps the next event. False where another one has its number or its key: then nothing has happened. */
  append(id: string, event: KeptEvent): Promise<boolean>;
  /**
   * Calls back when an event was kept, here or at another node; with null where some may have been missed. Returns the way to stop
   * that.
   */
  listen(callback: (kept: Kept | null) => void): () => void;
}

/** That an event was kept, without the event. */
export interface Kept {
  readonly match: string;
  readonly sequence: number;
}
