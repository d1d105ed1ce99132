import type { Side } from '@howzat/core';
import {
  type HeldMatch,
  type Kept,
  type KeptEvent,
  type KeptMatch,
  type Listed,
  type SeriesSoFar,
  type Standing,
  seenAtFirst,
} from '@howzat/host';
import { type Insertable, type Kysely, sql } from 'kysely';
import type { Device, PushKeys } from '../push/push.js';
import type { OpenStore } from './open-store.js';
import type { Tables } from './schema.js';
import { Together } from './together.js';

/** By these names it is told that an event was kept, and what is kept nowhere. */
export const channels = { event: 'howzat_event', whisper: 'howzat_whisper' } as const;

type EventRow = Insertable<Tables['howzat_event']>;

type Channel = (typeof channels)[keyof typeof channels];

/** How nodes over one database tell each other something. */
export interface Voice {
  /** Hears what is said on each of the channels, here too. Returns the way to stop that. */
  hear(told: (channel: string, payload: string) => void, missed: () => void): Promise<() => Promise<void>>;
  /** @throws what the driver throws; then perhaps nobody has heard it */
  say(channel: Channel, payloads: readonly string[]): Promise<void>;
}

/** Has something done over a connection while no other node can keep an event of a match. */
export type Holding = <T>(id: string, act: (db: Kysely<Tables>) => Promise<T>) => Promise<T>;

/** A node takes up so many matches at once whose deadline has come. */
const dueAtOnce = 50;

/** So many matches are deleted in one statement. */
const forgottenAtOnce = 200;

/** The lobby shows so many matches of a kind. */
const listedAtOnce = 50;

/** Keeps matches in SQL: the same tables and the same queries for PGlite and for Postgres. */
export class SqlStore implements OpenStore {
  private readonly listeners = new Set<(kept: Kept | null) => void>();
  private readonly ears = new Set<(text: string) => void>();
  private stop: (() => Promise<void>) | null = null;
  /** Keeps the events of many matches together: each statement has to reach the disk. */
  private readonly keeping: Together<EventRow, boolean>;
  /** What was kept and has not been told yet. */
  private untold: string[] = [];
  private telling: Promise<void> | null = null;

  /** @param lanes so many statements that keep events may be on their way at once */
  constructor(
    private readonly db: Kysely<Tables>,
    private readonly voice: Voice,
    private readonly holding: Holding,
    lanes: number,
  ) {
    this.keeping = new Together((rows) => this.keepAll(rows), lanes);
  }

  /** Begins to hear what is kept, here and at other nodes. */
  async hear(): Promise<void> {
    const tell = (kept: Kept | null): void => {
      for (const listener of this.listeners) listener(kept);
    };
    this.stop = await this.voice.hear(
      (channel, payload) => {
        if (channel === channels.event) tell(keptOf(payload));
        else for (const heard of this.ears) heard(payload);
      },
      () => tell(null),
    );
  }

  async close(): Promise<void> {
    await this.telling;
    await this.stop?.();
    await this.db.destroy();
  }

  async ready(): Promise<void> {
    await this.db.selectFrom('howzat_match').select('id').limit(1).execute();
  }

  async create(match: KeptMatch, challenger?: string): Promise<void> {
    const { id, plan, versions, commitment, secret, tokens, opened, previous, series } = match;
    const row = {
      id,
      plan: JSON.stringify(plan),
      versions: JSON.stringify(versions),
      commitment,
      secret,
      home_token: tokens.home,
      away_token: tokens.away,
      watch_token: tokens.watch,
      opened,
      previous: previous ?? null,
      lobby: plan.lobby?.seat ?? null,
      challenger: challenger ?? null,
      series: series === undefined ? null : JSON.stringify(series),
      seen: seenAtFirst(match),
    };
    await this.db
      .insertInto('howzat_match')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  async match(id: string): Promise<KeptMatch | null> {
    const row = await this.db.selectFrom('howzat_match').selectAll().where('id', '=', id).executeTakeFirst();
    if (!row) return null;
    return {
      id: row.id,
      plan: row.plan as KeptMatch['plan'],
      versions: row.versions as KeptMatch['versions'],
      commitment: row.commitment,
      secret: row.secret,
      tokens: { home: row.home_token, away: row.away_token, watch: row.watch_token },
      opened: Number(row.opened),
      ...(row.previous === null ? {} : { previous: row.previous }),
      ...(row.series === null ? {} : { series: row.series as SeriesSoFar }),
    };
  }

  events(id: string, after: number): Promise<readonly KeptEvent[]> {
    return this.eventsBy(this.db, id, after);
  }

  private async eventsBy(db: Kysely<Tables>, id: string, after: number): Promise<readonly KeptEvent[]> {
    const rows = await db
      .selectFrom('howzat_event')
      .select(['sequence', 'key', 'at', 'body', 'log_check'])
      .where('match_id', '=', id)
      .where('sequence', '>', after)
      .orderBy('sequence')
      .execute();
    return rows.map(({ sequence, key, at, body, log_check: check }) => ({
      sequence,
      key,
      at: Number(at),
      event: body as KeptEvent['event'],
      ...(check === null ? {} : { check }),
    }));
  }

  async append(id: string, event: KeptEvent, standing?: Standing): Promise<boolean> {
    const row = rowOf(id, event);
    const isKept = await (standing === undefined ? this.keeping.do(row) : keepWith(this.db, row, standing));
    if (isKept) this.tellKept(`${id} ${event.sequence}`);
    return isKept;
  }

  async hold<T>(id: string, act: (held: HeldMatch) => Promise<T>): Promise<T> {
    const told: string[] = [];
    const result = await this.holding(id, (db) =>
      act({
        events: (after) => this.eventsBy(db, id, after),
        append: async (event, standing) => {
          const row = rowOf(id, event);
          const isKept =
            standing === undefined ? (await keepIn(db, [row])).length > 0 : await keepWith(db, row, standing);
          if (isKept) told.push(`${id} ${event.sequence}`);
          return isKept;
        },
      }),
    );
    for (const kept of told) this.tellKept(kept);
    return result;
  }

  /** Keeps events of several matches in one statement, and says of each whether it was the first of its number and its key. */
  private async keepAll(rows: readonly EventRow[]): Promise<readonly (boolean | Promise<boolean>)[]> {
    try {
      return await this.keepAtOnce(rows);
    } catch (error) {
      // one may be of a match that is not there any more: the others are kept
      if (rows.length === 1 || !isOfOne(error)) throw error;
      return rows.map(async (row) => (await this.keepAtOnce([row]))[0] ?? false);
    }
  }

  private async keepAtOnce(rows: readonly EventRow[]): Promise<readonly boolean[]> {
    // in one order at all nodes, so that no two of them wait for each other
    const sorted = [...rows].sort((a, b) => (a.match_id < b.match_id ? -1 : a.match_id > b.match_id ? 1 : 0));
    const kept = await keepIn(this.db, sorted);
    const left = new Set(kept.map(nameOfEvent));
    // of two that are the same the first was kept
    return rows.map((row) => left.delete(nameOfEvent(row)));
  }

  /**
   * Tells all nodes that an event was kept, with what else has come together meanwhile. It is no part of what keeps it: whatever notifies
   * commits one after the other, and each would wait until the one before is on the disk. Where this node ends in between, others see by
   * {@link latest} what they were not told.
   */
  private tellKept(kept: string): void {
    this.untold.push(kept);
    this.telling ??= this.tellAll();
  }

  private async tellAll(): Promise<void> {
    while (this.untold.length > 0) {
      const told = this.untold;
      this.untold = [];
      await this.voice.say(channels.event, told).catch(() => {});
    }
    this.telling = null;
  }

  async latest(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    const rows = await this.db
      .selectFrom('howzat_match')
      .select(({ selectFrom }) => [
        'id',
        selectFrom('howzat_event')
          .select(({ fn }) => fn.max('sequence').as('last'))
          .whereRef('match_id', '=', 'howzat_match.id')
          .as('last'),
      ])
      .where('id', 'in', ids)
      .execute();
    return new Map(rows.map(({ id, last }) => [id, last ?? 0]));
  }

  async due(now: number, lease: number): Promise<readonly string[]> {
    // another node takes the next ones: nobody waits for anybody
    const taken = await this.db
      .updateTable('howzat_match')
      .set({ deadline: now + lease })
      .where('id', 'in', (db) =>
        db
          .selectFrom('howzat_match')
          .select('id')
          .where('deadline', '<=', now)
          .orderBy('deadline')
          .limit(dueAtOnce)
          .forUpdate()
          .skipLocked(),
      )
      .returning('id')
      .execute();
    return taken.map(({ id }) => id);
  }

  async remove(id: string): Promise<void> {
    await this.db.deleteFrom('howzat_match').where('id', '=', id).execute();
  }

  async challenges(challenger: string, since: number): Promise<number> {
    const { open } = await this.db
      .selectFrom('howzat_match')
      .select(({ fn }) => fn.countAll<number | string>().as('open'))
      .where('challenger', '=', challenger)
      .where('phase', '=', 'seating')
      .where('seen', '>=', since)
      .where((is) =>
        is.or([
          is(sql`names->>'home'`, 'is not', null),
          is(sql`names->>'away'`, 'is not', null),
          // whoever has just opened it is about to sit down
          is.not(
            is.exists(is.selectFrom('howzat_event').select('sequence').whereRef('match_id', '=', 'howzat_match.id')),
          ),
        ]),
      )
      .executeTakeFirstOrThrow();
    return Number(open);
  }

  async seat(id: string, side: Side, hash: string): Promise<boolean> {
    const column = side === 'home' ? 'home_token' : 'away_token';
    const { numUpdatedRows } = await this.db
      .updateTable('howzat_match')
      .set({ [column]: hash, challenger: null })
      .where('id', '=', id)
      .where((is) => is.or([is(column, 'is', null), is(column, '=', hash)]))
      .executeTakeFirst();
    return numUpdatedRows === 1n;
  }

  async listed(phase: 'seating' | 'playing', since: number): Promise<readonly Listed[]> {
    const listed = this.db
      .selectFrom('howzat_match')
      .select(['id', 'plan', 'names', 'opened'])
      .where('lobby', 'is not', null)
      .where('phase', '=', phase)
      .where('seen', '>=', since)
      .orderBy('opened')
      .limit(listedAtOnce);
    const free = listed.where((is) =>
      is.or([
        is.and([is('lobby', '=', 'home'), is('home_token', 'is', null), is(sql`names->>'away'`, 'is not', null)]),
        is.and([is('lobby', '=', 'away'), is('away_token', 'is', null), is(sql`names->>'home'`, 'is not', null)]),
      ]),
    );
    const rows = await (phase === 'seating' ? free : listed).execute();
    return rows.map(({ id, plan, names, opened }) => ({
      match: id,
      plan: plan as Listed['plan'],
      names: names as Listed['names'],
      opened: Number(opened),
    }));
  }

  async touch(ids: readonly string[], at: number): Promise<void> {
    await this.db.updateTable('howzat_match').set({ seen: at }).where('id', 'in', ids).where('seen', '<', at).execute();
  }

  async forget(phase: 'seating' | 'begun', since: number): Promise<number> {
    const { numDeletedRows } = await this.db
      .deleteFrom('howzat_match')
      .where('id', 'in', (db) =>
        db
          .selectFrom('howzat_match')
          .select('id')
          .where('opened', '<', since)
          .where('phase', phase === 'seating' ? '=' : '!=', 'seating')
          .where((is) =>
            is.not(
              is.exists(
                is
                  .selectFrom('howzat_event')
                  .select('sequence')
                  .whereRef('match_id', '=', 'howzat_match.id')
                  .where('at', '>=', since),
              ),
            ),
          )
          .limit(forgottenAtOnce)
          .forUpdate()
          .skipLocked(),
      )
      .executeTakeFirst();
    return Number(numDeletedRows);
  }

  async pushKeys(fresh: PushKeys): Promise<PushKeys> {
    const row = { name: 'push-keys', value: JSON.stringify(fresh) };
    // of several nodes that start at once the first one makes them
    await this.db
      .insertInto('howzat_setting')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { value } = await this.db
      .selectFrom('howzat_setting')
      .select('value')
      .where('name', '=', row.name)
      .executeTakeFirstOrThrow();
    return value as PushKeys;
  }

  async addDevice(match: string, side: Side, { endpoint, keys }: Device, at: number, most: number): Promise<void> {
    const fresh = { ...keys, at };
    await this.db
      .insertInto('howzat_push')
      .values({ match_id: match, seat: side, endpoint, ...fresh })
      .onConflict((conflict) => conflict.columns(['match_id', 'seat', 'endpoint']).doUpdateSet(fresh))
      .execute();
    await this.db
      .deleteFrom('howzat_push')
      .where('match_id', '=', match)
      .where('seat', '=', side)
      .where('endpoint', 'not in', this.devicesOf(match, side).select('endpoint').limit(most))
      .execute();
  }

  async dropDevice(endpoint: string, of?: { readonly match: string; readonly side: Side }): Promise<void> {
    const gone = this.db.deleteFrom('howzat_push').where('endpoint', '=', endpoint);
    await (of ? gone.where('match_id', '=', of.match).where('seat', '=', of.side) : gone).execute();
  }

  async devices(match: string, side: Side): Promise<readonly Device[]> {
    const rows = await this.devicesOf(match, side).select(['endpoint', 'p256dh', 'auth']).execute();
    return rows.map(({ endpoint, p256dh, auth }) => ({ endpoint, keys: { p256dh, auth } }));
  }

  async dropDevicesOfTheOver(): Promise<void> {
    await this.db
      .deleteFrom('howzat_push')
      .where('match_id', 'in', (db) => db.selectFrom('howzat_match').select('id').where('phase', '=', 'over'))
      .execute();
  }

  /** The devices of a seat, the newest first. */
  private devicesOf(match: string, side: Side) {
    return this.db
      .selectFrom('howzat_push')
      .where('match_id', '=', match)
      .where('seat', '=', side)
      .orderBy('at', 'desc')
      .orderBy('endpoint');
  }

  async whisper(text: string): Promise<void> {
    await this.voice.say(channels.whisper, [text]);
  }

  listen(callback: (kept: Kept | null) => void, heard: (text: string) => void): () => void {
    this.listeners.add(callback);
    this.ears.add(heard);
    return () => {
      this.listeners.delete(callback);
      this.ears.delete(heard);
    };
  }
}

function rowOf(id: string, { sequence, key, at, event, check }: KeptEvent): EventRow {
  const body = JSON.stringify(event);
  return { match_id: id, sequence, seat: event.seat, key, at, body, log_check: check ?? null };
}

type EventName = Pick<EventRow, 'match_id' | 'sequence' | 'seat' | 'key'>;

/**
 * What keeps events, each if it is the first of its number and its key. A match that another node holds is waited for before anything is kept:
 * otherwise each of the two would wait for the other.
 */
function keeping(rows: readonly EventRow[]) {
  return sql<EventName>`
    insert into howzat_event (match_id, sequence, seat, key, at, body, log_check)
    select match_id, sequence, seat, key, at, body::json, log_check
    from json_to_recordset(${JSON.stringify(rows)}::json)
      as given (match_id text, sequence int, seat text, key text, at bigint, body text, log_check text)
    where (select count(*) from free) is not null
    on conflict do nothing
    returning match_id, sequence, seat, key`;
}

/** Keeps events of several matches, and gives those that were kept. */
async function keepIn(db: Kysely<Tables>, rows: readonly EventRow[]): Promise<readonly EventName[]> {
  const ids = JSON.stringify(rows.map(({ match_id }) => match_id));
  const { rows: kept } = await sql<EventName>`
    with free as materialized (
      select id from howzat_match where id in (select json_array_elements_text(${ids}::json)) order by id for key share
    )
    ${keeping(rows)}`.execute(db);
  return kept;
}

/** Keeps an event, and with it how its match stands. */
async function keepWith(db: Kysely<Tables>, row: EventRow, { phase, deadline, names }: Standing): Promise<boolean> {
  const { rows } = await sql<EventName>`
    with free as materialized (select id from howzat_match where id = ${row.match_id} for no key update),
    kept as (${keeping([row])}),
    stood as (
      update howzat_match set phase = ${phase}, deadline = ${deadline}, names = ${JSON.stringify(names)}
      where id in (select match_id from kept)
    )
    select match_id from kept`.execute(db);
  return rows.length > 0;
}

function nameOfEvent({ match_id, sequence, seat, key }: EventName): string {
  return `${match_id} ${sequence} ${seat} ${key}`;
}

/** Whether a statement failed by something in one of its rows, or by what others do at the same moment. */
function isOfOne(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(?:23|40)/.test(String(error.code));
}

function keptOf(payload: string): Kept | null {
  const [match = '', sequence = ''] = payload.split(' ');
  return /^\d+$/.test(sequence) ? { match, sequence: Number(sequence) } : null;
}
