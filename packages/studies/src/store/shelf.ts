import { createHash } from 'node:crypto';
import { CompiledQuery, type Kysely, sql } from 'kysely';
import { type Chunk, matchesOf } from '../cut.js';
import { StudyError } from '../errors.js';
import { canonical, idOf, isRepeatable, type Plan, readPlan } from '../plan.js';
import type { Database } from './database.js';
import type { Tables } from './schema.js';

/** So many chunks are put into the queue at once: it sorts what it holds each time that it gives one out. */
const atOnce = 1000;
/** So long a chunk may be out, in times of the slowest that was counted, before it is given out again. */
const slack = 3;

/** A study as it is kept. */
export interface Kept {
  readonly id: string;
  readonly plan: Plan;
  readonly chunks: readonly Chunk[];
  readonly state: 'open' | 'done' | 'cancelled';
}

/** A chunk that was given to a worker. */
export interface Given {
  readonly study: Kept;
  readonly chunk: number;
  /** It was given out before: somebody may have counted it meanwhile. */
  readonly again: boolean;
  /** The number of the job in the queue. */
  readonly job: string;
}

/** What came of a chunk. */
export interface Counted {
  readonly result: readonly unknown[];
  /** How long it took the worker, in seconds by its own monotonic clock. */
  readonly seconds: number;
  readonly worker: string;
}

/** What went wrong with a chunk. */
export interface Trouble {
  readonly chunk: number;
  /** It threw, or it came out another way the second time. */
  readonly kind: 'threw' | 'otherwise';
  readonly cell: number;
  /** The number of the match, where it is known. */
  readonly match: number | null;
  readonly message: string;
  readonly worker: string;
}

interface JobData {
  readonly chunk: number;
  readonly again: boolean;
}

const queueOf = (id: string): string => `study_${id}`;

/** The chunks that were neither counted nor threw. */
const missing = (id: string, total: number) => sql<{ readonly chunk: number }>`
  select n as chunk from generate_series(0, ${total - 1}::int) n
  where not exists (select 1 from howzat_study_chunk c where c.study_id = ${id} and c.chunk = n)
  and not exists (select 1 from howzat_study_trouble t where t.study_id = ${id} and t.chunk = n and t.kind = 'threw')`;

/** Studies in a database: what is kept of them, and the queue that gives out their chunks. All times are those of the database. */
export class Shelf {
  private readonly db: Kysely<Tables>;

  constructor(private readonly database: Database) {
    this.db = database.db;
  }

  /** Keeps a study and queues its chunks. False where the same one is there: then nothing changes. */
  async add(plan: Plan, chunks: readonly Chunk[]): Promise<boolean> {
    const id = idOf(plan);
    const row = {
      id,
      title: plan.title,
      plan: JSON.stringify(plan),
      chunks: JSON.stringify(chunks),
      total: chunks.length,
      given: 0,
      matches: chunks.reduce((sum, chunk) => sum + matchesOf(chunk), 0),
      state: 'open' as const,
    };
    const added = await this.db
      .insertInto('howzat_study')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .execute();
    return added.length > 0;
  }

  /** @throws StudyError `unknown-study` */
  async study(id: string): Promise<Kept> {
    const row = await this.db.selectFrom('howzat_study').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) throw new StudyError('unknown-study', `There is no study ${id} in this database.`);
    return { id, plan: readPlan(row.plan), chunks: row.chunks, state: row.state };
  }

  async openIds(): Promise<readonly string[]> {
    const rows = await this.db
      .selectFrom('howzat_study')
      .select('id')
      .where('state', '=', 'open')
      .orderBy('created')
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Makes the queue of a study, where there is none. */
  async queue(id: string): Promise<void> {
    const name = queueOf(id);
    const { queue } = this.database;
    if (await queue.getQueue(name)) return;
    // two that make queues at once would wait for each other
    await this.db.transaction().execute(async (db) => {
      await sql`select pg_advisory_xact_lock(hashtext('howzat queues'))`.execute(db);
      // whether a chunk is late is for us to say: pg-boss does not know how long one takes
      await queue.createQueue(name, { name, retryLimit: 0, expireInSeconds: 23 * 3600 });
    });
  }

  /** Puts chunks into the queue. One may be there several times: it is counted once. */
  async give(
    id: string,
    chunks: readonly number[],
    { again, db = this.db }: { readonly again: boolean; readonly db?: Kysely<Tables> },
  ): Promise<void> {
    const name = queueOf(id);
    const executeSql = async (text: string, values: unknown[]) => {
      const { rows } = await db.executeQuery<object>(CompiledQuery.raw(text, values));
      return { rows };
    };
    for (let at = 0; at < chunks.length; at += atOnce)
      await this.database.queue.insert(
        chunks.slice(at, at + atOnce).map((chunk) => ({ name, data: { chunk, again } })),
        { db: { executeSql } },
      );
  }

  /** The next chunk of a study; null where the queue has none. */
  async take(study: Kept): Promise<Given | null> {
    const [job] = await this.database.queue.fetch<JobData>(queueOf(study.id));
    return job ? { study, ...job.data, job: job.id } : null;
  }

  /** Says that a job is done with, whether or not it was this one by which the chunk was counted. */
  async drop({ study, job }: Given): Promise<void> {
    await this.database.queue.deleteJob(queueOf(study.id), job);
  }

  /** Was the chunk counted, or is nobody to play it? */
  async isSettled({ study, chunk }: Given): Promise<boolean> {
    const row = await this.db
      .selectFrom('howzat_study as s')
      .leftJoin('howzat_study_chunk as c', (join) => join.onRef('c.study_id', '=', 's.id').on('c.chunk', '=', chunk))
      .select(['s.state', 'c.chunk'])
      .where('s.id', '=', study.id)
      .executeTakeFirst();
    return row?.state !== 'open' || row.chunk !== null;
  }

  /** Counts a chunk, once: false where it was there. Where it came out another way this time, that is noted. */
  async count({ study, chunk }: Given, { result, seconds, worker }: Counted): Promise<boolean> {
    const hash = createHash('sha256').update(canonical(result)).digest('hex').slice(0, 16);
    const pieces = study.chunks[chunk] ?? [];
    const row = {
      study_id: study.id,
      chunk,
      result: JSON.stringify(result),
      matches: matchesOf(pieces),
      ...{ hash, seconds, worker },
    };
    const added = await this.db
      .insertInto('howzat_study_chunk')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('chunk')
      .execute();
    if (added.length > 0) return true;
    const there = await this.db
      .selectFrom('howzat_study_chunk')
      .select(['hash', 'worker'])
      .where('study_id', '=', study.id)
      .where('chunk', '=', chunk)
      .executeTakeFirstOrThrow();
    if (there.hash !== hash && isRepeatable(study.plan))
      await this.note(study.id, {
        ...{ chunk, kind: 'otherwise', cell: pieces[0]?.[0] ?? 0, match: null, worker },
        message: `It came out as ${hash} here, and as ${there.hash} at ${there.worker}.`,
      });
    return false;
  }

  /** Notes what went wrong with a chunk. */
  async note(id: string, trouble: Trouble): Promise<void> {
    await this.db
      .insertInto('howzat_study_trouble')
      .values({ study_id: id, ...trouble })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /**
   * For when the queue of a study is empty: puts the next chunks into it. Where all were there, what has been missing for long is given
   * out again: its worker was killed, or is slow. Where nothing is missing, the study is closed.
   * @param patience so long is waited at the least, in seconds
   * @param most how many chunks are given out again
   */
  async fill(study: Kept, patience: number, most: number): Promise<void> {
    const { id } = study;
    const over = await this.db.transaction().execute(async (db): Promise<boolean> => {
      const lock = await sql<{ readonly got: boolean }>`
        select pg_try_advisory_xact_lock(hashtext(${`howzat study ${id}`})) as got`.execute(db);
      // another worker is about it
      if (!lock.rows[0]?.got) return false;
      return (await this.giveNext(study, db)) ? false : this.giveLate(study, patience, most, db);
    });
    if (over) await this.empty(id);
  }

  /** The chunks that have not been in the queue; false where all have. */
  private async giveNext({ id, chunks }: Kept, db: Kysely<Tables>): Promise<boolean> {
    const row = await db
      .selectFrom('howzat_study')
      .select('given')
      .where('id', '=', id)
      .where('state', '=', 'open')
      .executeTakeFirst();
    if (!row) return true;
    const next = Array.from({ length: Math.min(atOnce, chunks.length - row.given) }, (_, i) => row.given + i);
    if (next.length === 0) return false;
    const counted = await db
      .selectFrom('howzat_study_chunk')
      .select('chunk')
      .where('study_id', '=', id)
      .where('chunk', '>=', row.given)
      .where('chunk', '<', row.given + next.length)
      .execute();
    const there = new Set(counted.map(({ chunk }) => chunk));
    await this.give(
      id,
      next.filter((chunk) => !there.has(chunk)),
      { again: false, db },
    );
    const given = row.given + next.length;
    await db.updateTable('howzat_study').set({ given }).where('id', '=', id).execute();
    return true;
  }

  /** What is missing; true where nothing is. */
  private async giveLate({ id, chunks }: Kept, patience: number, most: number, db: Kysely<Tables>): Promise<boolean> {
    const { rows } = await missing(id, chunks.length).execute(db);
    if (rows.length === 0) {
      await db.updateTable('howzat_study').set({ state: 'done' }).where('id', '=', id).execute();
      await db.deleteFrom('howzat_study_again').where('study_id', '=', id).execute();
      return true;
    }
    const out = rows.map(({ chunk }) => chunk);
    await db
      .insertInto('howzat_study_again')
      .values(out.map((chunk) => ({ study_id: id, chunk, times: 0 })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const late = await sql<{ readonly chunk: number }>`
      update howzat_study_again set times = times + 1, at = now() where study_id = ${id} and chunk in (
        select chunk from howzat_study_again
        where study_id = ${id} and chunk in (${sql.join(out)}) and at < now() - make_interval(secs => greatest(
          ${patience}::float8,
          (select ${slack}::float8 * max(seconds) from howzat_study_chunk where study_id = ${id})
        ))
        order by at, chunk limit ${most})
      returning chunk`.execute(db);
    await this.give(
      id,
      late.rows.map(({ chunk }) => chunk),
      { again: true, db },
    );
    return false;
  }

  /** @throws StudyError `unknown-study` */
  async cancel(id: string): Promise<void> {
    await this.study(id);
    await this.db.updateTable('howzat_study').set({ state: 'cancelled' }).where('id', '=', id).execute();
    await this.empty(id);
  }

  /** Takes up a study that was cancelled or had trouble: what threw is played again, and what was counted stays. */
  async goOn(id: string): Promise<void> {
    await this.study(id);
    await this.empty(id);
    await this.queue(id);
    await this.db.transaction().execute(async (db) => {
      await db.deleteFrom('howzat_study_trouble').where('study_id', '=', id).execute();
      await db.deleteFrom('howzat_study_again').where('study_id', '=', id).execute();
      // from the first again: those that were counted are left out
      await db.updateTable('howzat_study').set({ state: 'open', given: 0 }).where('id', '=', id).execute();
    });
  }

  /** Takes all chunks of a study out of the queue, but for those that are being played. */
  private async empty(id: string): Promise<void> {
    await this.database.queue.purgeQueue(queueOf(id));
  }

  /** The trouble of a study, by the number of the chunk. */
  async troubles(id: string): Promise<readonly Trouble[]> {
    return this.db
      .selectFrom('howzat_study_trouble')
      .select(['chunk', 'kind', 'cell', 'match', 'message', 'worker'])
      .where('study_id', '=', id)
      .orderBy('chunk')
      .execute();
  }

  /** What was counted, chunk by chunk. */
  async *counted(id: string): AsyncGenerator<{ readonly chunk: number; readonly result: readonly unknown[] }> {
    for (let after = -1; ; ) {
      const rows = await this.db
        .selectFrom('howzat_study_chunk')
        .select(['chunk', 'result'])
        .where('study_id', '=', id)
        .where('chunk', '>', after)
        .orderBy('chunk')
        .limit(200)
        .execute();
      yield* rows;
      const last = rows.at(-1);
      if (!last) return;
      after = last.chunk;
    }
  }

  /** How far all studies are, the newest first; or one. */
  async progress(id?: string) {
    let asked = this.db
      .selectFrom('howzat_study as s')
      .leftJoin('howzat_study_chunk as c', 'c.study_id', 's.id')
      .select(({ fn, val }) => [
        's.id',
        's.title',
        's.state',
        's.total',
        's.matches',
        's.created',
        fn.count<string>('c.chunk').as('counted'),
        fn.coalesce(fn.sum<number>('c.matches'), val(0)).as('played'),
        fn.coalesce(fn.sum<number>('c.seconds'), val(0)).as('seconds'),
      ])
      .groupBy('s.id')
      .orderBy('s.created', 'desc');
    if (id !== undefined) asked = asked.where('s.id', '=', id);
    return asked.execute();
  }

  /** Says that a worker is there, and which studies it leaves to others. */
  async present(id: string, threads: number, leaves: Readonly<Record<string, string>>): Promise<void> {
    const row = { threads, leaves: JSON.stringify(leaves) };
    await this.db
      .insertInto('howzat_study_worker')
      .values({ id, ...row })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ ...row, seen: sql`now()` }))
      .execute();
  }

  async absent(id: string): Promise<void> {
    await this.db.deleteFrom('howzat_study_worker').where('id', '=', id).execute();
  }

  /** Who was there within the last seconds. */
  async workers(seconds: number) {
    return this.db
      .selectFrom('howzat_study_worker')
      .select(['id', 'threads', 'leaves'])
      .where('seen', '>', sql<Date>`now() - make_interval(secs => ${seconds}::float8)`)
      .execute();
  }
}
