import { houseRule, type ScriptLine, type Selection } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import {
  ball,
  batting,
  bowling,
  comesIn,
  lands,
  medium,
  pace,
  refused,
  roll,
  t20,
  withSlips,
} from '../scenarios/notation.js';
import { express, holds, house, one, under } from './one-ball.js';

/** Missed by 4, and the bowler rolls. */
const missed = { ...medium, dice: [6, 2] } as const;
const reviews = { battingReviews: 1 };
const each = under({ 'drs-owner': 'each-side-once' }, t20);
const kept = under({ 'drs-owner': 'each-side-once', 'drs-retained': 'kept-if-successful' }, t20);
const again = under({ 'drs-undo': 'replay-ball' }, t20);
const anyOther = under({ 'drs-owner': 'each-side-once', 'drs-scope': 'any-other' }, t20);
const out = roll('bowled-die', 8);
const notOut = roll('bowled-die', 1);
const overturns: readonly ScriptLine[] = [out, batting('review', 'review'), roll('review-die', 6)];

holds('a review', [
  [
    'is offered to the batting side in T20',
    one({ ...missed, with: t20, state: reviews, after: [out] }, { waits: 'review' }),
  ],
  [
    'is not offered in T10, whatever is left',
    one({ ...missed, state: reviews, after: [out] }, { waits: 'next-batter' }),
  ],
  [
    'is offered in T10 where it is switched on',
    one({ ...missed, with: { set: { drs: true } }, state: reviews, after: [out] }, { waits: 'review' }),
  ],
  ['is not offered where none is left', one({ ...missed, with: t20, after: [out] }, { waits: 'next-batter' })],
  [
    'that is not asked for is kept',
    one(
      { ...missed, with: t20, state: reviews, after: [out, batting('review', 'accept'), ...comesIn(9)] },
      { balls: ['W'], state: reviews },
    ),
  ],
  [
    'is not of a catch in the field',
    one(
      {
        ...medium,
        with: t20,
        state: reviews,
        after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 6)],
      },
      { waits: 'next-batter' },
    ),
  ],
]);

holds('a review that is not open says why', [
  [
    'nothing has been decided',
    one(
      {
        ...missed,
        with: t20,
        state: reviews,
        after: [refused(batting('review', 'review'), 'ctg.drs.once', 'There is nothing to review.')],
      },
      { waits: 'bowled-die' },
    ),
  ],
  [
    'clean bowled cannot be reviewed',
    one(
      {
        ...medium,
        with: t20,
        state: reviews,
        dice: [6, 1],
        after: [
          refused(batting('review', 'review'), 'ctg.drs.not-for', 'Run-outs and clean bowled cannot be reviewed.'),
        ],
      },
      { waits: 'next-batter' },
    ),
  ],
  [
    'there is none in T10',
    one(
      {
        ...missed,
        state: reviews,
        after: [refused(batting('review', 'review'), 'ctg.drs.t10-off', 'DRS is off in T10.')],
      },
      {},
    ),
  ],
]);

const caughtBehind = { ...pace, field: withSlips, dice: [4, 4] } as const;
const dropped = roll('slip-dice', [1, 2]);
const asked = bowling('review.bowling', 'review');

holds('a review of the bowling side', [
  [
    'is none of one that has a review and no reading for it',
    one({ ...missed, with: t20, state: { bowlingReviews: 1 }, after: [notOut] }, { balls: ['.'] }),
  ],
  [
    'is of what failed, where each side has one',
    one({ ...missed, with: each, state: { bowlingReviews: 1 }, after: [notOut] }, { waits: 'review.bowling' }),
  ],
  [
    'is not of what came off',
    one({ ...missed, with: each, state: { bowlingReviews: 1 }, after: [out] }, { waits: 'next-batter' }),
  ],
  [
    'is not there where none is left',
    one({ ...missed, with: each, state: { bowlingReviews: 0 }, after: [notOut] }, { balls: ['.'] }),
  ],
  [
    'that fails changes nothing',
    one(
      { ...caughtBehind, with: each, state: { bowlingReviews: 1 }, after: [dropped, asked, roll('review-die', 4)] },
      { balls: ['.'], state: { bowlingReviews: 0 } },
    ),
  ],
  [
    'that succeeds dismisses, and turns nothing into a dot',
    one(
      {
        ...caughtBehind,
        with: each,
        state: { bowlingReviews: 1 },
        after: [dropped, asked, roll('review-die', 5), ...comesIn(9)],
      },
      { balls: ['W'], state: { bowlingReviews: 0 }, cites: ['ctg.slips.caught'], without: ['ctg.drs.overturned'] },
    ),
  ],
  [
    'that succeeds is kept by that reading',
    one(
      {
        ...caughtBehind,
        with: kept,
        state: { bowlingReviews: 1 },
        after: [dropped, asked, roll('review-die', 5), ...comesIn(9)],
      },
      { balls: ['W'], state: { bowlingReviews: 1 } },
    ),
  ],
  [
    'is not of a strike, though any catch may be reviewed',
    one(
      {
        ...medium,
        with: anyOther,
        state: { bowlingReviews: 1 },
        after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 6), ...comesIn(9)],
      },
      { balls: ['W'] },
    ),
  ],
]);

/** Wicket icons of medium over cards, and one of another kind. */
const [pair, secondPair, dot] = [32, 43, 30];
const allowed = { 'express-drs': 'allow-review' };
const threeExpress: Selection = { ...t20, set: { expressBalls: 3 } };
const pairOf = (...before: readonly number[]): readonly ScriptLine[] => [
  ...before.map((card) => roll('express-card', card)),
  roll('express-card', pair),
  roll('express-card', secondPair),
];

holds('a review of an express ball', [
  [
    'is of two wicket icons that came off, where it is allowed',
    express(
      [...pairOf(), roll('express-pair', 5)],
      { waits: 'review.express' },
      { with: under(allowed, t20), state: reviews },
    ),
  ],
  [
    'is of the third ball as well, where three are express',
    express(
      [...pairOf(dot), roll('express-pair', 5)],
      { waits: 'review.express' },
      { with: under(allowed, threeExpress), state: reviews },
    ),
  ],
  [
    'is not of the bowling side, whose icons failed',
    express(
      [...pairOf(), roll('express-pair', 4)],
      { balls: ['.', '.'], waits: 'field' },
      {
        with: under({ ...allowed, 'drs-owner': 'each-side-once' }, t20),
        state: { bowlingReviews: 1 },
      },
    ),
  ],
  [
    'is not there otherwise',
    express([...pairOf(), roll('express-pair', 5)], { waits: 'next-batter' }, { with: t20, state: reviews }),
  ],
]);

const blocked = { dice: [4, 4] } as const;

holds('a ball that a review undid is bowled again', [
  [
    'and the next one has an over card as always',
    one(
      {
        ...missed,
        with: again,
        state: reviews,
        after: [
          ...overturns,
          ...ball({ ...medium, card: null, ...blocked }),
          ...ball({ ...medium, ...blocked, card: 30 }),
        ],
      },
      { balls: ['.', '.', '.'], game: { overBalls: 5 }, state: { turned: 5 } },
    ),
  ],
  [
    'as a free hit where it was one',
    one(
      {
        ...missed,
        with: {
          ...again,
          ...house(houseRule(ctg, 'nothing-protects', {}, (a) => [a.repeal('ctg.noball.free-hit-protection')])),
        },
        card: null,
        more: { game: { freeHitDue: true } },
        state: reviews,
        after: overturns,
      },
      { waits: 'field', game: { overBalls: 3, freeHit: true } },
    ),
  ],
  [
    'as no free hit where it was none',
    one({ ...missed, with: again, state: reviews, after: overturns }, { waits: 'field', game: { freeHit: false } }),
  ],
]);
