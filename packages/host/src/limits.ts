/** What whoever serves a host gives to one address, or to one seat. */
export interface Limits {
  /** Requests in a minute. */
  readonly requests: number;
  /** Matches that may be opened in a minute, and free seats of the lobby that may be taken. */
  readonly opened: number;
  /** Challenges that may stand in the lobby at once. */
  readonly challenges: number;
  /** Streams that may be open at once. */
  readonly streams: number;
  /** The largest body of a request, in bytes. */
  readonly body: number;
  /** So much may wait for a slow reader before its stream is ended, in bytes: it comes back and goes on. */
  readonly waiting: number;
  /** Devices of a seat that are told by web push; the newest ones. */
  readonly devices: number;
}

/** Enough for a household that plays, and too little to harm others. */
export const usualLimits: Limits = {
  requests: 600,
  opened: 30,
  challenges: 1,
  streams: 40,
  body: 64 * 1024,
  waiting: 1024 * 1024,
  devices: 5,
};

/** How long matches are kept, in days without anything that happened in them; null for ever. */
export interface Retention {
  /** Those that never began. */
  readonly seating: number | null;
  /** All others, whether they are over or not. */
  readonly begun: number | null;
}

/** A fortnight for a link that nobody opened, a year for a match. */
export const usualRetention: Retention = { seating: 14, begun: 365 };
