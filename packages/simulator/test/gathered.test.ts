import { createRunner } from '@howzat/compiler/run';
import { compose, type Player, uniformPlayer, type Variant } from '@howzat/core';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunksOf, Gathered, playTask, type Range } from '../src/chunks.js';
import { isSimulationError, type PairData, PairTally, simulateHere, Tally, type TallyData } from '../src/index.js';

const module = new URL('./hand-cricket.mjs', import.meta.url).href;
const { hand } = (await import(module)) as { hand: Variant };
const four: Player = { name: 'fours', choose: () => 4 };
const players = [four, uniformPlayer] as const;
const table = { runner: createRunner(hand), players };
const shorter = { runner: createRunner(hand, { set: { overs: 1 } }), players };
const matches = 60;
const order = { variant: { module, export: 'hand' }, selection: {}, players: ['random', 'random'] } as const;

const played = {
  matches: (range: Range) =>
    playTask([table], { kind: 'matches', orders: [order], seed: 'any', countRules: true, ...range }) as TallyData,
  pairs: (range: Range) =>
    playTask([table, shorter], { kind: 'pairs', orders: [order, order], seed: 'any', ...range }) as PairData,
};

/** Ranges that make up all matches, in any order, with some of them again. */
const splits = fc
  .uniqueArray(fc.integer({ min: 1, max: matches - 1 }), { maxLength: 8 })
  .map((cuts) => [0, ...cuts.sort((a, b) => a - b), matches])
  .chain((cuts) => {
    const ranges = cuts.slice(1).map((to, i): Range => ({ from: cuts[i] as number, to }));
    const orders = fc.shuffledSubarray(ranges, { minLength: ranges.length });
    return fc.tuple(orders, fc.array(fc.constantFrom(...ranges), { maxLength: 5 }));
  });

/** As another machine hears of it. */
const sent = <Data>(data: Data): Data => JSON.parse(JSON.stringify(data)) as Data;

describe('chunks', () => {
  test.each([
    ['of matches', () => new Gathered<TallyData>(new Tally()), played.matches],
    ['of matches at two tables', () => new Gathered<PairData>(new PairTally()), played.pairs],
  ] as const)('%s add up to the same in any split and order, however often each comes', (_, fresh, play) => {
    const whole = play({ from: 0, to: matches });
    fc.assert(
      fc.property(splits, ([ranges, again]) => {
        const sum = fresh() as Gathered<unknown>;
        for (const range of [...ranges, ...again]) sum.take(range, sent(play(range)));
        // the text too: what is stored of it is the same
        expect(JSON.stringify(sum.data())).toBe(JSON.stringify(whole));
        expect(sum.matches).toBe(matches);
        expect(sum.missing(matches)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });

  test('add up in groups too: those of one machine first, then those of all', () => {
    fc.assert(
      fc.property(splits, fc.nat(8), ([ranges], at) => {
        const groups = [ranges.slice(0, at), ranges.slice(at)].map((group) => {
          const tally = new Tally();
          for (const range of group) tally.merge(played.matches(range));
          return tally.data();
        });
        const all = groups.reduce((sum, group) => sum.merge(sent(group)), new Tally());
        expect(all.data()).toEqual(played.matches({ from: 0, to: matches }));
      }),
      { numRuns: 20 },
    );
  });

  test('that are there are not counted again, and those that are there in part are refused', () => {
    const sum = new Gathered<TallyData>(new Tally());
    const take = (from: number, to: number): boolean => sum.take({ from, to }, played.matches({ from, to }));
    expect([take(10, 30), take(40, 50), take(10, 30), take(15, 20)]).toEqual([true, true, false, false]);
    expect(sum.missing(60)).toEqual([
      { from: 0, to: 10 },
      { from: 30, to: 40 },
      { from: 50, to: 60 },
    ]);
    let error: unknown;
    try {
      take(20, 35);
    } catch (thrown) {
      error = thrown;
    }
    expect(isSimulationError(error, 'bad-chunk')).toBe(true);
    expect(take(30, 40)).toBe(true);
    // two that touch hold what lies across them
    expect(take(20, 45)).toBe(false);
    expect(sum.matches).toBe(40);
  });

  test('compared with the same matches again come to the same, and these are played once', () => {
    let asked = 0;
    const counting: Player = {
      name: 'counts',
      choose: ({ domain, rng }) => {
        asked++;
        return domain.sample(rng);
      },
    };
    const seats = [counting, uniformPlayer] as const;
    const watched = { runner: table.runner, players: seats };
    const before = new Map();
    const play = (at: typeof shorter, known: typeof before | null) =>
      playTask([watched, at], { kind: 'pairs', orders: [order, order], seed: 'any', from: 0, to: matches }, known);
    const plain = { ...shorter, players: [uniformPlayer, uniformPlayer] as const };
    expect(play(plain, before)).toEqual(play(plain, null));
    asked = 0;
    expect(play({ ...table, players: plain.players }, before)).toEqual(
      play({ ...table, players: plain.players }, null),
    );
    const once = asked;
    play(plain, before);
    expect([once > 0, asked]).toEqual([true, once]);
  });

  test('cover all matches once', () => {
    expect([...chunksOf(10, 4)]).toEqual([
      { from: 0, to: 4 },
      { from: 4, to: 8 },
      { from: 8, to: 10 },
    ]);
  });
});

test('checksums are those of the first version', () => {
  const { checksum, firstInnings } = simulateHere(compose(hand), undefined, { matches: 500, seed: 11, verify: 0 });
  expect({ checksum, mean: firstInnings.mean }).toEqual({ checksum: '446d819f4eeacea6', mean: 13.594 });
});
