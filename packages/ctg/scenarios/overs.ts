import type { Scenario } from '@howzat/core/author';
import {
  batting,
  bowling,
  comesIn,
  lands,
  medium,
  over,
  refused,
  roll,
  ruling,
  scripted,
  single,
  t20,
  table,
} from './notation.js';

/** Who bowls, and how overs begin and end. */

/** Nobody bowls yet in a late over of away, who left its second spinner out. */
const lateOver = { bowler: -1, bowlOut: 3 } as const;

export const oversScenarios: readonly Scenario[] = [
  // — overs —
  scripted(
    'ctg.ex.overs.a',
    'Over 18: A has three overs left and B one, C bowled the last one: A must bowl',
    {
      overs: 17,
      balls: 0,
      state: { ...table(), ...lateOver, lastBowler: 2, tokens: [0, 2, 3, 0, 0, 0, 0, 3, 3, 3, 3, 0] },
    },
    [
      refused(bowling('new-bowler', 3), 'ctg.setup.final-composition', 'left out'),
      refused(bowling('new-bowler', 4), 'ctg.ruling.who-may-bowl', 'They do not bowl.'),
      refused(bowling('new-bowler', 2), 'ctg.over.no-consecutive', 'They bowled the last over.'),
      refused(bowling('new-bowler', 8), 'ctg.over.max-t20', 'They have bowled their 3 overs.'),
      refused(bowling('new-bowler', 1), 'ctg.ruling.bowler-lookahead', 'would leave over 20 without a legal bowler'),
      bowling('new-bowler', 0),
    ],
    { waits: 'express-card', state: { bowler: 0, style: 0 }, cites: ['ctg.over.new-bowler', 'ctg.over.take-deck'] },
    { with: t20 },
  ),
  scripted(
    'ctg.ex.overs.b-early',
    'Power play in over 2 of T10: refused',
    { overs: 1, balls: 0, state: { ...table({ state: { powerPlayUsed: false } }), ...lateOver, lastBowler: 8 } },
    [
      refused(batting('power-play', 'call'), 'ctg.place.powerplay-call', 'Only in overs 3 to 10.'),
      bowling('new-bowler', 0),
    ],
    { waits: 'express-card' },
  ),
  scripted(
    'ctg.ex.overs.b',
    'Power play in over 10 of T10: legal, and two at most in the outfield',
    {
      overs: 9,
      balls: 0,
      state: {
        ...table({ field: [4, 6, 8, 10, 12, 14, 16, 17, 20], state: { powerPlayUsed: false } }),
        ...lateOver,
        lastBowler: 8,
      },
    },
    [
      bowling('new-bowler', 0),
      batting('power-play', 'call'),
      refused(batting('power-play', 'call'), 'ctg.place.powerplay-call', 'Already used this innings.'),
      refused(bowling('bowl', 0), 'ctg.place.powerplay-effect', 'Field is illegal: Only 2 in the outfield this over.'),
      refused(bowling('field', 'keep'), 'ctg.place.see-length', 'Field is illegal: Only 2 in the outfield this over.'),
      bowling('field', 'move'),
      refused(bowling('move-fielder', { from: 4, to: 5 }), 'ctg.place.powerplay-effect', 'Only 2 in the outfield'),
      refused(bowling('move-fielder', { from: 14, to: 16 }), 'ctg.place.area-one', 'Area occupied'),
      bowling('move-fielder', { from: 14, to: 13 }),
      bowling('field', 'keep'),
    ],
    {
      waits: 'bowl',
      state: { outfieldMost: 2, powerPlay: true },
      cites: ['ctg.place.powerplay-call', 'ctg.place.powerplay-effect', 'ctg.place.see-length'],
    },
  ),
  scripted(
    'ctg.ex.overs.b-second',
    'A second call: refused',
    { overs: 5, balls: 0, state: { ...table(), ...lateOver, lastBowler: 8 } },
    [
      bowling('new-bowler', 0),
      refused(batting('power-play', 'call'), 'ctg.place.powerplay-call', 'Already used this innings.'),
    ],
    { waits: 'express-card' },
  ),
  scripted(
    'ctg.ex.overs.b-t20',
    'Power play in T20: refused',
    { overs: 7, balls: 0, state: { ...table({ state: { powerPlayUsed: false } }), ...lateOver, lastBowler: 8 } },
    [bowling('new-bowler', 0), refused(batting('power-play', 'call'), 'ctg.ruling.powerplay-t20', 'Only in T10.')],
    { waits: 'express-card' },
    {
      with: t20,
      readings: [
        {
          ruling: 'ctg.ruling.powerplay-t20',
          reading: 'both',
          script: [bowling('new-bowler', 0), batting('power-play', 'call')],
          expect: { waits: 'express-card', state: { outfieldMost: 2 } },
        },
      ],
    },
  ),
  single(
    'ctg.ex.overs.c',
    'A single off ball 6: the same batter faces the next over',
    {
      ...medium,
      attitude: 'defensive',
      after: [...lands(3, 'G0'), batting('run', 'safe'), bowling('new-bowler', 8)],
      more: { overs: 2, balls: 5 },
      state: { turned: 5, played: 3 },
    },
    {
      balls: ['1'],
      game: { striker: 1, overs: 3 },
      cites: ['ctg.facing.parity', 'ctg.facing.over-end', 'ctg.over.bowler-aside', 'ctg.format.over-six-balls'],
    },
    'over-end-and-parity',
    [
      {
        reading: 'over-end-only',
        expect: { balls: ['1'], game: { striker: 2, overs: 3 } },
        after: [...lands(3, 'G0'), batting('run', 'safe'), bowling('new-bowler', 8)],
      },
    ],
  ),
  scripted(
    'ctg.ex.overs.d',
    'Both express cards show the wicket icon, D6 shows 5: the striker is out',
    { overs: 4, balls: 0, at: 'ball', state: table() },
    [roll('express-card', 32), roll('express-card', 43), roll('express-pair', 5), ...comesIn(9)],
    {
      balls: ['.', 'W'],
      game: { striker: 3 },
      waits: 'field',
      cites: ['ctg.express.icon-pair', 'ctg.express.bowled', 'ctg.out.next', 'ctg.out.next-attitude'],
    },
    {
      readings: [
        {
          ruling: 'ctg.ruling.express-victim',
          reading: 'batting-side-chooses',
          script: [
            roll('express-card', 32),
            roll('express-card', 43),
            roll('express-pair', 5),
            batting('express-victim', 'non-striker'),
            ...comesIn(9),
          ],
          expect: { balls: ['.', 'W'], game: { striker: 1, nonStriker: 3 } },
        },
      ],
    },
  ),
  scripted(
    'ctg.ex.overs.e',
    'Only the second shows it: a dot, and no roll',
    { overs: 4, balls: 0, at: 'ball', state: table() },
    [roll('express-card', 30), roll('express-card', 43)],
    { balls: ['.', '.'], waits: 'field' },
  ),

  // — bowlers —
  scripted(
    'own.max-t10',
    'T10: two overs a bowler',
    over(5, { tokens: [2, 0, 0, 0, 0, 0, 0, 1, 1, 1, 0, 0] }),
    [
      refused(bowling('new-bowler', 0), 'ctg.over.max-t10', 'They have bowled their 2 overs.'),
      bowling('new-bowler', 7),
    ],
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
];
