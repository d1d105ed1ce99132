import type { MatchStore } from '@howzat/host';
import type { PushStore } from '../push/push.js';

/** A store over a database that has been opened. */
export interface OpenStore extends MatchStore, PushStore {
  /** @throws what the driver throws, where the database does not answer */
  ready(): Promise<void>;
  /**
   * Deletes matches in which nothing has happened since a moment, some of them if there are many.
   * @returns how many
   */
  forget(phase: 'seating' | 'begun', since: number): Promise<number>;
  /** Lets go of the database. */
  close(): Promise<void>;
}
