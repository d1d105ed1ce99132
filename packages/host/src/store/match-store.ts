import type { KeptEvent, KeptMatch } from '../match/hosted-event.js';

/** Where matches are kept: a database, or the memory of a test. */
export interface MatchStore {
  /** Keeps a new match. One that has this name already stays as it is. */
  create(match: KeptMatch): Promise<void>;
  /** A match, or null where there is none of this name. */
  match(id: string): Promise<KeptMatch | null>;
  /** The events of a match behind a number, in order. */
  events(id: string, after: number): Promise<readonly KeptEvent[]>;
  /** Keeps the next event. False where another one has its number or its key: then nothing has happened. */
  append(id: string, event: KeptEvent): Promise<boolean>;
  /**
   * Calls back when an event was kept, here or at another node; with null where something may have been missed. Returns the way to stop
   * that.
   * @param heard is called with what was whispered
   */
  listen(callback: (kept: Kept | null) => void, heard: (text: string) => void): () => void;
  /** Tells every host that listens something, this one too, that is kept nowhere; at most 1,000 bytes. */
  whisper(text: string): Promise<void>;
}

/** That an event was kept, without the event. */
export interface Kept {
  readonly match: string;
  readonly sequence: number;
}
