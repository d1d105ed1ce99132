import type { KeptEvent, KeptMatch } from '@howzat/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenStore, openPgliteStore, openPostgresStore } from '../src/index.js';
import { type Postgres, startPostgres } from './postgres.js';

const kept = (id: string): KeptMatch => ({
  id,
  plan: { variant: 'ccsl', selection: { set: { zebra: 1, ape: null } } },
  versions: { ccsl: '0.0.0' },
  commitment: 'aa',
  secret: 'bb',
  tokens: { home: 'cc', away: null, watch: 'dd' },
  opened: 1_764_000_000_123,
});

const event = (sequence: number, key: string, choice: unknown = 1): KeptEvent => ({
  sequence,
  key,
  at: 1_764_000_000_456,
  event: { kind: 'choice', seat: 'home', step: 'bowl', choice },
});

const names = { home: 'Ann', away: null };

let postgres: Postgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.stop());

describe.each(['PGlite', 'Postgres'])('a store in %s', (kind) => {
  let store: OpenStore;
  beforeAll(async () => {
    store = await (kind === 'PGlite' ? openPgliteStore(null) : openPostgresStore(postgres.url));
  });
  afterAll(() => store.close());

  test('gives back what it keeps, each key in its place', async () => {
    await store.create(kept('one'));
    expect(JSON.stringify(await store.match('one'))).toBe(JSON.stringify(kept('one')));
    expect(await store.match('two')).toBeNull();
    const choice = { zone: 4, attitude: 'defensive', a: [3, 1, { z: null, b: 'é' }] };
    expect(await store.append('one', event(1, 'k1', choice))).toBe(true);
    const checked = { ...event(2, 'k2'), check: '0123456789abcdef' };
    expect(await store.append('one', checked)).toBe(true);
    expect(JSON.stringify(await store.events('one', 0))).toBe(JSON.stringify([event(1, 'k1', choice), checked]));
    expect(await store.events('one', 1)).toEqual([checked]);
    expect(await store.events('two', 0)).toEqual([]);
  });

  test('keeps one event of a number, and one of a key, however many come at once', async () => {
    await store.create(kept('race'));
    const all = await Promise.all(Array.from({ length: 20 }, (_, i) => store.append('race', event(1, `key-${i}`, i))));
    expect(all.filter(Boolean)).toHaveLength(1);
    const [first] = await store.events('race', 0);
    expect(await store.append('race', event(2, first?.key ?? ''))).toBe(false);
    expect(await store.events('race', 0)).toHaveLength(1);
  });

  test('keeps the first match of a name, and which one it follows', async () => {
    const first = { ...kept('next'), previous: 'one', series: { number: 2, won: { home: 1, away: 0 } } };
    await store.create(first);
    await store.create({ ...kept('next'), secret: 'another' });
    expect(await store.match('next')).toEqual(first);
  });

  test('gives a match whose time is up to one of those who ask, and to another when that one said nothing', async () => {
    const now = 1_764_000_000_000;
    const standing = (deadline: number | null) => ({ phase: 'playing', deadline, names }) as const;
    for (const id of ['due', 'later', 'idle']) await store.create(kept(id));
    await store.append('due', event(1, 'k1'), standing(now - 5));
    await store.append('later', event(1, 'k1'), standing(now + 5));
    await store.append('idle', event(1, 'k1'));
    const taken = await Promise.all([1, 2, 3].map(() => store.due(now, 1_000)));
    expect(taken.flat()).toEqual(['due']);
    expect(await store.due(now + 999, 1_000)).toEqual(['later']);
    expect(await store.due(now + 1_000, 1_000)).toEqual(['due']);
    // an event that is not kept changes nothing, and the next one sets it anew
    await store.append('due', event(1, 'k2'), standing(now));
    expect(await store.due(now + 1_500, 1_000)).toEqual([]);
    for (const id of ['due', 'later']) await store.append(id, event(2, 'k3'), standing(null));
    expect(await store.due(now * 2, 1_000)).toEqual([]);
  });

  test('shows what is in the lobby, while somebody is there', async () => {
    const now = 1_764_000_000_123;
    const lobby = { seat: 'away' } as const;
    const [plan, tokens] = [
      { ...kept('x').plan, lobby },
      { home: 'cc', away: null, watch: 'dd' },
    ];
    await store.create(kept('hidden'));
    await store.create({ ...kept('waits'), plan, tokens });
    await store.create({ ...kept('empty'), plan, tokens });
    for (const id of ['hidden', 'waits'])
      await store.append(id, event(1, 'k1'), { phase: 'seating', deadline: null, names });
    const listed = { match: 'waits', plan, names, opened: now };
    expect(await store.listed('seating', now)).toEqual([listed]);
    expect(await store.listed('seating', now + 1)).toEqual([]);
    await store.touch(['waits', 'empty'], now + 5);
    expect(await store.listed('seating', now + 5)).toEqual([listed]);
    // the first who comes has the seat, and may ask again
    const came = await Promise.all(['one', 'two'].map((hash) => store.seat('waits', 'away', hash)));
    expect(came.filter(Boolean)).toHaveLength(1);
    const first = came[0] ? 'one' : 'two';
    expect(await store.seat('waits', 'away', first)).toBe(true);
    expect(await store.seat('nowhere', 'away', first)).toBe(false);
    expect((await store.match('waits'))?.tokens.away).toBe(first);
    expect(await store.listed('seating', now)).toEqual([]);
    const both = { home: 'Ann', away: 'Bea' };
    await store.append('waits', event(2, 'k2'), { phase: 'playing', deadline: null, names: both });
    expect(await store.listed('playing', now)).toEqual([{ ...listed, names: both }]);
  });

  test('counts the open challenges of somebody, until the seat is taken or given back', async () => {
    const now = 1_764_000_000_123;
    const [plan, tokens] = [{ ...kept('x').plan, lobby: { seat: 'away' } } as const, kept('x').tokens];
    const seating = { phase: 'seating', deadline: null, names } as const;
    for (const id of ['fresh', 'sat', 'back', 'taken', 'begun'])
      await store.create({ ...kept(id), plan, tokens }, 'somebody');
    await store.create({ ...kept('of others'), plan, tokens }, 'others');
    expect(await store.challenges('somebody', now)).toBe(5);
    for (const id of ['sat', 'back', 'taken', 'begun']) await store.append(id, event(1, 'k1'), seating);
    await store.append('back', event(2, 'k2'), { ...seating, names: { home: null, away: null } });
    await store.seat('taken', 'away', 'ee');
    await store.append('begun', event(2, 'k2'), { ...seating, phase: 'playing' });
    expect(await store.challenges('somebody', now)).toBe(2);
    expect(await store.challenges('somebody', now + 1)).toBe(0);
    expect(await store.challenges('nobody', 0)).toBe(0);
  });

  test('removes a match with everything that happened in it, and no other', async () => {
    for (const id of ['goes', 'stays']) {
      await store.create(kept(id));
      await store.append(id, event(1, 'k1'));
    }
    await store.remove('goes');
    await store.remove('nowhere');
    expect([await store.match('goes'), await store.events('goes', 0)]).toEqual([null, []]);
    expect(await store.events('stays', 0)).toHaveLength(1);
  });

  test('forgets what nobody played for so long, and keeps the rest', async () => {
    const old = { ...kept('old'), opened: 1_000 };
    for (const id of ['old', 'old-begun', 'old-played']) await store.create({ ...old, id });
    const begun = { phase: 'playing', deadline: null, names } as const;
    await store.append('old-begun', { ...event(1, 'k1'), at: 1_001 }, begun);
    await store.append('old-played', { ...event(1, 'k1'), at: 1_001 }, begun);
    await store.append('old-played', { ...event(2, 'k2'), at: 5_000 });
    expect(await store.forget('seating', 1_000)).toBe(0);
    expect(await store.forget('seating', 2_000)).toBe(1);
    expect(await store.match('old')).toBeNull();
    expect(await store.forget('begun', 2_000)).toBe(1);
    expect(await store.events('old-begun', 0)).toEqual([]);
    expect(await store.events('old-played', 0)).toHaveLength(2);
    expect(await store.forget('begun', 2_000)).toBe(0);
  });

  test('keeps no event of a match that is not there, and all others that come with it', async () => {
    await expect(store.append('nowhere', event(1, 'k1'))).rejects.toThrow(/foreign key/);
    const matches = Array.from({ length: 20 }, (_, n) => `with-${n}`);
    for (const match of matches) await store.create(kept(match));
    const all = [...matches, 'nowhere', ...matches];
    const came = await Promise.allSettled(all.map((match) => store.append(match, event(1, 'k1'))));
    expect(came.filter(({ status }) => status === 'rejected')).toHaveLength(1);
    // one of the two of each match, though they are the same
    expect(came.filter((each) => each.status === 'fulfilled' && each.value)).toHaveLength(20);
    for (const match of matches) expect(await store.events(match, 0)).toEqual([event(1, 'k1')]);
  });

  test('keeps what somebody keeps who holds a match, with how it stands, and tells of it', async () => {
    const told: unknown[] = [];
    const stop = store.listen(
      (of) => of?.match === 'held' && told.push(of.sequence),
      () => {},
    );
    await store.create(kept('held'));
    await store.append('held', event(1, 'k1'));
    const standing = { phase: 'playing', deadline: 5, names } as const;
    const keeps = await store.hold('held', async ({ events, append }) => {
      expect(await events(0)).toEqual([event(1, 'k1')]);
      return append(event(2, 'k2'), standing);
    });
    expect(keeps).toBe(true);
    expect(await store.hold('held', ({ append }) => append(event(2, 'k3')))).toBe(false);
    expect(await store.hold('held', ({ append }) => append(event(3, 'k3')))).toBe(true);
    expect(await store.due(5, 1)).toContain('held');
    await expect.poll(() => told).toEqual([1, 2, 3]);
    stop();
  });

  test('says how far matches are, and which are not there', async () => {
    for (const id of ['far', 'fresh']) await store.create(kept(id));
    for (const sequence of [1, 2, 3]) await store.append('far', event(sequence, `k${sequence}`));
    const latest = await store.latest(['far', 'fresh', 'nowhere']);
    expect(Object.fromEntries(latest)).toEqual({ far: 3, fresh: 0 });
  });

  test('tells of each event that was kept, and of no other', async () => {
    const told: unknown[] = [];
    const stop = store.listen(
      // others may still be told of
      (of) => of?.match === 'told' && told.push(of),
      () => {},
    );
    await store.create(kept('told'));
    await store.append('told', event(1, 'k1'));
    await store.append('told', event(1, 'k2'));
    await store.append('told', event(2, 'k3'));
    await expect.poll(() => told).toEqual([1, 2].map((sequence) => ({ match: 'told', sequence })));
    stop();
    await store.append('told', event(3, 'k4'));
    expect(told).toHaveLength(2);
  });
});

describe('several nodes that start at once', () => {
  test('bring the tables up to date once', async () => {
    const own = await startPostgres();
    const stores = await Promise.all([1, 2, 3, 4].map(() => openPostgresStore(own.url)));
    await stores[0]?.create(kept('one'));
    expect(await stores[3]?.match('one')).toEqual(kept('one'));
    for (const store of stores) await store.close();
    await own.stop();
  });

  test('hear of everything that was kept, however much comes at once', async () => {
    const [one, two] = [await openPostgresStore(postgres.url), await openPostgresStore(postgres.url)];
    const told: unknown[] = [];
    two.listen(
      (of) => told.push(of),
      () => {},
    );
    const matches = Array.from({ length: 30 }, (_, n) => `many-${n}`);
    await Promise.all(matches.map((match) => one.create(kept(match))));
    await Promise.all(matches.map((match) => one.append(match, event(1, 'k1'))));
    // also what was kept a moment before this node ended
    await one.close();
    await expect.poll(() => told).toHaveLength(30);
    expect(told).toEqual(expect.arrayContaining(matches.map((match) => ({ match, sequence: 1 }))));
    await two.close();
  });

  test('keep no event of a match that another one holds, and then come behind it', async () => {
    const [one, two] = [await openPostgresStore(postgres.url), await openPostgresStore(postgres.url)];
    for (const id of ['held-by-one', 'beside']) await one.create(kept(id));
    const order: string[] = [];
    let late: Promise<unknown> | null = null;
    await one.hold('held-by-one', async ({ append }) => {
      late = two.append('held-by-one', event(1, 'k2')).then((isKept) => order.push(`late: ${isKept}`));
      // a match beside it goes on
      expect(await two.append('beside', event(1, 'k1'), { phase: 'playing', deadline: null, names })).toBe(true);
      expect(await append(event(1, 'k1'))).toBe(true);
      order.push('held');
    });
    await late;
    expect(order).toEqual(['held', 'late: false']);
    // what fails in the middle has kept nothing
    const failing = one.hold('held-by-one', async ({ append }) => {
      await append(event(2, 'k3'));
      throw new Error('It ended in the middle.');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(await two.append('held-by-one', event(2, 'k2'))).toBe(true);
    for (const store of [one, two]) await store.close();
  });

  test('hear of each other, also after the database went away', async () => {
    const [one, two] = [await openPostgresStore(postgres.url), await openPostgresStore(postgres.url)];
    const told: unknown[] = [];
    two.listen(
      (of) => told.push(of),
      (text) => told.push(text),
    );
    await one.create(kept('apart'));
    await one.append('apart', event(1, 'k1'));
    await expect.poll(() => told).toContainEqual({ match: 'apart', sequence: 1 });
    await one.whisper('{"kind":"alive"}');
    await expect.poll(() => told).toContain('{"kind":"alive"}');
    await postgres.killAndStart();
    // what was told meanwhile may have been missed
    // once when the connection broke, and once when it was made again
    await expect.poll(() => told.filter((of) => of === null)).toHaveLength(2);
    await one.append('apart', event(2, 'k2'));
    await expect.poll(() => told).toContainEqual({ match: 'apart', sequence: 2 });
    await one.close();
    await two.close();
  });
});
