/** A Postgres of a test's or a measurement's own. */
export interface Postgres {
  readonly url: string;
  /** Ends it without a word, and starts it again. */
  killAndStart(): Promise<void>;
  stop(): Promise<void>;
}

export function postgresFolder(): string;

/** A port that nobody has. */
export function freePort(): Promise<number>;

/**
 * Starts a Postgres with an empty database, in a folder and on a port of its own.
 * @param settings such as `{ max_connections: 1100 }`
 */
export function startPostgres(settings?: Readonly<Record<string, string | number>>): Promise<Postgres>;
