import { describe, expect, test } from 'vitest';
import { Host, isRefused, MemoryStore, type Refused } from '../src/index.js';
import { games } from './games.js';
import { bytesFrom, hostFrom, opened, rngOf } from './hosts.js';
import { Page } from './page.js';
import { playOn, seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;
const number = '0f'.repeat(32);

/** A list in a list in a list, so deep. */
function nested(depth: number): unknown {
  let value: unknown = [];
  for (let i = 0; i < depth; i++) value = [value];
  return value;
}

const open = { v: 1, do: 'open', plan };
const claim = { v: 1, do: 'claim', key: 'a-key-of-mine', name: 'Ann', number };
const choose = { v: 1, do: 'choose', key: 'a-key-of-mine', answers: 2, step: 'core.toss.elect', choice: 'bat' };

describe('a request to open a match', () => {
  test.each([
    ['nothing', undefined, 'bad-request', /undefined/],
    ['a text', 'open', 'bad-request', /wrong/],
    ['a list', [open], 'bad-request', /wrong/],
    ['no version', { ...open, v: undefined }, 'bad-request', /v/],
    ['another version', { ...open, v: 2 }, 'protocol-version', /speaks version 2 .* version 1/],
    ['no plan', { v: 1, do: 'open' }, 'bad-request', /plan/],
    ['something beside', { ...open, secret: 'aa' }, 'bad-request', /secret/],
    ['another thing to do', { ...open, do: 'close' }, 'bad-request', /do/],
    ['too deep', { ...open, plan: nested(60) }, 'bad-request', /nested too deeply/],
    ['too large', { ...open, plan: Array.from({ length: 9_000 }, () => 0) }, 'bad-request', /too large/],
    ['a key that pollutes', JSON.parse('{"v":1,"do":"open","plan":{"__proto__":{}}}'), 'bad-request', /__proto__/],
    [
      'a game that is not here',
      { ...open, plan: { ...plan, variant: 'chess' } },
      'unknown-variant',
      /no game chess; it has ccsl/,
    ],
    ['an unknown format', { ...open, plan: { ...plan, selection: { format: 'test' } } }, 'unknown-format', /test/],
    [
      'a house rule that is not here',
      { ...open, plan: { ...plan, selection: { houseRules: ['bodyline'] } } },
      'unknown-house-rule',
      /no house rule bodyline/,
    ],
    [
      'two that cannot be played together',
      { ...open, plan: { ...plan, selection: { houseRules: ['pairs-cricket', 'last-man-stands'] } } },
      'conflict',
      /cannot be played together/,
    ],
    ['an unknown option', { ...open, plan: { ...plan, selection: { options: ['nope'] } } }, 'unknown-option', /nope/],
    [
      'an unknown parameter',
      { ...open, plan: { ...plan, selection: { set: { nope: 1 } } } },
      'unknown-parameter',
      /nope/,
    ],
    [
      'a number that is none',
      { ...open, plan: { ...plan, selection: { set: { overs: Number.NaN } } } },
      'bad-request',
      /NaN/,
    ],
    [
      'a computer that is not here',
      { ...open, plan: { ...plan, computer: { side: 'away', player: 'deep thought' } } },
      'unknown-player',
      /deep thought; it has sensible/,
    ],
  ])('with %s is refused', async (_, request, code, message) => {
    const answer = (await hostFrom(1).open(request)) as Refused;
    expect(answer).toMatchObject({ v: 1, type: 'refusal', code });
    expect(answer.message).toMatch(message);
  });

  test('that throws when it is looked at is refused', async () => {
    const trap = new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('trapped');
        },
      },
    );
    expect(await hostFrom(1).open(trap)).toMatchObject({ code: 'bad-request' });
  });
});

describe('a request of a seat', () => {
  test.each([
    ['nothing', undefined],
    ['a number', 7],
    ['no key', { ...claim, key: undefined }],
    ['a short key', { ...claim, key: 'short' }],
    ['a key with other letters', { ...claim, key: 'a key with spaces' }],
    ['no name', { ...claim, name: '' }],
    ['a blank name', { ...claim, name: '   ' }],
    ['a name that turns the text round', { ...claim, name: '\u202eelbatrevo' }],
    ['a name too long', { ...claim, name: 'a'.repeat(41) }],
    ['a short number', { ...claim, number: 'ff' }],
    ['a number in capitals', { ...claim, number: 'FF'.repeat(32) }],
    ['a step that is no text', { ...choose, step: 7 }],
    ['a sequence below nought', { ...choose, answers: -1 }],
    ['half a sequence', { ...choose, answers: 1.5 }],
    ['no sequence', { ...choose, answers: undefined }],
    ['no choice', { v: 1, do: 'choose', key: 'a-key-of-mine', answers: 2, step: 'core.toss.elect' }],
    ['a choice too deep', { ...choose, choice: nested(60) }],
    ['a side of its own', { ...choose, seat: 'away' }],
  ])('with %s is refused, and the match is as it was', async (_, request) => {
    const host = hostFrom(2);
    const { match, home } = await seated(host, plan);
    const before = JSON.stringify(await host.look(match, home.token));
    const answer = (await host.ask(match, home.token, request)) as Refused;
    expect(answer).toMatchObject({ v: 1, type: 'refusal', code: 'bad-request' });
    expect(answer.message).toMatch(/[.!?]$/);
    expect(JSON.stringify(await host.look(match, home.token))).toBe(before);
  });

  test('at no match, or with no token, or with one that looks on', async () => {
    const host = hostFrom(3);
    const { match, home, watch } = await seated(host, plan);
    const other = await seated(host, plan);
    expect(await host.ask('00', home.token, choose)).toMatchObject({ code: 'unknown-match' });
    for (const token of ['', 'guess', other.home.token, home.token.toUpperCase()])
      expect(await host.ask(match, token, choose)).toMatchObject({ code: 'unknown-token' });
    expect(await host.ask(match, watch.token, choose)).toMatchObject({ code: 'wrong-seat' });
    expect(await host.look('00', home.token)).toMatchObject({ code: 'unknown-match' });
    expect(await host.follow(match, 'guess', null, () => {})).toMatchObject({ code: 'unknown-token' });
    expect(await host.record(match, home.token)).toMatchObject({ code: 'not-over' });
  });

  test('before both are seated, for a seat that is taken, and after the end', async () => {
    const host = hostFrom(4);
    const { match, tokens } = await opened(host, plan);
    const home = await new Page(host, match, tokens.home ?? '').follow();
    expect(await home.send({ do: 'choose', answers: 0, step: 'bowl', choice: 1 })).toMatchObject({
      code: 'not-started',
    });
    expect(await home.send({ do: 'concede' })).toMatchObject({ code: 'not-started' });
    expect(await home.claim('Ann')).toMatchObject({ type: 'receipt', sequence: 1 });
    expect(await home.claim('Bea')).toMatchObject({ code: 'seat-taken', sequence: 1 });
    const away = await new Page(host, match, tokens.away ?? '').follow();
    expect(await away.claim('Cat')).toMatchObject({ sequence: 2 });
    expect(home.sight).toMatchObject({ phase: 'playing', seats: { home: { name: 'Ann' }, away: { name: 'Cat' } } });
    expect(home.sight.fair.byHost).toEqual(['home', 'away']);
    expect(await away.send({ do: 'concede' })).toMatchObject({ sequence: 3 });
    expect(home.sight).toMatchObject({ phase: 'over', game: { result: { winner: 0 } } });
    expect(await home.send({ do: 'concede' })).toMatchObject({ code: 'match-over' });
    expect(await home.send({ do: 'choose', answers: 3, step: 'bowl', choice: 1 })).toMatchObject({
      code: 'match-over',
    });
  });

  test('that was sent before is answered as it was answered, and happens once', async () => {
    const host = hostFrom(5);
    const { match, home, away } = await seated(host, plan);
    const page = home.sight.questions.length > 0 ? home : away;
    const [question] = page.sight.questions;
    const { domain, step } = question as NonNullable<typeof question>;
    if (domain.kind !== 'oneOf') throw new Error('Another question was expected.');
    const [first, second] = domain.items;
    const request = { v: 1, do: 'choose', key: 'the-same-key', answers: 2, step, choice: first };
    const answers = await Promise.all([1, 2, 3].map(() => host.ask(match, page.token, request)));
    for (const answer of answers) expect(answer).toEqual({ v: 1, type: 'receipt', sequence: 3 });
    expect(page.now?.sequence).toBe(3);
    expect(await host.ask(match, page.token, { ...request, choice: second })).toMatchObject({ code: 'key-used' });
    expect(await host.ask(match, page.token, { v: 1, do: 'concede', key: 'the-same-key' })).toMatchObject({
      code: 'key-used',
    });
    // a key is a seat's own
    const other = page === home ? away : home;
    expect(await host.ask(match, other.token, { ...request, answers: 3 })).not.toMatchObject({ code: 'key-used' });
  });

  test('that answers what was asked before, or what has not happened, is refused with where the match stands', async () => {
    const host = hostFrom(6);
    const match = await seated(host, plan);
    await playOn(match, rngOf(1), 9);
    const sequence = match.home.now?.sequence ?? 0;
    const page = match.home.sight.questions.length > 0 ? match.home : match.away;
    const step = page.sight.questions[0]?.step;
    expect(await page.send({ do: 'choose', answers: 1, step, choice: 1 })).toMatchObject({ code: 'stale', sequence });
    expect(await page.send({ do: 'choose', answers: sequence + 1, step, choice: 1 })).toMatchObject({
      code: 'ahead',
      sequence,
    });
    expect(page.now?.sequence).toBe(sequence);
  });
});

describe('a host', () => {
  test('whose store fails refuses nothing and keeps nothing: what was not kept did not happen', async () => {
    const store = new MemoryStore();
    const match = await seated(hostFrom(9, store), plan);
    const page = match.home.sight.questions.length > 0 ? match.home : match.away;
    const failing = new MemoryStore();
    let fails = true;
    Object.assign(failing, {
      match: (id: string) => store.match(id),
      events: (id: string, after: number) => store.events(id, after),
      append: (id: string, event: never) =>
        fails ? Promise.reject(new Error('The disk is full.')) : store.append(id, event),
    });
    const host = new Host({ games, store: failing, now: () => 1, random: bytesFrom(1) });
    await page.follow(host);
    await expect(page.answer(rngOf(1))).rejects.toThrow('The disk is full.');
    expect((await host.look(match.match, page.token)) as object).toMatchObject({ sequence: 2 });
    fails = false;
    const answer = await page.answer(rngOf(1));
    expect(answer && isRefused(answer)).toBe(false);
    expect(page.now?.sequence).toBe(3);
  });

  test('seats a computer, which answers at once and is recorded by its name', async () => {
    const host = hostFrom(10);
    const { match, tokens } = await opened(host, { ...plan, computer: { side: 'away', player: 'sensible' } });
    expect(tokens.away).toBeNull();
    const home = await new Page(host, match, tokens.home ?? '').follow();
    await home.claim('Ann', number);
    for (let plays = 0; plays < 500 && home.sight.phase !== 'over'; plays++) await home.answer(rngOf(plays));
    expect(home.sight).toMatchObject({ phase: 'over', seats: { away: { name: 'sensible', computer: 'sensible' } } });
    const fair = await host.record(match, home.token);
    expect(fair).toMatchObject({ howzatFair: 1, record: { players: { home: null, away: 'sensible' } } });
  });

  test('asks the store for events where others may have kept some, and not at every look', async () => {
    const store = new MemoryStore();
    let now = 0;
    const host = new Host({ games, store, now: () => now, random: bytesFrom(14) });
    const { match, home, away, watch } = await seated(host, plan);
    let asked = 0;
    const events = store.events.bind(store);
    store.events = (id, after) => {
      asked++;
      return events(id, after);
    };
    for (let look = 0; look < 20; look++) await host.look(match, watch.token);
    for (const page of [home, away, watch]) {
      page.leave();
      await page.follow();
    }
    expect(asked).toBe(0);
    // another host goes on: it is heard of, and seen by the next who looks
    const other = hostFrom(15, store);
    const page = home.sight.questions.length > 0 ? home : away;
    for (const each of [home, away, watch]) each.leave();
    await page.follow(other);
    await page.answer(rngOf(1));
    await new Promise((resolve) => setTimeout(resolve, 0));
    asked = 0;
    expect(await host.look(match, watch.token)).toMatchObject({ sequence: 3 });
    expect(await host.look(match, watch.token)).toMatchObject({ sequence: 3 });
    expect(asked).toBe(1);
    // what was not heard of is seen a little later
    now += 5_000;
    await host.look(match, watch.token);
    expect(asked).toBe(2);
  });

  test('shows what another kept and told nobody of, a few seconds later, and that a match is gone', async () => {
    const store = new MemoryStore();
    const deaf: MemoryStore = Object.assign(Object.create(store), { listen: () => () => {} });
    let now = 0;
    const host = new Host({ games, store: deaf, now: () => now, random: bytesFrom(16) });
    const { match, home, away, watch } = await seated(hostFrom(17, store), plan);
    await watch.follow(host);
    await host.beat();
    const page = home.sight.questions.length > 0 ? home : away;
    await page.answer(rngOf(1));
    now += 1_000;
    await host.beat();
    const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));
    await heard();
    expect(watch.now?.sequence).toBe(2);
    now += 4_000;
    await host.beat();
    await heard();
    expect(watch.now?.sequence).toBe(3);
    await store.remove(match);
    now += 5_000;
    await host.beat();
    await heard();
    expect(JSON.parse(watch.beside.at(-1) ?? '')).toMatchObject({ code: 'deleted' });
  });

  test('keeps so many matches open, and plays others again from their events', async () => {
    const store = new MemoryStore();
    const host = new Host({ games, store, now: () => 1, random: bytesFrom(11), open: 1 });
    const matches = [];
    for (let i = 0; i < 3; i++) {
      const match = await seated(host, plan);
      for (const page of [match.home, match.away, match.watch]) page.leave();
      matches.push(match);
    }
    for (const match of matches) {
      for (const page of [match.home, match.away]) await page.follow();
      await playOn(match, rngOf(2));
      expect(match.home.sight.phase).toBe('over');
      for (const page of [match.home, match.away]) page.leave();
    }
  });
});

describe('a page that was away', () => {
  test('is told what it missed where that is at hand, and else the whole', async () => {
    const store = new MemoryStore();
    const host = hostFrom(12, store);
    const match = await seated(host, plan);
    match.watch.leave();
    const heard = match.watch.heard.length;
    await playOn(match, rngOf(3), 10);
    await match.watch.follow();
    const missed = match.watch.heard.slice(heard).map((text) => JSON.parse(text).type);
    expect(missed).toEqual(Array.from({ length: 10 }, () => 'news'));
    await match.watch.follow();
    expect(match.watch.heard).toHaveLength(heard + 10);
    match.watch.leave();
    await playOn(match, rngOf(4), 5);
    await match.watch.follow(hostFrom(13, store));
    expect(JSON.parse(match.watch.heard.at(-1) ?? '').type).toBe('sight');
    expect(match.watch.now).toEqual(JSON.parse(JSON.stringify(await host.look(match.match, match.watch.token))));
  });
});
