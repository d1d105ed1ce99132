import type { Scenario } from '@howzat/core/author';
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
  ruling,
  scripted,
  single,
  t20,
  table,
  withSlips,
} from './notation.js';

/** Reviews. */

export const reviewsScenarios: readonly Scenario[] = [
  single(
    'own.review',
    'A bowled roll is reviewed and overturned: a dot ball',
    {
      with: t20,
      ...medium,
      dice: [6, 2],
      state: { battingReviews: 1 },
      after: [roll('bowled-die', 7), batting('review', 'review'), roll('review-die', 5)],
    },
    {
      balls: ['.'],
      state: { battingReviews: 0 },
      waits: 'field',
      game: { overBalls: 4 },
      cites: ['ctg.drs.once', 'ctg.drs.t20-on', 'ctg.drs.overturned'],
    },
    'drs-retained',
    [
      {
        reading: 'kept-if-successful',
        expect: { balls: ['.'], state: { battingReviews: 1 } },
        after: [roll('bowled-die', 7), batting('review', 'review'), roll('review-die', 5)],
      },
    ],
  ),
  single(
    'own.review-fails',
    'A review that fails: out, and the review is gone',
    {
      with: t20,
      ...medium,
      dice: [6, 2],
      state: { battingReviews: 1 },
      after: [
        roll('bowled-die', 7),
        batting('review', 'review'),
        roll('review-die', 4),
        refused(batting('review', 'review'), 'ctg.drs.once', 'No review left.'),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], state: { battingReviews: 0 } },
  ),
  single(
    'own.review-t10',
    'DRS is off in T10',
    {
      ...medium,
      dice: [6, 2],
      after: [
        roll('bowled-die', 7),
        refused(batting('review', 'review'), 'ctg.drs.t10-off', 'DRS is off in T10.'),
        ...comesIn(9),
      ],
    },
    { balls: ['W'] },
  ),
  single(
    'own.review-run-out',
    'A run-out cannot be reviewed, nor can clean bowled',
    {
      with: t20,
      ...medium,
      attitude: 'defensive',
      state: { battingReviews: 1 },
      after: [
        ...lands(5, 'G0'),
        batting('run', 'extra'),
        roll('run-out-die', 6),
        refused(batting('review', 'review'), 'ctg.drs.not-for', 'Run-outs and clean bowled cannot be reviewed.'),
        ...comesIn(9),
      ],
    },
    { balls: ['2+W'] },
  ),
  single(
    'reading.drs-undo',
    'An overturned ball is a dot, or is bowled again',
    {
      with: t20,
      ...medium,
      dice: [6, 2],
      state: { battingReviews: 1 },
      after: [roll('bowled-die', 7), batting('review', 'review'), roll('review-die', 5)],
    },
    { balls: ['.'], game: { overBalls: 4 } },
    'drs-undo',
    [
      {
        reading: 'replay-ball',
        expect: { balls: ['.', '.'], game: { overBalls: 4 }, state: { turned: 4 } },
        after: [
          roll('bowled-die', 7),
          batting('review', 'review'),
          roll('review-die', 5),
          ...ball({ ...medium, card: null, dice: [4, 4] }),
        ],
      },
    ],
  ),
  single(
    'reading.drs-scope',
    'A catch in the field may not be reviewed',
    {
      with: t20,
      ...medium,
      state: { battingReviews: 1 },
      after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 6), ...comesIn(9)],
    },
    { balls: ['W'] },
    'drs-scope',
    [
      {
        reading: 'any-other',
        expect: { balls: ['.'] },
        after: [
          ...lands(3, 'R0'),
          bowling('catch', 'try'),
          roll('catch-die', 6),
          batting('review.catch', 'review'),
          roll('review-die.catch', 6),
        ],
      },
    ],
  ),
  single(
    'reading.drs-owner',
    'A bowled roll that failed: the bowling side has no review',
    { with: t20, ...medium, dice: [6, 2], state: { bowlingReviews: 0 }, after: [roll('bowled-die', 1)] },
    { balls: ['.'] },
  ),
  single(
    'reading.drs-owner.each',
    'A slip catch that failed, with a review for each side',
    {
      with: { ...t20, rulings: { 'ctg.ruling.drs-owner': 'each-side-once' } },
      ...pace,
      field: withSlips,
      dice: [4, 4],
      state: { bowlingReviews: 1 },
      after: [roll('slip-dice', [1, 2]), bowling('review.bowling', 'review'), roll('review-die', 5), ...comesIn(9)],
    },
    { balls: ['W'], state: { bowlingReviews: 0 }, cites: ['ctg.ruling.drs-owner'] },
  ),
  {
    ...single(
      'reading.drs-owner.none',
      'A slip catch that failed',
      { with: t20, ...pace, field: withSlips, dice: [4, 4], after: [roll('slip-dice', [1, 2])] },
      { balls: ['.'] },
    ),
    readings: [
      {
        ruling: 'ctg.ruling.drs-owner',
        reading: 'each-side-once',
        script: [...ball({ ...pace, dice: [4, 4] }), roll('slip-dice', [1, 2]), bowling('review.bowling', 'accept')],
        expect: { balls: ['.'] },
      },
    ],
  },
  scripted(
    'reading.express-drs',
    'Two wicket icons: no review',
    { overs: 4, balls: 0, at: 'ball', state: { ...table(), battingReviews: 1 } },
    [roll('express-card', 32), roll('express-card', 43), roll('express-pair', 5), ...comesIn(9)],
    { balls: ['.', 'W'] },
    {
      with: t20,
      ...ruling(
        'express-drs',
        'allow-review',
        [
          roll('express-card', 32),
          roll('express-card', 43),
          roll('express-pair', 5),
          batting('review.express', 'review'),
          roll('review-die.express', 6),
        ],
        { balls: ['.', '.'] },
      ),
    },
  ),
];
