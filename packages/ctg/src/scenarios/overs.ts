import type { Scenario, ScriptLine } from '@howzat/core';
import { maskOf } from '../components/geometry.js';
import {
  ball,
  batting,
  bowling,
  comesIn,
  lands,
  refused,
  ring,
  roll,
  scripted,
  single,
  t20,
  table,
  withSlips,
} from './notation.js';

/** Readings of overs, express play, field, no-balls and confidence; and the refusals of these sections. */

const medium = { bowl: 12, zone: 2, dice: [2, 4] as const };
const pace = { bowl: 0, zone: 3 };
const over = (overs: number, state: Readonly<Record<string, unknown>> = {}) =>
  ({ overs, balls: 0, state: { ...table(), bowler: -1, lastBowler: 8, ...state } }) as const;
const express = (style = 2, state: Readonly<Record<string, unknown>> = {}) =>
  ({ overs: 4, balls: 0, at: 'ball', state: { ...table({ style }), ...state } }) as const;
const ruling = (name: string, reading: string, script: readonly ScriptLine[], expect: Scenario['expect']) => ({
  readings: [{ ruling: `ctg.ruling.${name}`, reading, script, expect }],
});

export const overs: readonly Scenario[] = [
  // — express play —
  scripted(
    'own.express-icons',
    'Three runs, a dot, and nothing to decide',
    express(),
    [
      roll('express-card', 35),
      roll('express-card', 30),
      refused(bowling('place-field', [...ring]), null, 'The field is set'),
    ],
    {
      balls: ['3', '.'],
      waits: 'field',
      game: { striker: 2 },
      cites: ['ctg.express.icon-three', 'ctg.express.turn-one'],
    },
  ),
  scripted(
    'own.express-t20',
    'T20: overs 2 to 19 have two express balls',
    { overs: 18, balls: 0, at: 'ball', state: table() },
    [roll('express-card', 33), roll('express-card', 30)],
    { balls: ['1', '.'], waits: 'field', cites: ['ctg.express.which-t20'] },
    { with: t20 },
  ),
  scripted(
    'reading.express-table-die',
    'The table icon: a D8, by which a specialist bowler is bowled on a 1',
    { ...express(0), state: table({ style: 0, in: [0, 8] }) },
    [
      roll('express-card', 6),
      roll('express-table', 7),
      roll('express-card', 14),
      roll('express-table', 1),
      ...comesIn(9),
    ],
    {
      balls: ['4', 'W'],
      cites: ['ctg.express.icon-rule-card', 'ctg.express.table-runs', 'ctg.express.table-wicket'],
    },
    ruling(
      'express-table-die',
      'batting-die',
      [roll('express-card', 6), refused(batting('zone', 1), null, 'Express ball: no choices.')],
      { waits: 'express-table', state: { batterSides: 6 } },
    ),
  ),
  scripted(
    'reading.d8-icon',
    'The D8 icon: a dot, and a D8 on the next played ball',
    express(0),
    [roll('express-card', 10), roll('express-card', 0), ...ball({ ...pace, meter: 0, dice: [8, 7] })],
    {
      balls: ['.', '.', '.'],
      cites: ['ctg.express.icon-d8-next', 'ctg.dice.bowler-d8-icon'],
      state: { d8Next: false },
    },
    ruling('d8-icon-scores', 'one-run', [roll('express-card', 10), roll('express-card', 0)], { balls: ['1', '.'] }),
  ),
  scripted(
    'reading.d8-next-carry',
    'The D8 is used up by a loose ball, or waits for the next roll',
    express(0),
    [roll('express-card', 10), roll('express-card', 0), ...ball({ ...pace, card: 14, effects: [roll('card-die', 1)] })],
    { balls: ['.', '.', '1'], state: { d8Next: false }, cites: ['ctg.ruling.d8-next-carry'] },
    ruling(
      'd8-next-carry',
      'until-rolled',
      [
        roll('express-card', 10),
        roll('express-card', 0),
        ...ball({ ...pace, card: 14, effects: [roll('card-die', 1)] }),
      ],
      { balls: ['.', '.', '1'], state: { d8Next: true } },
    ),
  ),
  scripted(
    'reading.bowler-d8-sources',
    'The D8 icon of a spin deck, and a medium bowler who has it from an over card of his own',
    { ...express(), at: 'ball', state: { ...table(), d8Next: true, turned: 2 } },
    [...ball({ ...medium, dice: [8, 7] })],
    { balls: ['.'], facts: { dice: [8, 7] } },
    ruling('bowler-d8-sources', 'specialists-only', [...ball({ ...medium, dice: [6, 1] }), ...comesIn(9)], {
      balls: ['W'],
    }),
  ),
  scripted(
    'reading.express-pair',
    'A wicket icon on the first express ball only',
    express(),
    [roll('express-card', 32), roll('express-card', 30)],
    { balls: ['.', '.'] },
    ruling(
      'express-pair',
      'first-then-any',
      [roll('express-card', 32), roll('express-card', 30), roll('express-pair', 5), ...comesIn(9)],
      { balls: ['.', 'W'] },
    ),
  ),
  scripted(
    'own.express-pair-later',
    'Where three balls are express, the second and the third are two in a row as well',
    express(),
    [
      roll('express-card', 30),
      roll('express-card', 32),
      roll('express-card', 43),
      roll('express-pair', 5),
      ...comesIn(9),
    ],
    { balls: ['.', '.', 'W'], waits: 'field', cites: ['ctg.express.icon-pair', 'ctg.express.bowled'] },
    { with: { format: 't10', set: { expressBalls: 3 } } },
  ),
  scripted(
    'own.express-pair-apart',
    'Two wicket icons with another between them are no pair',
    express(),
    [roll('express-card', 32), roll('express-card', 30), roll('express-card', 43)],
    { balls: ['.', '.', '.'], waits: 'field' },
    { with: { format: 't10', set: { expressBalls: 3 } } },
  ),

  // — bowlers —
  scripted(
    'own.max-t10',
    'T10: two overs a bowler',
    over(5, { tokens: [2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0] }),
    [refused(bowling('new-bowler', 0), 'ctg.over.max-t10', 'He has bowled his 2 overs.'), bowling('new-bowler', 7)],
    { waits: 'express-card', state: { bowler: 7, style: 2 } },
  ),
  scripted(
    'reading.who-may-bowl',
    'A specialist batter does not bowl, unless anyone may',
    over(5),
    [bowling('new-bowler', 9)],
    { waits: 'express-card' },
    ruling('who-may-bowl', 'anyone', [bowling('new-bowler', 4)], { waits: 'express-card', state: { style: 2 } }),
  ),
  scripted(
    'reading.bowler-lookahead',
    'The last over, and all but the bowler of the one before have bowled theirs: relaxed, or somebody stands in',
    over(19, { lastBowler: 0, tokens: [2, 3, 3, 0, 0, 0, 0, 3, 3, 3, 2, 0] }),
    [bowling('new-bowler', 10)],
    { waits: 'field' },
    {
      with: t20,
      readings: [
        {
          ruling: 'ctg.ruling.bowler-lookahead',
          reading: 'relax-when-stuck',
          script: [bowling('new-bowler', 10)],
          expect: { waits: 'field', without: ['ctg.ruling.bowler-lookahead'] },
        },
      ],
    },
  ),
  scripted(
    'reading.bowler-lookahead.free',
    'Over 18 with A three overs and B one: without looking ahead B may bowl',
    {
      overs: 17,
      balls: 0,
      state: { ...table(), bowler: -1, lastBowler: 2, tokens: [0, 2, 3, 0, 0, 0, 0, 3, 3, 3, 3, 0] },
    },
    [refused(bowling('new-bowler', 1), 'ctg.ruling.bowler-lookahead', 'over 20'), bowling('new-bowler', 0)],
    { waits: 'express-card' },
    {
      with: t20,
      readings: [
        {
          ruling: 'ctg.ruling.bowler-lookahead',
          reading: 'relax-when-stuck',
          script: [bowling('new-bowler', 1)],
          expect: { waits: 'express-card', state: { bowler: 1 } },
        },
        {
          ruling: 'ctg.ruling.bowler-lookahead',
          reading: 'any-style-stand-in',
          script: [bowling('new-bowler', 1)],
          expect: { waits: 'express-card', state: { bowler: 1 } },
        },
      ],
    },
  ),
  scripted(
    'own.stuck-relaxed',
    'Nobody is left for the last over: the limit of overs does not hold',
    over(19, { lastBowler: 0, tokens: [3, 3, 3, 0, 0, 0, 0, 3, 3, 3, 3, 0] }),
    [refused(bowling('new-bowler', 0), 'ctg.over.no-consecutive', 'last over'), bowling('new-bowler', 10)],
    { waits: 'field', state: { bowler: 10 } },
    { with: { ...t20, rulings: { 'ctg.ruling.bowler-lookahead': 'relax-when-stuck' } } },
  ),
  scripted(
    'own.stuck-stand-in',
    'Nobody is left for the last over: a batter stands in',
    over(19, { lastBowler: 0, tokens: [3, 3, 3, 0, 0, 0, 0, 3, 3, 3, 3, 0] }),
    [refused(bowling('new-bowler', 10), 'ctg.over.max-t20', '3 overs'), bowling('new-bowler', 5)],
    { waits: 'field', state: { bowler: 5, style: 2 } },
    { with: { ...t20, rulings: { 'ctg.ruling.bowler-lookahead': 'any-style-stand-in' } } },
  ),
  scripted(
    'reading.repeat-bowl',
    'The same bowl twice in a row',
    { overs: 0, balls: 1, at: 'ball', state: { ...table(), turned: 1, lastBowl: 12, played: 1 } },
    [
      bowling('field', 'keep'),
      refused(bowling('bowl', 0), 'ctg.board.bowling-decks', 'Not in this bowling deck.'),
      bowling('bowl', 12),
    ],
    { waits: 'attitude' },
    ruling(
      'repeat-bowl',
      'no-immediate-repeat',
      [
        bowling('field', 'keep'),
        refused(bowling('bowl', 12), 'ctg.ruling.repeat-bowl', 'not back in hand'),
        bowling('bowl', 13),
      ],
      { waits: 'attitude' },
    ),
  ),

  // — the field —
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
    'A spinner has one slip by his card',
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
      refused(bowling('first-bowler', 5), 'ctg.ruling.who-may-bowl', 'does not bowl'),
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

  // — no-ball and free hit —
  single(
    'reading.free-hit-field',
    'A free hit: the field may be changed, and is not',
    { ...pace, card: null, dice: [4, 4], more: { game: { freeHitDue: true } } },
    { balls: ['.'] },
    'free-hit-field',
    [
      {
        reading: 'frozen-field',
        script: [
          refused(bowling('field', 'set'), 'ctg.ruling.free-hit-field', 'The field stays as it is for a free hit.'),
          ...ball({ ...pace, card: null, dice: [4, 4] }),
        ],
        expect: { balls: ['.'] },
      },
    ],
  ),
  single(
    'own.free-hit-protection',
    'A free hit: no slips, no bowled, no clean bowled',
    { ...pace, card: null, field: withSlips, dice: [4, 4], more: { game: { freeHitDue: true } } },
    { balls: ['.'], cites: ['ctg.noball.free-hit-protection'] },
  ),
  single(
    'own.free-hit-clean-bowled',
    'A clean bowled roll on a free hit is a dot',
    { ...pace, card: null, dice: [6, 1], more: { game: { freeHitDue: true } } },
    { balls: ['.'], facts: { outcome: null }, cites: ['ctg.noball.free-hit-protection'] },
  ),
  single(
    'own.no-ball-miss',
    'A miss by 4 on a no-ball bowls nobody',
    { ...pace, card: 8, dice: [6, 2] },
    { balls: ['1nb'], cites: ['ctg.noball.not-bowled'] },
  ),
  single(
    'reading.noball-other-outs',
    'An appeal under a no-ball card',
    { bowl: 12, zone: 2, card: 37, dice: [4, 3] },
    { balls: ['1nb'], cites: ['ctg.noball.card-no-out'] },
    'noball-other-outs',
    [{ reading: 'bowled-caught-only', expect: { balls: ['1nb+W'] }, after: [roll('umpire-die', 6), ...comesIn(9)] }],
  ),
  single(
    'reading.noball-red-face',
    'A red ball to a fielder on a no-ball: fielded; or a catch for show',
    { ...medium, card: 37, after: [...lands(3, 'R0'), batting('run', 'safe')] },
    { balls: ['1nb'], cites: ['ctg.noball.not-caught'] },
    'noball-red-face',
    [
      {
        reading: 'roll-for-show',
        expect: { balls: ['1+1nb'] },
        after: [...lands(3, 'R0'), bowling('catch', 'try'), roll('catch-die', 6)],
      },
    ],
  ),
  scripted(
    'reading.noball-sixth-card',
    'A no-ball on the last card: its free hit is bowled, or lost',
    { overs: 2, balls: 5, at: 'ball', state: { ...table({ style: 0, confidence: 1 }), turned: 5, played: 3 } },
    ball({ ...pace, card: 8, dice: [4, 4] }),
    { balls: ['1nb'], waits: 'field', game: { overs: 2 } },
    ruling('noball-sixth-card', 'lost', ball({ ...pace, card: 8, dice: [4, 4] }), {
      balls: ['1nb'],
      waits: 'new-bowler',
      game: { overs: 3 },
    }),
  ),
  scripted(
    'reading.free-hit-setup',
    'A free hit with all its steps, and one of dice alone',
    { overs: 2, balls: 3, at: 'ball', state: { ...table({ style: 0, confidence: 1 }), turned: 3, played: 1 } },
    [...ball({ ...pace, card: 8, dice: [4, 4] }), ...ball({ ...pace, card: null, dice: [4, 4] })],
    { balls: ['1nb', '.'] },
    ruling(
      'free-hit-setup',
      'dice-only',
      [...ball({ ...pace, card: 8, dice: [4, 4] }), roll('bowler-die', 4), roll('batter-die', 4)],
      { balls: ['1nb', '.'], facts: { zone: 3 } },
    ),
  ),
  single(
    'reading.free-hit-striker',
    'A single off a no-ball: who faces the free hit',
    { ...medium, card: 37, attitude: 'defensive', after: [...lands(3, 'G0'), batting('run', 'safe')] },
    { balls: ['1+1nb'], game: { striker: 2 } },
    'free-hit-striker',
    [{ reading: 'same-batter', expect: { balls: ['1+1nb'], game: { striker: 1 } } }],
  ),
  single(
    'reading.parity-and-penalty',
    'The run of a no-ball moves nobody',
    { ...pace, card: 8, dice: [4, 4] },
    { balls: ['1nb'], game: { striker: 1 } },
    'parity-and-penalty',
    [{ reading: 'penalty-included', expect: { balls: ['1nb'], game: { striker: 2 } } }],
  ),

  // — attitude and confidence —
  single(
    'own.confidence-by-attitude',
    'A card for each attitude: one up for aggression, one down for defence',
    { ...pace, card: 9, dice: [4, 4] },
    { balls: ['.'], state: { confidence: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0] }, cites: ['ctg.conf.by-attitude'] },
  ),
  single(
    'own.confidence-range',
    'Confidence stays at -1',
    { ...pace, attitude: 'defensive', confidence: -1, card: 9, dice: [3, 4] },
    { balls: ['.'], state: { confidence: [0, 0, 0, 0, 0, 0, 0, -1, 0, 0, 0, 0] }, cites: ['ctg.conf.range'] },
  ),
  single(
    'reading.specialist-floor-when',
    'The confidence of a specialist batter may be -1',
    { ...pace, in: [4, 8], attitude: 'defensive', confidence: 0, card: 9, dice: [4, 4] },
    { balls: ['.'], state: { confidence: [0, 0, 0, 0, -1, 0, 0, 0, 0, 0, 0, 0] } },
    'specialist-floor-when',
    [{ reading: 'floor-on-both', expect: { state: { confidence: [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] } } }],
  ),
  single(
    'reading.confidence-boundary-scope',
    'A natural four lifts confidence',
    { ...medium, dice: [1, 7] },
    { balls: ['4'], state: { confidence: [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0] } },
    'confidence-boundary-scope',
    [{ reading: 'struck-only', expect: { state: { confidence: [0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0] } } }],
  ),
  scripted(
    'reading.attitude-timing',
    'The attitude is switched before the stroke; and, by another passage, before the dice',
    { overs: 2, balls: 3, at: 'ball', state: { ...table({ style: 0, confidence: 1 }), turned: 3, played: 1 } },
    [
      bowling('field', 'keep'),
      bowling('bowl', 0),
      refused(bowling('attitude', 'defensive'), null, 'Only the batting side turns the token'),
      batting('attitude', 'defensive'),
      batting('zone', 3),
      roll('over-card', 1),
      refused(batting('attitude', 'aggressive'), 'ctg.ruling.attitude-timing', 'Too late, the bowl is revealed.'),
      refused(batting('zone', 2), null, 'Too late'),
    ],
    {
      waits: 'bowler-die',
      cites: ['ctg.ball.change-attitude', 'ctg.att.change-before-dice', 'ctg.ball.choose-bowl', 'ctg.ball.choose-zone'],
    },
    ruling(
      'attitude-timing',
      'until-dice',
      [
        bowling('field', 'keep'),
        bowling('bowl', 0),
        batting('zone', 3),
        roll('over-card', 1),
        batting('attitude.late', 'defensive'),
      ],
      { waits: 'bowler-die' },
    ),
  ),
  scripted(
    'reading.attitude-span',
    'A switch before every ball, or before the first of the over',
    { overs: 2, balls: 3, at: 'ball', state: { ...table({ style: 0 }), turned: 3, played: 1 } },
    [bowling('field', 'keep'), bowling('bowl', 0), batting('attitude', 'defensive')],
    { waits: 'zone' },
    ruling('attitude-span', 'per-over', [bowling('field', 'keep'), bowling('bowl', 0), batting('zone', 3)], {
      waits: 'over-card',
    }),
  ),
  scripted(
    'reading.attitude-whose',
    'The token of the other batter',
    { overs: 2, balls: 3, at: 'ball', state: { ...table({ style: 0 }), turned: 3, played: 1 } },
    [bowling('field', 'keep'), bowling('bowl', 0), batting('attitude', 'defensive')],
    { waits: 'zone' },
    ruling(
      'attitude-whose',
      'both',
      [
        bowling('field', 'keep'),
        bowling('bowl', 0),
        batting('attitude', 'defensive'),
        batting('attitude.other', 'defensive'),
      ],
      { waits: 'zone', state: { aggressive: 0 } },
    ),
  ),
  scripted(
    'reading.bye-selectable',
    'A stroke into the Bye zone',
    { overs: 2, balls: 3, at: 'ball', state: { ...table({ style: 0, confidence: 3 }), turned: 3, played: 1 } },
    [
      bowling('field', 'keep'),
      bowling('bowl', 2),
      batting('attitude', 'defensive'),
      refused(batting('zone', 0), 'ctg.ruling.bye-selectable', 'No stroke goes into the Bye zone.'),
      batting('zone', 1),
    ],
    { waits: 'over-card', state: { shown: 2, meter: 3 } },
    ruling(
      'bye-selectable',
      'selectable',
      [bowling('field', 'keep'), bowling('bowl', 2), batting('attitude', 'defensive'), batting('zone', 0)],
      { waits: 'over-card', state: { meter: 2 } },
    ),
  ),
];
