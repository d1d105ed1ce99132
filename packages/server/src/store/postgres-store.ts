import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import { migrate } from './migrations.js';
import type { OpenStore } from './open-store.js';
import type { Tables } from './schema.js';
import { channels, type Holding, SqlStore, type Voice } from './sql-store.js';

/** Between two notices of what was kept there are so many milliseconds. */
const breath = 3;

/** Statements that keep events go out over so many connections at once: while one reaches the disk, the next ones come together. */
const lanes = 2;

/** A match is held, and waited for, so long at most, in milliseconds. */
const longest = 10_000;

/** A connection that was lost is made again after so long, in milliseconds. */
const patience = 500;

/**
 * Opens a store in a Postgres, 15 or newer, that several nodes may share.
 *
 * @param url as of `DATABASE_URL`: `postgres://user:password@host:5432/database`
 * @param connections how many this node may have, beside the one by which it listens
 * @throws what the driver throws, where the database cannot be reached
 *
 * @example
 * import { ccsl } from '@howzat/ccsl';
 * import { Host } from '@howzat/host';
 * import { openPostgresStore } from '@howzat/server';
 *
 * // One of several hosts that share the matches of a Postgres.
 * export async function nodeAt(url: string): Promise<Host> {
 *   const random = (bytes: number): Uint8Array => crypto.getRandomValues(new Uint8Array(bytes));
 *   return new Host({ games: [{ variant: ccsl }], store: await openPostgresStore(url), now: Date.now, random });
 * }
 */
export async function openPostgresStore(url: string, connections = 10): Promise<OpenStore> {
  const pool = new pg.Pool({ connectionString: url, max: connections });
  // a connection that breaks while nobody uses it is made anew for whoever comes next
  pool.on('error', () => {});
  // one that breaks in use says so to whoever uses it; without a listener the error would end the node
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    const store = new SqlStore(
      db,
      { hear: hearBy(url), say: (channel, payloads) => notify(db, channel, payloads) },
      holdingBy(db),
      lanes,
    );
    await store.hear();
    return store;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

/**
 * Holds a match by its row: whoever keeps an event refers to it, and waits. A node that stops in the middle lets go after a while, and who waits
 * for too long gets an error.
 */
function holdingBy(db: Kysely<Tables>): Holding {
  return (id, act) =>
    db.transaction().execute(async (held) => {
      await sql`select set_config('lock_timeout', ${`${longest}ms`}, true),
        set_config('idle_in_transaction_session_timeout', ${`${longest}ms`}, true)`.execute(held);
      await held.selectFrom('howzat_match').select('id').where('id', '=', id).forUpdate().execute();
      return act(held);
    });
}

/** Says several things in one statement. */
async function notify(db: Kysely<Tables>, channel: string, payloads: readonly string[]): Promise<void> {
  const all = JSON.stringify(payloads);
  await sql`select pg_notify(${channel}, payload) from json_array_elements_text(${all}::json) as payload`.execute(db);
  // what is said meanwhile comes together
  await sleep(breath);
}

/** Listens by a connection of its own, which is made again when it breaks: what was told meanwhile may have been missed. */
function hearBy(url: string): Voice['hear'] {
  return async (told, missed) => {
    let client: pg.Client | null = null;
    let stopped = false;
    const connect = async (): Promise<void> => {
      const made = new pg.Client({ connectionString: url, keepAlive: true });
      made.on('notification', ({ channel, payload }) => told(channel, payload ?? ''));
      made.on('error', () => {});
      made.on('end', () => {
        if (!stopped && client === made) void again();
      });
      await made.connect();
      for (const channel of Object.values(channels)) await made.query(`listen ${channel}`);
      client = made;
    };
    const again = async (): Promise<void> => {
      client = null;
      // nothing is heard until it is made again
      missed();
      while (!stopped && client === null) {
        await sleep(patience);
        // the next try, then
        await connect().catch(() => {});
      }
      missed();
    };
    await connect();
    return async () => {
      stopped = true;
      await client?.end();
    };
  };
}
