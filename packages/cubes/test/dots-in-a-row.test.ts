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

describe('a row of dots that there is not', () => {
  const none = ['cubes.pressure.immediate', 'cubes.ruling.pressure-after-wicket', 'cubes.ruling.pressure-over-break'];
  const resets = { rulings: { 'cubes.ruling.pressure-over-break': 'resets-each-over' } };

  it('is not ended by a run, a wicket, an over or an innings', () => {
    const match = over(table(resets, { overs: 3, wickets: 8, state: { dots: 0 } }), '9v0 0v1 0v1 0v1 0v1 0v1');
    over(match, '9v0 5v5 5v5 5v5 5v5 5v5');
    expect(match.game.innings).toBe(2);
    for (const rule of [...none, 'cubes.ruling.pressure-new-innings']) expect(cited(match)).not.toContain(rule);
  });

  it('is ended by each of them where there is one', () => {
    const run = over(table(resets, { overs: 3, state: { dots: 0 } }), '5v5 0v1 0v1 0v1 0v1 5v5');
    expect(cited(run)).toContain('cubes.pressure.immediate');
    over(run, '9v0 5v5 9v0 0v1 0v1 0v1');
    for (const rule of none) expect(cited(run)).toContain(rule);
    const last = { rulings: { 'cubes.ruling.pressure-after-wicket': 'wicket-keeps-k' } };
    const innings = over(table(last, { overs: 3, wickets: 9, state: { dots: 1 } }), '9v0 5v5 5v5 5v5 5v5 5v5');
    innings.happen('deal.bowling', [1, 2, 3, 4, 5, 6]);
    expect(cited(innings)).toContain('cubes.ruling.pressure-new-innings');
  });

  it.each([
    ['dot-vs-pressure', 'dot-band-wins', {}, 1],
    ['test-pressure', 'no', { format: 'test-match' }, 1],
    ['floor', 'floor-one', {}, 5],
  ])('leaves nothing for %s=%s to mend', (ruling, reading, selection, from) => {
    const rule = `cubes.ruling.${ruling}`;
    const rulesAfter = (dots: number): string[] =>
      cited(
        over(table({ ...selection, rulings: { [rule]: reading } }, { state: { dots } }), '0v1 0v1 0v1 0v1 0v1 0v1'),
      );
    expect(rulesAfter(from - 1)).not.toContain(rule);
    expect(rulesAfter(from)).toContain(rule);
  });
});

describe('differences that a test match leaves without a result', () => {
  const noEffect = { format: 'test-match', rulings: { 'cubes.ruling.test-dot-band': 'no-effect' } };

  it.each([
    [4, 1],
    [5, 0],
    [6, 0],
  ])('a difference of %i makes the row of dots %i long, under that reading', (difference, dots) => {
    const match = table(noEffect, { wickets: 0, state: { dots: 0 } });
    over(match, `0v1 0v1 0v1 0v1 0v1 ${difference}v0`);
    expect(stateOf(match).dots).toBe(dots);
    expect(match.game.wickets).toBe(0);
    expect(cited(match).includes('cubes.ruling.test-dot-band')).toBe(dots === 0);
  });

  it('are dots otherwise', () => {
    expect(dotsAfter('0v1 0v1 0v1 0v1 0v1 6v0', 0, { format: 'test-match' })).toBe(1);
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
