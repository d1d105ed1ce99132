import type { Scenario } from '@howzat/core/author';
import { bowling, comesIn, medium, pace, refused, roll, single, withSlips } from './notation.js';

/** Blocks, misses and the slips. */

export const missesScenarios: readonly Scenario[] = [
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

  // — slips —
  single(
    'ctg.ex.slips-and-choice.a',
    'A block, slips roll 3 and 6: caught, and the new batter faces',
    { bowl: 0, zone: 3, field: withSlips, dice: [4, 4], after: [roll('slip-dice', [3, 6]), ...comesIn(9)] },
    { balls: ['W'], game: { striker: 3, nonStriker: 2 }, cites: ['ctg.slips.block-catch'] },
    'slips-on-block',
    [{ reading: 'symbol-for-both', expect: { balls: ['.'] }, after: [] }],
  ),
  single(
    'ctg.ex.slips-and-choice.b',
    'Aggressive, missed by 3 under the snick symbol: one option of two',
    {
      bowl: 0,
      zone: 3,
      card: 7,
      field: withSlips,
      dice: [5, 2],
      after: [bowling('dismissal', 'slips'), roll('slip-dice', [1, 5])],
    },
    { balls: ['.'] },
  ),
  single(
    'ctg.ex.slips-and-choice.c',
    'Missed by 2, no symbol: a dot, the slips do not roll',
    { bowl: 0, zone: 3, field: withSlips, dice: [5, 3] },
    { balls: ['.'] },
    'slips-on-miss',
    [{ reading: 'always-on-miss', expect: { balls: ['W'] }, after: [roll('slip-dice', [1, 6])] }],
  ),
];
