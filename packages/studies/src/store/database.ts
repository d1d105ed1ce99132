import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { StudyError } from '../errors.js';
import { migrate } from './migrations.js';
import type { Tables } from './schema.js';

/** The queue has a schema of its own, so that it meets no other queue of the same database. */
const schema = 'howzat_queue';
/** A database that is starting is asked again after so many milliseconds, so often. */
const pause = 500;
const mostTries = 60;

/** A Postgres with the tables of studies and the queue of their chunks. */
export interface Database {
  readonly db: Kysely<Tables>;
  readonly queue: PgBoss;
  close(): Promise<void>;
}

/**
 * Opens a Postgres, 13 or newer, that studies are kept in, and makes the tables where they are not there yet.
 *
 * @param url `postgres://user:password@host:5432/database`
 * @param settings.connections how many this process may have
 * @param settings.waits whether a write is on disk before it is confirmed; without that many more are done in a second
 * @throws StudyError `no-database`, `no-rights`
 */
export async function openDatabase(
  url: string,
  { connections, waits }: { readonly connections: number; readonly waits: boolean } = { connections: 4, waits: true },
): Promise<Database> {
  if (!/^postgres(ql)?:\/\//.test(url))
    throw new StudyError(
      'no-database',
      `A study is kept in a Postgres, as postgres://user@host:5432/database, and not in ${shown(url)}.`,
    );
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    application_name: 'howzat',
    ...(waits ? {} : { options: '-c synchronous_commit=off' }),
  });
  // a connection that breaks while nobody uses it is made anew for whoever comes next
  pool.on('error', () => {});
  // one that breaks in use says so to whoever uses it; without a listener the error would end the process
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const queue = new PgBoss({
    db: { executeSql: (text: string, values: unknown[]) => pool.query(text, values) },
    schema,
    // chunks are given out again by us, who know when one is late
    supervise: false,
    schedule: false,
  });
  queue.on('error', () => {});
  try {
    await whenUp(() => migrate(db));
    await queue.start();
  } catch (error) {
    await db.destroy();
    throw refused(error, url);
  }
  return {
    db,
    queue,
    async close() {
      await queue.stop({ graceful: false, wait: true }).catch(() => {});
      await db.destroy();
    },
  };
}

/** Waits for a database that says that it is starting. */
async function whenUp(act: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++)
    try {
      return await act();
    } catch (error) {
      if (tries >= mostTries || !(error instanceof Error && 'code' in error && error.code === '57P03')) throw error;
      await sleep(pause);
    }
}

/** An address without its password. */
function shown(url: string): string {
  return url.replace(/:[^:@/]*@/, ':...@');
}

/** The codes by which Postgres says that somebody may not do this. */
const rights = new Set(['42501', '28000', '28P01', '25006']);

function refused(error: unknown, url: string): StudyError {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  const why = message || code || String(error);
  return rights.has(code)
    ? new StudyError(
        'no-rights',
        `The database at ${shown(url)} does not let us keep studies: ${why}. The user needs to create tables and a schema there, once.`,
        { cause: error },
      )
    : new StudyError('no-database', `The database at ${shown(url)} cannot be used: ${why}.`, { cause: error });
}

/** Is the connection gone, or the database busy with itself, rather than the question wrong? Then the same is asked again. */
export function isLost(error: unknown): boolean {
  const { code = '', message = '' } = error as { readonly code?: string; readonly message?: string };
  return (
    /^(08|57P|40)/.test(code) ||
    ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'].includes(code) ||
    /terminated|timeout|closed|not queryable/i.test(message)
  );
}
