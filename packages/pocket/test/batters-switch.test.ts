import { describe, expect, it } from 'vitest';
import { by, card, counters, field, man } from '../scenarios/notation.js';
import { at, go, refusal, stateOf } from './moments.js';

const stays = by.bowling('switch.bowling', 'stay');
const on = (off: 'facing' | 'other', place: number) => ({ off, on: man(1, place) });
const [willow, cap] = [card('Trusted Willow'), card('Lucky Cap')];

/** Those who are free where all others are out. */
const two = { out: [2, 3, 6, 7, 8, 9, 10, 11] } as const;

describe('who may be switched', () => {
  it.each<[string, Parameters<typeof field>[0], Record<string, string>, unknown[]]>([
    ['either batter', two, {}, ['stay', on('facing', 1), on('other', 1)]],
    ['the active one only', two, { 'switch-which-batter': 'active-only' }, ['stay', on('facing', 1)]],
    [
      'the last one, where nobody else is there',
      { ...two, partner: 0 },
      {},
      ['stay', on('facing', 1), on('facing', 5)],
    ],
    ['nobody, where nobody is free', { out: [1, ...two.out] }, {}, ['stay']],
  ])('%s', (_, it, read, items) => {
    const match = at({ from: field(it), read, lines: [stays] });
    const legal = match.legal('batting', 'switch.batting');
    expect([...legal]).toEqual(items);
    expect(legal.count()).toBe(items.length);
    expect(legal.describe()).toEqual({ kind: 'oneOf', items });
    expect(legal.has('stay')).toBe(true);
  });

  it('is said to a side that names somebody else', () => {
    const match = at({ from: field(two), read: { 'switch-which-batter': 'active-only' }, lines: [stays] });
    const says = (choice: unknown) => refusal(match, 'batting', 'switch.batting', choice);
    const unclear = {
      says: 'Say stay, or who goes off (facing or other) and who comes on.',
      rule: 'pocket.over.switch',
    };
    for (const choice of [
      { off: 'facing', on: man(2, 1) },
      { off: 'facing', on: 0 },
      { off: 'nobody', on: man(1, 1) },
      { on: man(1, 1) },
      { off: 'facing' },
      'go',
      null,
      7,
    ])
      expect(says(choice), JSON.stringify(choice)).toMatchObject(unclear);
    expect(says(on('other', 1))).toMatchObject({
      says: 'Only the active batter may be switched.',
      rule: 'pocket.ruling.switch-which-batter',
    });
    expect(says(on('facing', 2))).toMatchObject({ rule: 'pocket.out.pile' });
    expect(says(on('facing', 5))).toMatchObject({ says: 'Saffron Leck is batting.' });
  });
});

describe('one switch in all', () => {
  const one = { 'switch-count': 'one-in-total' };

  it('is the bowling side’s, which is asked first', () => {
    const match = at({ from: field(), read: one, lines: [by.bowling('switch.bowling', man(2, 10))] });
    expect(match.waiting).toMatchObject({ step: 'stance' });
  });

  it('is the batting side’s, where it is asked first', () => {
    const read = { ...one, 'switch-order': 'batting-first' };
    const match = at({ from: field(), read, lines: [by.batting('switch.batting', on('facing', 1))] });
    expect(match.waiting).toMatchObject({ step: 'stance' });
    const stayed = at({ from: field(), read, lines: [by.batting('switch.batting', 'stay')] });
    expect(stayed.waiting).toMatchObject({ step: 'switch.bowling' });
  });

  it('is one for each as the rules stand', () => {
    const read = { 'switch-order': 'batting-first' };
    const match = at({ from: field(), read, lines: [by.batting('switch.batting', on('facing', 1))] });
    expect(match.waiting).toMatchObject({ step: 'switch.bowling' });
  });
});

describe('what a batter wears who is switched out', () => {
  const from = field({
    state: { boost: counters({ 4: 2, 5: 1 }), gear: [4, willow, 5, willow, 4, cap], comfort: counters({ 4: 2, 5: 1 }) },
  });
  const kept = { boost: counters({ 4: 2, 5: 1 }), gear: [4, willow, 5, willow, 4, cap] };
  const lost = { boost: counters({ 5: 1 }), gear: [5, willow] };

  it.each<[string, Record<string, string>, object]>([
    ['stays on the card', {}, { ...kept, comfort: counters({ 4: 2, 5: 1 }), outPile: 0 }],
    ['is lost', { 'switched-batter-items': 'discarded' }, { ...lost, comfort: counters({ 5: 1 }) }],
    [
      'is lost, where it is worn on the field only',
      { 'equip-duration': 'while-on-field' },
      { ...lost, comfort: counters({ 4: 2, 5: 1 }) },
    ],
    [
      'stays, where comfort does not',
      { 'comfort-after-leaving': 'lost-always' },
      { ...kept, comfort: counters({ 5: 1 }) },
    ],
    ['stays on the card of one who has retired', { 'switched-batter-status': 'retired' }, { ...kept, outPile: 1 << 4 }],
  ])('%s', (_, read, state) => {
    const match = at({ from, read, lines: [stays] });
    go(match, [by.batting('switch.batting', on('facing', 1))]);
    expect(stateOf(match)).toMatchObject({
      ...state,
      facing: 1,
      partner: 5,
      switchedOff: 1 << 4,
      batterSwitched: true,
    });
  });

  it('is nothing to the one who stays', () => {
    const match = at({ from, read: { 'switched-batter-items': 'discarded' }, lines: [stays] });
    go(match, [by.batting('switch.batting', on('other', 1))]);
    expect(stateOf(match)).toMatchObject({
      boost: counters({ 4: 2 }),
      gear: [4, willow, 4, cap],
      facing: 4,
      partner: 1,
      switchedOff: 1 << 5,
    });
    expect(match.game.nonStriker).toBe(3);
  });
});
