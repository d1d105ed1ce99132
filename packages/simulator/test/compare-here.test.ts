import { createRunner } from '@howzat/compiler/run';
import { type Amendment, type Player, uniformPlayer } from '@howzat/core';
import { houseRule, oneOf, permutationOf, record } from '@howzat/core/author';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  aboutWays,
  barsOf,
  type Comparison,
  compareHere,
  comparisonOf,
  isSimulationError,
  PairTally,
  playPairs,
  type Table,
  type Ways,
} from '../src/here.js';
import { compare } from '../src/index.js';
import { bonus, hand, sensible } from './hand-cricket.mjs';

const module = new URL('./hand-cricket.mjs', import.meta.url).href;
const random = [uniformPlayer, uniformPlayer] as const;
const table = (selection: object, players: readonly [Player, Player] = random): Table => ({
  runner: createRunner(hand, selection),
  players,
});
const ways: Ways = [table({}), table({ houseRules: [bonus] })];
const better: Ways = [table({}, [sensible, uniformPlayer]), table({ houseRules: [bonus] }, [sensible, uniformPlayer])];

function same({ seconds: _, ...comparison }: Comparison): object {
  return comparison;
}

describe('a comparison in this thread', () => {
  test('is the one that threads make', async () => {
    const here = compareHere(ways, { matches: 500, seed: 5, skill: { ways: better, matches: 200 } });
    const there = await compare({
      variant: { module, export: 'hand' },
      with: { houseRules: [{ module, export: 'bonus' }] },
      matches: 500,
      seed: 5,
      workers: 0,
      skill: { matches: 200 },
    });
    expect(same(here)).toEqual(same(there));
  });

  test('is the same however its matches were shared out, and in whatever order they come in', () => {
    const whole = compareHere(ways, { matches: 120, seed: 9 });
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 119 }), { maxLength: 5 }), fc.boolean(), (cuts, turned) => {
        const ends = [0, ...cuts.sort((a, b) => a - b), 120];
        const parts = ends.slice(1).map((to, at) => {
          const tally = new PairTally();
          playPairs(tally, ways, { seed: 9, from: ends[at] as number, to });
          return tally.data();
        });
        const all = new PairTally();
        for (const part of turned ? parts.reverse() : parts) all.merge(part);
        const about = aboutWays(ways, { seed: 9, matches: 120 });
        const comparison = comparisonOf(all.data(), { ...about, skill: null, seconds: 0, play: whole.play });
        expect(same(comparison)).toEqual(same(whole));
      }),
      { numRuns: 20 },
    );
  });

  const noSix = houseRule(hand, 'no-six', {}, (a) => [
    a.restrict('bat', { id: 'no-six.limit', forbids: (n) => n === 6, says: 'No sixes.' }),
  ]) as Amendment;
  const brave = houseRule('*', 'brave', {}, (a) => [
    a.before('ball.start', a.decision('brave.call', { by: 'batting', domain: oneOf(false, true), take: () => {} })),
  ]) as Amendment;
  /** Bats as often six as it may, and else one; knows nothing of calls. */
  const slogger: Player = {
    name: 'slogger',
    choose: ({ step, domain, rng }) =>
      step === 'bat' ? (domain.has(6) ? 6 : 1) : step === 'bowl' ? 2 : domain.sample(rng),
  };
  const caller: Player = {
    ...slogger,
    name: 'caller',
    choose: (it) => (it.step === 'brave.call' ? true : slogger.choose(it)),
  };
  const changed = (rule: Amendment, player: Player, plain: object = { set: { overs: 1 } }) =>
    compareHere([table(plain, [player, player]), table({ ...plain, houseRules: [rule] }, [player, player])], {
      matches: 40,
    }).play;

  test('tells what is chosen otherwise, and by how much', () => {
    const play = changed(noSix, slogger);
    expect(play).toMatchObject({ player: 'slogger', matches: 40, apart: [] });
    expect(play?.shifts.map(({ place, choice, without, with: withIt }) => [place, choice, without, withIt])).toEqual([
      ['bat', '6', 1, 0],
      ['bat', '1', 0, 1],
    ]);
  });

  test('tells nothing where nothing is chosen otherwise', () => {
    expect(changed(bonus, slogger)).toMatchObject({ shifts: [], apart: [] });
  });

  test('tells of steps that are asked one way only, and whether the player knows them', () => {
    const [asked] = changed(brave, slogger)?.apart ?? [];
    expect(asked).toMatchObject({ step: 'brave.call', only: 'with', byChance: true, times: 40 * 12 });
    expect(asked?.choices.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1);
    expect(changed(brave, caller)?.apart).toEqual([
      {
        step: 'brave.call',
        only: 'with',
        byChance: false,
        times: 40 * 12,
        choices: [{ place: 'brave.call', choice: 'true', share: 1 }],
      },
    ]);
  });

  test('counts the fields of a choice one by one, and leaves orders out of which hardly two are the same', () => {
    const plans = houseRule('*', 'plans', {}, (a) => [
      a.before(
        'ball.start',
        a.decision('plan', {
          by: 'batting',
          domain: record<{ hard: boolean; order: readonly number[] }, object, object>({
            hard: oneOf(false, true),
            order: permutationOf(() => [1, 2, 3, 4, 5]),
          }),
          take: () => {},
        }),
      ),
    ]) as Amendment;
    const hard: Player = {
      ...slogger,
      choose: (it) =>
        it.step === 'plan'
          ? { hard: it.domain.has({ hard: true, order: [5, 4, 3, 2, 1] }), order: [1, 2, 3, 4, 5] }
          : slogger.choose(it),
    };
    const never = houseRule('*', 'never', {}, (a) => [
      a.restrict('plan', { id: 'never.hard', on: 'hard', forbids: (is: boolean) => is, says: 'Never.' } as never),
    ]) as Amendment;
    const both = compareHere(
      [
        table({ set: { overs: 1 }, houseRules: [plans] }, [hard, hard]),
        table({ set: { overs: 1 }, houseRules: [plans, never] }, [hard, hard]),
      ],
      { matches: 40 },
    ).play;
    expect(both?.shifts.map(({ place, choice, change }) => [place, choice, change])).toEqual([
      ['plan hard', 'true', -1],
      ['plan hard', 'false', 1],
    ]);
  });

  test('refuses two ways that are one, and numbers of matches that are none', () => {
    for (const wrong of [
      () => compareHere([ways[0], ways[0]], { matches: 10 }),
      () => compareHere(ways, { matches: 0 }),
    ])
      try {
        wrong();
        expect.unreachable();
      } catch (error) {
        expect(isSimulationError(error, 'bad-option')).toBe(true);
      }
  });
});

describe('totals as bars', () => {
  test('hold every match once, side by side, and are no more than forty', () => {
    const totals = fc.uniqueArray(fc.tuple(fc.integer({ min: 0, max: 2000 }), fc.integer({ min: 1, max: 1000 })), {
      minLength: 1,
      maxLength: 60,
      selector: ([total]) => total,
    });
    fc.assert(
      fc.property(totals, totals, (without, withIt) => {
        const bars = barsOf({ totals: [without, withIt] });
        expect(bars.length).toBeLessThanOrEqual(40);
        for (const [at, { from, to }] of bars.entries()) {
          expect(to).toBeGreaterThanOrEqual(from);
          if (at > 0) expect(from).toBe((bars[at - 1]?.to ?? 0) + 1);
        }
        const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);
        expect(sum(bars.map((bar) => bar.without))).toBeCloseTo(1, 9);
        expect(sum(bars.map((bar) => bar.with))).toBeCloseTo(1, 9);
        const n = sum(without.map(([, count]) => count));
        const [first] = bars;
        const inFirst = without.filter(([total]) => total >= (first?.from ?? 0) && total <= (first?.to ?? 0));
        expect(first?.without).toBeCloseTo(sum(inFirst.map(([, count]) => count)) / n, 9);
      }),
    );
  });

  test('are none where there are no totals', () => {
    expect(barsOf({ totals: [[], []] })).toEqual([]);
  });
});
