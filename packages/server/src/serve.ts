import { randomBytes } from 'node:crypto';
import { Host, type HostedGame } from '@howzat/host';
import { createServer } from './http/server.js';
import { type Limits, usualLimits } from './limits.js';
import { openPgliteStore } from './store/pglite-store.js';
import { openPostgresStore } from './store/postgres-store.js';

/** The host looks so often, in milliseconds, who is there and whose time is up. */
const beat = 1_000;

/** How matches are served. */
export interface ServeSettings {
  readonly games: readonly HostedGame[];
  /** A Postgres that several nodes may share. */
  readonly databaseUrl?: string | undefined;
  /** Where matches are kept without one; null keeps them in memory. */
  readonly folder: string | null;
  readonly port: number;
  /** The address to listen at; this machine alone unless given. */
  readonly address?: string;
  /** A folder whose files are served beside the matches. */
  readonly site?: string | undefined;
  readonly limits?: Limits;
  readonly behindProxy?: boolean;
  readonly logs?: boolean;
}

/** A server that listens. */
export interface Serving {
  /** Where: `http://127.0.0.1:4000`. */
  readonly url: string;
  /** Takes no more requests, ends its streams, and lets go of the database. */
  close(): Promise<void>;
}

/**
 * Serves matches until it is closed.
 *
 * @example
 * const serving = await serve({ games: [{ variant: ccsl }], folder: 'matches', port: 4000 });
 *
 * @throws Error where the database cannot be opened, or the port not be had
 */
export async function serve(settings: ServeSettings): Promise<Serving> {
  const { games, databaseUrl, folder, port, address = '127.0.0.1', site, behindProxy, logs } = settings;
  const store = databaseUrl === undefined ? await openPgliteStore(folder) : await openPostgresStore(databaseUrl);
  const host = new Host({ games, store, now: Date.now, random: (bytes) => randomBytes(bytes) });
  // a store that does not answer now is asked again by the next beat
  const beating = setInterval(() => void host.beat().catch(() => {}), beat);
  const closeHost = async (): Promise<void> => {
    clearInterval(beating);
    host.close();
    await store.close();
  };
  const listening = async (): Promise<Serving> => {
    const app = await createServer({
      host,
      games,
      ready: () => store.ready(),
      limits: settings.limits ?? usualLimits,
      ...(site === undefined ? {} : { site }),
      ...(behindProxy === undefined ? {} : { behindProxy }),
      ...(logs === undefined ? {} : { logs }),
    });
    const close = async (): Promise<void> => {
      await app.close();
      await closeHost();
    };
    try {
      return { url: await app.listen({ port, host: address }), close };
    } catch (error) {
      await app.close();
      throw error;
    }
  };
  try {
    return await listening();
  } catch (error) {
    await closeHost();
    throw error;
  }
}
