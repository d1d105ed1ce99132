import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import {
  Host,
  type HostedGame,
  type HostSettings,
  type Limits,
  type Retention,
  type Turn,
  usualLimits,
  usualRetention,
} from '@howzat/host';
import type { FastifyInstance } from 'fastify';
import { createServer, type Logs } from './http/server.js';
import { checkContact, openPush } from './push/open-push.js';
import type { Push } from './push/push.js';
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
  /**
   * Tells people by web push when it is their turn, where they have allowed it and are not there. The contact is a `mailto:` address or an
   * `https:` page by which push services reach whoever runs the server. Nobody is told so without it.
   */
  readonly push?: { readonly contact: string } | undefined;
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
 * @throws Error where the database cannot be opened, or the port not be had, or the contact for web push is none
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
  const { games, databaseUrl, folder, site, behindProxy, logs, metrics, limits = usualLimits } = settings;
  if (settings.push) checkContact(settings.push.contact);
  const store = databaseUrl === undefined ? await openPgliteStore(folder) : await openPostgresStore(databaseUrl);
  const push = await pushOf(settings, store, limits);
  let failed = (_why: string): void => {};
  const turn = push && ((of: Turn): void => void tellByPush(push, of, (why) => failed(why)));
  const { host, closeHost } = hostOver(store, settings, turn);
  let isClosing = false;
  const ready = async (): Promise<void> => {
    if (isClosing) throw new Error('The server is about to end.');
    await store.ready();
  };
  try {
    const app = await createServer({
      host,
      games,
      push,
      ready,
      ...(metrics === undefined ? {} : { metrics }),
      limits,
      ...(site === undefined ? {} : { site }),
      ...(behindProxy === undefined ? {} : { behindProxy }),
      ...(logs === undefined ? {} : { logs }),
    });
    failed = (why) => app.log.warn(`A notice did not go out: ${why}`);
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

/** A host that looks at its clock and forgets old matches until it is closed, and its store with it. */
function hostOver(
  store: OpenStore,
  { games, limits = usualLimits, retention = usualRetention }: AnsweringSettings,
  turn: HostSettings['turn'],
): { readonly host: Host; readonly closeHost: () => Promise<void> } {
  const random = (bytes: number): Uint8Array => randomBytes(bytes);
  const { challenges } = limits;
  const host = new Host({ games, store, now: Date.now, random, challenges, ...(turn ? { turn } : {}) });
  // a store that does not answer now is asked again by the next beat
  const forgettingNow = setInterval(() => void forgetOld(store, retention).catch(() => {}), forgetting);
  const beating = setInterval(() => void host.beat().catch(() => {}), beat);
  const closeHost = async (): Promise<void> => {
    clearInterval(beating);
    clearInterval(forgettingNow);
    host.close();
    await store.close();
  };
  return { host, closeHost };
}

/** What tells people by web push; undefined where nobody is to be told. Where the keys cannot be read, the store is closed again. */
async function pushOf({ push }: AnsweringSettings, store: OpenStore, { devices }: Limits): Promise<Push | undefined> {
  if (!push) return undefined;
  try {
    return await openPush(store, push.contact, devices);
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** Tells a side that it is its turn. Whoever cannot be told now sees it when they come. */
async function tellByPush(push: Push, { match, side, game }: Turn, failed: (why: string) => void): Promise<void> {
  try {
    for (const why of await push.tell(match, side, game)) failed(why);
  } catch (error) {
    failed(error instanceof Error ? error.message : String(error));
  }
}

/** Deletes the matches in which nothing has happened for longer than they are kept, and the devices of matches that are over. */
async function forgetOld(store: OpenStore, retention: Retention | null): Promise<void> {
  await store.dropDevicesOfTheOver();
  if (!retention) return;
  for (const phase of ['seating', 'begun'] as const) {
    const days = retention[phase];
    while (days !== null && (await store.forget(phase, Date.now() - days * day)) > 0);
  }
}
