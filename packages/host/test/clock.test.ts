import { describe, expect, test } from 'vitest';
import { type FairRecord, Host, type MatchPlan, MemoryStore, verifyFair } from '../src/index.js';
import { gameOf, games } from './games.js';
import { bytesFrom, hostFrom, rngOf } from './hosts.js';
import type { Page } from './page.js';
import { playOn, type Seated, seated } from './random-play.js';

const plan = {
  variant: 'ccsl',
  selection: { format: 'two-over' },
  clock: { seconds: 30, reserve: 20, out: 'forfeit' },
} satisfies MatchPlan;
const played = { ...plan, clock: { ...plan.clock, out: { player: 'sensible' } } };
const start = 1_000_000;

/** Lets news come to those who hear them. */
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Two hosts over one store, and a clock that a test sets, in seconds from the start. */
function timed() {
  const store = new MemoryStore();
  let now = start;
  const host = (seed: number): Host => new Host({ games, store, now: () => now, random: bytesFrom(seed) });
  const hosts = [host(1), host(2)] as const;
  const set = (seconds: number): void => {
    now = start + 1_000 * seconds;
  };
  const beat = async (seconds: number): Promise<void> => {
    set(seconds);
    await Promise.all(hosts.map((each) => each.beat()));
    await heard();
  };
  return { store, hosts, set, beat };
}

function asked({ home, away }: Seated): { readonly page: Page; readonly other: Page; readonly side: 'home' | 'away' } {
  const isHome = home.sight.questions.length > 0;
  return { page: isHome ? home : away, other: isHome ? away : home, side: isHome ? 'home' : 'away' };
}

/** Plays on until one side alone is asked. */
async function toOneQuestion(match: Seated): Promise<ReturnType<typeof asked>> {
  const open = (): number => [match.home, match.away].filter(({ sight }) => sight.questions.length > 0).length;
  while (open() !== 1) await playOn(match, rngOf(1), 1);
  return asked(match);
}

describe('a clock', () => {
  test('goes for whoever is asked, by the time that a decision has and then by the reserve', async () => {
    const { hosts, set } = timed();
    const match = await seated(hosts[0], plan);
    const { page, side } = await toOneQuestion(match);
    const other = side === 'home' ? 'away' : 'home';
    expect(page.sight.clock).toEqual({
      [side]: { deadline: start + 50_000, reserve: 20_000 },
      [other]: { deadline: null, reserve: 20_000 },
    });
    // twelve seconds of the reserve are used up
    set(42);
    await page.answer(rngOf(1));
    expect(match.watch.sight.clock?.[side].reserve).toBe(8_000);
  });

  test('is none where the plan has none', async () => {
    const match = await seated(hostFrom(1), { variant: 'ccsl', selection: {} });
    expect(match.home.sight.clock).toBeNull();
  });

  test('that runs out loses the match, once, whichever host sees it', async () => {
    const { hosts, beat, store } = timed();
    const match = await seated(hosts[0], plan);
    const { page, other, side } = await toOneQuestion(match);
    await match.watch.follow(hosts[1]);
    await beat(49);
    expect(other.sight.phase).toBe('playing');
    const { sequence } = other.now as { sequence: number };
    await beat(50);
    for (const each of [page, other, match.watch])
      expect(each.sight).toMatchObject({
        phase: 'over',
        ended: 'time',
        game: { result: { winner: side === 'home' ? 1 : 0 } },
      });
    await beat(500);
    expect(await store.events(match.match, sequence)).toEqual([
      {
        sequence: sequence + 1,
        key: expect.any(String),
        at: start + 50_000,
        event: { kind: 'concede', seat: side, by: 'clock' },
        check: expect.stringMatching(/^[0-9a-f]{16}$/),
      },
    ]);
    expect(verifyFair(gameOf('ccsl').variant, (await page.record()) as FairRecord)).toMatchObject({ fair: true });
  });

  test('that runs out is seen by whoever is asked, though no beat comes', async () => {
    const { hosts, set } = timed();
    const match = await seated(hosts[0], plan);
    const { page } = await toOneQuestion(match);
    set(51);
    expect(await page.answer(rngOf(1))).toMatchObject({ code: 'match-over' });
    expect(page.sight.ended).toBe('time');
  });

  test('can have a computer decide instead, and that choice stays', async () => {
    const { hosts, beat } = timed();
    const match = await seated(hosts[0], played);
    for (let minute = 1; minute < 400 && match.home.sight.phase === 'playing'; minute++) await beat(60 * minute);
    expect(match.home.sight).toMatchObject({ phase: 'over', ended: 'played' });
    const fair = (await match.home.record()) as FairRecord;
    expect(fair.record.players).toEqual({ home: null, away: null });
    expect(verifyFair(gameOf('ccsl').variant, fair)).toMatchObject({ fair: true });
  });

  test('stands while the other side alone is waited for', async () => {
    const { hosts, beat } = timed();
    const match = await seated(hosts[0], { ...plan, variant: 'cubes', selection: {} });
    const rng = rngOf(2);
    while (match.home.sight.questions.length === 0 || match.away.sight.questions.length === 0)
      await playOn(match, rng, 1);
    await match.home.answer(rng);
    expect(match.home.sight.clock).toMatchObject({ home: { deadline: null }, away: { deadline: start + 50_000 } });
    await beat(50);
    expect(match.home.sight).toMatchObject({ ended: 'time', game: { result: { winner: 0 } } });
  });

  test('begins anew for both when a choice is taken back', async () => {
    const { hosts, set } = timed();
    const match = await seated(hosts[0], plan);
    const { page, other, side } = await toOneQuestion(match);
    await page.answer(rngOf(1));
    set(10);
    await page.send({ do: 'offer', what: 'take-back' });
    await other.send({ do: 'answer', offer: other.sight.offer?.offer, accept: true });
    expect(page.sight.clock?.[side].deadline).toBe(start + 60_000);
  });

  test.each([
    ['no time', { seconds: 0, reserve: 0, out: 'forfeit' }, 'bad-request'],
    ['half a second', { seconds: 0.5, reserve: 0, out: 'forfeit' }, 'bad-request'],
    ['a month', { seconds: 2_592_000, reserve: 0, out: 'forfeit' }, 'bad-request'],
    ['nothing that comes of it', { seconds: 60, reserve: 0 }, 'bad-request'],
    ['a player that is not here', { seconds: 60, reserve: 0, out: { player: 'deep thought' } }, 'unknown-player'],
  ])('with %s is refused', async (_, clock, code) => {
    expect(await hostFrom(1).open({ v: 1, do: 'open', plan: { ...plan, clock } })).toMatchObject({ code });
  });

  test('loses no match in which no side gives up', async () => {
    const selection = { set: { concede: false } };
    expect(await hostFrom(1).open({ v: 1, do: 'open', plan: { ...plan, selection } })).toMatchObject({
      code: 'bad-request',
      message: 'Under these rules no side gives up: let a player decide when time runs out.',
    });
    expect(await hostFrom(1).open({ v: 1, do: 'open', plan: { ...played, selection } })).toMatchObject({
      type: 'opened',
    });
  });
});
