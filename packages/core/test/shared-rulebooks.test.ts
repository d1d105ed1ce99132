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

  test('those that nobody has asked for in a while are composed anew, and are the same in all but that', () => {
    const first = compose(hand, { set: { overs: 2 } });
    for (let overs = 3; overs < 60; overs++) compose(hand, { set: { overs } });
    const again = compose(hand, { set: { overs: 2 } });
    expect(again).not.toBe(first);
    expect(again.params).toEqual(first.params);
    expect(again.selection).toEqual(first.selection);
  });
});
