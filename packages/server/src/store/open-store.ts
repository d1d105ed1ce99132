import type { MatchStore } from '@howzat/host';

/** A store over a database that has been opened. */
export interface OpenStore extends MatchStore {
  /** @throws what the driver throws, where the database does not answer */
  ready(): Promise<void>;
  /** Lets go of the database. */
  close(): Promise<void>;
}
