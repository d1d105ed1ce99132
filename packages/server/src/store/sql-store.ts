import type { Side } from '@howzat/core';
import {
  type Kept,
  type KeptEvent,
  type KeptMatch,
  type Listed,
  type SeriesSoFar,
  type Standing,
  seenAtFirst,
} from '@howzat/host';
import { type Insertable, type Kysely, type QueryCreator, sql, type Updateable } from 'kysely';
import type { Device, PushKeys } from '../push/push.js';
import type { OpenStore } from './open-store.js';
import type { Tables } from './schema.js';

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
  /** What was kept and has not been told yet. */
  private untold: string[] = [];
  private telling: Promise<void> | null = null;

  constructor(
    private readonly db: Kysely<Tables>,
    private readonly voice: Voice,
  ) {}

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

  async events(id: string, after: number): Promise<readonly KeptEvent[]> {
    const rows = await this.db
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

  async append(id: string, { sequence, key, at, event, check }: KeptEvent, standing?: Standing): Promise<boolean> {
    const body = JSON.stringify(event);
    const row = { match_id: id, sequence, seat: event.seat, key, at, body, log_check: check ?? null };
    const isKept = await (standing === undefined
      ? isThere(keptIn(this.db, row))
      : isThere(this.keptWith(row, { ...standing, names: JSON.stringify(standing.names) })));
    if (isKept) this.tellKept(`${id} ${sequence}`);
    return isKept;
  }

  /** Keeps an event, and with it how its match stands. */
  private keptWith(row: EventRow, standing: Updateable<Tables['howzat_match']>) {
    return this.db
      .with('kept', (db) => keptIn(db, row))
      .with('stood', (db) =>
        db
          .updateTable('howzat_match')
          .set(standing)
          .where('id', 'in', (kept) => kept.selectFrom('kept').select('match_id')),
      )
      .selectFrom('kept')
      .select('match_id');
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

/** Keeps an event where it is the first of its number and its key. */
function keptIn(db: QueryCreator<Tables>, row: EventRow) {
  return db
    .insertInto('howzat_event')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('match_id');
}

/** Whether a query finds anything. */
async function isThere(query: { execute(): Promise<readonly unknown[]> }): Promise<boolean> {
  return (await query.execute()).length > 0;
}

function keptOf(payload: string): Kept | null {
  const [match = '', sequence = ''] = payload.split(' ');
  return /^\d+$/.test(sequence) ? { match, sequence: Number(sequence) } : null;
}
