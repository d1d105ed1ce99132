import type { Position, Scenario } from '@howzat/core/author';
import { example, read, three, two } from './example.js';
import { bowling, card, opening, refused, turns } from './notation.js';

/** The worked examples of the rulebook and of its catalogue. */

/** The second innings, with so many to win. */
const chase = (target: number, state: Position['state'] = {}): Position =>
  opening(state, { innings: 2, batting: 'away', target });

export const workedExamplesScenarios: readonly Scenario[] = [
  example('S1', 'The bowler plays 6 and 6 again: no ball', {
    script: turns('short', ['1/6', '2/6']),
    expect: { runs: [1, 3], score: '4/0', cites: ['ccsl.noball.trigger', 'ccsl.noball.run'] },
    readings: [read('noball-counts', 'rebowled', { runs: [1, 3], score: '4/0', game: { balls: 1 } })],
  }),
  example('S2', 'Trap values 3 and 4: a 4 on the turn of the trap is OUT', {
    with: two,
    script: [bowling('choose-traps', [4, 3]), ...turns('long', ['4/0 T'])],
    from: opening({}, { at: 'choose-traps' }),
    expect: {
      runs: [0],
      score: '0/1',
      state: { traps: [3, 4], trapsOpen: [3, 4] },
      cites: ['ccsl.trap.select', 'ccsl.trap.out'],
    },
  }),
  example('D1', 'Equal cards', {
    script: turns('short', ['4/2', '3/3']),
    expect: { runs: [4, 0], waits: 'choose-traps', cites: ['ccsl.out.match', 'ccsl.turn.definition'] },
    readings: [
      read('wickets', 'fixed-turns', { runs: [4, 0], score: '4/1', waits: 'play' }),
      read('wickets', 'ten-wickets', { runs: [4, 0], score: '4/1', waits: 'play' }),
    ],
  }),
  example('D2', 'A chain of no balls', {
    script: turns('short', ['1/6', '2/6', '6/6', '0/3']),
    expect: {
      runs: [1, 3, 7, 0],
      score: '11/0',
      state: { lock: 1 },
      cites: ['ccsl.freehit.not-out', 'ccsl.out.match-free-hit', 'ccsl.noball.second-ball', 'ccsl.noball.free-hit'],
    },
    readings: [
      read('noball-chain', 'pairs-only', { runs: [1, 3, 6, 0], score: '10/0' }),
      read('freehit-repeat', 'no-effect', { runs: [1, 3, 6, 0], score: '10/0' }),
    ],
  }),
  example('D3', 'The bonus of a streak is kept over a 0', {
    script: turns('short', ['3/1', '4/2', '3/4', '4/6', '0/2', '3/0']),
    expect: {
      runs: [3, 4, 3, 4, 0, 6],
      waits: 'choose-traps',
      cites: ['ccsl.streak.double', 'ccsl.streak.trigger', 'ccsl.streak.count'],
    },
    readings: [read('streak-next', 'next-turn-only', { runs: [3, 4, 3, 4, 0, 3] })],
  }),
  example('D4', 'The streak starts again after the doubled turn', {
    with: two,
    script: turns('long', ['3/1', '4/2', '3/4', '4/6', '2/3', '3/0', '3/1', '2/4', '4/2', '3/6']),
    expect: { runs: [3, 4, 3, 4, 4, 3, 3, 2, 4, 6], score: '36/0' },
    readings: [
      read('streak-restart', 'rolling', { runs: [3, 4, 3, 4, 4, 6, 6, 4, 8, 6], score: '48/0' }),
      read('streak-restart', 'double-counts-as-first', { runs: [3, 4, 3, 4, 4, 3, 3, 2, 8, 3], score: '37/0' }),
      read('streak-over-break', 'per-over', { runs: [3, 4, 3, 4, 4, 3, 3, 2, 4, 3], score: '33/0' }),
    ],
  }),
  example('D5', 'Quota and lock', {
    script: turns('short', [
      '6/1',
      refused(card(6), 'ccsl.power.six-lock', '6 is locked for 2 more balls.'),
      '3/2',
      refused(card(6), 'ccsl.power.six-lock', '6 is locked for 1 more ball.'),
      '2/1',
      '6/2',
      refused(card(4), 'ccsl.power.per-six-balls', 'You have played two power cards in this over.'),
      refused(card(6), 'ccsl.power.per-six-balls', 'You have played two power cards in this over.'),
    ]),
    expect: { runs: [6, 3, 2, 6], score: '17/0', state: { streakReady: true, powerInOver: 2, lock: 2 } },
  }),
  example('D6', 'Economy', {
    script: turns('short', [
      '1/2',
      '1/3',
      '2/4',
      refused(card(2), 'ccsl.economy.force', 'You must play 0 or 1 on this ball.'),
      '1/6',
      '3/0',
    ]),
    expect: {
      runs: [1, 1, 2, 1, 6],
      score: '11/0',
      state: { windowBalls: 1, windowLast: 6, forced: false },
      cites: ['ccsl.economy.trigger', 'ccsl.economy.window', 'ccsl.economy.force'],
    },
    readings: [
      read(
        'economy-windows',
        'rolling',
        { score: '5/0', state: { forced: true } },
        turns('short', ['1/2', '1/3', '2/4', '1/6']),
      ),
      read('economy-windows', 'fresh-from-forced', { runs: [1, 1, 2, 1, 6], state: { windowBalls: 2 } }),
    ],
  }),
  example('D7', 'Defence mode over the end of an over', {
    with: two,
    script: turns('long', ['3/0', '2/1', '3/4', '3/2', 'D 6/1', '1/3', '4/2', '4/0']),
    expect: {
      runs: [3, 2, 3, 3, 6, 2, 2, 4],
      score: '25/0',
      state: { powerInOver: 2 },
      cites: ['ccsl.defence.halve', 'ccsl.defence.double-low', 'ccsl.defence.duration'],
    },
    readings: [read('defence-span', 'ends-with-over', { runs: [3, 2, 3, 3, 6, 2, 4, 4], score: '27/0' })],
  }),
  example('D8', 'Hidden card, wrong guess', {
    with: two,
    script: turns('long', ['3/6', '6?4', '3/6']),
    expect: {
      runs: [3, 7, 3],
      score: '13/0',
      state: { lock: 1 },
      cites: ['ccsl.hidden.once', 'ccsl.hidden.guess', 'ccsl.hidden.wrong'],
      without: ['ccsl.noball.trigger'],
    },
    readings: [read('hidden-sequence', 'bridged', { runs: [3, 7, 4], score: '14/0' })],
  }),
  example('D9', 'Hidden card, right guess', {
    with: two,
    script: turns('long', ['3/6', '6?6']),
    expect: {
      runs: [3, 0],
      score: '3/0',
      state: { streak: 0, lock: 2, powerInOver: 1 },
      cites: ['ccsl.hidden.right', 'ccsl.streak.exclusions'],
    },
    readings: [
      read('hidden-out', 'all', { runs: [3, 0], score: '3/1' }),
      read('power-when-out', 'only-if-scored', { runs: [3, 0], state: { powerInOver: 0 } }),
    ],
  }),
  example('D10', 'Hidden card, streak and defence mode', {
    with: two,
    script: turns('long', ['3/1', '2/0', '3/2', '2/1', 'D 4?6']),
    expect: { runs: [3, 2, 3, 2, 9], score: '19/0' },
    readings: [read('hidden-original', 'modifiers-apply', { runs: [3, 2, 3, 2, 5], score: '15/0' })],
  }),
  example('D11', 'A trap on a free hit', {
    with: two,
    from: opening({ traps: [3, 4] }),
    script: turns('long', ['2/1', '3/1', '4/0 T']),
    expect: { runs: [2, 4, 0], score: '6/1', state: { out: '' }, waits: 'announce-bowling' },
    readings: [read('freehit-scope', 'all-outs', { runs: [2, 4, 4], score: '10/0' })],
  }),
  example('D12', 'OUT and won on one ball', {
    from: chase(12, { traps: [2, 3] }),
    script: turns('short', ['6/4', '3/0', '2/0 T =0']),
    expect: {
      runs: [6, 3, 3],
      score: '12/1',
      waits: 'end',
      cites: ['ccsl.anticipation.irrespective', 'ccsl.end.higher-score'],
    },
    readings: [
      read('win-and-out', 'out-first', { runs: [6, 3, 0], score: '9/1', waits: 'end' }),
      read('anticipation-out', 'lost', { runs: [6, 3, 1], score: '10/1', waits: 'end' }),
    ],
  }),
  example('D13', 'Field shift and forced ball', {
    with: two,
    script: turns('long', ['0/1', '1/2', '2/3', 'S 1/4', '3/2']),
    expect: {
      runs: [0, 1, 2, 1, 0],
      score: '4/1',
      cites: ['ccsl.shift.even', 'ccsl.shift.odd-out'],
    },
    readings: [
      read(
        'economy-shift',
        'zero-only',
        { runs: [0, 1, 2, 0], score: '3/1' },
        turns('long', ['0/1', '1/2', '2/3', 'S 1/4']),
      ),
      read(
        'economy-shift',
        'postpone-force',
        { runs: [0, 1, 2, 2, 2, 4], state: { forced: true } },
        turns('long', ['0/1', '1/2', '2/3', 'S 2/4', '2/1', '2/3']),
      ),
    ],
  }),
  example('D14', 'The power blocker on a free hit', {
    with: three,
    script: turns('long', ['3/0', '2/0', '6/6 B', '4/1']),
    expect: {
      runs: [3, 3, 0, 4],
      score: '10/0',
      state: { blockersLeft: 0, powerInOver: 2 },
      cites: ['ccsl.blocker.effect', 'ccsl.blocker.three-overs'],
    },
  }),
  example('D15', 'A pass', {
    script: turns('short', ['3/2', '4/0', 'P/0', '3/3']),
    expect: { runs: [3, 4, 1, 3], score: '11/0', state: { streak: 1 }, cites: ['ccsl.pass.zero', 'ccsl.pass.no-out'] },
    readings: [
      read('pass-noball', 'void', { runs: [3, 4, 0, 0], waits: 'choose-traps' }),
      read('pass-ball', 'replayed', { runs: [3, 4, 1, 3], game: { balls: 3 } }),
    ],
  }),
  example('D16', 'Level is not the target: a tie', {
    from: chase(10),
    script: turns('short', [
      '4/1',
      '2/3',
      '3/2',
      '0/1',
      '0/2',
      refused(card(2), 'ccsl.economy.force', '0 or 1'),
      '0/3',
    ]),
    expect: { runs: [4, 2, 3, 0, 0, 0], score: '9/0', waits: 'end', result: 'match tied', cites: ['ccsl.end.tie'] },
  }),
  example('D17', 'The last run', {
    from: chase(10),
    script: turns('short', ['4/1', '2/3', '3/2', '0/1', '1/2']),
    expect: { runs: [4, 2, 3, 0, 1], score: '10/0', waits: 'end', game: { balls: 5 }, cites: ['ccsl.end.chase'] },
  }),
];
