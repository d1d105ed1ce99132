import { createRunner } from '@howzat/compiler/run';
import { compose, createMatch, type Player, type Request, type Variant } from '@howzat/core';
import { headToHead } from '@howzat/testkit';
import { describe, expect, test } from 'vitest';
import { greedy, random } from '../src/index.js';
import { priceOfWicket } from '../src/price.js';
import { dice, hand, net } from './variants.js';

const isDeep = process.env.HOWZAT_DEEP === '1';

/** Keeps what it is asked. */
function witness(player: Player, asked: Request[]): Player {
  return {
    name: player.name,
    choose: (request) => {
      asked.push(request);
      return player.choose(request);
    },
  };
}

describe('greedy', () => {
  test.each([
    ['hand', hand, 200],
    ['dice', dice, 200],
    ['net', net, isDeep ? 200 : 60],
  ] as readonly (readonly [string, Variant, number])[])('beats random at %s, beyond noise', (_, variant, matches) => {
    const rulebook = compose(variant);
    expect(headToHead(rulebook, greedy(rulebook), random, { matches }).share).toBeGreaterThan(
      0.5 + 4 * (0.5 / Math.sqrt(matches)),
    );
  });

  test('is exact where both sides show a number at once', () => {
    const player = greedy(hand, { set: { wickets: 10 } });
    const match = createMatch(hand, { set: { wickets: 10 }, seed: 1, players: { home: player } });
    match.play('away', 'bowl', 0);
    // six is worth five runs against a bowler at random, four but three and a third
    expect(
      match
        .log()
        .flatMap(({ inputs }) => inputs)
        .find(({ step }) => step === 'bat')?.value,
    ).toBe(6);
  });

  test('chooses the same from the same view and seed', () => {
    const once: unknown[] = [];
    for (const log of [once, [] as unknown[]]) {
      const asked: Request[] = [];
      const player = greedy(net);
      for (let seed = 0; seed < 3; seed++) {
        const { log: entries } = createRunner(net).play({ seed, players: [witness(player, asked), random], log: true });
        log.push(...entries.flatMap(({ inputs }) => inputs));
      }
      expect(log).toEqual(once);
    }
  });

  test('plays through matches that show it a frozen view, with house states and odd lengths', () => {
    for (let seed = 0; seed < 5; seed++) {
      const player = greedy(net, { balls: 12 });
      const match = createMatch(net, { seed, set: { overs: 2 }, players: { home: player, away: player } });
      expect(match.waiting.kind).toBe('end');
    }
  });

  test('falls back to chance where what it imagines breaks', () => {
    const broken: Variant = {
      ...(net as Variant),
      imagine: () => {
        throw new Error('no idea');
      },
    };
    const asked: Request[] = [];
    createRunner(broken).play({ seed: 1, players: [witness(greedy(broken), asked), random] });
    expect(asked.length).toBeGreaterThan(0);
  });
});

describe('the price of a wicket', () => {
  const { game } = createRunner(hand).play({ seed: 0 });
  const at = (over: object) => ({
    ...game,
    scores: [],
    runs: 0,
    balls: 0,
    wickets: 0,
    overs: 0,
    overBalls: 0,
    ...over,
  });

  test('is what the last wicket in hand would make', () => {
    // a run a ball and a wicket in six balls: one wicket, one ball
    expect(priceOfWicket(at({ oversLimit: 1, wicketsLimit: 1 }), 1)).toBe(1);
    expect(priceOfWicket(at({ oversLimit: 1, wicketsLimit: 1 }), 6)).toBeCloseTo(6 * (1 - (5 / 6) ** 6), 12);
    expect(priceOfWicket(at({ oversLimit: 1, wicketsLimit: 2 }), 2)).toBeCloseTo(1 / 6, 12);
    expect(priceOfWicket(at({ oversLimit: null, wicketsLimit: 3 }), 6)).toBeCloseTo(6, 12);
  });

  test('is nothing where wickets end no innings or no ball is left', () => {
    expect(priceOfWicket(at({ oversLimit: 2, wicketsLimit: null }), 6)).toBe(0);
    expect(priceOfWicket(at({ oversLimit: 1, overs: 1, wicketsLimit: 1 }), 6)).toBe(0);
    expect(priceOfWicket(at({ oversLimit: 1, wicketsLimit: 10 }), 6)).toBe(0);
  });
});
