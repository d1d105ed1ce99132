import { describe, expect, it } from 'vitest';
import { by, card, cards, counters, field, man, over } from '../scenarios/notation.js';
import { at, go, stateOf } from './moments.js';

const from = field({
  bat: ['Dropped Catch', 'Eye In'],
  bowl: ['Trap Set', 'Sent Upstairs'],
  state: { comfort: counters({ 4: 2 }) },
});

describe.each([
  ['in turn', 'alternating-windows', cards('bat pass, bowl plays Trap Set, bat answers pass')],
  [
    'at the same time',
    'simultaneous',
    [by.batting('play.batting', 'pass'), by.bowling('play.bowling', card('Trap Set')), ...cards('bat answers pass')],
  ],
] as const)('an Out card that works at once, where cards are played %s', (_, protocol, play) => {
  const pending = () =>
    at({
      from,
      read: { 'out-card-timing': 'immediate', 'priority-protocol': protocol },
      lines: over({ hold: [2, 2], play }),
    });

  it('lets the batting side go on after it', () => {
    const match = pending();
    go(match, [by.batting('save.at-once', 'pass'), by.batting('batter.at-once', man(1, 6))]);
    expect(match.waiting).toMatchObject({ open: [{ role: 'batting' }, ...(protocol === 'simultaneous' ? [{}] : [])] });
  });

  it('asks the batting side once whether it cancels the out', () => {
    const match = pending();
    expect(match.waiting).toMatchObject({ step: 'save.at-once' });
    go(match, [by.batting('save.at-once', 'pass')]);
    expect(match.waiting).toMatchObject({ step: 'batter.at-once' });
    go(match, [by.batting('batter.at-once', man(1, 6))]);
    expect(stateOf(match)).toMatchObject({ facing: 6, chain: [] });
  });

  it('is cancelled by a card that the bowling side may answer', () => {
    const match = pending();
    go(match, [by.batting('save.at-once', card('Dropped Catch'))]);
    expect(match.waiting).toMatchObject({ step: 'answer.save.at-once', open: [{ role: 'bowling' }] });
    expect([...match.legal('bowling', 'answer.save.at-once')]).toEqual(['pass', card('Sent Upstairs')]);
    go(match, [by.bowling('answer.save.at-once', 'pass')]);
    expect(stateOf(match)).toMatchObject({ facing: 4, chain: [], outCards: [] });
    expect(stateOf(match)).toMatchObject({ batterPlayed: [card('Dropped Catch')], bowlerPlayed: [card('Trap Set')] });
  });

  it('stands where that card is cancelled itself', () => {
    const match = pending();
    go(match, [
      by.batting('save.at-once', card('Dropped Catch')),
      by.bowling('answer.save.at-once', card('Sent Upstairs')),
      by.batting('answer.save.at-once', 'pass'),
      by.batting('save.at-once', 'pass'),
      by.batting('batter.at-once', man(1, 6)),
    ]);
    expect(stateOf(match)).toMatchObject({ facing: 6, chain: [] });
  });
});
