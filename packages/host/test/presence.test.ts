import { describe, expect, test } from 'vitest';
import { Host, MemoryStore, type PresenceMessage, presenceOf } from '../src/index.js';
import { games } from './games.js';
import { bytesFrom, hostFrom, opened } from './hosts.js';
import { Page } from './page.js';
import { seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;

/** Lets whispers come to those who hear them. */
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Hosts over one store, with one clock that a test moves. */
function hosts(store: MemoryStore): { readonly one: Host; readonly two: Host; later(seconds: number): Promise<void> } {
  let now = 0;
  const host = (seed: number): Host => new Host({ games, store, now: () => now, random: bytesFrom(seed) });
  const [one, two] = [host(1), host(2)];
  return {
    one,
    two,
    async later(seconds) {
      for (let each = 0; each < seconds; each++) {
        now += 1_000;
        for (const host of [one, two]) await host.beat();
        await heard();
      }
    },
  };
}

describe('who is there', () => {
  test('is told at the beginning and when it changes, whatever host somebody is at', async () => {
    const { one, two } = hosts(new MemoryStore());
    const { match, tokens } = await opened(one, plan);
    const home = await new Page(one, match, tokens.home ?? '').follow();
    expect(home.presence?.there).toEqual({ home: true, away: false });
    const away = await new Page(two, match, tokens.away ?? '').follow();
    await heard();
    for (const page of [home, away]) expect(page.presence?.there).toEqual({ home: true, away: true });
    // a second device changes nothing, and neither does the first one when it goes
    const told = away.beside.length;
    const second = await new Page(two, match, tokens.home ?? '').follow();
    home.leave();
    await heard();
    expect(away.beside).toHaveLength(told);
    second.leave();
    await heard();
    expect(away.presence?.there).toEqual({ home: false, away: true });
  });

  test('counts nobody who looks on, and tells them', async () => {
    const { one, two } = hosts(new MemoryStore());
    const { match, tokens } = await opened(one, plan);
    const watch = await new Page(one, match, tokens.watch).follow();
    expect(watch.presence?.there).toEqual({ home: false, away: false });
    const away = await new Page(two, match, tokens.away ?? '').follow();
    await heard();
    expect(watch.presence?.there).toEqual({ home: false, away: true });
    expect(away.presence?.there).toEqual({ home: false, away: true });
  });

  test('forgets those of a host that ended without a word, and of no host that is alive', async () => {
    const store = new MemoryStore();
    const { one, two, later } = hosts(store);
    const { match, tokens } = await opened(one, plan);
    const home = await new Page(one, match, tokens.home ?? '').follow();
    await new Page(two, match, tokens.away ?? '').follow();
    await heard();
    await later(300);
    expect(home.presence?.there).toEqual({ home: true, away: true });
    // it says and hears nothing more
    two.beat = async () => {};
    await later(40);
    expect(home.presence?.there).toEqual({ home: true, away: true });
    await later(40);
    expect(home.presence?.there).toEqual({ home: true, away: false });
  });

  test('is thinking while its choice is waited for, as all can see', async () => {
    const { home, away, watch } = await seated(hostFrom(3), plan);
    const of = (page: Page) =>
      (['home', 'away'] as const).map((side) => presenceOf(page.sight, page.presence as PresenceMessage, side));
    const thinking = home.sight.questions.length > 0 ? ['thinking', 'there'] : ['there', 'thinking'];
    for (const page of [home, away, watch]) expect(of(page)).toEqual(thinking);
    away.leave();
    expect(of(home)[1]).toBe('away');
  });

  test('is as it was for whoever cannot be told: a store that does not answer', async () => {
    const store = new MemoryStore();
    store.whisper = () => Promise.reject(new Error('The database is away.'));
    const host = hostFrom(4, store);
    const { match, tokens } = await opened(host, plan);
    const home = await new Page(host, match, tokens.home ?? '').follow();
    expect(home.presence?.there).toEqual({ home: true, away: false });
  });

  test('takes no harm from what another version whispers', async () => {
    const store = new MemoryStore();
    const host = hostFrom(5, store);
    const { match, tokens } = await opened(host, plan);
    const home = await new Page(host, match, tokens.home ?? '').follow();
    for (const text of [
      '',
      '{',
      '{"kind":"new"}',
      '{"node":"x","kind":"there"}',
      `{"node":"x","kind":"there","match":"${match}","home":7}`,
    ])
      await store.whisper(text);
    await heard();
    expect(home.presence?.there).toEqual({ home: true, away: false });
  });
});

describe('a phrase', () => {
  test('is heard by all who are there, at every host, and kept nowhere', async () => {
    const store = new MemoryStore();
    const { one, two } = hosts(store);
    const match = await seated(one, plan);
    await match.away.follow(two);
    const events = await store.events(match.match, 0);
    expect(await match.home.send({ do: 'say', phrase: 'howzat' })).toEqual({ v: 1, type: 'receipt', sequence: 2 });
    await heard();
    for (const page of [match.home, match.away, match.watch])
      expect(page.beside.at(-1)).toBe('{"v":1,"type":"phrase","by":"home","phrase":"howzat"}');
    expect(await store.events(match.match, 0)).toEqual(events);
  });

  test('is one of the set, said by a side, once a second', async () => {
    const { one, later } = hosts(new MemoryStore());
    const { home, away, watch } = await seated(one, plan);
    expect(await home.send({ do: 'say', phrase: 'you fool' })).toMatchObject({ code: 'bad-request' });
    expect(await watch.send({ do: 'say', phrase: 'shot' })).toMatchObject({ code: 'wrong-seat' });
    expect(await home.send({ do: 'say', phrase: 'shot' })).toMatchObject({ type: 'receipt' });
    expect(await home.send({ do: 'say', phrase: 'shot' })).toMatchObject({ code: 'too-many' });
    expect(await away.send({ do: 'say', phrase: 'thanks' })).toMatchObject({ type: 'receipt' });
    await later(1);
    expect(await home.send({ do: 'say', phrase: 'shot' })).toMatchObject({ type: 'receipt' });
  });
});
