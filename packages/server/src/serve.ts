import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { Host, type HostedGame, type Limits, type Retention, usualLimits, usualRetention } from '@howzat/host';
import type { FastifyInstance } from 'fastify';
import { createServer, type Logs } from './http/server.js';
import type { OpenStore } from './store/open-store.js';
import { openPgliteStore } from './store/pglite-store.js';
import { openPostgresStore } from './store/postgres-store.js';

/** The host looks so often, in milliseconds, who is there and whose time is up. */
const beat = 1_000;

/** Matches that nobody plays any more are looked for so often, in milliseconds. */
const forgetting = 3_600_000;

const day = 86_400_000;

/** So long an answer may take to be read when the server closes, in milliseconds; then its connection is cut off. */
const grace = 3_000;

/** How matches are played, without the port at which they are served. */
export interface AnsweringSettings {
  readonly games: readonly HostedGame[];
  /** A Postgres that several nodes may share. */
  readonly databaseUrl?: string | undefined;
  /** Where matches are kept without one; null keeps them in memory. */
  readonly folder: string | null;
  /** A folder whose files are served beside the matches. */
  readonly site?: string | undefined;
  readonly limits?: Limits;
  readonly behindProxy?: boolean;
  /** Whether a line of JSON is written for each request, or where; it is unless told otherwise. */
  readonly logs?: boolean | Logs;
  /** Whether what it counts is told to Prometheus, at `/metrics`. */
  readonly metrics?: boolean;
  /** How long matches are kept; null for ever. */
  readonly retention?: Retention | null;
}

/** How matches are served. */
export interface ServeSettings extends AnsweringSettings {
  readonly port: number;
  /** The address to listen at; this machine alone unless given. */
  readonly address?: string;
}

/** An `IncomingMessage` of Node's HTTP server; so its types are needed by nobody who does not have them. */
export interface NodeRequest {
  readonly method?: string | undefined;
  readonly url?: string | undefined;
  readonly headers: object;
}

/** A `ServerResponse` of Node's HTTP server. */
export interface NodeResponse {
  readonly headersSent: boolean;
  end(): unknown;
}

/** What answers requests about matches within a server of one's own. */
export interface Answering {
  /** Answers a request to `/api/...` or `/health/...`. */
  answer(request: NodeRequest, response: NodeResponse): void;
  /** Ends its streams, and lets go of the database. */
  close(): Promise<void>;
}

/** A server that listens. */
export interface Serving {
  /** Where: `http://127.0.0.1:4000`. */
  readonly url: string;
  /**
   * Takes no more requests, ends its streams, answers what is being answered, for three seconds at most, and lets go of the database.
   * @param notice so many milliseconds before that it says at `/health/ready` that it is not ready, so that a proxy sends people elsewhere; 0
   * unless given
   */
  close(notice?: number): Promise<void>;
}

/**
 * Serves matches until it is closed.
 *
 * @param settings which games, where their matches are kept, and at which port
 * @throws Error where the database cannot be opened, or the port not be had
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { serve, type Serving } from '@howzat/server';
 *
 * // Serves what is in a folder. `close(3000)` ends it, after three seconds in which it says that it is not ready.
 * export function serveFolder(folder: string): Promise<Serving> {
 *   return serve({ games: [{ variant: ccsl }], folder, port: 4000 });
 * }
 */
export async function serve(settings: ServeSettings): Promise<Serving> {
  const { port, address = '127.0.0.1' } = settings;
  const { app, close } = await opened(settings);
  try {
    return { url: await app.listen({ port, host: address }), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Answers requests about matches within a server that serves other things too.
 *
 * @param settings which games, and where their matches are kept
 * @throws Error where the database cannot be opened
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { type Answering, answering } from '@howzat/server';
 *
 * // Matches for a server that serves other things too: it calls `answer` for `/api/...` and `/health/...`.
 * export function matchesIn(folder: string): Promise<Answering> {
 *   return answering({ games: [{ variant: ccsl }], folder, logs: false });
 * }
 */
export async function answering(settings: AnsweringSettings): Promise<Answering> {
  const { app, close } = await opened(settings);
  await app.ready();
  return {
    answer: (request, response) => app.routing(request as IncomingMessage, response as ServerResponse),
    close,
  };
}

/** The server with its storage, before it listens. */
async function opened(
  settings: AnsweringSettings,
): Promise<{ readonly app: FastifyInstance } & Pick<Serving, 'close'>> {
  const { games, databaseUrl, folder, site, behindProxy, logs } = settings;
  const store = databaseUrl === undefined ? await openPgliteStore(folder) : await openPostgresStore(databaseUrl);
  const { limits = usualLimits } = settings;
  const random = (bytes: number): Uint8Array => randomBytes(bytes);
  const host = new Host({ games, store, now: Date.now, random, challenges: limits.challenges });
  // a store that does not answer now is asked again by the next beat
  const { retention = usualRetention } = settings;
  const forget = (): void => void (retention && forgetOld(store, retention).catch(() => {}));
  const forgettingNow = setInterval(forget, forgetting);
  const beating = setInterval(() => void host.beat().catch(() => {}), beat);
  const closeHost = async (): Promise<void> => {
    clearInterval(beating);
    clearInterval(forgettingNow);
    host.close();
    await store.close();
  };
  let isClosing = false;
  const ready = async (): Promise<void> => {
    if (isClosing) throw new Error('The server is about to end.');
    await store.ready();
  };
  try {
    const app = await createServer({
      host,
      games,
      ready,
      ...(settings.metrics === undefined ? {} : { metrics: settings.metrics }),
      limits,
      ...(site === undefined ? {} : { site }),
      ...(behindProxy === undefined ? {} : { behindProxy }),
      ...(logs === undefined ? {} : { logs }),
    });
    const close = async (notice = 0): Promise<void> => {
      isClosing = true;
      if (notice > 0) await sleep(notice);
      // whoever does not read their answer would keep the server from ending for a minute or more
      const cutOff = setTimeout(() => app.server.closeAllConnections(), grace);
      try {
        await app.close();
      } finally {
        clearTimeout(cutOff);
      }
      await closeHost();
    };
    return { app, close };
  } catch (error) {
    await closeHost();
    throw error;
  }
}

/** Deletes the matches in which nothing has happened for longer than they are kept. */
async function forgetOld(store: OpenStore, retention: Retention): Promise<void> {
  for (const phase of ['seating', 'begun'] as const) {
    const days = retention[phase];
    while (days !== null && (await store.forget(phase, Date.now() - days * day)) > 0);
  }
}
