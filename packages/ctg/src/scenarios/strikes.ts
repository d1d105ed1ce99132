import type { Scenario } from '@howzat/core';
import { batting, bowling, comesIn, lands, refused, roll, single, t20, withSlips } from './notation.js';

/** Readings of the bowl, the strike, catches and runs: each scenario under the standing reading and under the others. */

const medium = { bowl: 12, zone: 2, dice: [2, 4] as const };
const pace = { bowl: 0, zone: 3 };

export const strikes: readonly Scenario[] = [
  // — misses and slips —
  single(
    'reading.bowled-roll-optional',
    'A bowled roll that nobody asks about, and one that the bowler may let go',
    { ...medium, dice: [6, 3], after: [roll('bowled-die', 1)] },
    { balls: ['.'] },
    'bowled-roll-optional',
    [
      {
        reading: 'always-ask',
        expect: { balls: ['.'] },
        after: [
          refused(bowling('dismissal', 'slips'), 'ctg.place.slips-zone', 'No slips in place.'),
          bowling('dismissal', 'none'),
        ],
      },
    ],
  ),
  single(
    'reading.miss-card-override',
    'The Toe Crusher bowls on a miss by 2',
    { bowl: 1, zone: 4, dice: [4, 2], after: [roll('bowled-die', 2)] },
    { balls: ['.'], facts: { margin: -2 } },
    'miss-card-override',
    [{ reading: 'ignore', expect: { balls: ['.'] }, after: [] }],
  ),
  single(
    'own.quick-dart',
    'The Quick Dart names its own die: a D8 for a defensive batter too',
    { bowl: 10, zone: 2, attitude: 'defensive', dice: [5, 2], after: [roll('bowled-die', 7), ...comesIn(9)] },
    { balls: ['W'] },
  ),
  single(
    'reading.snick-and-small-miss',
    'Missed by 1 under the snick symbol',
    { ...pace, card: 7, field: withSlips, dice: [4, 3], after: [roll('slip-dice', [1, 2])] },
    { balls: ['.'], cites: ['ctg.slips.snick'] },
    'snick-and-small-miss',
    [{ reading: 'slips-only-3-plus', expect: { balls: ['.'] }, after: [] }],
  ),
  single(
    'reading.slip-catch-focus',
    'A slip in a focussed area',
    { ...pace, field: withSlips, dice: [4, 4], after: [roll('slip-dice', [5, 1])] },
    { balls: ['.'] },
    'slip-catch-focus',
    [{ reading: 'focus-applies', expect: { balls: ['W'] } }],
  ),
  single(
    'own.appeal',
    'An appeal that the umpire grants, on a miss by 1',
    { bowl: 13, zone: 3, card: 36, dice: [4, 3], after: [roll('umpire-die', 5), ...comesIn(9)] },
    { balls: ['W'], cites: ['ctg.card.appeal', 'ctg.card.appeal-out'] },
    'umpire-card',
    [{ reading: 'unused', expect: { balls: ['.'] }, after: [] }],
  ),
  single(
    'own.slips-need-symbol',
    'Pace, missed by 3 with an appeal to choose from: the slips need the symbol',
    {
      bowl: 7,
      zone: 3,
      card: 29,
      field: [0, 5, 8, 9, 12, 13, 16, 17, 20],
      dice: [5, 2],
      after: [
        refused(bowling('dismissal', 'slips'), 'ctg.slips.snick', 'snick symbol'),
        bowling('dismissal', 'appeal'),
        roll('umpire-die', 1),
      ],
    },
    { balls: ['.'] },
  ),
  single(
    'own.bowled-needs-margin',
    'A miss by 1 under symbol and appeal: no bowled roll',
    {
      bowl: 12,
      zone: 5,
      card: 36,
      dice: [4, 3],
      after: [
        refused(bowling('dismissal', 'bowled'), 'ctg.prec.choose-one', 'Choose one option.'),
        roll('umpire-die', 1),
      ],
    },
    { balls: ['.'] },
  ),

  // — naturals and cards —
  single(
    'own.natural-four-fixed',
    'A natural four stands where the totals would have missed it',
    { ...medium, meter: -1, dice: [1, 7] },
    { balls: ['4'], cites: ['ctg.outcome.natural-four-fixed'] },
  ),
  single(
    'reading.naturals-and-rerolls',
    'A natural four may be rolled again, unless it is locked',
    {
      ...medium,
      in: [4, 8],
      state: { skills: [0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0] },
      dice: [1, 7],
      after: [batting('skill.reroll', 0), roll('re-roll', 8)],
    },
    { balls: ['6'], cites: ['ctg.card.reroll', 'ctg.skill.spec-three', 'ctg.skill.spec-display'] },
    'naturals-and-rerolls',
    [{ reading: 'lock-all-naturals', expect: { balls: ['4'] }, after: [] }],
  ),
  single(
    'reading.natural-boundary-resolution',
    'A natural four without further dice, and one with them',
    { ...medium, dice: [1, 7] },
    { balls: ['4'], cites: ['ctg.ruling.natural-boundary-resolution'] },
    'natural-boundary-resolution',
    [{ reading: 'roll-anyway', expect: { balls: ['4'], facts: { distance: 2 } }, after: lands(2, 'G1') }],
  ),
  single(
    'own.natural-caught',
    'A natural four for which distance and bounce are rolled may be caught',
    {
      ...medium,
      with: { rulings: { 'ctg.ruling.natural-boundary-resolution': 'roll-anyway' } },
      dice: [1, 7],
      after: [...lands(2, 'R1'), bowling('catch', 'try'), roll('catch-die', 6), ...comesIn(9)],
    },
    { balls: ['W'] },
  ),
  single(
    'reading.over-card-replaces-roll',
    'A loose ball for one, and then the dice as well',
    { ...pace, card: 14, effects: [roll('card-die', 1)] },
    { balls: ['1'] },
    'over-card-replaces-roll',
    [
      {
        reading: 'card-then-roll',
        expect: { balls: ['1'], facts: { outcome: 'block' } },
        after: [roll('bowler-die', 4), roll('batter-die', 4)],
      },
    ],
  ),
  single(
    'reading.over-card-meter',
    'Late swing takes one from the meter of this ball',
    { ...pace, meter: 1, card: 4, dice: [4, 3] },
    { balls: ['.'], facts: { meter: 0, outcome: 'miss' }, cites: ['ctg.card.meter'] },
    'over-card-meter',
    [{ reading: 'never-same-ball', expect: { balls: ['.'], facts: { meter: 1, outcome: 'block' } } }],
  ),
  single(
    'own.meter-caps',
    'A card cannot lift the meter above 3, nor many lines take it below -1',
    { bowl: 7, zone: 4, card: 19, dice: [6, 3] },
    { balls: ['.'], facts: { meter: 3, outcome: 'block' }, cites: ['ctg.adv.caps', 'ctg.board.bowling-decks'] },
  ),
  single(
    'own.meter-floor',
    'Four lines from a confidence of -1: still -1',
    { bowl: 8, zone: 1, confidence: -1, dice: [3, 4] },
    { balls: ['.'], facts: { meter: -1, outcome: 'block' }, cites: ['ctg.adv.caps'] },
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

  // — running —
  single(
    'reading.empty-zone-or-area',
    'An empty area of a zone in which somebody stands',
    { ...medium, after: [...lands(5, 'R0'), batting('run', 'safe')] },
    { balls: ['2'] },
    'empty-zone-or-area',
    [{ reading: 'zone', expect: { balls: ['1'] } }],
  ),
  single(
    'reading.extra-run-eligibility.fielded',
    'An extra run on a ball fielded green',
    {
      ...medium,
      attitude: 'defensive',
      after: [
        ...lands(1, 'G0'),
        refused(batting('run', 'run'), 'ctg.field.fielded', 'try an extra one'),
        batting('run', 'extra'),
        roll('run-out-die', 2),
      ],
    },
    { balls: ['2'], cites: ['ctg.field.fielded', 'ctg.run.made'] },
    'extra-run-eligibility',
    [{ reading: 'empty-only', expect: { balls: ['1'] }, after: lands(1, 'G0') }],
  ),
  single(
    'reading.extra-run-eligibility.empty',
    'An extra run from an empty area',
    { ...medium, attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 2)] },
    { balls: ['3'] },
    'extra-run-eligibility',
    [{ reading: 'fielded-green-only', expect: { balls: ['2'] }, after: lands(5, 'G0') }],
  ),
  single(
    'reading.extra-run-count',
    'One extra run, and another',
    { ...medium, attitude: 'defensive', after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 2)] },
    { balls: ['3'], cites: ['ctg.ruling.extra-run-count'] },
    'extra-run-count',
    [
      {
        reading: 'repeat',
        expect: { balls: ['4'] },
        after: [
          ...lands(5, 'G0'),
          batting('run', 'extra'),
          roll('run-out-die', 2),
          batting('run', 'extra'),
          roll('run-out-die', 4),
          batting('run', 'safe'),
        ],
      },
    ],
  ),
  single(
    'reading.extra-run-fielder',
    'An extra run in zone 2, where nobody stands; the nearest fielder is in zone 1',
    {
      ...medium,
      field: [4, 5, 6, 16, 17, 18, 20, 21, 22],
      after: [...lands(5, 'R0'), batting('run', 'extra'), roll('run-out-die', 6), ...comesIn(9)],
      attitude: 'aggressive',
      state: { zoneMost: 3 },
    },
    { balls: ['2+W'], game: { striker: 2, nonStriker: 3 } },
    'extra-run-fielder',
    [{ reading: 'nearest-token', expect: { balls: ['2+W'], game: { striker: 3, nonStriker: 1 } } }],
  ),
  single(
    'reading.run-out-end',
    'The fielding side names the end of its throw',
    {
      bowl: 12,
      zone: 5,
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 20, 21],
      after: [
        ...lands(3, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], game: { striker: 3, nonStriker: 1 } },
    'run-out-end',
    [
      {
        reading: 'fielding-side-chooses',
        expect: { balls: ['W'], game: { striker: 2, nonStriker: 3 } },
        after: [
          ...lands(3, 'R0'),
          bowling('catch', 'decline'),
          batting('run', 'run'),
          bowling('throw-end', 'bowler'),
          roll('run-out-die', 6),
          ...comesIn(9),
        ],
      },
    ],
  ),
  single(
    'reading.run-out-automatic',
    'A throw that is made, and one that is held',
    {
      ...medium,
      attitude: 'defensive',
      after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 6), ...comesIn(9)],
    },
    { balls: ['2+W'] },
    'run-out-automatic',
    [
      {
        reading: 'ask',
        expect: { balls: ['3'] },
        after: [...lands(5, 'G0'), batting('run', 'extra'), bowling('throw', 'hold')],
      },
    ],
  ),
  single(
    'reading.chase-mid-ball',
    'Safe runs win: no further run is offered',
    {
      ...medium,
      attitude: 'defensive',
      more: { innings: 2, target: 100, runs: 98 },
      after: lands(5, 'G0'),
    },
    { score: '100/0', result: 'Home won by 10 wickets' },
    'chase-mid-ball',
    [
      {
        reading: 'resolve-all',
        expect: { score: '101/0', result: 'Home won by 10 wickets' },
        after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 1)],
      },
    ],
  ),
  single(
    'reading.new-batter-end',
    'Run out at the bowler’s end: who faces',
    {
      bowl: 13,
      zone: 3,
      dice: [2, 4],
      after: [
        ...lands(3, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], game: { striker: 2, nonStriker: 3 } },
    'new-batter-end',
    [{ reading: 'always-faces', expect: { balls: ['W'], game: { striker: 3, nonStriker: 2 } } }],
  ),
];
