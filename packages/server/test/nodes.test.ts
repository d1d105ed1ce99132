import { stream } from '@howzat/core/engine';
import { type FairRecord, verifyFair } from '@howzat/host';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPostgresStore, type Serving, serve, usualLimits } from '../src/index.js';
import { games, short, variantOf } from './games.js';
import { ask, opened, Page, playToTheEnd } from './page.js';
import { type Postgres, startPostgres } from './postgres.js';

const limits = { ...usualLimits, requests: 1_000_000, opened: 10_000, streams: 1_000 };
let postgres: Postgres;
let nodes: Serving[];

beforeAll(async () => {
  postgres = await startPostgres();
  const node = (): Promise<Serving> =>
    serve({ games, databaseUrl: postgres.url, folder: null, port: 0, limits, logs: false });
  nodes = await Promise.all([node(), node()]);
});
afterAll(async () => {
  for (const node of nodes) await node.close();
  await postgres.stop();
});

/** The address of a node. */
const at = (node: number): string => nodes[node]?.url ?? '';

describe('two nodes over one Postgres', () => {
  test.each([
    { plan: short, matches: 6 },
    { plan: { variant: 'dice', selection: {} }, matches: 2 },
  ])('play $plan.variant with each seat at another node, and two devices at each seat', async ({ plan, matches }) => {
    const store = await openPostgresStore(postgres.url, 2);
    const play = async (seed: number): Promise<void> => {
      const { match, tokens } = await opened(at(0), plan);
      const page = (side: 'home' | 'away', node: number, name: string): Page =>
        new Page(() => at(node), match, tokens[side] ?? '', name).follow();
      const pages = [
        page('home', 0, 'home-first'),
        page('away', 1, 'away-first'),
        page('home', 1, 'home-second'),
        page('away', 0, 'away-second'),
      ];
      await Promise.all(pages.map((each) => each.claim()));
      await playToTheEnd(pages, stream(seed, 9));
      const events = await store.events(match, 0);
      expect(events.map(({ sequence }) => sequence)).toEqual(events.map((_, i) => i + 1));
      const confirmed = pages.flatMap((each) => [...each.confirmed]);
      for (const [key, sequence] of confirmed) expect(events[sequence - 1]?.key).toBe(key);
      expect(new Set(confirmed.map(([, sequence]) => sequence)).size).toBe(events.length);
      expect(confirmed).toHaveLength(events.length);
      for (const each of pages) await each.until(({ sequence }) => sequence === events.length);
      expect(pages[2]?.sight).toEqual(pages[0]?.sight);
      expect(pages[3]?.sight).toEqual(pages[1]?.sight);
      const headers = { authorization: `Bearer ${tokens.watch}` };
      const { body } = await ask<FairRecord>(`${at(1)}/api/matches/${match}/record`, { headers });
      expect(verifyFair(variantOf(plan.variant), body)).toMatchObject({ fair: true });
      for (const each of pages) each.leave();
    };
    await Promise.all(Array.from({ length: matches }, (_, seed) => play(seed)));
    await store.close();
  });

  test('go on with a match after the database was killed', async () => {
    const { match, tokens } = await opened(at(0), short);
    const home = new Page(() => at(0), match, tokens.home ?? '', 'home-page').follow();
    const away = new Page(() => at(1), match, tokens.away ?? '', 'away-page').follow();
    await Promise.all([home.claim(), away.claim()]);
    const played = playToTheEnd([home, away], stream(4, 4));
    await home.until(({ sequence }) => sequence >= 5);
    await postgres.killAndStart();
    await played;
    expect(home.sight.phase).toBe('over');
    const { body } = await ask<{ ready: boolean }>(`${at(0)}/health/ready`);
    expect(body.ready).toBe(true);
    for (const page of [home, away]) page.leave();
  });
});
