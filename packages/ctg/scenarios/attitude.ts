import type { Scenario } from '@howzat/core/author';
import { ball, batting, bowling, medium, pace, refused, roll, ruling, scripted, single, table } from './notation.js';

/** A ball that is played, before which only the striker turns their token, and the bowl of the next. */
const twoBalls = ball({ ...pace, attitude: 'defensive', dice: [4, 4] })
  .flatMap((line) =>
    'step' in line && line.step === 'attitude' ? [line, batting('attitude.other', 'aggressive')] : [line],
  )
  .concat(bowling('field', 'keep'), bowling('bowl', 0));

/** Attitude and confidence. */

export const attitudeScenarios: readonly Scenario[] = [
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
  {
    ...scripted(
      'reading.attitude-span.played',
      'The first ball that is played of an over asks for the tokens of both batters; so does the second where none is for the over',
      { overs: 2, balls: 3, at: 'ball', state: { ...table({ style: 0, confidence: 1 }), turned: 3, played: 0 } },
      twoBalls,
      { waits: 'attitude', state: { aggressive: 1 << 8, played: 1 } },
      ruling('attitude-span', 'per-over', twoBalls, { waits: 'zone', state: { aggressive: 1 << 8, played: 1 } }),
    ),
    with: { rulings: { 'ctg.ruling.attitude-whose': 'both' } },
  },
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
