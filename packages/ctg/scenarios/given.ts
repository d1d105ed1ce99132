import type { Scenario } from '@howzat/core/author';
import {
  batting,
  bowling,
  comesIn,
  lands,
  medium,
  refused,
  roll,
  scripted,
  single,
  table,
  withSlips,
} from './notation.js';

/** Worked examples that the rulebook gives in its text. */

export const givenScenarios: readonly Scenario[] = [
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
  ...[1, 2, 3, 4, 5, 6].map((face) =>
    single(
      `ctg.ex.boundary-fragment.${face}`,
      `The card Boundary, by a ${face}: ${face < 5 ? 'four' : 'six'}`,
      { bowl: 12, zone: 3, card: 33, effects: [roll('card-die', face)] },
      { balls: [face < 5 ? '4' : '6'], cites: ['ctg.card.replaces', 'ctg.ball.roll-order'] },
    ),
  ),
];
