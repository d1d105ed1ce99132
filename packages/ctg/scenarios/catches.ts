import type { Scenario } from '@howzat/core/author';
import { batting, bowling, comesIn, lands, medium, refused, roll, single, t20 } from './notation.js';

/** Catches, and catches that are dropped. */

export const catchesScenarios: readonly Scenario[] = [
  // — dropped catch: T20, zone 2, medium, distance 3, catch die 3 —
  single(
    'ctg.ex.dropped-catch.a',
    'A red 1 to a second fielder, two tried, run out: the non-striker',
    {
      with: t20,
      ...medium,
      field: [4, 5, 9, 10, 12, 13, 16, 17, 20],
      after: [
        ...lands(3, 'R1'),
        bowling('catch', 'try'),
        roll('catch-die', 3),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['1+W'], game: { striker: 1, nonStriker: 3 } },
    'drop-then-second-fielder',
    [
      {
        reading: 'auto-area-runs',
        expect: { balls: ['2'] },
        after: [...lands(3, 'R1'), bowling('catch', 'try'), roll('catch-die', 3)],
      },
    ],
  ),
  single(
    'ctg.ex.dropped-catch.b',
    'A red 0: one run, the ends change, no run decision',
    {
      with: t20,
      ...medium,
      field: [4, 5, 9, 10, 12, 13, 16, 17, 20],
      after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 3)],
    },
    { balls: ['1'], game: { striker: 2 } },
    'drop-zero-runs',
    [
      {
        reading: 'fielded-red',
        expect: { balls: ['.'] },
        after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 3), batting('run', 'safe')],
      },
    ],
  ),
  single(
    'ctg.ex.dropped-catch.c',
    'A red 1 to an empty area, an extra run made: three runs',
    {
      with: t20,
      ...medium,
      field: [4, 5, 8, 9, 12, 13, 16, 17, 20],
      after: [
        ...lands(3, 'R1'),
        bowling('catch', 'try'),
        roll('catch-die', 3),
        batting('run', 'extra'),
        roll('run-out-die', 4),
      ],
    },
    { balls: ['3'], game: { striker: 2 }, cites: ['ctg.extra.offer', 'ctg.run.made'] },
  ),

  // — catching —
  single(
    'reading.catch-optional',
    'A catch that the side may decline, and one that is always tried',
    { ...medium, after: [...lands(3, 'R0'), bowling('catch', 'decline'), batting('run', 'safe')] },
    { balls: ['.'] },
    'catch-optional',
    [{ reading: 'always-attempt', expect: { balls: ['1'] }, after: [...lands(3, 'R0'), roll('catch-die', 1)] }],
  ),
  single(
    'reading.focus-scope',
    'The second band of a zone whose first has the outline',
    { ...medium, after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 4)] },
    { balls: ['1'] },
    'focus-scope',
    [{ reading: 'whole-zone', expect: { balls: ['W'] } }],
  ),
  single(
    'reading.focus-source',
    'Short Stuff focusses zone 1 by its card',
    {
      bowl: 4,
      zone: 1,
      dice: [2, 4],
      after: [...lands(1, 'R0'), batting('add-one', 'keep'), bowling('catch', 'try'), roll('catch-die', 4)],
    },
    { balls: ['1'] },
    'focus-source',
    [{ reading: 'per-bowl-card', expect: { balls: ['W'] } }],
  ),
  single(
    'own.no-fielder-there',
    'A red ball where nobody stands',
    {
      ...medium,
      after: [
        ...lands(5, 'R0'),
        refused(bowling('catch', 'try'), 'ctg.catch.condition', 'No fielder there.'),
        batting('run', 'safe'),
      ],
    },
    { balls: ['2'] },
  ),
];
