import { describe, expect, test } from 'vitest';
import { Host, isRefused, type MatchPlan, MemoryStore } from '../src/index.js';
import { games } from './games.js';
import { bytesFrom, hostFrom, opened, rngOf } from './hosts.js';
import { Page } from './page.js';
import { seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' }, lobby: { seat: 'away' } } satisfies MatchPlan;
const token = 'ab'.repeat(32);
const join = { v: 1, do: 'join', key: 'joining-1', token, name: 'Bea', number: null };

/** Lets news come to those who hear them. */
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Two hosts over one store with one clock. */
function hosts() {
  const store = new MemoryStore();
  let now = 1_000_000;
  const host = (seed: number): Host => new Host({ games, store, now: () => now, random: bytesFrom(seed) });
  const both = [host(1), host(2)] as const;
  const later = async (seconds: number): Promise<void> => {
    now += 1_000 * seconds;
    for (const each of both) await each.beat();
    await heard();
  };
  return { store, both, later };
}

/** Somebody who waits for the next who comes. */
async function waiting(host: Host, of: MatchPlan = plan): Promise<Page> {
  const { match, tokens } = await opened(host, of);
  expect(tokens.away).toBeNull();
  const home = await new Page(host, match, tokens.home ?? '').follow();
  await home.claim('Ann');
  return home;
}

describe('the lobby', () => {
  test('shows who waits, at every host, and lets the next who comes play', async () => {
    const { both } = hosts();
    const home = await waiting(both[0]);
    const { challenges, playing } = await both[1].lobby();
    const shown = { match: home.match, plan, names: { home: 'Ann', away: null }, opened: 1_000_000 };
    expect({ challenges, playing }).toEqual({ challenges: [shown], playing: [] });
    const came = await both[1].join(home.match, join);
    expect(came).toEqual({ v: 1, type: 'joined', match: home.match, seat: 'away', sequence: 2 });
    expect(await both[1].join(home.match, join)).toEqual(came);
    await heard();
    expect(home.sight.phase).toBe('playing');
    // the seat is theirs at every host, also at one that knew the match before they came
    const away = await new Page(both[0], home.match, token, 'away-page').follow();
    expect(away.sight.viewer).toBe('away');
    for (const page of [home, away]) if (page.sight.questions.length > 0) await page.answer(rngOf(1));
    expect(home.now?.sequence).toBeGreaterThan(2);
    expect(await both[0].lobby()).toMatchObject({ challenges: [], playing: [{ names: { home: 'Ann', away: 'Bea' } }] });
    await away.send({ do: 'concede' });
    expect(await both[0].lobby()).toMatchObject({ challenges: [], playing: [] });
  });

  test('has one seat for the first of all who come at once', async () => {
    const { both } = hosts();
    const home = await waiting(both[0]);
    const all = await Promise.all(
      [1, 2, 3, 4].map((each) => both[each % 2 ? 0 : 1].join(home.match, { ...join, token: `${each}`.repeat(64) })),
    );
    expect(all.filter((answer) => !isRefused(answer))).toHaveLength(1);
    for (const answer of all) if (isRefused(answer)) expect(answer.code).toBe('seat-taken');
  });

  test('shows nobody who has gone, but who plays by post', async () => {
    const { both, later } = hosts();
    const home = await waiting(both[0]);
    const post = await waiting(both[0], { ...plan, clock: { seconds: 86_400, reserve: 0, out: 'forfeit' } });
    post.leave();
    for (let minute = 0; minute < 5; minute++) await later(60);
    expect((await both[0].lobby()).challenges).toHaveLength(2);
    home.leave();
    await later(120);
    expect((await both[0].lobby()).challenges.map(({ match }) => match)).toEqual([post.match]);
    await later(4 * 86_400);
    expect((await both[0].lobby()).challenges).toEqual([]);
  });

  test('lets anybody look on without a link, and at other matches nobody', async () => {
    const host = hostFrom(3);
    const home = await waiting(host);
    const watch = await new Page(host, home.match, '').follow();
    expect(watch.sight.viewer).toBe('watch');
    expect(await watch.send({ do: 'concede' })).toMatchObject({ code: 'wrong-seat' });
    for (const guess of ['no token', token])
      expect(await host.look(home.match, guess)).toMatchObject({ code: 'unknown-token' });
    const closed = await seated(host, { variant: 'ccsl', selection: {} });
    expect(await host.look(closed.match, '')).toMatchObject({ code: 'unknown-token' });
    expect(await host.join(closed.match, join)).toMatchObject({ code: 'unknown-match' });
    expect((await host.lobby()).playing).toEqual([]);
  });

  test('has no seat in which a computer sits', async () => {
    const computer = { side: 'away', player: 'sensible' };
    expect(await hostFrom(4).open({ v: 1, do: 'open', plan: { ...plan, computer } })).toMatchObject({
      code: 'bad-request',
    });
  });

  test.each([
    ['no token', { ...join, token: undefined }],
    ['a short token', { ...join, token: 'abc' }],
    ['no name', { ...join, name: '' }],
    ['a seat of their choice', { ...join, seat: 'home' }],
  ])('refuses whoever comes with %s', async (_, request) => {
    const host = hostFrom(5);
    const home = await waiting(host);
    expect(await host.join(home.match, request)).toMatchObject({ code: 'bad-request' });
    expect((await host.lobby()).challenges).toHaveLength(1);
  });

  test('holds so many challenges of one person, at whatever host, until they are taken, withdrawn or left', async () => {
    const { store, later } = hosts();
    let now = 1_000_000;
    const host = (seed: number): Host =>
      new Host({ games, store, now: () => now++, random: bytesFrom(seed), challenges: 1 });
    const [one, two] = [host(7), host(8)];
    const open = (at: Host, from: string, of: MatchPlan = plan) => at.open({ v: 1, do: 'open', plan: of }, from);
    const ask = async (at: Host): Promise<Page> => {
      const answer = await open(at, 'here');
      if (isRefused(answer)) throw new Error(answer.message);
      return new Page(at, answer.match, answer.tokens.home ?? '').follow();
    };
    const [first, ...more] = await Promise.all([1, 2, 3].map(() => open(one, 'at once')));
    expect([first?.type, ...more.map((answer) => isRefused(answer) && answer.code)]).toEqual([
      'opened',
      'too-many',
      'too-many',
    ]);
    const left = await ask(one);
    await left.claim('Ann');
    const refusal = { code: 'too-many', message: expect.stringMatching(/^You have a challenge in the lobby already/) };
    expect(await open(two, 'here')).toMatchObject(refusal);
    // others may, and whoever plays a friend
    expect(await open(two, 'elsewhere')).toMatchObject({ type: 'opened' });
    const { lobby: _none, ...friendly } = plan;
    expect(await open(two, 'here', friendly)).toMatchObject({ type: 'opened' });
    await left.send({ do: 'release' });
    expect((await one.lobby()).challenges).toEqual([]);
    expect(await two.join(left.match, join)).toMatchObject({ code: 'unknown-match' });
    const taken = await ask(two);
    await taken.claim('Ann');
    expect(await open(one, 'here')).toMatchObject(refusal);
    await one.join(taken.match, join);
    const lonely = await ask(one);
    lonely.leave();
    await later(0);
    now += 61_000;
    expect(await open(one, 'here')).toMatchObject({ type: 'opened' });
  });

  test('shows no next match between two who played from it, and lets all look on', async () => {
    const host = hostFrom(6);
    const home = await waiting(host);
    await host.join(home.match, join);
    await home.send({ do: 'concede' });
    await home.send({ do: 'rematch' });
    const again = await new Page(host, home.sight.next ?? '', token).follow();
    await again.claim('Bea');
    expect(again.sight).toMatchObject({ viewer: 'home', plan: { lobby: { seat: 'home' } } });
    expect((await host.lobby()).challenges).toEqual([]);
  });
});
