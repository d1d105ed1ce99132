import { describe, expect, test } from 'vitest';
import { type Host, type MatchPlan, MemoryStore } from '../src/index.js';
import { hostFrom } from './hosts.js';
import { Page } from './page.js';
import { seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;

interface Two {
  readonly host: Host;
  /** Their tokens stay the same, whatever side they have. */
  readonly ann: Page;
  readonly bea: Page;
}

async function two(host: Host, of: MatchPlan): Promise<Two> {
  const { home, away } = await seated(host, of);
  return { host, ann: home, bea: away };
}

/** One of them gives the match up, and both sit down at the next. */
async function lostBy(loser: 'ann' | 'bea', { host, ann, bea }: Two): Promise<Two> {
  await { ann, bea }[loser].send({ do: 'concede' });
  await ann.send({ do: 'rematch' });
  const next = ann.sight.next ?? '';
  const page = async ({ token }: Page, name: string): Promise<Page> => {
    const there = await new Page(host, next, token, name).follow();
    await there.claim(name);
    return there;
  };
  return { host, ann: await page(ann, 'ann-again'), bea: await page(bea, 'bea-again') };
}

describe('matches one after the other', () => {
  test('are a series with a score that follows whoever won, at every host', async () => {
    const store = new MemoryStore();
    const first = await two(hostFrom(81, store), plan);
    expect(first.ann.sight.series).toBeNull();
    const second = await lostBy('bea', first);
    expect(second.ann.sight).toMatchObject({
      viewer: 'away',
      series: { best: null, number: 2, won: { home: 0, away: 1 }, winner: null },
    });
    const third = await lostBy('bea', second);
    const stands = { best: null, number: 3, won: { home: 2, away: 0 }, winner: null };
    expect(third.ann.sight).toMatchObject({ viewer: 'home', series: stands });
    expect(await hostFrom(82, store).look(third.ann.match, third.bea.token)).toMatchObject({
      sight: { series: stands },
    });
  });

  test('of the best of three end when one side has won two, and begin anew', async () => {
    const first = await two(hostFrom(83), { ...plan, series: { best: 3 } });
    expect(first.ann.sight.series).toEqual({ best: 3, number: 1, won: { home: 0, away: 0 }, winner: null });
    const second = await lostBy('ann', first);
    const third = await lostBy('bea', second);
    expect(third.ann.sight.series).toEqual({ best: 3, number: 3, won: { home: 1, away: 1 }, winner: null });
    // one that nobody wins decides nothing
    const offered = await third.ann.send({ do: 'offer', what: 'abandon' });
    await third.bea.send({ do: 'answer', offer: offered.sequence, accept: true });
    expect(third.ann.sight).toMatchObject({ phase: 'over', series: { won: { home: 1, away: 1 }, winner: null } });
    await third.bea.send({ do: 'rematch' });
    const page = ({ token }: Page, name: string) =>
      new Page(third.host, third.ann.sight.next ?? '', token, name).follow();
    const [ann, bea] = [await page(third.ann, 'ann-fourth'), await page(third.bea, 'bea-fourth')];
    await ann.claim('Ann');
    await bea.claim('Bea');
    expect(ann.sight).toMatchObject({ viewer: 'away', series: { number: 4, won: { home: 1, away: 1 } } });
    await bea.send({ do: 'concede' });
    expect(bea.sight.series).toEqual({ best: 3, number: 4, won: { home: 1, away: 2 }, winner: 'away' });
    await bea.send({ do: 'rematch' });
    const anew = await new Page(third.host, bea.sight.next ?? '', bea.token, 'bea-anew').follow();
    expect(anew.sight.series).toEqual({ best: 3, number: 1, won: { home: 0, away: 0 }, winner: null });
  });

  test.each([2, 1, '3', 99, null])('are no best of %j', async (best) => {
    const request = { v: 1, do: 'open', plan: { ...plan, series: { best } } };
    expect(await hostFrom(84).open(request)).toMatchObject({
      code: 'bad-request',
      message: expect.stringContaining('series.best'),
    });
  });
});
