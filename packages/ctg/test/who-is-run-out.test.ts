import { houseRule } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { describe, expect, it } from 'vitest';
import { batting, bowling, comesIn, lands, medium, roll } from '../scenarios/notation.js';
import { type OneBall, problemsOf, under } from './ball-in-progress.js';

/** After two were tried for: at the striker's end the striker is out, at the bowler's the other. */
const atEnd = { striker: { striker: 3, nonStriker: 2 }, bowler: { striker: 1, nonStriker: 3 } } as const;

const few = { 'field-all-nine': 'up-to-nine' } as const;
const nearest = { ...few, 'extra-run-fielder': 'nearest-token' } as const;

/** An extra run from the empty infield of a zone, and a throw that hits. */
const extra = (zone: number, field: readonly number[]): OneBall => ({
  bowl: zone === 3 || zone === 4 ? 13 : 12,
  zone,
  dice: [2, 4],
  attitude: 'defensive',
  field,
  after: [...lands(3, 'G0'), batting('run', 'extra'), roll('run-out-die', 6), ...comesIn(9)],
});

describe('to which end the throw goes when the area is empty', () => {
  it.each<[zone: number, nearestIn: number, end: keyof typeof atEnd]>([
    [1, 1, 'striker'],
    [1, 2, 'bowler'],
    [1, 3, 'bowler'],
    [1, 4, 'bowler'],
    [1, 5, 'striker'],
    [2, 1, 'striker'],
    [2, 3, 'bowler'],
    [2, 4, 'bowler'],
    [2, 5, 'striker'],
    [3, 1, 'striker'],
    [3, 2, 'bowler'],
    [3, 4, 'bowler'],
    [3, 5, 'striker'],
    [4, 1, 'striker'],
    [4, 2, 'bowler'],
    [4, 3, 'bowler'],
    [4, 5, 'striker'],
    [5, 1, 'striker'],
    [5, 2, 'bowler'],
    [5, 3, 'bowler'],
    [5, 4, 'bowler'],
  ])('the ball is in zone %s and the nearest fielder in zone %s: that of the %s', (zone, other, end) => {
    const ball = { ...extra(zone, [4 * other]), ...under(nearest) };
    expect(problemsOf(ball, { balls: ['1+W'], game: atEnd[end] })).toEqual([]);
  });

  it.each<[zone: number, fielders: readonly number[], end: keyof typeof atEnd]>([
    [2, [3, 5], 'bowler'],
    [2, [1, 4], 'striker'],
    [3, [1, 4], 'bowler'],
    [5, [4, 2], 'bowler'],
  ])('the ball is in zone %s and fielders in zones %j: the nearer one throws', (zone, zones, end) => {
    const ball = {
      ...extra(
        zone,
        zones.map((each) => 4 * each),
      ),
      ...under(nearest),
    };
    expect(problemsOf(ball, { balls: ['1+W'], game: atEnd[end] })).toEqual([]);
  });

  it.each<[zone: number, end: keyof typeof atEnd]>([
    [1, 'striker'],
    [2, 'bowler'],
    [3, 'bowler'],
    [4, 'bowler'],
    [5, 'striker'],
  ])('that of the ball, as it is printed: zone %s, %s', (zone, end) => {
    for (const other of [1, 2])
      expect(problemsOf({ ...extra(zone, [4 * other]), ...under(few) }, { game: atEnd[end] })).toEqual([]);
  });

  it.each<[string, Readonly<Record<string, string>>, number, keyof typeof atEnd]>([
    ['where every throw goes to the striker', { 'run-out-end': 'always-striker' }, 2, 'striker'],
    ['where the striker is out always', { 'run-out-victim': 'striker-always' }, 2, 'striker'],
    ['as it is printed', {}, 2, 'bowler'],
  ])('%s', (_what, readings, zone, end) => {
    expect(problemsOf({ ...extra(zone, [16]), ...under({ ...few, ...readings }) }, { game: atEnd[end] })).toEqual([]);
  });
});

it.each([1, 2])('with nobody in the field it goes to the end of the ball: zone %s', (zone) => {
  const ball = { ...extra(zone, []), ...under(nearest) };
  expect(problemsOf(ball, { game: atEnd[zone === 1 ? 'striker' : 'bowler'] })).toEqual([]);
});

it('who has dropped the catch and fields it keeps the throw in the zone of the ball', () => {
  const readings = { ...nearest, 'drop-zero-runs': 'fielded-red' };
  const ball: OneBall = {
    ...medium,
    zone: 1,
    field: [4, 8],
    after: [
      ...lands(1, 'R0'),
      bowling('catch', 'try'),
      roll('catch-die', 1),
      batting('run', 'run'),
      roll('run-out-die', 6),
      ...comesIn(9),
    ],
    ...under(readings),
  };
  // one was tried for, so the other batter is at the striker's end
  expect(problemsOf(ball, { balls: ['W'], game: { striker: 3, nonStriker: 1 } })).toEqual([]);
});

it('where a throw is held, the die of an over card runs nobody out', () => {
  const ball: OneBall = {
    ...extra(2, [16]),
    card: 32,
    effects: [roll('card-die', 5)],
    ...under({ ...few, 'over-card-replaces-roll': 'card-then-roll', 'run-out-automatic': 'ask' }),
  };
  const after = [...lands(3, 'G0'), batting('run', 'extra'), bowling('throw', 'hold')];
  expect(problemsOf({ ...ball, after }, { balls: ['3'] })).toEqual([]);
});

describe('what a run-out leaves', () => {
  const two = (...more: readonly ReturnType<typeof roll>[]) => ({
    ...medium,
    field: [4, 5, 8, 10, 12, 13, 16, 17, 20],
    after: [...lands(5, 'R0'), bowling('catch', 'decline'), batting('run', 'run'), ...more, ...comesIn(9)],
  });
  it.each<[string, OneBall, string]>([
    ['one less than two', two(roll('run-out-die', 6)), '1+W'],
    [
      'and that where a failed extra run leaves none',
      { ...two(roll('run-out-die', 6)), ...under({ 'extra-run-out-score': 'no-runs' }) },
      '1+W',
    ],
    ['none of an extra run', { ...extra(2, [16]), ...under({ ...few, 'extra-run-out-score': 'no-runs' }) }, 'W'],
    ['one of an extra run, as it is printed', { ...extra(2, [16]), ...under(few) }, '1+W'],
  ])('%s', (_what, ball, left) => expect(problemsOf(ball, { balls: [left] })).toEqual([]));

  it('the striker is out where a house rule lets nobody else be', () => {
    const nobodyElse = houseRule(ctg, 'nobody-else', {}, (a) => [a.repeal('ctg.extra.who')]);
    const ball: OneBall = { ...extra(2, [16]), with: { ...under(few).with, houseRules: [nobodyElse] } };
    expect(problemsOf(ball, { balls: ['1+W'], game: atEnd.striker })).toEqual([]);
  });
});
