import type { Position, Selection } from '@howzat/core/author';
import { describe, expect, it } from 'vitest';
import { batting, bowling, over, roll, t20, table } from '../scenarios/notation.js';
import { at, type Moment, stateOf, told, waitsFor } from './moments.js';
import { under } from './one-ball.js';

const late = under({ 'powerplay-moment': 'before-first-played-ball' });
const both = under({ 'powerplay-t20': 'both' }, t20);
const unused = { powerPlayUsed: false };
const named = [bowling('new-bowler', 7)];
/** The bowler of an over has been named, and its two express balls were bowled. */
const expressed = [...named, roll('express-card', 30), roll('express-card', 31)];

const call = (moment: Moment, step = 'power-play') => told(at(moment), 'batting', step, 'call');

describe('a power play is called once the bowler is known', () => {
  it.each([
    [2, 'power-play'],
    [9, 'power-play'],
    [1, 'express-card'],
    [0, 'field'],
  ])('in T10, with %i overs bowled: %s', (overs, step) => {
    const from = over(overs, { ...unused, firstBowler: 7 });
    expect(waitsFor({ from, lines: overs === 0 ? [] : named })).toBe(step);
  });

  it('in T20 under that reading alone, after the early overs', () => {
    const step = (overs: number, selection: Selection) =>
      waitsFor({ from: over(overs, unused), lines: named, with: selection });
    expect([step(5, both), step(6, both), step(6, t20)]).toEqual(['express-card', 'power-play', 'express-card']);
  });

  it('by the batting side', () => {
    const match = at({ from: over(2, unused), lines: named });
    expect(match.waiting).toMatchObject({ open: [{ role: 'batting', step: 'power-play' }] });
  });

  it('and the field stays in for that over', () => {
    const called = at({ from: over(2, unused), lines: [...named, batting('power-play', 'call')] });
    expect(stateOf(called)).toMatchObject({ powerPlay: true, powerPlayUsed: true, outfieldMost: 2 });
    const declined = at({ from: over(2, unused), lines: [...named, batting('power-play', 'decline')] });
    expect(stateOf(declined)).toMatchObject({ powerPlay: false, powerPlayUsed: false, outfieldMost: 5 });
  });
});

describe('a call at the wrong time is told why', () => {
  const rule = 'ctg.place.powerplay-call';

  it('before the early overs are over', () => {
    expect(call({ from: over(1, unused), lines: named })).toEqual(['Only in overs 3 to 10.', rule]);
    expect(call({ from: over(5, unused), lines: named, with: both })).toEqual(['Only in overs 7 to 20.', rule]);
  });

  it('when the over has begun', () => {
    const lines = [...named, batting('power-play', 'decline')];
    expect(call({ from: over(2, unused), lines })).toEqual(['The over has begun.', rule]);
    expect(call({ from: over(9, unused), lines })).toEqual(['The over has begun.', rule]);
    expect(call({ from: over(6, unused), lines, with: both })).toEqual(['The over has begun.', rule]);
  });

  it('when it was used in this innings', () => {
    expect(call({ from: over(2), lines: named })).toEqual(['Already used this innings.', rule]);
  });

  it('in T20', () => {
    expect(call({ from: over(8, unused), lines: named, with: t20 })).toEqual([
      'Only in T10.',
      'ctg.ruling.powerplay-t20',
    ]);
  });
});

describe('where the call may wait for the first played ball', () => {
  it('it is asked for after the express balls', () => {
    expect(waitsFor({ from: over(2, unused), lines: named, with: late })).toBe('express-card');
    const match = at({ from: over(2, unused), lines: expressed, with: late });
    expect(match.waiting).toMatchObject({ open: [{ role: 'batting', step: 'power-play.late' }] });
    expect(stateOf(match.play('batting', 'power-play.late', 'call'))).toMatchObject({
      powerPlay: true,
      outfieldMost: 2,
    });
  });

  it('and not in early overs, nor in T20', () => {
    expect(waitsFor({ from: over(1, unused), lines: expressed, with: late })).toBe('field');
    expect(waitsFor({ from: over(8, unused), lines: expressed, with: { ...late, ...t20 } })).toBe('field');
  });

  it('and not before a later ball', () => {
    const before = (played: number): Position => ({
      overs: 2,
      balls: 2 + played,
      at: 'ball',
      state: { ...table({ state: unused }), turned: 2 + played, played },
    });
    expect(waitsFor({ from: before(0), with: late })).toBe('power-play.late');
    expect(waitsFor({ from: before(1), with: late })).toBe('field');
    // under the standard reading the time for it was when the bowler was named
    for (const played of [0, 1]) expect(waitsFor({ from: before(played) })).toBe('field');
  });
});
