import type { Position, Scenario } from '@howzat/core/author';
import { maskOf } from '../src/components/geometry.js';
import {
  ball,
  batting,
  bowling,
  comesIn,
  lands,
  medium,
  pace,
  refused,
  ring,
  roll,
  ruling,
  scripted,
  single,
  table,
  withSlips,
} from './notation.js';

/** No-balls and free hits. */

/** The field stays for a free hit. */
const frozen = { with: { rulings: { 'ctg.ruling.free-hit-field': 'frozen-field' } } };

/**
 * The first ball of the over that is played, by a medium bowler, and a free hit: a house rule has called a no-ball on an express
 * ball, so this field may be the one that was set for another bowler.
 */
const beforeFreeHit = (field: readonly number[]): Position => ({
  overs: 2,
  balls: 2,
  at: 'ball',
  game: { freeHitDue: true },
  state: table({ field, state: { turned: 2 } }),
});

export const noBallsScenarios: readonly Scenario[] = [
  // — no-ball: the third card of over 4, score 50 —
  single(
    'ctg.ex.noball.a',
    '51 at the reveal, 57 after a six; the same batter faces the free hit',
    {
      bowl: 0,
      zone: 3,
      card: 8,
      dice: [1, 8],
      more: { overs: 3, balls: 2, runs: 50 },
      state: { turned: 2, played: 0, cardsGone: 3 },
    },
    {
      balls: ['6+1nb'],
      score: '57/0',
      game: { striker: 1, overBalls: 2, freeHit: true },
      state: { turned: 3 },
      cites: ['ctg.noball.called', 'ctg.noball.penalty', 'ctg.noball.not-legit', 'ctg.noball.free-hit'],
    },
  ),
  single(
    'ctg.ex.noball.b',
    'A clean bowled roll on a no-ball: not out, a dot, 51',
    { bowl: 0, zone: 3, card: 8, dice: [6, 1], more: { overs: 3, balls: 2, runs: 50 } },
    { balls: ['1nb'], score: '51/0', cites: ['ctg.noball.not-bowled'], facts: { outcome: null } },
    'clean-bowled-vs-noball',
    [{ reading: 'clean-bowled-wins', expect: { balls: ['1nb+W'], score: '51/1' } }],
  ),
  single(
    'ctg.ex.noball.c',
    'A block with two slips: no attempt on a no-ball',
    {
      bowl: 0,
      zone: 3,
      card: 8,
      field: withSlips,
      dice: [4, 4],
      after: [refused(bowling('dismissal', 'slips'), 'ctg.noball.card-no-out', 'Not out on a no-ball.')],
    },
    { balls: ['1nb'], cites: ['ctg.noball.not-caught'] },
  ),
  scripted(
    'ctg.ex.noball.d',
    'Seven deliveries, six of them legitimate, six cards',
    { overs: 3, balls: 0, at: 'ball', state: table({ style: 0 }) },
    [
      roll('express-card', 0),
      roll('express-card', 3),
      ...ball({ bowl: 0, zone: 4, card: 8, dice: [4, 4] }),
      ...ball({ bowl: 0, zone: 4, card: null, dice: [4, 4] }),
      ...ball({ bowl: 0, zone: 4, card: 1, dice: [4, 4] }),
      ...ball({ bowl: 0, zone: 4, card: 2, dice: [4, 4] }),
      ...ball({ bowl: 0, zone: 4, card: 9, dice: [4, 4] }),
    ],
    { balls: ['.', '.', '1nb', '.', '.', '.', '.'], waits: 'new-bowler', game: { overs: 4 }, state: { lastBowler: 0 } },
    {
      readings: [
        {
          ruling: 'ctg.ruling.free-hit-counts',
          reading: 'extra-beyond-six',
          expect: { balls: ['.', '.', '1nb', '.', '.', '.', '.'], waits: 'field', game: { overs: 3, overBalls: 5 } },
        },
      ],
    },
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
  scripted(
    'own.free-hit-field-move',
    'A free hit, the field stays, and a slip is left over for a medium bowler: one fielder moves, and no more is changed',
    beforeFreeHit([0, 4, 8, 9, 12, 13, 16, 17, 20]),
    [
      refused(bowling('field', 'keep'), 'ctg.place.see-length', 'Field is illegal: No slips for a medium bowler.'),
      refused(bowling('field', 'set'), 'ctg.ruling.free-hit-field', 'One move makes the field legal for the free hit.'),
      bowling('field', 'move'),
      bowling('move-fielder', { from: 0, to: 5 }),
      refused(bowling('field', 'move'), 'ctg.ruling.free-hit-field', 'The field stays as it is for a free hit.'),
      ...ball({ ...medium, card: null, dice: [4, 4] }),
    ],
    { balls: ['.'], state: { field: maskOf([4, 5, 8, 9, 12, 13, 16, 17, 20]) } },
    frozen,
  ),
  scripted(
    'own.free-hit-field-set',
    'The same with two slips: no single move makes the field legal, so it is set anew',
    beforeFreeHit(withSlips),
    [
      refused(bowling('field', 'keep'), 'ctg.place.see-length', 'Field is illegal: No slips for a medium bowler.'),
      refused(bowling('field', 'move'), 'ctg.place.see-length', 'No single move makes the field legal: set it anew.'),
      bowling('field', 'set'),
      bowling('set-field', ring),
      ...ball({ ...medium, card: null, dice: [4, 4] }).slice(1),
    ],
    { balls: ['.'] },
    frozen,
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
];
