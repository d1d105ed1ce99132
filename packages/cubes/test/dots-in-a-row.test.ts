import type { Match } from '@howzat/core';
import type { Selection } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { cited, over, stateOf, table } from './dealt-overs.js';

/** The dots in a row after an over that begins with so many. */
const dotsAfter = (pairs: string, dots: number, selection: Selection = {}): unknown =>
  stateOf(over(table(selection, { overs: 3, state: { dots } }), pairs)).dots;

describe('dots in a row', () => {
  it('are one more with each dot', () => {
    expect(dotsAfter('0v1 5v5 5v5 5v5 5v5 5v5', 0)).toBe(5);
  });

  it('end with a run', () => {
    expect(dotsAfter('5v5 5v5 5v5 5v5 5v5 0v1', 0)).toBe(0);
    expect(dotsAfter('5v5 5v5 5v5 0v1 5v5 5v5', 2)).toBe(2);
  });

  it.each([
    ['wicket-resets', 1],
    ['wicket-keeps-k', 3],
    ['wicket-counts-as-dot', 4],
  ])('after a wicket, by %s', (reading, dots) => {
    const selection = { rulings: { 'cubes.ruling.pressure-after-wicket': reading } };
    const match = over(table(selection, { overs: 3, state: { dots: 0 } }), '0v1 0v1 5v5 5v5 9v0 5v5');
    expect(stateOf(match).dots).toBe(dots);
    const rules = cited(match);
    expect(rules.includes('cubes.ruling.pressure-after-wicket')).toBe(reading !== 'wicket-keeps-k');
    expect(rules).toContain('cubes.outcome.dot-effect');
  });

  it.each([
    ['carries', 'W'],
    ['resets-each-over', '.'],
  ])('over the break between overs, by %s', (reading, symbol) => {
    const match = table({ rulings: { 'cubes.ruling.pressure-over-break': reading } }, {});
    over(match, '0v1 0v1 0v1 5v5 5v5 5v5');
    // three dots: two higher is a wicket
    over(match, '2v0 0v1 0v1 0v1 0v1 0v1');
    expect(match.game.wickets).toBe(symbol === 'W' ? 1 : 0);
  });

  it.each([
    ['resets', 0],
    ['carries', 3],
  ])('over the break between innings, by %s', (reading, dots) => {
    const match = table(
      {
        rulings: {
          'cubes.ruling.pressure-new-innings': reading,
          'cubes.ruling.pressure-after-wicket': 'wicket-keeps-k',
        },
      },
      { wickets: 9, overs: 3, state: { dots: 0 } },
    );
    over(match, '0v1 5v5 5v5 5v5 9v0 5v5');
    expect(match.game.innings).toBe(2);
    expect(stateOf(match).dots).toBe(dots);
  });
});

describe('the difference that takes a wicket', () => {
  it.each([
    [0, 5],
    [1, 4],
    [2, 3],
    [5, 0],
    [7, 0],
  ])('after %i dots is %i', (dots, need) => {
    const wicketsAt = (difference: number): number => {
      const match: Match = table({}, { overs: 3, state: { dots } });
      over(match, `${difference < 0 ? `0v${-difference}` : `${difference}v0`} 0v1 0v1 0v1 0v1 0v1`);
      return match.game.wickets;
    };
    expect(wicketsAt(need)).toBe(1);
    expect(wicketsAt(need - 1)).toBe(0);
    expect(
      cited(over(table({}, { state: { dots } }), '0v1 0v1 0v1 0v1 0v1 0v1')).includes('cubes.pressure.lower'),
    ).toBe(dots > 0);
  });
});
