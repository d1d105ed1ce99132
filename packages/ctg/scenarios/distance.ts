import type { Scenario } from '@howzat/core/author';
import { batting, bowling, comesIn, lands, medium, pace, refused, roll, single, t20 } from './notation.js';

/** How far a struck ball goes, and boundaries. */

export const distanceScenarios: readonly Scenario[] = [
  // — distance: T20, a green 2 —
  single(
    'ctg.ex.distance-adjust.a',
    'Pace, margin 3, distance 4, not raised: two runs',
    {
      with: t20,
      bowl: 0,
      zone: 3,
      dice: [2, 5],
      after: [...lands(4, 'G2'), batting('add-one', 'keep'), batting('run', 'safe')],
    },
    {
      balls: ['2'],
      facts: { landing: 'Straight 3/4', area: 'Straight 7/8' },
      cites: ['ctg.strike.distance-area', 'ctg.strike.roll-both'],
    },
  ),
  single(
    'ctg.ex.distance-adjust.b',
    'The same, raised: past the outfield, four',
    { with: t20, bowl: 0, zone: 3, dice: [2, 5], after: [...lands(4, 'G2'), batting('add-one', 'add')] },
    {
      balls: ['4'],
      facts: { distance: 5 },
      cites: ['ctg.strike.pace-plus-one', 'ctg.strike.pace-raised', 'ctg.boundary.four'],
    },
  ),
  single(
    'ctg.ex.distance-adjust.c',
    'Pace, margin 5, distance 6: it cannot be raised; four',
    {
      with: t20,
      bowl: 0,
      zone: 3,
      dice: [2, 7],
      after: [
        ...lands(6, 'G2'),
        refused(batting('add-one', 'add'), 'ctg.strike.pace-cap', 'Distance cannot go above 6.'),
        batting('add-one', 'keep'),
      ],
    },
    { balls: ['4'], facts: { landing: 'Straight 5/6' }, cites: ['ctg.strike.pace-cap'] },
    'pace-cap',
    [
      {
        reading: 'cap-board-max',
        expect: { balls: ['6'], facts: { distance: 7 } },
        after: [...lands(6, 'G2'), batting('add-one', 'add')],
      },
    ],
  ),
  single(
    'ctg.ex.distance-adjust.d',
    'Spin, margin 2, distance 7: one less, so a four and no six',
    { with: t20, bowl: 7, zone: 3, dice: [2, 4], after: lands(7, 'G2') },
    { balls: ['4'], facts: { distance: 6 }, cites: ['ctg.strike.spin-minus-one'] },
    'six-adjusted-distance',
    [{ reading: 'raw', expect: { balls: ['6'] } }],
  ),
  single(
    'ctg.ex.distance-adjust.e',
    'Spin, margin 3, distance 7 stays: six',
    { with: t20, bowl: 7, zone: 3, dice: [2, 5], after: lands(7, 'G2') },
    { balls: ['6'], facts: { boundary: 6 }, cites: ['ctg.boundary.six', 'ctg.strike.distance-die-t20'] },
  ),
  single(
    'ctg.ex.distance-adjust.f',
    'Spin, margin 1, distance 1 stays 1: two runs',
    { with: t20, bowl: 7, zone: 3, dice: [3, 4], after: [...lands(1, 'G2'), batting('run', 'safe')] },
    { balls: ['2'], facts: { distance: 1, area: 'Straight 5/6' }, cites: ['ctg.strike.spin-floor'] },
  ),

  // — T10, medium, distance 5 —
  single('ctg.ex.t10-outermost.a', 'A green 2: six', { ...medium, after: lands(5, 'G2') }, { balls: ['6'] }),
  single(
    'ctg.ex.t10-outermost.b',
    'A green 1: four',
    { ...medium, after: lands(5, 'G1') },
    { balls: ['4'] },
    'six-condition',
    [
      { reading: 'green-1-or-more', expect: { balls: ['6'] } },
      { reading: 'any-green', expect: { balls: ['6'] } },
    ],
  ),
  single(
    'ctg.ex.t10-outermost.c',
    'A green 0 to an empty area: two runs',
    { ...medium, attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'safe')] },
    { balls: ['2'] },
  ),
  single(
    'ctg.ex.t10-outermost.d',
    'A red 2 to a fielder of 4+: caught on a 4',
    {
      ...medium,
      field: [4, 5, 8, 10, 12, 13, 16, 17, 20],
      after: [...lands(5, 'R2'), bowling('catch', 'try'), roll('catch-die', 4), ...comesIn(9)],
    },
    { balls: ['W'], game: { striker: 3, nonStriker: 2 } },
    'crossing-on-catch',
    [{ reading: 'crossed', expect: { balls: ['W'], game: { striker: 2, nonStriker: 3 } } }],
  ),
  single(
    'ctg.ex.t10-outermost.e',
    'The same, dropped with a 3: four, and confidence rises',
    {
      ...medium,
      field: [4, 5, 8, 10, 12, 13, 16, 17, 20],
      after: [...lands(5, 'R2'), bowling('catch', 'try'), roll('catch-die', 3)],
    },
    {
      balls: ['4'],
      state: { confidence: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0] },
      cites: ['ctg.conf.boundary-plus-one'],
    },
    'drop-then-boundary',
    [
      {
        reading: 'stops-at-last-area',
        expect: { balls: ['2'], facts: { boundary: null, area: 'Pull 5/6' } },
      },
    ],
  ),

  // — distance and bounce —
  single(
    'reading.bounce-unit',
    'T20, distance 7 and a green 1: by areas over the boundary, by points not',
    { with: t20, ...medium, after: lands(7, 'G1') },
    { balls: ['4'] },
    'bounce-unit',
    [
      {
        reading: 'points',
        expect: { balls: ['2'], facts: { area: 'Pull 7/8' } },
        after: [...lands(7, 'G1'), batting('run', 'safe')],
      },
    ],
  ),
  single(
    'reading.six-which-die',
    'A green 2 of the defensive die',
    { ...medium, attitude: 'defensive', after: lands(6, 'G2') },
    { balls: ['6'] },
    'six-which-die',
    [{ reading: 'red-die-only', expect: { balls: ['4'] } }],
  ),
  single(
    'reading.red-2-outermost',
    'A red 2 in the outermost band',
    { ...medium, after: lands(6, 'R2') },
    { balls: ['4'] },
    'red-2-outermost',
    [{ reading: 'six', expect: { balls: ['6'] } }],
  ),
  single(
    'reading.pace-add-timing',
    'The extra pace after the dice, and before them',
    { ...pace, dice: [2, 5], after: [...lands(4, 'G1'), batting('add-one', 'keep'), batting('run', 'safe')] },
    { balls: ['2'] },
    'pace-add-timing',
    [
      {
        reading: 'before-roll',
        expect: { balls: ['4'], facts: { distance: 5 } },
        after: [batting('add-one.before', 'add'), ...lands(4, 'G1')],
      },
    ],
  ),
  single(
    'own.add-one-closed',
    'Against pace a margin of 2 adds nothing; against medium nothing does',
    {
      ...pace,
      dice: [2, 4],
      after: [
        roll('distance', 3),
        roll('bounce', 'G1'),
        refused(batting('add-one', 'add'), 'ctg.strike.pace-plus-one', 'Margin too small.'),
        refused(bowling('catch', 'try'), 'ctg.strike.bounce-green', 'Green ball cannot be caught.'),
        batting('run', 'safe'),
      ],
    },
    { balls: ['2'] },
  ),
  single(
    'own.add-one-medium',
    'Only against pace',
    {
      bowl: 12,
      zone: 2,
      dice: [2, 6],
      after: [
        ...lands(4, 'R0'),
        refused(batting('add-one', 'add'), 'ctg.strike.pace-plus-one', 'Only against pace.'),
        bowling('catch', 'decline'),
        batting('run', 'safe'),
      ],
    },
    { balls: ['.'] },
  ),
  single(
    'reading.style-of-bowler',
    'The Off-Cutter is medium by its deck and spin by its card',
    { bowl: 14, zone: 3, dice: [2, 4], attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'safe')] },
    { balls: ['2'] },
    'style-of-bowler',
    [
      {
        reading: 'card-flag',
        expect: { balls: ['1'], facts: { distance: 4 } },
        after: [...lands(5, 'G0'), batting('run', 'safe')],
      },
    ],
  ),
  single(
    'reading.bounce-red-means',
    'A green 1 of the aggressive die',
    { ...medium, after: [...lands(1, 'G1'), batting('run', 'safe')] },
    { balls: ['1'], facts: { bounce: 'G1' }, cites: ['ctg.field.infield-green'] },
    'bounce-red-means',
    [
      {
        reading: 'die-colour',
        expect: { balls: ['.'], facts: { bounce: 'R1' } },
        after: [...lands(1, 'G1'), bowling('catch', 'decline'), batting('run', 'safe')],
      },
    ],
  ),
  single(
    'reading.interception',
    'A green ball past a fielder',
    { ...medium, after: lands(4, 'G2') },
    { balls: ['4'] },
    'interception',
    [
      {
        reading: 'path',
        expect: { balls: ['1'], facts: { area: 'Pull 3/4' } },
        after: [...lands(4, 'G2'), batting('run', 'safe')],
      },
    ],
  ),
];
