import type { KeptEvent, KeptMatch } from '../match/hosted-event.js';
import type { Sight } from '../protocol/message.js';

/** Where matches are kept: a database, or the memory of a test. */
export interface MatchStore {
  /** Keeps a new match. One that has this name already stays as it is. */
  create(match: KeptMatch): Promise<void>;
  /** A match, or null where there is none of this name. */
  match(id: string): Promise<KeptMatch | null>;
  /** The events of a match behind a number, in order. */
  events(id: string, after: number): Promise<readonly KeptEvent[]>;
  /**
   * Keeps the next event. False where another one has its number or its key: then nothing has happened.
   * @param standing how the match stands after it, kept with it; as before where it is left out
   */
  append(id: string, event: KeptEvent, standing?: Standing): Promise<boolean>;
  /**
   * The matches whose deadline has come, some of them if there are many. Each is given to one host: another one gets it when `lease` milliseconds
   * have passed and its deadline is still the same.
   */
  due(now: number, lease: number): Promise<readonly string[]>;
  /**
   * Calls back when an event was kept, here or at another node; with null where something may have been missed. Returns the way to stop
   * that.
   * @param heard is called with what was whispered
   */
  listen(callback: (kept: Kept | null) => void, heard: (text: string) => void): () => void;
  /** Tells every host that listens something, this one too, that is kept nowhere; at most 1,000 bytes. */
  whisper(text: string): Promise<void>;
}

/** How a match stands, for those who look for matches without playing their events. */
export interface Standing {
  readonly phase: Sight['phase'];
  /** When the time of a side is up, in milliseconds since 1970; null while no clock goes. */
  readonly deadline: number | null;
}

/** That an event was kept, without the event. */
export interface Kept {
  readonly match: string;
  readonly sequence: number;
}
