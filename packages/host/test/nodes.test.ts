import { describe, expect, test } from 'vitest';
import { type MatchStore, MemoryStore } from '../src/index.js';
import { hostFrom, rngOf } from './hosts.js';
import { race } from './race.js';
import { playOn, seated } from './random-play.js';

const races = [
  { plan: { variant: 'ccsl', selection: { format: 'two-over' } }, matches: 12, rounds: 1_000 },
  { plan: { variant: 'cubes', selection: {} }, matches: 2, rounds: 1_000 },
  { plan: { variant: 'wicked', selection: { format: 'ten-over' } }, matches: 2, rounds: 1_000 },
  // the matches of these are long: somebody gives up
  { plan: { variant: 'pocket', selection: {} }, matches: 1, rounds: 150 },
  { plan: { variant: 'ctg', selection: {} }, matches: 1, rounds: 120 },
];

describe.each(races)('$plan.variant on two nodes over one store', ({ plan, matches, rounds }) => {
  test('takes every choice once, in one order for all, however devices race', async () => {
    for (let seed = 0; seed < matches; seed++) await race({ plan, seed, rounds });
  });
});

/** A store over another one, in which something happens each time just before an event is kept. */
function beforeEach(store: MemoryStore, act: () => Promise<unknown>): MatchStore {
  const over: Partial<MatchStore> = {
    append: async (...event) => {
      await act();
      return store.append(...event);
    },
    hold: (id, hold) =>
      store.hold(id, (held) => {
        // this one has to wait
        void act();
        return hold(held);
      }),
  };
  return Object.assign(Object.create(store) as MemoryStore, over);
}

describe('a side that changes its choice all the time, at another node', () => {
  test('does not keep the other side from choosing', async () => {
    const store = new MemoryStore();
    let change = async (): Promise<unknown> => null;
    const near = hostFrom(
      1,
      beforeEach(store, () => change()),
    );
    const far = hostFrom(2, store);
    const match = await seated(near, { variant: 'cubes', selection: {} });
    const { home, away } = match;
    await away.follow(far);
    // the colours and the toss: then both lay out their numbers, and may lay them out anew until both have
    await playOn(match, rngOf(3), 3);
    expect([home, away].map(({ sight }) => sight.questions.length)).toEqual([1, 1]);
    const before = (await store.events(match.match, 0)).length;
    change = () => away.answer(rngOf(4));
    expect(await home.answer(rngOf(5))).toMatchObject({ type: 'receipt' });
    change = async () => null;
    const events = await store.events(match.match, before);
    expect(events.filter(({ event }) => event.seat === 'home')).toHaveLength(1);
    expect(events.length).toBeLessThan(5);
    for (const host of [near, far]) host.close();
  });
});
