import type { Scenario } from '@howzat/core/author';
import { maskOf } from '../src/components/geometry.js';
import { batting, bowling, over, refused, ring, roll, ruling, scripted, t20, table, withSlips } from './notation.js';

/** The field, and where fielders may stand. */

export const fieldScenarios: readonly Scenario[] = [
  scripted(
    'own.field-t10',
    'What a field of T10 breaks: each sentence',
    { overs: 2, balls: 0, at: 'ball', state: { ...table({ style: 0 }), turned: 2 } },
    [
      bowling('field', 'set'),
      refused(bowling('set-field', [4, 5, 8, 9, 12, 13, 16, 17]), 'ctg.setup.nine-fielders', 'Nine fielders needed.'),
      refused(bowling('set-field', [4, 4, 8, 9, 12, 13, 16, 17, 20]), 'ctg.place.area-one', 'Area occupied'),
      refused(bowling('set-field', [4, 5, 6, 9, 12, 13, 16, 17, 20]), 'ctg.place.zone-t10', 'Zone is full'),
      refused(
        bowling('set-field', [6, 5, 10, 9, 14, 13, 18, 22, 2]),
        'ctg.ruling.slip-areas',
        'infield areas of the Bye',
      ),
      refused(bowling('set-field', [7, 5, 10, 9, 14, 13, 18, 22, 1]), null, 'no such area'),
      bowling('set-field', [6, 5, 10, 9, 14, 13, 18, 22, 1]),
    ],
    { waits: 'bowl', state: { field: maskOf([6, 5, 10, 9, 14, 13, 18, 22, 1]) } },
    {
      readings: [
        {
          ruling: 'ctg.ruling.slip-areas',
          reading: 'any-bye-area',
          script: [bowling('field', 'set'), bowling('set-field', [6, 5, 10, 9, 14, 13, 18, 20, 2])],
          expect: { waits: 'bowl' },
        },
        {
          ruling: 'ctg.ruling.field-all-nine',
          reading: 'up-to-nine',
          script: [bowling('field', 'set'), bowling('set-field', [6, 5, 10, 9])],
          expect: { waits: 'bowl' },
        },
      ],
    },
  ),
  scripted(
    'own.field-later-t10',
    'T10 over 3: six in the outfield are one too many',
    over(2),
    [
      bowling('new-bowler', 7),
      roll('express-card', 30),
      roll('express-card', 31),
      bowling('field', 'set'),
      refused(
        bowling(
          'set-field',
          [6, 10, 14, 18, 22, 4, 8, 12, 16]
            .map((area) => (area === 4 ? 5 : area))
            .slice(0, 8)
            .concat(3),
        ),
        null,
        'no such area',
      ),
      bowling('set-field', [6, 10, 14, 18, 22, 4, 8, 12, 16]),
    ],
    { waits: 'bowl', cites: ['ctg.place.outfield-later-t10', 'ctg.place.zone-t10', 'ctg.place.slips-zone'] },
  ),
  scripted(
    'own.field-early-t10',
    'T10 overs 1 and 2: two in the outfield',
    over(1, { lastBowler: 8 }),
    [
      bowling('new-bowler', 7),
      roll('express-card', 30),
      roll('express-card', 31),
      bowling('field', 'set'),
      refused(
        bowling('set-field', [6, 10, 14, 18, 22, 4, 8, 12, 16]),
        'ctg.place.outfield-early-t10',
        'Only 2 in the outfield this over.',
      ),
      refused(
        bowling('set-field', [0, 5, 8, 9, 12, 13, 16, 17, 20]),
        'ctg.ruling.bye-by-style',
        'No slips for a medium',
      ),
      bowling('set-field', [6, 10, 12, 13, 16, 17, 20, 4, 8]),
    ],
    { waits: 'bowl', cites: ['ctg.place.outfield-early-t10'] },
    {
      readings: [
        {
          ruling: 'ctg.ruling.bye-by-style',
          reading: 'open-without-catch',
          script: [
            bowling('new-bowler', 7),
            roll('express-card', 30),
            roll('express-card', 31),
            bowling('field', 'set'),
            bowling('set-field', [0, 5, 8, 9, 12, 13, 16, 17, 20]),
          ],
          expect: { waits: 'bowl' },
        },
      ],
    },
  ),
  scripted(
    'own.field-t20',
    'T20: one zone of three, not two; two in the outfield in over 6, five in over 7',
    over(5),
    [
      bowling('new-bowler', 7),
      roll('express-card', 30),
      roll('express-card', 31),
      bowling('field', 'set'),
      refused(
        bowling('set-field', [4, 5, 6, 8, 9, 10, 12, 16, 20]),
        'ctg.place.zone-t20',
        'one zone may hold 3 fielders, every other 2',
      ),
      refused(bowling('set-field', [4, 5, 8, 9, 12, 13, 18, 22, 10]), 'ctg.place.outfield-early-t20', 'Only 2'),
      bowling('set-field', [4, 5, 6, 8, 9, 12, 13, 16, 20]),
    ],
    { waits: 'bowl', cites: ['ctg.place.outfield-early-t20', 'ctg.place.zone-t20'] },
    { with: t20 },
  ),
  scripted(
    'own.field-later-t20',
    'T20 over 7: five in the outfield',
    over(6),
    [
      bowling('new-bowler', 7),
      roll('express-card', 30),
      roll('express-card', 31),
      bowling('field', 'set'),
      refused(bowling('set-field', [6, 7, 10, 11, 14, 18, 4, 16, 20]), 'ctg.place.outfield-later-t20', 'Only 5'),
      bowling('set-field', [6, 10, 14, 18, 22, 4, 8, 12, 16]),
    ],
    { waits: 'bowl', cites: ['ctg.place.outfield-later-t20'] },
    { with: t20 },
  ),
  scripted(
    'reading.slip-limit',
    'A spinner has one slip by the rule card',
    over(2),
    [
      bowling('new-bowler', 2),
      roll('express-card', 15),
      roll('express-card', 17),
      bowling('field', 'set'),
      refused(bowling('set-field', [...withSlips]), 'ctg.place.slips-zone', 'Only 1 slip.'),
    ],
    { waits: 'set-field' },
    ruling(
      'slip-limit',
      'zone-limit-only',
      [
        bowling('new-bowler', 2),
        roll('express-card', 15),
        roll('express-card', 17),
        bowling('field', 'set'),
        bowling('set-field', [...withSlips]),
      ],
      { waits: 'bowl' },
    ),
  ),
  scripted(
    'reading.bye-counts',
    'Five in the outfield and one in the outfield of Bye',
    { overs: 2, balls: 0, at: 'ball', state: { ...table({ style: 0 }), turned: 2 } },
    [
      bowling('field', 'set'),
      refused(bowling('set-field', [2, 6, 10, 14, 18, 22, 4, 8, 12]), 'ctg.place.outfield-later-t10', 'Only 5'),
    ],
    { waits: 'set-field' },
    {
      with: { rulings: { 'ctg.ruling.slip-areas': 'any-bye-area' } },
      ...ruling(
        'bye-counts',
        'exempt',
        [bowling('field', 'set'), bowling('set-field', [2, 6, 10, 14, 18, 22, 4, 8, 12])],
        { waits: 'bowl' },
      ),
    },
  ),
  scripted(
    'reading.field-before-bowler',
    'Slips are set before the bowler is named',
    { overs: 0, balls: 0, at: 'field-limits.setup', state: { ...table(), bowler: -1 } },
    [
      bowling('place-field', [...withSlips]),
      refused(bowling('first-bowler', 5), 'ctg.ruling.who-may-bowl', 'do not bowl'),
    ],
    { waits: 'first-bowler' },
    ruling('field-before-bowler', 'check-at-setup', [bowling('place-field', [...ring])], { waits: 'first-bowler' }),
  ),
  scripted(
    'reading.powerplay-moment',
    'Power play is called before the deal, or before the first played ball',
    over(3, { powerPlayUsed: false }),
    [bowling('new-bowler', 7), batting('power-play', 'decline'), roll('express-card', 30)],
    { waits: 'express-card' },
    ruling(
      'powerplay-moment',
      'before-first-played-ball',
      [
        bowling('new-bowler', 7),
        roll('express-card', 30),
        roll('express-card', 31),
        batting('power-play.late', 'call'),
      ],
      { waits: 'field', state: { outfieldMost: 2 } },
    ),
  ),
];
