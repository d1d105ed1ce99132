import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Tables } from './schema.js';

/** The first two tables. `json` and not `jsonb`: the order of keys in a choice is a part of the log. */
const tables: Migration = {
  async up(db) {
    await db.schema
      .createTable('howzat_match')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('plan', 'json', (column) => column.notNull())
      .addColumn('versions', 'json', (column) => column.notNull())
      .addColumn('commitment', 'text', (column) => column.notNull())
      .addColumn('secret', 'text', (column) => column.notNull())
      .addColumn('home_token', 'text')
      .addColumn('away_token', 'text')
      .addColumn('watch_token', 'text', (column) => column.notNull())
      .addColumn('opened', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('howzat_event')
      .addColumn('match_id', 'text', (column) => column.notNull().references('howzat_match.id').onDelete('cascade'))
      .addColumn('sequence', 'integer', (column) => column.notNull())
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('key', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('body', 'json', (column) => column.notNull())
      .addPrimaryKeyConstraint('howzat_event_order', ['match_id', 'sequence'])
      .addUniqueConstraint('howzat_event_once', ['match_id', 'seat', 'key'])
      .execute();
  },
};

/** What match another one follows. */
const series: Migration = {
  async up(db) {
    await db.schema.alterTable('howzat_match').addColumn('previous', 'text').execute();
  },
};

/** How matches stand: what nodes look for without playing events. */
const standing: Migration = {
  async up(db) {
    await db.schema
      .alterTable('howzat_match')
      .addColumn('phase', 'text', (column) => column.notNull().defaultTo('seating'))
      .addColumn('deadline', 'bigint')
      .execute();
    await db.schema
      .createIndex('howzat_match_deadline')
      .on('howzat_match')
      .column('deadline')
      .where('deadline', 'is not', null)
      .execute();
  },
};

/** What the lobby shows. */
const lobby: Migration = {
  async up(db) {
    await db.schema
      .alterTable('howzat_match')
      .addColumn('names', 'json', (column) => column.notNull().defaultTo('{"home":null,"away":null}'))
      .addColumn('lobby', 'text')
      .addColumn('seen', 'bigint', (column) => column.notNull().defaultTo(0))
      .execute();
    await db.schema
      .createIndex('howzat_match_lobby')
      .on('howzat_match')
      .columns(['phase', 'opened'])
      .where(sql.ref('lobby'), 'is not', null)
      .execute();
  },
};

/** Who has a challenge in the lobby, how a series stands, and what the log of a match came to. */
const challenges: Migration = {
  async up(db) {
    await db.schema.alterTable('howzat_match').addColumn('challenger', 'text').addColumn('series', 'json').execute();
    await db.schema.alterTable('howzat_event').addColumn('log_check', 'text').execute();
    await db.schema
      .createIndex('howzat_match_challenger')
      .on('howzat_match')
      .column('challenger')
      .where('challenger', 'is not', null)
      .execute();
  },
};

/** Whom to tell by web push, and the keys by which that is done. */
const push: Migration = {
  async up(db) {
    await db.schema
      .createTable('howzat_setting')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('value', 'json', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('howzat_push')
      .addColumn('match_id', 'text', (column) => column.notNull().references('howzat_match.id').onDelete('cascade'))
      .addColumn('seat', 'text', (column) => column.notNull())
      .addColumn('endpoint', 'text', (column) => column.notNull())
      .addColumn('p256dh', 'text', (column) => column.notNull())
      .addColumn('auth', 'text', (column) => column.notNull())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('howzat_push_once', ['match_id', 'seat', 'endpoint'])
      .execute();
    await db.schema.createIndex('howzat_push_endpoint').on('howzat_push').column('endpoint').execute();
  },
};

/** Every change of the tables, in order. One that was released is never changed. */
const migrations: Readonly<Record<string, Migration>> = {
  '001-tables': tables,
  '002-series': series,
  '003-standing': standing,
  '004-lobby': lobby,
  '005-challenges': challenges,
  '006-push': push,
};

/**
 * Brings the tables to where this version needs them, under a lock: of several nodes that start at once one does it.
 * @throws Error where it cannot be done, as when a later version was here before
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: 'howzat_migration',
    migrationLockTableName: 'howzat_migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
