import { describe, expect, test } from 'vitest';
import { MemoryStore, type Receipt } from '../src/index.js';
import { hostFrom, opened } from './hosts.js';
import { Page } from './page.js';
import { seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe('a match that both sides delete', () => {
  test('is gone at every host, with all that happened in it, and whoever follows it is told', async () => {
    const store = new MemoryStore();
    const [host, second] = [hostFrom(91, store), hostFrom(92, store)];
    const match = await seated(host, plan);
    const { home, away, watch } = match;
    await away.follow(second);
    await watch.follow(second);
    expect(await home.send({ do: 'offer', what: 'delete' })).toMatchObject({ code: 'not-over' });
    await home.send({ do: 'concede' });
    await heard();
    const { sequence } = (await home.send({ do: 'offer', what: 'delete' })) as Receipt;
    expect(home.sight.offer).toEqual({ offer: sequence, by: 'home', what: 'delete', to: null });
    // nobody deletes it alone
    expect(await home.send({ do: 'answer', offer: sequence, accept: true })).toMatchObject({ code: 'no-offer' });
    expect(await store.match(match.match)).not.toBeNull();
    expect(await away.send({ do: 'answer', offer: sequence, accept: true })).toMatchObject({ type: 'receipt' });
    await heard();
    expect(await store.match(match.match)).toBeNull();
    expect(await store.events(match.match, 0)).toEqual([]);
    for (const page of [home, away, watch])
      expect(JSON.parse(page.beside.at(-1) ?? '')).toMatchObject({ type: 'refusal', code: 'deleted' });
    for (const each of [host, second]) {
      expect(await each.look(match.match, home.token)).toMatchObject({ code: 'deleted' });
      expect(await each.ask(match.match, home.token, { v: 1, do: 'rematch', key: 'again-0001' })).toMatchObject({
        code: 'deleted',
      });
    }
    expect(await hostFrom(93, store).look(match.match, home.token)).toMatchObject({ code: 'unknown-match' });
  });

  test('stays where the other side does not agree, and is not asked for again', async () => {
    const { home, away } = await seated(hostFrom(94), plan);
    await away.send({ do: 'concede' });
    const { sequence } = (await home.send({ do: 'offer', what: 'delete' })) as Receipt;
    for (const what of ['take-back', 'abandon'])
      expect(await away.send({ do: 'offer', what })).toMatchObject({ code: 'match-over' });
    await away.send({ do: 'answer', offer: sequence, accept: false });
    expect(home.sight).toMatchObject({ phase: 'over', offer: null });
    expect(await home.send({ do: 'offer', what: 'delete' })).toMatchObject({ code: 'declined' });
    expect(await home.record()).toMatchObject({ howzatFair: 1 });
  });

  test('against a computer is deleted by whoever played it', async () => {
    const store = new MemoryStore();
    const host = hostFrom(95, store);
    const { match, tokens } = await opened(host, { ...plan, computer: { side: 'away', player: 'sensible' } });
    const home = await new Page(host, match, tokens.home ?? '').follow();
    await home.claim('Ann');
    await home.send({ do: 'concede' });
    expect(await home.send({ do: 'offer', what: 'delete' })).toMatchObject({ type: 'receipt' });
    expect(await store.match(match)).toBeNull();
    expect(await host.look(match, home.token)).toMatchObject({ code: 'deleted' });
  });

  test('is deleted by the next who comes to it, where a host ended in the middle', async () => {
    const store = new MemoryStore();
    const match = await seated(hostFrom(96, store), plan);
    const { home, away } = match;
    await home.send({ do: 'concede' });
    const { sequence } = (await home.send({ do: 'offer', what: 'delete' })) as Receipt;
    const { remove } = store;
    store.remove = () => Promise.reject(new Error('The host was killed.'));
    await expect(away.send({ do: 'answer', offer: sequence, accept: true })).rejects.toThrow();
    store.remove = remove;
    expect(await store.match(match.match)).not.toBeNull();
    expect(await hostFrom(97, store).look(match.match, home.token)).toMatchObject({ code: 'deleted' });
    expect(await store.match(match.match)).toBeNull();
  });
});
