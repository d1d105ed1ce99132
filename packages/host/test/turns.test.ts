import type { Side } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { Host, isRefused, MemoryStore, type Turn } from '../src/index.js';
import { chosenFrom } from './chosen.js';
import { games } from './games.js';
import { bytesFrom, opened, rngOf } from './hosts.js';
import type { Page } from './page.js';
import { type Seated, seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;
const heard = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Hosts over one store, with one clock, and the turns that they would tell somebody of. */
function hosts(store = new MemoryStore()) {
  const told: Turn[] = [];
  let now = 0;
  const host = (seed: number): Host =>
    new Host({ games, store, now: () => now, random: bytesFrom(seed), turn: (turn) => told.push(turn) });
  const [one, two, three] = [host(1), host(2), host(3)];
  const later = async (seconds: number): Promise<void> => {
    for (let each = 0; each < seconds; each++) {
      now += 1_000;
      for (const host of [one, two, three]) await host.beat();
      await heard();
    }
  };
  return { one, two, three, told, later };
}

/** Who is asked something at a match that they have not answered. */
async function asked(host: Host, { match, token }: Page): Promise<readonly Side[]> {
  const answer = await host.look(match, token);
  if (isRefused(answer) || answer.sight.waiting?.kind !== 'decisions') return [];
  return answer.sight.waiting.open.flatMap(({ side, made }) => (made ? [] : [side]));
}

/** A match in which home alone is asked something; whatever it is, away is asked after it. */
async function turnOfHome(host: Host): Promise<Seated> {
  const match = await seated(host, plan);
  const { home, away } = match;
  for (let plays = 0; plays < 50; plays++) {
    const open = await asked(host, home);
    if (open.join() === 'home') return match;
    await (open.includes('away') ? away : home).answer(rngOf(plays));
  }
  throw new Error('Home was never asked alone.');
}

/** A match in which it is away's turn by what home has done; where away is then is up to the test. */
async function turnOfAway(host: Host, before: (away: Page) => Promise<void>): Promise<Seated> {
  const match = await turnOfHome(host);
  await before(match.away);
  await match.home.answer(rngOf(100));
  expect(await asked(host, match.home)).toContain('away');
  return match;
}

const leaves = async (away: Page): Promise<void> => away.leave();
const stays = async (): Promise<void> => {};

describe('a side that is asked something', () => {
  test('and is not there is told of it once, a moment later', async () => {
    const { one, told, later } = hosts();
    const { match } = await turnOfAway(one, leaves);
    await later(1);
    expect(told).toEqual([]);
    await later(1);
    const turn = { match, side: 'away', game: games[0]?.variant.title };
    expect(told).toEqual([turn]);
    await later(200);
    expect(told).toEqual([turn]);
  });

  test('and comes back at once is not', async () => {
    const { one, two, told, later } = hosts();
    const match = await turnOfAway(one, leaves);
    await later(1);
    await match.away.follow(two);
    await later(5);
    expect(told).toEqual([]);
  });

  test('and is there at another host is not, also where the host that asks has nobody at the match', async () => {
    const { one, two, three, told, later } = hosts();
    const { match, home, away } = await turnOfHome(one);
    await away.follow(two);
    const [question] = home.sight.questions;
    if (!question) throw new Error('Home is asked nothing.');
    const choice = chosenFrom(question.domain, rngOf(1));
    const answers = home.now?.sequence;
    const request = { v: 1, do: 'choose', key: 'at-three', answers, step: question.step, choice };
    expect(await three.ask(match, home.token, request)).toMatchObject({ type: 'receipt' });
    await heard();
    expect(away.sight.questions).toHaveLength(1);
    await later(5);
    expect(told.filter(({ side }) => side === 'away')).toEqual([]);
  });

  test('and is there, but does not answer for a minute, is told too', async () => {
    const { one, told, later } = hosts();
    const { match } = await turnOfAway(one, stays);
    await later(59);
    expect(told).toEqual([]);
    await later(2);
    expect(told.map(({ side }) => side)).toEqual(['away']);
    expect(told[0]?.match).toBe(match);
  });

  test('and answers is not told, nor where its seat is given back or the match ends', async () => {
    const { one, told, later } = hosts();
    const answered = await turnOfAway(one, leaves);
    await answered.away.follow();
    await answered.away.answer(rngOf(3));
    const left = await turnOfAway(one, leaves);
    await left.away.send({ do: 'release' });
    const ended = await turnOfAway(one, leaves);
    await ended.home.send({ do: 'concede' });
    await later(50);
    expect(told.filter(({ side }) => side === 'away')).toEqual([]);
  });

  test('is told when the store answers again', async () => {
    const store = new MemoryStore();
    const { one, told, later } = hosts(store);
    const { home, watch } = await turnOfAway(one, leaves);
    // nobody follows, and so long ago that the store is asked
    for (const page of [home, watch]) page.leave();
    const { due } = store;
    store.due = () => Promise.reject(new Error('The database is away.'));
    await expect(later(3)).rejects.toThrow('The database is away.');
    store.due = due;
    await later(3);
    expect(told.map(({ side }) => side)).toEqual(['away']);
  });

  test('is no computer', async () => {
    const { one, told, later } = hosts();
    const { match, tokens } = await opened(one, { ...plan, computer: { side: 'away', player: 'sensible' } });
    await one.ask(match, tokens.home ?? '', { v: 1, do: 'claim', key: 'claiming-1', name: 'Ann', number: null });
    await later(70);
    expect(new Set(told.map(({ side }) => side))).not.toContain('away');
  });
});
