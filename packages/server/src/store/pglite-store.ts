import { PGlite } from '@electric-sql/pglite';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { lockFolder } from './folder-lock.js';
import { migrate } from './migrations.js';
import type { OpenStore } from './open-store.js';
import type { Tables } from './schema.js';
import { SqlStore, type Voice } from './sql-store.js';

/**
 * Opens a store in a folder, with the Postgres that comes with this package. One process may have a folder at a time.
 *
 * @param folder where it is kept; null keeps it in memory, for tests
 * @throws Error where another process has the folder
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { Host } from '@howzat/host';
 * import { openPgliteStore } from '@howzat/server';
 *
 * // A host of your own whose matches are in a folder.
 * export async function hostIn(folder: string): Promise<Host> {
 *   const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
 *   return new Host({ games: [{ variant: ccsl }], store: await openPgliteStore(folder), now: Date.now, random });
 * }
 */
export async function openPgliteStore(folder: string | null): Promise<OpenStore> {
  const unlock = folder === null ? () => {} : await lockFolder(folder);
  try {
    const lite = await PGlite.create(folder === null ? 'memory://' : folder);
    const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: poolOf(lite, unlock) }) });
    await migrate(db);
    const store = new SqlStore(db, withinProcess(), (_id, act) => act(db), lanes);
    await store.hear();
    return store;
  } catch (error) {
    unlock();
    throw error;
  }
}

/** There is one connection, over which one statement goes after the other. Nobody else has the folder, so a match need not be held. */
const lanes = 1;

/** What is said in this process and heard in it, for nobody else has the folder. */
function withinProcess(): Voice {
  let heard: (channel: string, payload: string) => void = () => {};
  return {
    hear: async (told) => {
      heard = told;
      return async () => {
        heard = () => {};
      };
    },
    say: async (channel, payloads) => {
      // a little later, as from another process
      await null;
      for (const payload of payloads) heard(channel, payload);
    },
  };
}

/** PGlite as Kysely's dialect of Postgres knows a pool: one connection, over which one query goes after the other. */
function poolOf(lite: PGlite, unlock: () => void): PostgresPool {
  const client = {
    async query(statement: string | object, parameters: readonly unknown[] = []) {
      if (typeof statement !== 'string') throw new Error('PGlite has no cursors.');
      const { rows, affectedRows } = await lite.query(statement, [...parameters]);
      return { command: commandOf(statement), rowCount: affectedRows ?? rows.length, rows };
    },
    release() {},
  };
  return {
    connect: async () => client as unknown as Awaited<ReturnType<PostgresPool['connect']>>,
    async end() {
      await lite.close();
      unlock();
    },
  };
}

type Command = 'INSERT' | 'UPDATE' | 'DELETE' | 'SELECT';

function commandOf(statement: string): Command {
  const word = statement.slice(0, 6).toUpperCase();
  return word === 'INSERT' || word === 'UPDATE' || word === 'DELETE' ? word : 'SELECT';
}
