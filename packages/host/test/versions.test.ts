import { describe, expect, test } from 'vitest';
import { type HostedGame, type KeptEvent, type KeptMatch, MemoryStore, type Refused } from '../src/index.js';
import { gameOf, games } from './games.js';
import { hostFrom, rngOf } from './hosts.js';
import { Page } from './page.js';
import { playOn, type Seated, seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;

/** The games of a later release, of which CCSL is another version. */
function released(change: Partial<HostedGame['variant']> = {}): readonly HostedGame[] {
  return games.map((game) =>
    game.variant.id === 'ccsl' ? { ...game, variant: { ...game.variant, version: '9.0.0', ...change } } : game,
  );
}

/** A release that notes something else of a ball once a side has made more than three runs. */
function otherwise(): readonly HostedGame[] {
  const { facts } = gameOf('ccsl').variant;
  return released({
    facts: (s, g, p) => {
      const before = facts?.(s, g, p) ?? null;
      return g.runs > 3 ? { before, more: true } : before;
    },
  });
}

/** The same match with its pages at a host of its own, over the same store. */
async function takenOver(match: Seated, store: MemoryStore, of: readonly HostedGame[]): Promise<Seated> {
  const host = hostFrom(70, store, of);
  const page = (was: Page, name: string): Promise<Page> => new Page(host, match.match, was.token, name).follow();
  return {
    match: match.match,
    home: await page(match.home, 'home-later'),
    away: await page(match.away, 'away-later'),
    watch: await page(match.watch, 'watch-later'),
  };
}

const runs = (page: Page): number => page.sight.game?.runs ?? 0;

/** Plays until a side has made more than five runs. */
async function wellOn(match: Seated): Promise<void> {
  const rng = rngOf(3);
  while (runs(match.home) <= 5) {
    if (match.home.sight.phase === 'over') throw new Error('Nobody made so many runs.');
    await playOn(match, rng, 1);
  }
}

describe('a host with another version of the game', () => {
  test('plays a match on that it plays in the same way, to a record of its own version', async () => {
    const store = new MemoryStore();
    const first = await seated(hostFrom(61, store), plan);
    await wellOn(first);
    const later = await takenOver(first, store, released());
    expect(later.home.sight).toEqual({ ...first.home.sight, version: '9.0.0' });
    await playOn(later, rngOf(4));
    expect(later.home.sight.phase).toBe('over');
    expect(await later.home.record()).toMatchObject({ howzatFair: 1, record: { variant: { version: '9.0.0' } } });
    // and where it began everybody sees the same
    expect(await hostFrom(62, store).look(first.match, first.home.token)).toMatchObject({
      sight: { log: later.home.sight.log, phase: 'over' },
    });
  });

  test('says which version plays a match that it plays otherwise, and leaves it as it was', async () => {
    const store = new MemoryStore();
    const first = await seated(hostFrom(63, store), plan);
    await wellOn(first);
    const before = JSON.stringify(await store.events(first.match, 0));
    const host = hostFrom(64, store, otherwise());
    const version = gameOf('ccsl').variant.version;
    const answer = (await host.look(first.match, first.home.token)) as Refused;
    expect(answer).toMatchObject({ type: 'refusal', code: 'version', versions: { ccsl: version } });
    expect(answer.message).toMatch(
      `This match is played with ccsl ${version}; this host has ccsl 9.0.0, which plays it otherwise from event`,
    );
    const request = { v: 1, do: 'concede', key: 'conceding-1' };
    for (const token of [first.home.token, first.away.token])
      expect(await host.ask(first.match, token, request)).toMatchObject({ code: 'version' });
    expect(await host.follow(first.match, first.home.token, null, () => {})).toMatchObject({ code: 'version' });
    expect(await host.past(first.match, first.home.token, 1_000)).toMatchObject({ code: 'version' });
    expect(JSON.stringify(await store.events(first.match, 0))).toBe(before);
    await playOn(first, rngOf(5));
    expect(first.home.sight.phase).toBe('over');
  });

  test('plays a match as far as both play it in the same way, at the same time as the other', async () => {
    const store = new MemoryStore();
    const first = await seated(hostFrom(65, store), plan);
    const later = await takenOver(first, store, otherwise());
    const rng = rngOf(3);
    while (runs(first.home) <= 5) {
      expect(await playOn(first, rng, 1)).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 0));
      if (runs(first.home) < 3) expect(later.home.sight.log).toEqual(first.home.sight.log);
    }
    expect(later.home.sight.log.length).toBeLessThan(first.home.sight.log.length);
    expect(await later.home.send({ do: 'concede' })).toMatchObject({ code: 'version' });
    expect(await first.home.send({ do: 'concede' })).toMatchObject({ type: 'receipt' });
  });

  test('begins a match that was opened before its time, and none of a host that kept no checksums', async () => {
    const store = new MemoryStore();
    const host = hostFrom(66, store);
    const opened = await host.open({ v: 1, do: 'open', plan });
    if (opened.type !== 'opened') throw new Error(opened.message);
    const later = hostFrom(67, store, otherwise());
    const home = await new Page(later, opened.match, opened.tokens.home ?? '').follow();
    const away = await new Page(later, opened.match, opened.tokens.away ?? '').follow();
    await home.claim('Ann');
    await away.claim('Bea');
    expect(home.sight).toMatchObject({ phase: 'playing', version: '9.0.0' });

    const first = await seated(hostFrom(68, store), plan);
    const old = new MemoryStore();
    await old.create((await store.match(first.match)) as KeptMatch);
    for (const { check, ...event } of await store.events(first.match, 0)) {
      expect(check).toMatch(/^[0-9a-f]{16}$/);
      await old.append(first.match, event satisfies KeptEvent);
    }
    const look = (of: readonly HostedGame[]) => hostFrom(69, old, of).look(first.match, first.home.token);
    expect(await look(released())).toMatchObject({ code: 'version' });
    expect(await look(games)).toMatchObject({ type: 'sight' });
  });
});
