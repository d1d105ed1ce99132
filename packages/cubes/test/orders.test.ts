import type { Match } from '@howzat/core';
import { hashSeed, stream } from '@howzat/core/engine';
import { describe, expect, it } from 'vitest';
import { deal, lay, over, play, stateOf, table } from './dealt-overs.js';

const hand = [1, 2, 3, 4, 5, 6];
const noRuns = '5v5 5v5 5v5 5v5 5v5 5v5';

const ordersOf = (match: Match) => match.legal('bowling' as never, 'order.bowling' as never);

const dealt = (
  set = {},
  bowling: readonly number[] = hand,
  batting: readonly number[] = [11, 12, 13, 14, 15, 16],
): Match => table({ set }, {}).happen('deal.bowling', bowling).happen('deal.batting', batting);

const eight = [1, 2, 3, 4, 5, 6, 7, 8];
const dealtEight = (): Match => dealt({ dealt: 8 }, eight, [11, 12, 13, 14, 15, 16, 17, 18]);

describe('the orders of six cubes', () => {
  const orders = ordersOf(dealt());

  it('are 720, each different', () => {
    expect(orders.count()).toBe(720);
    const all = [...orders].map(String);
    expect(all).toHaveLength(720);
    expect(new Set(all).size).toBe(720);
    expect(all).toContain('6,5,4,3,2,1');
  });

  it('are told as permutations of the hand', () => {
    expect(orders.kind).toBe('permutationOf');
    expect(orders.describe()).toEqual({ kind: 'permutationOf', items: hand });
  });

  it('hold each cube once', () => {
    expect(orders.has([6, 5, 4, 3, 2, 1])).toBe(true);
    for (const wrong of [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5, 5],
      [1, 2, 3, 4, 5, 7],
      [...hand, 7],
      'order',
      null,
      { length: 6 },
    ])
      expect(orders.has(wrong)).toBe(false);
    expect(orders.why([1, 2, 3, 4, 5, 5])).toEqual({
      message: 'Place each of your six cubes exactly once.',
      rule: 'cubes.order.secret',
    });
    expect(orders.why(hand)).toBeNull();
  });

  it('hold no wildcube, and no cube to roll', () => {
    expect(orders.why([1, 2, 3, 4, 5, 211])?.rule).toBe('cubes.component.wild');
    expect(orders.why([1, 2, 3, 4, 5, 210])?.rule).toBe('cubes.order.secret');
    expect(orders.why({ order: hand, roll: [] })?.rule).toBe('cubes.variant.roll');
    expect(orders.why({ order: hand })?.rule).toBe('cubes.order.secret');
    for (const wrong of [null, 7, undefined, [1.5, 300.5]]) expect(orders.why(wrong)?.rule).toBe('cubes.order.secret');
  });

  it('are drawn among themselves', () => {
    const rng = stream(hashSeed(1), 2);
    const drawn = Array.from({ length: 20 }, () => orders.sample(rng));
    for (const order of drawn) expect(orders.has(order)).toBe(true);
    expect(new Set(drawn.map(String)).size).toBeGreaterThan(10);
  });
});

describe('the orders of six out of eight cubes', () => {
  const orders = ordersOf(dealtEight());

  it('are 20160, and told as places for six', () => {
    expect(orders.count()).toBe(20160);
    expect([...orders]).toHaveLength(20160);
    expect(orders.kind).toBe('placement');
    expect(orders.describe()).toEqual({ kind: 'placement', pieces: [1, 2, 3, 4, 5, 6], places: eight, shared: false });
  });

  it('hold six of them', () => {
    expect(orders.has([8, 7, 6, 5, 4, 3])).toBe(true);
    expect(orders.has(eight)).toBe(false);
    expect(orders.why(eight)?.message).toBe('Place six of your cubes exactly once.');
    const rng = stream(hashSeed(1), 2);
    for (let i = 0; i < 20; i++) expect(orders.has(orders.sample(rng))).toBe(true);
  });
});

describe('an order', () => {
  const why = (match: Match): string => {
    try {
      play(match, 'bowling', 'order.bowling', [6, 5, 4, 3, 2, 1]);
    } catch (error) {
      return (error as Error).message;
    }
    return 'taken';
  };

  it('is locked from the first ball until cubes are dealt again', () => {
    const match = dealt();
    lay(match);
    expect(match.waiting).toMatchObject({ step: 'deal.bowling' });
    expect(why(match)).toBe('The order is locked for this over.');
    match.happen('deal.bowling', [21, 22, 23, 24, 25, 26]);
    expect(why(match)).not.toContain('locked');
  });

  it('is locked in the middle of an over', () => {
    const match = table(
      { set: { roll: true, rollTiming: 'at-own-reveal' }, options: ['cubes.option.roll-a-cube'] },
      {},
    );
    lay(deal(match, noRuns));
    expect(match.waiting).toMatchObject({ step: 'roll.bowling' });
    expect(why(match)).toBe('The order is locked for this over.');
  });

  it('is not said to be locked before there is one', () => {
    expect(why(table({}, {}))).not.toContain('locked');
  });

  it('is not made when the match is over', () => {
    const match = table(
      {},
      { innings: 2, batting: 'away', target: 1, scores: [{ batting: 'home', runs: 0, wickets: 10 }], runs: 0 },
    );
    over(match, '0v6 5v5 5v5 5v5 5v5 5v5');
    expect(match.waiting.kind).toBe('end');
    expect(why(match)).toBe('The innings is over.');
  });
});

describe('what is shown', () => {
  it('are the numbers in the colours of the two sides, ball by ball', () => {
    const match = over(table({}, {}), '2v6 0v6 6v6 4v3 5v2 5v7');
    expect(stateOf(match)).toMatchObject({ bowlerShown: [2, 0, 6, 4, 5, 5], batterShown: [6, 6, 6, 3, 2, 7] });
    expect(match.game).toMatchObject({ runs: 12, wickets: 1 });
    const reply = table(
      {},
      { innings: 2, batting: 'away', target: 50, scores: [{ batting: 'home', runs: 49, wickets: 10 }] },
    );
    over(reply, '2v6 0v6 6v6 4v3 5v2 5v7');
    expect(stateOf(reply)).toMatchObject({ bowlerShown: [2, 0, 6, 4, 5, 5], batterShown: [6, 6, 6, 3, 2, 7] });
  });

  it('are one for each cube', () => {
    const match = table(
      { set: { roll: true, rollTiming: 'at-own-reveal' }, options: ['cubes.option.roll-a-cube'] },
      {},
    );
    lay(deal(match, '2v6 0v6 6v6 4v3 5v2 5v7'));
    expect(stateOf(match)).toMatchObject({ bowlerNumbers: [2, 0, 6, 4, 5, 5], batterNumbers: [6, 6, 6, 3, 2, 7] });
  });

  it('begin again on the left where an over has more balls than there are cubes', () => {
    const match = over(table({ set: { ballsPerOver: 8 } }, {}), '2v6 0v6 6v6 4v3 5v2 5v7');
    expect(stateOf(match)).toMatchObject({
      bowlerShown: [2, 0, 6, 4, 5, 5, 2, 0],
      batterShown: [6, 6, 6, 3, 2, 7, 6, 6],
    });
  });

  it('are those of later overs from the first ball on', () => {
    const match = over(over(table({}, {}), noRuns), '1v2 2v3 3v4 4v5 5v6 6v7');
    expect((stateOf(match).bowlerShown as number[]).slice(6)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(match.game.runs).toBe(6);
  });
});
