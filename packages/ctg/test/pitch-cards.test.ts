import { compose, type Rulebook } from '@howzat/core';
import type { Variant } from '@howzat/core/author';
import { standingRules } from '@howzat/core/engine';
import { ctg, originalCards, withCards } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { batting, bowling, comesIn, lands, medium, pace, roll, withSlips } from '../scenarios/notation.js';
import { type OneBall, played, problemsOf } from './ball-in-progress.js';

type Effect = 'slow' | 'lively';

/** The game where the first pitch does this, and the others do nothing else. */
function withPitch(...effects: readonly Effect[]): Variant {
  const [first, ...others] = originalCards.pitches;
  return withCards({ ...originalCards, pitches: [{ ...first, effects }, ...others] }) as Variant;
}

const on = (pitch: number, ball: OneBall): OneBall => ({ ...ball, state: { ...ball.state, pitch } });
const rules = (variant: Variant) => standingRules(compose(variant as never) as Rulebook);

describe('what a pitch does stands where some pitch does it', () => {
  it.each<[string, Variant, readonly boolean[]]>([
    ['the original pitches', ctg as Variant, [false, false]],
    ['a slow one', withPitch('slow'), [true, false]],
    ['a lively one', withPitch('lively'), [false, true]],
    ['one that is both', withPitch('slow', 'lively'), [true, true]],
  ])('%s', (_what, variant, stand) => {
    const standing = rules(variant);
    expect(['ctg.pitch.slow', 'ctg.pitch.lively'].map((rule) => standing.includes(rule))).toEqual(stand);
  });
});

describe('on a slow pitch strikes go one less far', () => {
  const strike = { ...medium, attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'safe')] } as const;
  it.each<[string, Variant, number, string]>([
    ['a slow pitch', withPitch('slow'), 0, '1'],
    ['another pitch of that set', withPitch('slow'), 1, '2'],
    ['the same pitch of the original set', ctg as Variant, 0, '2'],
    ['a lively pitch', withPitch('lively'), 0, '2'],
  ])('%s', (_what, variant, pitch, runs) => {
    expect(problemsOf(on(pitch, strike), { balls: [runs] }, variant)).toEqual([]);
  });

  it('but not less than 1', () => {
    const shortest = { ...medium, after: lands(1, 'R0') };
    const match = played(on(0, shortest), undefined, {}, withPitch('slow'));
    expect(match.internals().s).toMatchObject({ distance: 1, landing: 8 });
  });
});

describe('on a lively pitch the slips catch on one less', () => {
  const edge = (...faces: readonly number[]): OneBall => ({
    ...pace,
    card: 7,
    field: withSlips,
    dice: [6, 2],
    after: [bowling('dismissal', 'slips'), roll('slip-dice', faces)],
  });
  const caught = (ball: OneBall): OneBall => ({ ...ball, after: [...(ball.after ?? []), ...comesIn(9)] });
  it.each<[string, Variant, number, OneBall, string]>([
    ['a 5 is held there', withPitch('lively'), 0, caught(edge(5, 1)), 'W'],
    ['a 4 is not', withPitch('lively'), 0, edge(4, 1), '.'],
    ['a 5 is not held on another pitch', withPitch('lively'), 1, edge(5, 1), '.'],
    ['a 6 is held on another pitch', withPitch('lively'), 1, caught(edge(6, 1)), 'W'],
    ['a 5 is not held on a slow pitch', withPitch('slow'), 0, edge(5, 1), '.'],
    ['a 5 is not held on the original pitch', ctg as Variant, 0, edge(5, 1), '.'],
  ])('%s', (_what, variant, pitch, ball, result) => {
    expect(problemsOf(on(pitch, ball), { balls: [result] }, variant)).toEqual([]);
  });

  it.each<[string, number, OneBall, boolean]>([
    ['an edge on it', 0, caught(edge(5, 1)), true],
    ['an edge on another', 1, edge(5, 1), false],
    [
      'a strike on it',
      0,
      { ...medium, attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'safe')] },
      false,
    ],
    ['a block on it', 0, { ...medium, dice: [4, 4] }, false],
    [
      'a bowled roll on it',
      0,
      { ...edge(), after: [bowling('dismissal', 'bowled'), roll('bowled-die', 7), ...comesIn(9)] },
      false,
    ],
  ])('its rule is named where it counts: %s', (_what, pitch, ball, counts) => {
    const match = played(on(pitch, ball), undefined, {}, withPitch('lively'));
    expect(match.log().some(({ rules }) => rules.includes('ctg.pitch.lively'))).toBe(counts);
  });
});
