import { type Kysely, type Migration, Migrator, sql } from 'kysely';
import type { Tables } from './schema.js';

const now = sql`now()`;

/** `json` and not `jsonb`: a result is read as it was written. */
const tables: Migration = {
  async up(db) {
    await db.schema
      .createTable('howzat_study')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('title', 'text', (column) => column.notNull())
      .addColumn('plan', 'json', (column) => column.notNull())
      .addColumn('chunks', 'json', (column) => column.notNull())
      .addColumn('total', 'integer', (column) => column.notNull())
      .addColumn('given', 'integer', (column) => column.notNull())
      .addColumn('matches', 'double precision', (column) => column.notNull())
      .addColumn('state', 'text', (column) => column.notNull())
      .addColumn('created', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .execute();
    await db.schema
      .createTable('howzat_study_chunk')
      .addColumn('study_id', 'text', (column) => column.notNull().references('howzat_study.id').onDelete('cascade'))
      .addColumn('chunk', 'integer', (column) => column.notNull())
      .addColumn('result', 'json', (column) => column.notNull())
      .addColumn('hash', 'text', (column) => column.notNull())
      .addColumn('matches', 'double precision', (column) => column.notNull())
      .addColumn('seconds', 'double precision', (column) => column.notNull())
      .addColumn('worker', 'text', (column) => column.notNull())
      .addColumn('counted', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addPrimaryKeyConstraint('howzat_study_chunk_once', ['study_id', 'chunk'])
      .execute();
    await db.schema
      .createTable('howzat_study_trouble')
      .addColumn('study_id', 'text', (column) => column.notNull().references('howzat_study.id').onDelete('cascade'))
      .addColumn('chunk', 'integer', (column) => column.notNull())
      .addColumn('kind', 'text', (column) => column.notNull())
      .addColumn('cell', 'integer', (column) => column.notNull())
      .addColumn('match', 'integer')
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('worker', 'text', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addPrimaryKeyConstraint('howzat_study_trouble_once', ['study_id', 'chunk', 'kind'])
      .execute();
    await db.schema
      .createTable('howzat_study_again')
      .addColumn('study_id', 'text', (column) => column.notNull().references('howzat_study.id').onDelete('cascade'))
      .addColumn('chunk', 'integer', (column) => column.notNull())
      .addColumn('times', 'integer', (column) => column.notNull())
      .addColumn('at', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .addPrimaryKeyConstraint('howzat_study_again_once', ['study_id', 'chunk'])
      .execute();
    await db.schema
      .createTable('howzat_study_worker')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('threads', 'integer', (column) => column.notNull())
      .addColumn('leaves', 'json', (column) => column.notNull())
      .addColumn('seen', 'timestamptz', (column) => column.notNull().defaultTo(now))
      .execute();
  },
};

/** Every change of the tables, in order. One that was released is never changed. */
const migrations: Readonly<Record<string, Migration>> = { '001-tables': tables };

/**
 * Brings the tables to where this version needs them, under a lock: of several that start at once one does it.
 * @throws Error where it cannot be done, as when a later version was here before
 */
export async function migrate(db: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => ({ ...migrations }) },
    migrationTableName: 'howzat_study_migration',
    migrationLockTableName: 'howzat_study_migration_lock',
  });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error instanceof Error ? error : new Error(String(error));
}
