/** What one server gives to one address. */
export interface Limits {
  /** Requests in a minute. */
  readonly requests: number;
  /** Matches that may be opened in a minute. */
  readonly opened: number;
  /** Streams that may be open at once. */
  readonly streams: number;
  /** The largest body of a request, in bytes. */
  readonly body: number;
  /** So much may wait for a slow reader before its stream is ended, in bytes: it comes back and goes on. */
  readonly waiting: number;
}

/** How long matches are kept, in days without anything that happened in them. */
export interface Retention {
  /** Those that never began. */
  readonly seating: number;
  /** All others, whether they are over or not. */
  readonly begun: number;
}

/** A fortnight for a link that nobody opened, a year for a match. */
export const usualRetention: Retention = { seating: 14, begun: 365 };

/** Enough for a household that plays, and too little to harm others. */
export const usualLimits: Limits = { requests: 600, opened: 30, streams: 40, body: 64 * 1024, waiting: 1024 * 1024 };
