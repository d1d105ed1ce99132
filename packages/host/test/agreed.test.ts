import { describe, expect, test } from 'vitest';
import { type FairRecord, MemoryStore, type Receipt, verifyFair } from '../src/index.js';
import { gameOf } from './games.js';
import { hostFrom, opened, rngOf } from './hosts.js';
import { Page } from './page.js';
import { playOn, type Seated, seated } from './random-play.js';

const plan = { variant: 'ccsl', selection: { format: 'two-over' } } as const;

/** Of two pages the one that is asked, and the other. */
function asked({ home, away }: Seated): { readonly page: Page; readonly other: Page } {
  return home.sight.questions.length > 0 ? { page: home, other: away } : { page: away, other: home };
}

/** Takes back the last choice of a page, with the consent of the other. */
async function takeBack(page: Page, other: Page): Promise<void> {
  const offered = await page.send({ do: 'offer', what: 'take-back' });
  expect(offered).toEqual({ v: 1, type: 'receipt', sequence: expect.any(Number) });
  const { sequence } = offered as Receipt;
  expect(await other.send({ do: 'answer', offer: sequence, accept: true })).toMatchObject({ type: 'receipt' });
}

describe('a choice that is taken back', () => {
  test('with consent was not made: both are asked as before, and devices that come later see the same', async () => {
    const store = new MemoryStore();
    const host = hostFrom(41, store);
    const match = await seated(host, plan);
    const rng = rngOf(1);
    const isSettled = (): boolean => [match.home, match.away].every(({ sight }) => sight.chosen.length === 0);
    await playOn(match, rng, 6);
    while (!isSettled()) await playOn(match, rng, 1);
    const { page, other } = asked(match);
    const before = { mine: page.sight, theirs: other.sight, watch: match.watch.sight };
    await page.answer(rngOf(2));
    expect(page.sight).not.toEqual(before.mine);
    const { sequence } = (await page.send({ do: 'offer', what: 'take-back' })) as Receipt;
    const by = page.sight.viewer;
    expect(other.sight.offer).toEqual({ offer: sequence, by, what: 'take-back', to: sequence - 2 });
    expect(match.watch.sight.offer).toEqual(other.sight.offer);
    await other.send({ do: 'answer', offer: sequence, accept: true });
    expect(page.sight).toEqual(before.mine);
    expect(other.sight).toEqual(before.theirs);
    expect(match.watch.sight).toEqual(before.watch);
    for (const each of [match.home, match.away, match.watch])
      expect(JSON.parse(JSON.stringify(await hostFrom(42, store).look(match.match, each.token)))).toEqual(each.now);
  });

  test('meets the same dice again, and another choice others; the record names where, and is fair', async () => {
    const { variant } = gameOf('cubes');
    let found = 0;
    for (let seed = 1; seed < 4; seed++) {
      const match = await seated(hostFrom(seed), { variant: 'cubes', selection: {} });
      const rng = rngOf(seed);
      for (let back = 0; back < 9 && match.home.sight.phase === 'playing'; back++) {
        await playOn(match, rng, 4);
        const { page, other } = asked(match);
        await page.answer(rng);
        if (page.sight.phase === 'playing') await takeBack(page, other);
      }
      await playOn(match, rng);
      const fair = JSON.parse(JSON.stringify(await match.home.record())) as FairRecord;
      expect(verifyFair(variant, fair)).toMatchObject({ fair: true });
      const { branches = [], ...without } = fair;
      const [first] = branches;
      if (first === undefined) continue;
      found += branches.length;
      const verdict = (of: readonly number[]) => verifyFair(variant, { ...fair, branches: of });
      expect(verifyFair(variant, without)).toMatchObject({ problem: expect.stringContaining('is not what the key') });
      expect(verdict(branches.slice(1)).fair).toBe(false);
      expect(verdict(Array.from({ length: 99 }, () => first))).toMatchObject({
        problem: 'The record names more branches than choices that were taken back.',
      });
      expect(verdict([fair.record.events.length])).toMatchObject({ problem: expect.stringContaining('is no choice') });
    }
    expect(found).toBeGreaterThan(3);
  });

  test('of a decision of both goes with what the other chose there, which has been seen', async () => {
    const match = await seated(hostFrom(43), { variant: 'cubes', selection: {} });
    const rng = rngOf(3);
    const bothAsked = (): boolean => [match.home, match.away].every((page) => page.sight.questions.length > 0);
    while (!bothAsked()) await playOn(match, rng, 1);
    const before = { home: match.home.sight, away: match.away.sight };
    await match.home.answer(rng);
    await match.away.answer(rng);
    await takeBack(match.away, match.home);
    expect({ home: match.home.sight, away: match.away.sight }).toEqual(before);
    expect(match.home.sight.chosen).toEqual([]);
  });

  test('before anything was chosen is refused, and so is a second offer', async () => {
    const match = await seated(hostFrom(44), plan);
    expect(await match.home.send({ do: 'offer', what: 'take-back' })).toMatchObject({ code: 'nothing-to-undo' });
    const { sequence } = (await match.home.send({ do: 'offer', what: 'abandon' })) as Receipt;
    expect(await match.away.send({ do: 'offer', what: 'abandon' })).toMatchObject({ code: 'offer-open' });
    expect(await match.away.send({ do: 'answer', offer: sequence - 1, accept: true })).toMatchObject({
      code: 'no-offer',
    });
    expect(await match.home.send({ do: 'answer', offer: sequence, accept: true })).toMatchObject({ code: 'no-offer' });
    expect(await match.home.send({ do: 'answer', offer: sequence, accept: false })).toMatchObject({ type: 'receipt' });
    expect(match.away.sight).toMatchObject({ offer: null, phase: 'playing' });
    // nobody is asked the same again and again
    expect(await match.home.send({ do: 'offer', what: 'abandon' })).toMatchObject({ code: 'declined' });
    const { page } = asked(match);
    await page.answer(rngOf(1));
    expect(await match.home.send({ do: 'offer', what: 'abandon' })).toMatchObject({ type: 'receipt' });
  });

  test('is offered until somebody plays on', async () => {
    const match = await seated(hostFrom(45), plan);
    const { page, other } = asked(match);
    const { sequence } = (await other.send({ do: 'offer', what: 'abandon' })) as Receipt;
    await page.answer(rngOf(1));
    expect(page.sight.offer).toBeNull();
    expect(await page.send({ do: 'answer', offer: sequence, accept: true })).toMatchObject({ code: 'no-offer' });
  });

  test('is given back by a computer at once', async () => {
    const host = hostFrom(46);
    const { match, tokens } = await opened(host, { ...plan, computer: { side: 'away', player: 'sensible' } });
    const home = await new Page(host, match, tokens.home ?? '').follow();
    await home.claim('Ann');
    while (home.sight.questions.length === 0 || home.sight.log.length < 3) await home.answer(rngOf(1));
    const { log } = home.sight;
    await home.answer(rngOf(1));
    await home.send({ do: 'offer', what: 'take-back' });
    expect(home.sight.log).toEqual(log);
    expect(home.sight.questions).not.toEqual([]);
  });
});

describe('a match that both end', () => {
  test('is over, has no winner, and a record that is fair', async () => {
    const match = await seated(hostFrom(47), plan);
    await playOn(match, rngOf(4), 6);
    const { sequence } = (await match.home.send({ do: 'offer', what: 'abandon' })) as Receipt;
    await match.away.send({ do: 'answer', offer: sequence, accept: true });
    expect(match.watch.sight).toMatchObject({
      phase: 'over',
      ended: 'abandoned',
      waiting: { kind: 'end' },
      questions: [],
    });
    expect(match.watch.sight.fair.secret).not.toBeNull();
    const { page } = asked(match);
    expect(await page.send({ do: 'choose', answers: 99, step: 'bowl', choice: 1 })).toMatchObject({
      code: 'match-over',
    });
    const fair = (await match.home.record()) as FairRecord;
    expect(verifyFair(gameOf('ccsl').variant, fair)).toMatchObject({ fair: true });
  });
});

describe('a seat that is given back', () => {
  test('waits for whoever claims it next, before the match and in it, and keeps its dice', async () => {
    const host = hostFrom(48);
    const { match, tokens } = await opened(host, plan);
    const [home, away] = [new Page(host, match, tokens.home ?? ''), new Page(host, match, tokens.away ?? '')];
    for (const page of [home, away]) await page.follow();
    await home.claim('Ann', '01'.repeat(32));
    await home.send({ do: 'release' });
    expect(away.sight.seats.home.name).toBeNull();
    await home.claim('Bea', '02'.repeat(32));
    await away.claim('Cat', '03'.repeat(32));
    const { fair } = home.sight;
    const { page, other } = home.sight.questions.length > 0 ? { page: home, other: away } : { page: away, other: home };
    await page.send({ do: 'release' });
    expect(other.sight).toMatchObject({ phase: 'playing', seats: { [page.sight.viewer]: { name: null } } });
    expect(await page.answer(rngOf(1))).toMatchObject({ code: 'seat-free' });
    expect(await page.send({ do: 'concede' })).toMatchObject({ code: 'seat-free' });
    await page.claim('Dan', '04'.repeat(32));
    expect(other.sight.seats[page.sight.viewer as 'home'].name).toBe('Dan');
    expect(home.sight.fair).toEqual(fair);
    expect(await page.answer(rngOf(1))).toMatchObject({ type: 'receipt' });
  });
});

describe('another match', () => {
  test('is opened once by either, with sides changed, for the tokens that are there', async () => {
    const store = new MemoryStore();
    const [host, second] = [hostFrom(49, store), hostFrom(50, store)];
    const match = await seated(host, plan);
    await match.away.follow(second);
    expect(await match.home.send({ do: 'rematch' })).toMatchObject({ code: 'not-over' });
    await match.home.send({ do: 'concede' });
    const both = await Promise.all([match.home.send({ do: 'rematch' }), match.away.send({ do: 'rematch' })]);
    for (const answer of both) expect(answer).toMatchObject({ type: 'receipt' });
    await expect.poll(() => match.away.sight.next).not.toBeNull();
    const { next } = match.home.sight;
    expect(match.watch.sight.next).toBe(next);
    expect((await store.events(match.match, 0)).filter(({ event }) => event.kind === 'rematch')).toHaveLength(1);
    const page = (token: string, name: string): Promise<Page> => new Page(host, next ?? '', token, name).follow();
    const [away, home] = [await page(match.home.token, 'once-home'), await page(match.away.token, 'once-away')];
    expect(home.sight).toMatchObject({ viewer: 'home', phase: 'seating', previous: match.match, next: null });
    expect(away.sight).toMatchObject({ viewer: 'away' });
    expect(home.sight.fair.commitment).not.toBe(match.home.sight.fair.commitment);
    expect((await page(match.watch.token, 'looks-on')).sight.viewer).toBe('watch');
    await home.claim('Ann');
    await away.claim('Bea');
    expect(home.sight.phase).toBe('playing');
  });

  test('against a computer has it on the other side', async () => {
    const host = hostFrom(51);
    const { match, tokens } = await opened(host, { ...plan, computer: { side: 'away', player: 'sensible' } });
    const home = await new Page(host, match, tokens.home ?? '').follow();
    await home.claim('Ann');
    await home.send({ do: 'concede' });
    await home.send({ do: 'rematch' });
    const again = await new Page(host, home.sight.next ?? '', home.token).follow();
    await again.claim('Ann');
    expect(again.sight).toMatchObject({ viewer: 'away', phase: 'playing', seats: { home: { computer: 'sensible' } } });
  });
});
