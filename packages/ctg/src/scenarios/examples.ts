import type { Scenario } from '@howzat/core';
import {
  ball,
  batting,
  bowling,
  comesIn,
  lands,
  refused,
  roll,
  scripted,
  single,
  t20,
  table,
  withSlips,
} from './notation.js';

/** The worked examples of the rulebook and of its catalogue, one scenario for each case. */

/** A medium ball that comes to a strike by 2, without any rule of pace or spin. */
const medium = { bowl: 12, zone: 2, dice: [2, 4] as const };

/** Nobody bowls yet in a late over of away, who left its second spinner out. */
const lateOver = { bowler: -1, bowlOut: 3 } as const;

export const examples: readonly Scenario[] = [
  // — given in the text —
  single(
    'ctg.ex.conflict.bowled',
    'Pace, missed by 4, two slips: the bowled roll',
    {
      bowl: 0,
      zone: 3,
      card: 7,
      field: withSlips,
      dice: [6, 2],
      after: [
        refused(bowling('dismissal', 'none'), 'ctg.ruling.bowled-roll-optional', 'Choose one option.'),
        refused(bowling('dismissal', 'appeal'), 'ctg.card.appeal', 'nothing to appeal'),
        bowling('dismissal', 'bowled'),
        refused(bowling('dismissal', 'slips'), 'ctg.prec.choose-one', 'Choose one option.'),
        roll('bowled-die', 7),
        ...comesIn(9),
      ],
    },
    {
      balls: ['W'],
      cites: ['ctg.prec.choose-one', 'ctg.miss.says-missed-strike-section', 'ctg.miss.bowled', 'ctg.slips.snick'],
    },
  ),
  single(
    'ctg.ex.conflict.slips',
    'The same: the slips instead',
    {
      bowl: 0,
      zone: 3,
      card: 7,
      field: withSlips,
      dice: [6, 2],
      after: [bowling('dismissal', 'slips'), roll('slip-dice', [6, 1]), ...comesIn(9)],
    },
    { balls: ['W'], cites: ['ctg.slips.caught'] },
  ),
  scripted(
    'ctg.ex.express-t10',
    'In the second over of T10 the first two balls are express',
    { overs: 1, balls: 0, at: 'ball', state: table() },
    [roll('express-card', 33), roll('express-card', 34)],
    {
      balls: ['1', '2'],
      waits: 'field',
      state: { turned: 2 },
      cites: ['ctg.express.which-t10', 'ctg.express.icon-one', 'ctg.express.icon-two', 'ctg.facing.express'],
    },
  ),
  single(
    'ctg.ex.runout-infield',
    'Infield, red, fielded, a run is tried: out, no run, and the ends change',
    {
      bowl: 12,
      zone: 5,
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 20, 21],
      after: [
        ...lands(3, 'R0'),
        bowling('catch', 'decline'),
        refused(batting('run', 'extra'), 'ctg.ruling.extra-run-eligibility', 'Not on a fielded red ball.'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    {
      balls: ['W'],
      game: { striker: 3, nonStriker: 1 },
      cites: [
        'ctg.runout.roll',
        'ctg.runout.one-less',
        'ctg.runout.who',
        'ctg.runout.ends-change',
        'ctg.field.infield-red',
      ],
    },
  ),
  single(
    'ctg.ex.runout-outfield',
    'Outfield, red, fielded, two are tried: out, one run, and the ends change',
    {
      bowl: 12,
      zone: 2,
      dice: [2, 4],
      field: [4, 5, 8, 10, 12, 13, 16, 17, 20],
      after: [
        ...lands(5, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['1+W'], score: '1/1', game: { striker: 1, nonStriker: 3 }, cites: ['ctg.field.outfield-red'] },
  ),
  single(
    'ctg.ex.catch-notation.six',
    'An area marked 6+: a 6 catches',
    {
      bowl: 13,
      zone: 3,
      dice: [2, 4],
      after: [...lands(1, 'R0'), bowling('catch', 'try'), roll('catch-die', 6), ...comesIn(9)],
    },
    { balls: ['W'], cites: ['ctg.catch.roll', 'ctg.catch.out', 'ctg.board.catch-number'] },
  ),
  single(
    'ctg.ex.catch-notation.drop',
    'An area marked 6+: a 5 does not',
    { bowl: 13, zone: 3, dice: [2, 4], after: [...lands(1, 'R0'), bowling('catch', 'try'), roll('catch-die', 5)] },
    { balls: ['1'], cites: ['ctg.catch.fail-zero'] },
  ),
  single(
    'ctg.ex.catch-notation.outline',
    'A red outline: one less is enough, here 4 where 5 is printed',
    { bowl: 12, zone: 2, dice: [2, 4], after: [...lands(1, 'R0'), bowling('catch', 'try'), roll('catch-die', 4)] },
    { balls: ['W'], cites: ['ctg.catch.focus-area'] },
  ),
  single(
    'ctg.ex.clean-bowled-dice',
    'Bowler 6 on a D6, batter 1: clean bowled',
    { ...medium, dice: [6, 1], after: comesIn(9) },
    { balls: ['W'], facts: { outcome: 'clean bowled' }, cites: ['ctg.outcome.clean-bowled', 'ctg.dice.bowler-d6'] },
  ),
  single(
    'ctg.ex.bounce-zero',
    'A bounce of 0 keeps the ball in the landing area',
    { ...medium, after: [...lands(6, 'R0'), batting('run', 'safe')] },
    {
      balls: ['2'],
      facts: { landing: 'Pull 5/6', area: 'Pull 5/6' },
      cites: ['ctg.strike.bounce-value', 'ctg.field.empty'],
    },
  ),
  single(
    'ctg.ex.boundary-fragment.four',
    'A card with a D6 table: four',
    { bowl: 0, zone: 3, card: 14, effects: [roll('card-die', 4)] },
    { balls: ['4'], cites: ['ctg.card.replaces', 'ctg.ball.roll-order'] },
  ),
  single(
    'ctg.ex.boundary-fragment.six',
    'A card with a D6 table: six',
    { bowl: 0, zone: 3, card: 14, effects: [roll('card-die', 6)] },
    { balls: ['6'] },
  ),

  // — derived: advantage —
  single(
    'ctg.ex.advantage.a',
    'Zone 1 against a shot in zone 5: four lines, not two by way of Bye',
    { bowl: 8, zone: 1, confidence: 3, dice: [3, 4] },
    { balls: ['.'], facts: { meter: -1, outcome: 'block' }, cites: ['ctg.adv.distance', 'ctg.adv.bowler-side'] },
  ),
  single(
    'ctg.ex.advantage.b',
    'The same for a specialist batter: neutral at worst',
    { bowl: 8, zone: 1, in: [4, 8], confidence: 2, dice: [4, 3] },
    { balls: ['.'], facts: { meter: 0 }, cites: ['ctg.adv.specialist-floor', 'ctg.adv.neutral'] },
  ),
  single(
    'ctg.ex.advantage.c',
    'Shots in zones 1 and 4, zone 3 chosen: the nearest is one line away',
    { bowl: 11, zone: 3, confidence: 2, dice: [4, 3] },
    { balls: ['.'], facts: { meter: 1, outcome: 'block' }, cites: ['ctg.adv.batter-side'] },
    'first-shot',
    [{ reading: 'first-listed', expect: { balls: ['.'], facts: { meter: 0, outcome: 'miss' } } }],
  ),
  single(
    'ctg.ex.advantage.d',
    'The zone holds a shot of the bowl: full advantage, whatever the confidence',
    { bowl: 12, zone: 3, confidence: -1, dice: [6, 3] },
    { balls: ['.'], facts: { meter: 3, outcome: 'block' }, cites: ['ctg.adv.match-full'] },
  ),

  // — block, miss, naturals —
  single(
    'ctg.ex.block-two-ways.a',
    'A block by faces, although the totals are 7 and 4',
    { bowl: 12, zone: 3, dice: [4, 4] },
    { balls: ['.'], facts: { outcome: 'block', margin: 3 }, cites: ['ctg.outcome.block'] },
    'block-face-equal',
    [
      {
        reading: 'adjusted-only',
        expect: { balls: ['1'], facts: { outcome: 'strike' } },
        after: [...lands(1, 'G1'), batting('run', 'safe')],
      },
    ],
  ),
  single(
    'ctg.ex.block-two-ways.b',
    'A block by totals, 5 and 5',
    { ...medium, meter: 2, dice: [5, 3] },
    { balls: ['.'], facts: { outcome: 'block', margin: 0 } },
  ),
  single(
    'ctg.ex.block-two-ways.c',
    'A block by faces, although the totals are 4 and 5',
    { ...medium, meter: -1, dice: [4, 4] },
    { balls: ['.'], facts: { outcome: 'block', margin: -1 } },
  ),
  single(
    'ctg.ex.miss-split.a',
    'Aggressive, missed by 4: a D8, out on 7',
    { ...medium, meter: -1, dice: [6, 3], after: [roll('bowled-die', 7)] },
    { balls: ['W'], facts: { margin: -4 } },
    'bowled-die',
    [{ reading: 'defensive-d8', expect: { balls: ['W'] }, after: [roll('bowled-die', 6)] }],
  ),
  single(
    'ctg.ex.miss-split.b',
    'Defensive, missed by 4: a D6, out on 6',
    { ...medium, meter: -1, attitude: 'defensive', dice: [6, 3], after: [roll('bowled-die', 6)] },
    { balls: ['W'] },
    'bowled-die',
    [{ reading: 'always-d8', expect: { balls: ['.'] } }],
  ),
  single(
    'ctg.ex.miss-split.c',
    'Missed by 2: a dot',
    { ...medium, dice: [5, 3] },
    { balls: ['.'], facts: { outcome: 'miss' }, cites: ['ctg.miss.small-dot', 'ctg.outcome.miss'] },
  ),
  single(
    'ctg.ex.miss-split.d',
    'Missed by 3: the bowler rolls',
    { ...medium, dice: [5, 2], after: [roll('bowled-die', 8)] },
    { balls: ['W'] },
    'miss-margin',
    [{ reading: 'margin-4', expect: { balls: ['.'], cites: ['ctg.miss.small-dot'] }, after: [] }],
  ),
  single(
    'ctg.ex.naturals.a',
    'A 6 on a D8 against a 1 is not clean bowled',
    { bowl: 0, zone: 4, dice: [6, 1], state: { pitch: 0 } },
    { balls: ['.'], facts: { margin: -2 }, cites: ['ctg.dice.bowler-d8', 'ctg.dice.batter-d8'] },
    'clean-bowled-face',
    [{ reading: 'six-or-eight', expect: { balls: ['W'], facts: { outcome: 'clean bowled' } } }],
  ),
  single(
    'ctg.ex.naturals.b',
    'An 8 on a D8 against a 1 is, whatever the meter',
    { bowl: 0, zone: 4, dice: [8, 1], state: { pitch: 0 } },
    { balls: ['W'], facts: { outcome: 'clean bowled' } },
  ),
  single(
    'ctg.ex.naturals.c',
    'Bowler 1 against 6 on the D6 of a specialist bowler: four',
    { ...medium, meter: -1, in: [0, 8], dice: [1, 6] },
    {
      balls: ['4'],

      cites: ['ctg.outcome.natural-four', 'ctg.dice.specialist-bowler-bats-d6', 'ctg.boundary.runs'],
    },
  ),
  single(
    'ctg.ex.naturals.d',
    'Bowler 1 against 8: six, not four, and no further dice',
    { ...medium, dice: [1, 8] },
    { balls: ['6'], facts: { distance: null }, cites: ['ctg.outcome.natural-six', 'ctg.outcome.natural-six-fixed'] },
    'natural-overlap',
    [{ reading: 'four-wins', expect: { balls: ['4'] } }],
  ),

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

  // — who is run out —
  single(
    'ctg.ex.run-out-victims.a',
    "Zone 5, empty, an extra run: the striker's end, even, so the striker is out and the new batter faces",
    {
      bowl: 12,
      zone: 5,
      dice: [2, 4],
      attitude: 'defensive',
      after: [...lands(3, 'G0'), batting('run', 'extra'), roll('run-out-die', 5), ...comesIn(9)],
    },
    { balls: ['1+W'], game: { striker: 3, nonStriker: 2 }, cites: ['ctg.extra.roll', 'ctg.extra.who'] },
    'extra-run-out-score',
    [{ reading: 'no-runs', expect: { balls: ['W'], game: { striker: 3, nonStriker: 2 } } }],
  ),
  single(
    'ctg.ex.run-out-victims.b',
    "Zone 1 infield, red, fielded, one tried: the striker's end, odd: non-striker out, new batter faces",
    {
      bowl: 12,
      zone: 1,
      dice: [2, 4],
      after: [
        ...lands(1, 'R0'),
        bowling('catch', 'decline'),
        batting('run', 'run'),
        roll('run-out-die', 6),
        ...comesIn(9),
      ],
    },
    { balls: ['W'], game: { striker: 3, nonStriker: 1 } },
    'run-out-victim',
    [{ reading: 'striker-always', expect: { balls: ['W'], game: { striker: 2, nonStriker: 3 } } }],
  ),
  single(
    'ctg.ex.run-out-victims.c',
    "Zone 3, the same: the bowler's end, odd: striker out, the old non-striker faces",
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
    'run-out-end',
    [{ reading: 'always-striker', expect: { balls: ['W'], game: { striker: 3, nonStriker: 1 } } }],
  ),
  single(
    'ctg.ex.run-out-victims.d',
    "Zone 4 outfield, fielded green, three tried: the bowler's end, odd: striker out",
    {
      bowl: 13,
      zone: 4,
      meter: 0,
      attitude: 'defensive',
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 18, 20],
      after: [...lands(5, 'G0'), batting('run', 'extra'), roll('run-out-die', 5), ...comesIn(9)],
    },
    { balls: ['2+W'], game: { striker: 2, nonStriker: 3 }, cites: ['ctg.field.outfield-green'] },
    'run-out-facing',
    [{ reading: 'scored-parity', expect: { balls: ['2+W'], game: { striker: 3, nonStriker: 2 } } }],
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
      refused(bowling('new-bowler', 4), 'ctg.ruling.who-may-bowl', 'He does not bowl.'),
      refused(bowling('new-bowler', 2), 'ctg.over.no-consecutive', 'He bowled the last over.'),
      refused(bowling('new-bowler', 8), 'ctg.over.max-t20', 'He has bowled his 3 overs.'),
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

  // — endings: the first innings made 142 —
  single(
    'ctg.ex.endings.a',
    'The chasers have 142 when a no-ball is revealed: won before the dice',
    { bowl: 0, zone: 3, card: 8, more: { innings: 2, target: 143, runs: 142 } },
    {
      balls: ['1nb'],
      score: '143/0',
      result: 'Home won by 10 wickets',
      cites: ['ctg.ruling.noball-penalty-time', 'ctg.format.win-second', 'ctg.format.two-innings'],
    },
    'noball-penalty-time',
    [
      {
        reading: 'after-ball',
        expect: { balls: ['1nb'], result: 'Home won by 10 wickets' },
        after: [roll('bowler-die', 4), roll('batter-die', 4)],
      },
    ],
  ),
  single(
    'ctg.ex.endings.b',
    'Level when the overs run out: the defending side wins',
    {
      ...medium,
      attitude: 'defensive',
      after: [...lands(3, 'G0'), batting('run', 'safe')],
      more: { innings: 2, target: 143, runs: 141, overs: 9, balls: 5 },
      state: { turned: 5 },
    },
    {
      score: '142/0',
      result: 'Away won',
      cites: ['ctg.format.lose-second', 'ctg.format.innings-end-overs'],
    },
    'level-scores',
    [
      { reading: 'tie', expect: { result: 'match tied' }, after: [...lands(3, 'G0'), batting('run', 'safe')] },
      { reading: 'super-over', expect: { waits: 'place-field' }, after: [...lands(3, 'G0'), batting('run', 'safe')] },
    ],
  ),
  single(
    'ctg.ex.endings.c',
    'One short, last wicket, outfield, fielded red: two are tried, and the run out leaves it level',
    {
      with: t20,
      bowl: 13,
      zone: 4,
      dice: [2, 4],
      field: [4, 5, 8, 9, 12, 13, 16, 18, 20],
      after: [...lands(5, 'R0'), bowling('catch', 'decline'), batting('run', 'run'), roll('run-out-die', 6)],
      more: { innings: 2, target: 143, runs: 141, wickets: 9, game: { striker: 1, nonStriker: 2, nextBatter: 12 } },
    },
    { balls: ['1+W'], score: '142/10', result: 'Away won', cites: ['ctg.format.innings-end-wickets'] },
    'tenth-wicket-runs',
    [
      {
        reading: 'drop',
        expect: { score: '141/10', result: 'Away won by 1 run' },
        after: [...lands(5, 'R0'), bowling('catch', 'decline'), batting('run', 'run'), roll('run-out-die', 6)],
      },
    ],
  ),
  scripted(
    'ctg.ex.endings.d',
    'Nine down, the wicket icons succeed on the second card: all out at once',
    {
      overs: 4,
      balls: 0,
      at: 'ball',
      wickets: 9,
      game: { striker: 1, nonStriker: 2, nextBatter: 12 },
      state: table(),
    },
    [roll('express-card', 32), roll('express-card', 43), roll('express-pair', 6)],
    { balls: ['.', 'W'], waits: 'place-field', game: { innings: 2 } },
  ),
];
