import { describe, expect, test } from 'vitest';
import { houseRule, integer } from '../src/author.js';
import { programOf } from '../src/engine.js';
import { compose, createMatch, openMatch } from '../src/index.js';
import { hand } from './hand-cricket.js';
import { expectRefusal } from './refusals.js';
import { village } from './village-cricket.js';

const longer = (overs: number) => houseRule(hand, 'longer', {}, (a) => [a.set('overs', overs)]);

describe('a rulebook is composed once and shared', () => {
  test('by all who ask for an equal selection', () => {
    const one = compose(hand, { set: { overs: 3, wickets: 2 } });
    expect(compose(hand, { set: { wickets: 2, overs: 3 }, options: [], houseRules: [], rulings: {} })).toBe(one);
    expect(createMatch(hand, { set: { overs: 3, wickets: 2 }, seed: 9 }).rulebook).toBe(one);
    expect(compose(village, { format: village.defaultFormat ?? undefined })).toBe(compose(village));
    expect(programOf(openMatch(hand, { seed: 1 }).rulebook)).toBe(programOf(openMatch(hand, { seed: 2 }).rulebook));
  });

  test('and by nobody who asks for another', () => {
    const one = compose(hand, { set: { overs: 3 } });
    expect(compose(hand, { set: { overs: 4 } })).not.toBe(one);
    expect(compose(hand)).not.toBe(one);
    expect(compose({ ...hand }, { set: { overs: 3 } })).not.toBe(one);
  });

  test('house rules are told apart by what they are, and their order counts', () => {
    const [three, four] = [longer(3), longer(4)];
    const other = houseRule(hand, 'fewer', {}, (a) => [a.set('wickets', 2)]);
    expect(compose(hand, { houseRules: [three] })).toBe(compose(hand, { houseRules: [three] }));
    expect(compose(hand, { houseRules: [three] }).params).toMatchObject({ overs: 3 });
    expect(compose(hand, { houseRules: [four] }).params).toMatchObject({ overs: 4 });
    expect(compose(hand, { houseRules: [three, other] }).selection.houseRules).toEqual(['longer', 'fewer']);
    expect(compose(hand, { houseRules: [other, three] }).selection.houseRules).toEqual(['fewer', 'longer']);
  });

  test('a value that only looks like another is another', () => {
    const tossed = houseRule(hand, 'tossed', { parameters: { most: integer(3, { min: 1, max: 9 }) } }, (a) => [
      a.set('overs', 2),
    ]);
    compose(hand, { houseRules: [tossed], set: { overs: 3 } });
    for (const wrong of ['3', Number.NaN, [3]])
      expectRefusal(() => openMatch(hand, { houseRules: [tossed], set: { overs: wrong } }), 'bad-parameter');
    compose(hand, { set: { toss: 'none' } });
    expectRefusal(() => openMatch(hand, { set: { toss: ['none'] } }), 'bad-parameter');
  });

  test('what is refused once is refused again', () => {
    for (let i = 0; i < 2; i++) expectRefusal(() => openMatch(hand, { format: 'no such' }), 'unknown-format');
  });

  test('in whatever order its readings and parameters are named', () => {
    const rulings = { 'tie.one': 'b', 'tie.two': 'b' };
    const read = (id: string) => ({ id, standard: 'a', readings: { a: null, b: { ...longer(2), id: `${id}=b` } } });
    const variant = { ...hand, rulings: [read('tie.one'), read('tie.two')] } as never;
    const one = compose(variant, { rulings, set: { wickets: 2, overs: 3, concede: false } } as never);
    const turned = { 'tie.two': 'b', 'tie.one': 'b' };
    expect(compose(variant, { rulings: turned, set: { concede: false, overs: 3, wickets: 2 } } as never)).toBe(one);
    expect(compose(variant, { rulings, set: { concede: true, overs: 3, wickets: 2 } } as never)).not.toBe(one);
    expect(
      compose(variant, { rulings: { 'tie.one': 'b' }, set: { concede: false, overs: 3, wickets: 2 } } as never),
    ).not.toBe(one);
    expect(compose(variant, { rulings } as never)).not.toBe(compose(variant));
  });

  test('a selection that is no plain data is composed each time', () => {
    const zeros = houseRule(hand, 'zeros', { parameters: { least: integer(1, { min: -1, max: 1 }) } }, (a) => [
      a.set('overs', 2),
    ]);
    const [zero, minus] = [0, -0].map((least) => compose(hand, { houseRules: [zeros], set: { least } } as never));
    expect(minus).not.toBe(zero);
    expect(zero).toBe(compose(hand, { houseRules: [zeros], set: { least: 0 } } as never));
    const none = { options: null, houseRules: null } as never;
    expect(compose(hand, none).params).toEqual(compose(hand).params);
    expect(compose(hand, none)).not.toBe(compose(hand, none));
    expectRefusal(() => openMatch(hand, { houseRules: ['longer'] as never }), 'inapplicable');
    expectRefusal(() => openMatch(hand, { format: ['long'] as never }), 'unknown-format');
  });

  test('of one variant thirty-two are kept, and what was asked for last longest', () => {
    const variant = { ...hand } as typeof hand;
    const first = compose(variant, { set: { overs: 1 } });
    const second = compose(variant, { set: { overs: 2 } });
    for (let overs = 3; overs <= 32; overs++) compose(variant, { set: { overs } });
    expect(compose(variant, { set: { overs: 1 } })).toBe(first);
    compose(variant, { set: { overs: 33 } });
    expect(compose(variant, { set: { overs: 1 } })).toBe(first);
    expect(compose(variant, { set: { overs: 2 } })).not.toBe(second);
  });

  test('those that nobody has asked for in a while are composed anew, and are the same in all but that', () => {
    const first = compose(hand, { set: { overs: 2 } });
    for (let overs = 3; overs < 60; overs++) compose(hand, { set: { overs } });
    const again = compose(hand, { set: { overs: 2 } });
    expect(again).not.toBe(first);
    expect(again.params).toEqual(first.params);
    expect(again.selection).toEqual(first.selection);
  });
});
