import type { Expected, Position, Scenario, ScriptLine, Selection } from '@howzat/core';
import { batting, bowled, bowling, card, opening, refused, turns } from './notation.js';

/**
 * Every worked example of the rulebook and of its catalogue, one example for each reading of each ruling, one for each
 * illegal action, and the tables of what follows from what.
 */

const two: Selection = { format: 'two-over' };
const three: Selection = { format: 'three-over' };

interface Example {
  readonly with?: Selection;
  readonly from?: Position;
  readonly script: readonly ScriptLine[];
  readonly expect: Expected;
  readonly readings?: NonNullable<Scenario['readings']>;
}

const example = (id: string, title: string, it: Example): Scenario => ({ id, title, from: opening(), ...it });

/** The same turns, or others, under another reading. */
const read = (ruling: string, reading: string, expect: Expected, script?: readonly ScriptLine[]) => ({
  ruling: `ccsl.ruling.${ruling}`,
  reading,
  expect,
  ...(script ? { script } : {}),
});

/** No announcement is left to be made in this over of a longer game: turns can be written as in a short one. */
const quiet = { hiddenUsed: [true, true], shiftUsed: true, defenceUsed: true };
const quietly = (state: Position['state'] = {}, more: Omit<Position, 'state'> = {}): Position =>
  opening({ ...quiet, ...state }, more);

/** The second innings, with so many to win. */
const chase = (target: number, state: Position['state'] = {}): Position =>
  opening(state, { innings: 2, batting: 'away', target });

const worked: readonly Scenario[] = [
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

const match: readonly Scenario[] = [
  example('toss', 'The winner of the toss chooses, and the match begins with the traps', {
    from: { innings: 0 },
    script: [
      { chance: 'core.toss', outcome: 0 },
      { side: 'home', step: 'core.toss.elect', choice: 'bowl' },
      bowling('choose-traps', [0, 6]),
      ...turns('short', ['3/1']),
    ],
    expect: { score: '3/0', game: { batting: 1 } },
    readings: [
      read('first-innings', 'toss-assigns', { game: { batting: 0 }, waits: 'choose-traps' }, [
        { chance: 'core.toss', outcome: 0 },
      ]),
      read('first-innings', 'agreement', { game: { batting: 0 }, waits: 'play' }, [bowling('choose-traps', [0, 6])]),
      read('trap-waive', 'optional', { score: '3/0' }, [
        { chance: 'core.toss', outcome: 0 },
        { side: 'home', step: 'core.toss.elect', choice: 'bowl' },
        bowling('want-traps', false),
        refused(bowled(1, { trap: true }), 'ccsl.ruling.trap-waive', 'No trap values were chosen.'),
        ...turns('short', ['3/1']),
      ]),
    ],
  }),
  example('traps-shown', 'After the innings the trap values are shown', {
    from: opening({ traps: [1, 2] }, { balls: 5 }),
    script: turns('short', ['3/1']),
    expect: { waits: 'choose-traps', state: { trapsShown: [[1, 2]], trapsOpen: [] }, cites: ['ccsl.trap.shown'] },
  }),
  example('two-wickets', 'Two overs, two wickets', {
    with: two,
    script: turns('long', ['4/2', '3/3']),
    expect: { runs: [4, 0], score: '4/1', waits: 'announce-bowling' },
    readings: [read('wickets', 'single-wicket', { runs: [4, 0], waits: 'choose-traps' })],
  }),
  example('longest', 'No innings is longer than three overs', {
    with: { set: { overs: 4, wickets: 4 } },
    from: quietly({}, { overs: 2, balls: 5 }),
    script: turns('short', ['3/1']),
    expect: { runs: [3], waits: 'choose-traps', cites: ['ccsl.ruling.extended-formats'] },
    readings: [read('extended-formats', 'extended', { runs: [3], score: '3/0', waits: 'announce-bowling' })],
  }),
  example('four-over', 'Four overs: two power blockers', {
    with: { format: 'four-over', rulings: { 'ccsl.ruling.extended-formats': 'extended' } },
    from: quietly(),
    script: turns('short', [
      '4/1 B',
      '6/2 B',
      refused(bowled(1, { blocker: true }), 'ccsl.blocker.three-to-ten', 'No power blocker left.'),
    ]),
    expect: { runs: [0, 0], state: { blockersLeft: 0 }, game: { wicketsLimit: 4, oversLimit: 4 } },
  }),
  example('eleven-over', 'Eleven overs: three power blockers', {
    with: { format: 'eleven-over', rulings: { 'ccsl.ruling.extended-formats': 'extended' } },
    from: quietly(),
    script: turns('short', [
      '4/1 B',
      '6/2 B',
      '3/4 B',
      refused(bowled(1, { blocker: true }), 'ccsl.blocker.over-ten', 'No power blocker left.'),
    ]),
    expect: { runs: [0, 0, 3], state: { blockersLeft: 0 }, game: { wicketsLimit: 10 } },
  }),
  example('drawing-level', 'Drawing level does not end the chase', {
    from: opening({}, { runs: 3, balls: 5 }),
    script: [...turns('short', ['0/1']), bowling('choose-traps', [0, 1]), ...turns('short', ['3/1'])],
    expect: { score: '3/0', waits: 'play', game: { target: 4 } },
    readings: [
      read('target', 'level-ends-as-tie', { score: '3/0', waits: 'end', result: 'match tied' }),
      read('target', 'level-wins', { score: '3/0', waits: 'end', cites: ['ccsl.end.level-wins'] }),
    ],
  }),
  example('tie-break', 'A tie', {
    from: opening({ sixes: [0, 1], fours: [2, 0] }, { innings: 2, batting: 'away', target: 10, runs: 9, balls: 5 }),
    script: turns('short', ['0/3']),
    expect: { score: '9/0', waits: 'end', result: 'match tied' },
    readings: [
      read('super-over', 'super-over-proposal', { waits: 'choose-traps', game: { superOver: 1, batting: 1 } }),
      read('super-over', 'bonus-count', { score: '9/0', waits: 'end', game: {}, cites: ['ccsl.end.bonus-count'] }),
    ],
  }),
  example('tie-break-by-fours', 'As many sixes: the fours decide', {
    with: { rulings: { 'ccsl.ruling.super-over': 'bonus-count' } },
    from: opening({ fours: [1, 0] }, { innings: 2, batting: 'away', target: 11, runs: 2, balls: 3 }),
    script: turns('short', ['4/3', '4/2', '0/1']),
    expect: { score: '10/0', waits: 'end', state: { fours: [1, 2] } },
  }),
  example('super-over', 'A Super Over is a game of one over', {
    with: { format: 'three-over', options: ['super-over'] },
    from: opening({}, { innings: 2, batting: 'away', target: 10, runs: 9, overs: 2, balls: 5, at: 'play' }),
    script: [
      ...turns('short', ['0/3']),
      bowling('choose-traps', [0, 1]),
      refused(bowled(2, { blocker: true }), 'ccsl.blocker.three-overs', 'No power blocker left.'),
      ...turns('short', ['4/3', '3/3']),
      bowling('choose-traps', [0, 1]),
      ...turns('short', ['6/3']),
    ],
    expect: { waits: 'end', cites: ['ccsl.superover.features', 'core.super-over.order'], game: { superOver: 1 } },
  }),
  example('super-over-again', 'A level Super Over is played again, in the other order', {
    with: { options: ['super-over'] },
    from: opening({}, { innings: 2, batting: 'away', target: 10, runs: 9, balls: 5 }),
    script: [
      ...turns('short', ['0/3']),
      bowling('choose-traps', [0, 1]),
      ...turns('short', ['4/3', '3/3']),
      bowling('choose-traps', [0, 1]),
      ...turns('short', ['4/3', '3/3']),
    ],
    expect: { waits: 'choose-traps', game: { superOver: 2, batting: 0 } },
  }),
  example('super-over-two-wickets', 'Two wickets in a Super Over', {
    with: { options: ['super-over', 'super-over-two-wickets'] },
    from: opening({}, { innings: 2, batting: 'away', target: 10, runs: 9, balls: 5 }),
    script: [...turns('short', ['0/3']), bowling('choose-traps', [0, 1]), ...turns('short', ['3/3'])],
    expect: { score: '0/1', waits: 'play' },
  }),
  example('classic', 'The preset classic: a card each, and no streak', {
    with: { options: ['classic'] },
    script: [
      refused(batting('play-card', 5), undefined, 'There is no such card.'),
      batting('play-card', 3),
      bowling('bowl-card', 1),
      batting('play-card', 6),
      bowling('bowl-card', 1),
      refused(batting('play-card', 6), 'ccsl.power.six-lock', '6 is locked for 2 more balls.'),
      batting('play-card', 2),
      bowling('bowl-card', 2),
    ],
    expect: { runs: [3, 7, 2], score: '12/0', without: ['ccsl.streak.count', 'ccsl.economy.window'] },
  }),
  example('new-batter', 'OUT clears nothing but the streak', {
    with: two,
    from: quietly(),
    script: turns('short', [
      '6/1',
      '3/3',
      refused(card(6), 'ccsl.power.six-lock', '6 is locked for 1 more ball.'),
      '4/1',
    ]),
    expect: { runs: [6, 0, 4], score: '10/1', state: { powerInOver: 2 } },
    readings: [
      read(
        'out-batter',
        'new-batter-resets',
        { runs: [6, 0, 6], state: { powerInOver: 1 } },
        turns('short', ['6/1', '3/3', '6/1']),
      ),
    ],
  }),
  example('hand', 'A played card returns to the hand', {
    script: turns('short', ['3/1', '3/2']),
    expect: { runs: [3, 3], score: '6/0' },
    readings: [
      read(
        'hand',
        'six-consumed-per-over',
        { runs: [3, 2], score: '5/0' },
        turns('short', [
          '3/1',
          refused(card(3), 'ccsl.turn.from-hand', 'Your 3 is used up in this over.'),
          refused(bowled(1), 'ccsl.turn.from-hand', 'Your 1 is used up'),
          '2/3',
        ]),
      ),
    ],
  }),
  example('order', 'The bowler announces first', {
    with: two,
    script: [
      bowling('announce-bowling', { defence: true, shift: false }),
      batting('announce-batting', { hidden: false }),
    ],
    expect: { waits: 'play', state: { defenceLeft: 3 } },
    readings: [
      read('announce-order', 'batter-then-bowler', { waits: 'announce-bowling' }, [
        batting('announce-batting', { hidden: false }),
      ]),
      read('announce-order', 'simultaneous', { waits: 'announcements', state: { defenceLeft: 0 } }, [
        batting('announce-batting', { hidden: false }),
      ]),
    ],
  }),
  example('mirror', 'No limit binds the bowler', {
    from: opening({ forced: true }),
    script: turns('short', ['0/6', '3/6']),
    expect: { runs: [0, 4], score: '4/0' },
    readings: [
      read(
        'bowler-free',
        'mirror',
        { runs: [0, 3], score: '3/0' },
        turns('short', [
          refused(bowled(6), 'ccsl.ruling.bowler-free', 'You must play 0 or 1 on this ball.'),
          '0/1',
          '3/6',
          refused(bowled(6), 'ccsl.ruling.bowler-free', '6 is locked'),
        ]),
      ),
    ],
  }),
];

const limits: readonly Scenario[] = [
  example('one-use', 'Two 4s are two power cards', {
    script: turns('short', ['4/1', '4/2']),
    expect: { runs: [4, 4] },
    readings: [
      read(
        'power-one-use',
        'one-four-one-six',
        { runs: [4, 6] },
        turns('short', [
          '4/1',
          refused(card(4), 'ccsl.power.one-use', 'You have played a 4 in this over.'),
          '6/2',
          refused(card(6), undefined, 'power cards'),
        ]),
      ),
      read(
        'power-one-use',
        'one-power-card',
        { runs: [4] },
        turns('short', ['4/1', refused(card(6), 'ccsl.power.one-use', 'You have played a power card in this over.')]),
      ),
    ],
  }),
  example('power-scope', 'Two power cards in each over', {
    with: two,
    from: quietly(),
    script: turns('short', ['4/1', '4/2', refused(card(4), 'ccsl.power.per-six-balls', 'two power cards')]),
    expect: { runs: [4, 4] },
    readings: [
      read(
        'power-scope',
        'per-innings-only',
        { runs: [4, 4, 4, 4] },
        turns('short', [
          '4/1',
          '4/2',
          '4/1',
          '4/2',
          refused(card(4), 'ccsl.power.cap-two-overs', 'You have played 4 power cards in this innings.'),
        ]),
      ),
    ],
  }),
  example('power-window', 'The quota begins anew with an over', {
    with: two,
    from: quietly({ powerInOver: 0 }, { balls: 4 }),
    script: [
      ...turns('short', ['4/1', '4/2']),
      bowling('announce-bowling', { defence: false, shift: false }),
      ...turns('short', ['4/1']),
    ],
    expect: { runs: [4, 4, 4] },
    readings: [
      read('power-window', 'sliding-six', { runs: [4, 4, 3] }, [
        ...turns('short', ['4/1', '4/2']),
        bowling('announce-bowling', { defence: false, shift: false }),
        refused(card(4), 'ccsl.power.per-six-balls', 'You have played two power cards in the last five balls.'),
        ...turns('short', ['3/1']),
      ]),
    ],
  }),
  example('six-lock', 'A 6 locks the 6 for two balls', {
    script: turns('short', [
      '6/1',
      '3/2',
      refused(card(6), 'ccsl.power.six-lock', '6 is locked for 1 more ball.'),
      '0/1',
      '6/3',
    ]),
    expect: { runs: [6, 3, 0, 6] },
    readings: [
      read(
        'six-lock',
        'lock-one',
        { runs: [6, 3, 6] },
        turns('short', [
          '6/1',
          refused(card(6), 'ccsl.power.no-six-in-a-row', '6 is locked for 1 more ball.'),
          '3/2',
          '6/1',
        ]),
      ),
      read('six-lock-count', 'cards-only', { runs: [6, 0], state: { lock: 2 } }, turns('short', ['6/1', 'P/2'])),
    ],
  }),
  example('streak-zero', 'A 0 is no valid run', {
    from: opening({ streak: 3 }),
    script: turns('short', ['0/1']),
    expect: { runs: [0], state: { streak: 0, streakReady: false }, cites: ['ccsl.streak.exclusions'] },
    readings: [read('streak-zero', 'any-card-not-out', { runs: [0], state: { streakReady: true } })],
  }),
  example('streak-extras', 'Bonus runs are no valid run', {
    from: opening({ streak: 3, previous: 1 }),
    script: turns('short', ['0/1']),
    expect: { runs: [1], state: { streak: 0, streakReady: false } },
    readings: [read('streak-extras', 'all-runs', { runs: [1], state: { streakReady: true } })],
  }),
  example('streak-what', 'The runs of the card are doubled, not the bonuses', {
    from: opening({ streakReady: true, previous: 1 }),
    script: turns('short', ['3/1']),
    expect: { runs: [7] },
    readings: [read('streak-what', 'ball-total', { runs: [8] })],
  }),
  example('streak-out', 'OUT loses count and bonus', {
    with: two,
    from: quietly({ streak: 2, streakReady: true }),
    script: turns('short', ['3/3', '3/1']),
    expect: { runs: [0, 3], state: { streak: 1, streakReady: false } },
  }),
  example('pass-once', 'One pass in an innings', {
    script: turns('short', [
      'P/1',
      refused(card('pass'), 'ccsl.pass.once', 'You have already passed in this innings.'),
      '3/2',
    ]),
    expect: { runs: [0, 3], score: '3/0' },
  }),
  example('pass-in-a-shift', 'A pass is safe in a field shift', {
    with: two,
    from: quietly({ shiftLeft: 2 }),
    script: turns('short', ['P/1', '3/2']),
    expect: { runs: [0, 0], score: '0/1', cites: ['ccsl.pass.no-out', 'ccsl.shift.odd-out'] },
    readings: [
      read('pass-forced', 'forbidden', { score: '0/0' }, [
        refused(card('pass'), 'ccsl.ruling.pass-forced', 'You may not pass'),
      ]),
    ],
  }),
  example('pass-on-a-forced-ball', 'A pass uses the force up', {
    from: opening({ forced: true }),
    script: turns('short', ['P/1', '3/2']),
    expect: { runs: [0, 3] },
    readings: [
      read(
        'pass-forced',
        'allowed-force-stays',
        { runs: [0, 1] },
        turns('short', ['P/1', refused(card(3), 'ccsl.economy.force', '0 or 1'), '1/2']),
      ),
    ],
  }),
  example('pass-in-secret', 'A pass is chosen in place of a card', {
    script: turns('short', ['P/1']),
    expect: { runs: [0], state: { passUsed: true } },
    readings: [
      read('pass-timing', 'announced', { runs: [3, 0], state: { passUsed: true } }, [
        batting('announce-pass', false),
        refused(card('pass'), 'ccsl.ruling.pass-timing', 'A pass has to be announced'),
        ...turns('short', ['3/1']),
        batting('announce-pass', true),
        bowled(2),
      ]),
    ],
  }),
  example('prediction', 'A right prediction brings two runs', {
    script: turns('short', [
      '3/1 =1',
      refused(card(3, 1), 'ccsl.anticipation.once', 'You have already predicted in this innings.'),
    ]),
    expect: { runs: [5], cites: ['ccsl.anticipation.bonus'] },
    readings: [
      read('anticipation-timing', 'announced-before', { runs: [5] }, [
        batting('announce-prediction', 1),
        refused(card(3, 1), 'ccsl.ruling.anticipation-timing', 'announced'),
        ...turns('short', ['3/1']),
      ]),
    ],
  }),
  example('prediction-tries', 'A wrong prediction was the only one', {
    script: turns('short', [
      '3/2 =1',
      refused(card(3, 1), 'ccsl.anticipation.once', 'You have already predicted'),
      '3/1',
    ]),
    expect: { runs: [3, 3] },
    readings: [
      read(
        'anticipation-attempts',
        'one-success',
        { runs: [3, 5, 3] },
        turns('short', ['3/2 =1', '3/1 =1', refused(card(3, 2), 'ccsl.anticipation.once', 'already'), '3/2']),
      ),
    ],
  }),
  example('prediction-when-out', 'The two runs stand on an OUT ball', {
    with: two,
    from: quietly(),
    script: turns('short', ['3/3 =3']),
    expect: { runs: [2], score: '2/1', cites: ['ccsl.anticipation.irrespective'] },
    readings: [read('anticipation-out', 'lost', { runs: [0], score: '0/1' })],
  }),
  example('prediction-hidden', 'No prediction on a hidden ball', {
    with: two,
    script: [
      bowling('announce-bowling', { defence: false, shift: false }),
      batting('announce-batting', { hidden: true }),
      refused(card(3, 2), 'ccsl.ruling.anticipation-hidden', 'There is no card of the bowler to predict'),
      refused(card('pass'), 'ccsl.hidden.face-down', 'A hidden card was announced: play one.'),
      card(3),
      bowling('guess-card', { guess: 2, trap: false }),
    ],
    expect: { runs: [4], cites: ['ccsl.hidden.once', 'ccsl.hidden.face-down'] },
    readings: [read('anticipation-hidden', 'predict-guess', { runs: [6] }, turns('long', ['3?2 =2']))],
  }),
  example('hidden-again', 'One hidden card for each player', {
    with: two,
    from: opening(
      { hiddenUsed: [true, false], shiftUsed: true, defenceUsed: true },
      { innings: 2, batting: 'away', target: 30 },
    ),
    script: [batting('announce-batting', { hidden: true }), card(3), bowling('guess-card', { guess: 2, trap: false })],
    expect: { runs: [4], waits: 'play', state: { hiddenUsed: [true, true] } },
    readings: [read('hidden-per-game', 'once-in-total', { runs: [3] }, turns('short', ['3/2']))],
  }),
  example('hidden-limits', 'Quota and lock bind a hidden card', {
    with: two,
    from: opening({ lock: 2, shiftUsed: true, defenceUsed: true }),
    script: [
      batting('announce-batting', { hidden: true }),
      refused(card(6), 'ccsl.power.six-lock', '6 is locked'),
      bowling('guess-card', { guess: 6, trap: false }),
      card(3),
    ],
    expect: { runs: [4] },
    readings: [
      read('hidden-limits', 'free', { runs: [7] }, [
        batting('announce-batting', { hidden: true }),
        card(6),
        bowling('guess-card', { guess: 3, trap: false }),
      ]),
      read('hidden-guess-range', 'legal-only', { runs: [4] }, [
        batting('announce-batting', { hidden: true }),
        refused(bowling('guess-card', { guess: 6, trap: false }), 'ccsl.ruling.hidden-guess-range', 'cannot hold'),
        card(3),
        bowling('guess-card', { guess: 2, trap: false }),
      ]),
    ],
  }),
  example('hidden-guess', 'The guess stands in place of a card', {
    with: two,
    from: opening({ shiftUsed: true, defenceUsed: true }),
    script: [batting('announce-batting', { hidden: true }), card(3), bowling('guess-card', { guess: 3, trap: false })],
    expect: { runs: [0], score: '0/0', cites: ['ccsl.hidden.right'] },
    readings: [
      read('hidden-bowler-card', 'card-and-guess', { runs: [0], score: '0/1' }, [
        batting('announce-batting', { hidden: true }),
        card(3),
        bowled(3),
        refused(
          bowling('guess-card', { guess: 2, trap: true }),
          'ccsl.ruling.hidden-bowler-card',
          'Set the trap with the card.',
        ),
        bowling('guess-card', { guess: 2, trap: false }),
      ]),
      read('hidden-bowler-card', 'card-is-guess', { runs: [0], score: '0/0', state: { previous: 3 } }, [
        batting('announce-batting', { hidden: true }),
        card(3),
        bowled(3),
      ]),
    ],
  }),
  example('hidden-trapped', 'A hidden card in a trap is OUT', {
    with: two,
    from: opening({ traps: [3, 4], shiftUsed: true, defenceUsed: true }),
    script: [batting('announce-batting', { hidden: true }), card(3), bowling('guess-card', { guess: 2, trap: true })],
    expect: { runs: [0], score: '0/1' },
    readings: [read('hidden-out', 'never', { runs: [4], score: '4/0' })],
  }),
  example('no-ball-over-break', 'The sequence of the bowler passes into the next over', {
    with: two,
    from: quietly({ previous: 2 }, { balls: 5 }),
    script: [
      ...turns('short', ['3/1']),
      bowling('announce-bowling', { defence: false, shift: false }),
      ...turns('short', ['3/1']),
    ],
    expect: { runs: [3, 4] },
    readings: [read('noball-over-break', 'resets', { runs: [3, 3] })],
  }),
  example('no-ball-and-out', 'Equal cards on the no ball itself are OUT', {
    with: two,
    from: quietly({ previous: 3 }),
    script: turns('short', ['3/3']),
    expect: { runs: [1], score: '1/1' },
    readings: [read('noball-out', 'no-ball-protects', { runs: [4], score: '4/0' })],
  }),
  example('no-ball-last', 'A no ball on the last turn', {
    from: opening({ previous: 1 }, { balls: 5 }),
    script: turns('short', ['3/1']),
    expect: { runs: [4], waits: 'choose-traps' },
    readings: [
      read('noball-last', 'extra-turn', { runs: [4], waits: 'play', game: { freeHitDue: false, freeHit: true } }),
    ],
  }),
  example('free-hit-in-defence', 'Modes apply on a free hit', {
    with: two,
    from: quietly({ defenceLeft: 2 }, { game: { freeHitDue: true } }),
    script: turns('short', ['4/4']),
    expect: { runs: [2], score: '2/0' },
    readings: [read('freehit-normal', 'face-value', { runs: [4], score: '4/0' })],
  }),
];

const modes: readonly Scenario[] = [
  example('defence-limits', 'Defence mode and field shift, once each', {
    with: two,
    script: turns('long', [
      'D 3/1',
      refused(
        bowling('announce-bowling', { defence: true, shift: false }),
        'ccsl.defence.once-per-over',
        'Defence mode was already used in this over.',
      ),
      'S 2/3',
      '2/0',
      '2/1',
      '2/3',
      '2/4',
    ]),
    expect: { waits: 'announce-bowling', cites: ['ccsl.defence.once-per-over'] },
  }),
  example('defence-running', 'A running defence mode cannot be started again', {
    with: two,
    from: opening({ defenceLeft: 2 }, { overs: 1 }),
    script: [
      refused(
        bowling('announce-bowling', { defence: true, shift: false }),
        'ccsl.defence.duration',
        'Defence mode is still running.',
      ),
    ],
    expect: { waits: 'announce-bowling' },
    readings: [
      read('defence-stack', 'stack', { runs: [1], state: { stackedLeft: 1, defenceLeft: 2 } }, [
        bowling('announce-bowling', { defence: true, shift: false }),
        batting('announce-batting', { hidden: false }),
        ...turns('short', ['4/1']),
      ]),
    ],
  }),
  example('shift-once', 'One field shift in an innings', {
    with: two,
    from: opening({ shiftUsed: true }),
    script: [
      refused(
        bowling('announce-bowling', { defence: false, shift: true }),
        'ccsl.shift.once',
        'Field shift was already used.',
      ),
    ],
    expect: { waits: 'announce-bowling' },
  }),
  example('defence-late', 'Defence mode starts on any ball', {
    with: two,
    from: opening({ hiddenUsed: [true, true] }, { balls: 4 }),
    script: [bowling('announce-bowling', { defence: true, shift: false }), ...turns('short', ['4/1'])],
    expect: { runs: [2] },
    readings: [
      read('defence-span', 'first-four-balls-only', { waits: 'announce-bowling' }, [
        refused(
          bowling('announce-bowling', { defence: true, shift: false }),
          'ccsl.ruling.defence-span',
          'Defence mode has to start on one of the first four balls of an over.',
        ),
      ]),
    ],
  }),
  example('defence-open', 'Defence mode is announced', {
    with: two,
    from: opening({ hiddenUsed: [true, true] }),
    script: [bowling('announce-bowling', { defence: true, shift: false }), ...turns('short', ['4/1'])],
    expect: { runs: [2] },
    readings: [
      read('defence-announce', 'secret', { runs: [2], state: { defenceLeft: 2 } }, [
        refused(
          bowling('announce-bowling', { defence: true, shift: false }),
          'ccsl.ruling.defence-announce',
          'That is called together with the card.',
        ),
        bowling('announce-bowling', { defence: false, shift: false }),
        ...turns('short', ['4/1']),
        bowling('call-modes', { defence: true, shift: false }),
      ]),
    ],
  }),
  example('defence-match', 'The faces of the cards are compared', {
    with: two,
    from: quietly({ defenceLeft: 2 }),
    script: turns('short', ['4/2']),
    expect: { runs: [2], score: '2/0' },
    readings: [read('defence-match', 'modified-value', { runs: [0], score: '0/1' })],
  }),
  example('defence-to-the-end', 'Defence mode cannot be called off', {
    with: two,
    from: quietly({ defenceLeft: 2 }),
    script: turns('short', ['4/1']),
    expect: { runs: [2], state: { defenceLeft: 1 } },
    readings: [
      read('defence-early-end', 'yes', { runs: [4], state: { defenceLeft: 0 } }, [
        bowling('end-defence', true),
        ...turns('short', ['4/1']),
      ]),
    ],
  }),
  example('blocker-one-over', 'No power blocker in one over', {
    script: [
      refused(
        bowled(1, { blocker: true }),
        'ccsl.blocker.one-over',
        'The power blocker is not available in this format.',
      ),
      ...turns('short', ['4/1']),
    ],
    expect: { runs: [4], cites: ['ccsl.blocker.one-over'] },
  }),
  example('blocker-two-overs', 'No power blocker in two overs', {
    with: two,
    from: quietly(),
    script: [
      refused(
        bowled(1, { blocker: true }),
        'ccsl.blocker.two-overs',
        'The power blocker is not available in this format.',
      ),
      ...turns('short', ['4/1']),
    ],
    expect: { runs: [4], cites: ['ccsl.blocker.two-overs'] },
  }),
  example('blocker-uses', 'One power blocker in three overs', {
    with: three,
    from: quietly(),
    script: turns('short', [
      '4/1 B',
      refused(bowled(1, { blocker: true }), 'ccsl.blocker.three-overs', 'No power blocker left.'),
    ]),
    expect: { runs: [0] },
    readings: [
      read(
        'blocker-ranges',
        'three-is-two',
        { runs: [0, 0], state: { blockersLeft: 0 } },
        turns('short', ['4/1 B', '6/2 B']),
      ),
      read('blocker-matching', 'equal-cards', { runs: [4], state: { blockersLeft: 0 } }),
      read('blocker-matching', 'bowler-power-card', { runs: [4] }),
      read('blocker-matching', 'named-value', { runs: [4, 0] }, [
        refused(bowled(1, { blocker: true }), 'ccsl.ruling.blocker-matching', 'Name the card that is to be blocked.'),
        ...turns('short', ['4/1']),
        bowling('name-blocker', null),
        ...turns('short', ['6/2']),
        bowling('name-blocker', 6),
      ]),
      read('blocker-timing', 'open-before-commit', { runs: [0] }, [
        bowling('announce-blocker', true),
        refused(bowled(1, { blocker: true }), 'ccsl.ruling.blocker-timing', 'announced before the cards are chosen'),
        ...turns('short', ['4/1']),
      ]),
    ],
  }),
  example('blocker-named-openly', 'A blocker that names its card, in the open', {
    with: {
      ...three,
      rulings: { 'ccsl.ruling.blocker-matching': 'named-value', 'ccsl.ruling.blocker-timing': 'open-before-commit' },
    },
    from: quietly(),
    script: [bowling('announce-named-blocker', 6), ...turns('short', ['4/1'])],
    expect: { runs: [4], state: { blockersLeft: 0 }, cites: ['ccsl.blocker.matching'] },
  }),
  example('blocker-wasted', '0 to 3 are not affected, and the use is spent', {
    with: three,
    from: quietly(),
    script: turns('short', ['3/1 B']),
    expect: { runs: [3], state: { blockersLeft: 0 }, cites: ['ccsl.blocker.others'] },
    readings: [read('blocker-spent', 'returned', { runs: [3], state: { blockersLeft: 1 } })],
  }),
  example('economy-runs', 'A no ball counts as conceded', {
    from: opening({ windowBalls: 2, windowLast: 2, windowBefore: 2, previous: 1 }),
    script: turns('short', ['0/1']),
    expect: { runs: [1], state: { forced: false, windowTotal: 5 } },
    readings: [read('economy-runs', 'bat-only', { runs: [1], state: { forced: true } })],
  }),
  example('economy-bonus', 'A prediction counts as conceded', {
    from: opening({ windowBalls: 2, windowLast: 2, windowBefore: 2 }),
    script: turns('short', ['0/1 =1']),
    expect: { runs: [2], state: { forced: false, windowTotal: 6 } },
    readings: [read('economy-runs', 'bat-and-noball', { runs: [2], state: { forced: true } })],
  }),
  example('economy-passes', 'A pass counts among the three', {
    from: opening({ windowBalls: 2, windowLast: 1, windowBefore: 1 }),
    script: turns('short', ['P/1']),
    expect: { runs: [0], state: { forced: true } },
    readings: [read('economy-passes', 'skip', { runs: [0], state: { forced: false, windowBalls: 2 } })],
  }),
  example('economy-windows', 'Any three balls in a row', {
    script: turns('short', ['3/1', '1/2', '1/3', '1/4']),
    expect: { runs: [3, 1, 1, 1], state: { forced: true } },
    readings: [read('economy-windows', 'halves-of-over', { runs: [3, 1, 1, 1], state: { forced: false } })],
  }),
  example('economy-halves', 'Halves of an over begin with it', {
    with: { ...two, rulings: { 'ccsl.ruling.economy-windows': 'halves-of-over' } },
    from: quietly({ windowBalls: 1, windowLast: 0 }, { balls: 5 }),
    script: [
      ...turns('short', ['0/1']),
      bowling('announce-bowling', { defence: false, shift: false }),
      ...turns('short', ['1/2']),
    ],
    expect: { runs: [0, 1], state: { forced: false, windowBalls: 1 }, cites: ['ccsl.ruling.economy-windows'] },
  }),
  example('economy-trap', 'No trap on a forced ball', {
    with: two,
    from: quietly({ forced: true, traps: [0, 1] }),
    script: [
      refused(bowled(2, { trap: true }), 'ccsl.ruling.economy-trap', 'The trap cannot be used on a forced ball.'),
      ...turns('short', ['1/2']),
    ],
    expect: { runs: [1], score: '1/0' },
    readings: [read('economy-trap', 'trap-applies', { runs: [0], score: '0/1' }, turns('short', ['1/2 T']))],
  }),
  example('trap-values', 'Any two different values', {
    from: opening({}, { at: 'choose-traps' }),
    script: [
      refused(bowling('choose-traps', [3, 3]), 'ccsl.ruling.trap-values', 'Choose two different trap values.'),
      refused(bowling('choose-traps', [1, 2, 3]), 'ccsl.ruling.trap-values', 'Choose two different trap values.'),
      bowling('choose-traps', [1, 0]),
    ],
    expect: { state: { traps: [0, 1], trapsOpen: [] }, waits: 'play' },
    readings: [
      read('trap-values', 'exclude-zero', { state: { traps: [1, 2] } }, [
        refused(bowling('choose-traps', [1, 0]), 'ccsl.ruling.trap-values', '0 cannot be a trap value.'),
        bowling('choose-traps', [1, 2]),
      ]),
      read('economy-trap', 'zero-one-not-both', { state: { traps: [1, 2] } }, [
        refused(bowling('choose-traps', [1, 0]), 'ccsl.ruling.economy-trap', '0 and 1 cannot both be trap values.'),
        bowling('choose-traps', [1, 2]),
      ]),
      read('trap-secrecy', 'open-values', { state: { trapsOpen: [0, 1] } }, [bowling('choose-traps', [1, 0])]),
    ],
  }),
  example('trap-once', 'The trap is set on one turn', {
    with: three,
    from: quietly({ traps: [3, 4] }),
    script: turns('short', [
      '3/1',
      '3/2 T',
      refused(bowled(1, { trap: true }), 'ccsl.trap.once', 'The trap was already used.'),
      '4/1',
    ]),
    expect: { runs: [3, 0, 4], score: '7/1', cites: ['ccsl.trap.once'] },
    readings: [
      read('trap-duration', 'until-it-fires', { runs: [0, 3], score: '3/1' }, turns('short', ['3/1', '3/2'])),
      read('trap-duration', 'whole-innings', { runs: [0, 0], score: '0/2' }, [
        refused(bowled(1, { trap: true }), 'ccsl.ruling.trap-duration', 'The trap is set without being called.'),
        ...turns('short', ['3/1', '3/2']),
      ]),
      read('trap-secrecy', 'open-moment', { runs: [0], score: '0/1' }, [
        bowling('announce-trap', true),
        refused(bowled(1, { trap: true }), 'ccsl.ruling.trap-secrecy', 'announced before the cards are chosen'),
        ...turns('short', ['3/1']),
      ]),
    ],
  }),
  example('economy-waived', 'The reward is automatic', {
    from: opening({ forced: true }),
    script: turns('short', [refused(card(3), 'ccsl.economy.force', 'You must play 0 or 1 on this ball.'), '1/2']),
    expect: { runs: [1] },
    readings: [
      read('economy-voluntary', 'waivable', { runs: [3] }, [bowling('waive-reward', true), ...turns('short', ['3/2'])]),
    ],
  }),
  example('shift-odd', 'An odd card in a field shift is OUT', {
    with: two,
    from: quietly({ shiftLeft: 2 }),
    script: turns('short', ['3/2']),
    expect: { runs: [0], score: '0/1', cites: ['ccsl.shift.odd-out'] },
    readings: [
      read(
        'shift-odd',
        'odd-illegal',
        { runs: [2] },
        turns('short', [
          refused(card(3), 'ccsl.shift.even', 'Only even cards may be played during a field shift.'),
          '2/1',
        ]),
      ),
    ],
  }),
  example('shift-open', 'A field shift is announced', {
    with: two,
    from: opening({ hiddenUsed: [true, true] }),
    script: [bowling('announce-bowling', { defence: false, shift: true }), ...turns('short', ['3/1'])],
    expect: { runs: [0], score: '0/1' },
    readings: [
      read('shift-announce', 'secret', { runs: [0], score: '0/1' }, [
        refused(
          bowling('announce-bowling', { defence: false, shift: true }),
          'ccsl.ruling.shift-announce',
          'That is called together with the card.',
        ),
        bowling('announce-bowling', { defence: false, shift: false }),
        ...turns('short', ['3/1']),
        bowling('call-modes', { defence: false, shift: true }),
      ]),
    ],
  }),
  example('shift-span', 'A field shift runs on into the next over', {
    with: two,
    from: quietly({ shiftLeft: 2 }, { balls: 5 }),
    script: [
      ...turns('short', ['2/1']),
      bowling('announce-bowling', { defence: false, shift: false }),
      ...turns('short', ['3/2']),
    ],
    expect: { runs: [2, 0], score: '2/1' },
    readings: [read('shift-span', 'ends-with-over', { runs: [2, 3], score: '5/0' })],
  }),
  example('left-out', 'What is not agreed is refused', {
    with: { set: { pass: false, anticipation: false, trap: false } },
    script: [
      refused(card('pass'), 'ccsl.option.pass', 'Passing is not agreed in this match.'),
      refused(card(3, 1), 'ccsl.option.anticipation', 'Predictions are not agreed in this match.'),
      refused(bowled(1, { trap: true }), 'ccsl.trap.select', 'Traps are not agreed in this match.'),
      ...turns('short', ['3/1']),
    ],
    expect: { runs: [3] },
  }),
  example('modes-left-out', 'A mode that is not agreed is refused', {
    with: { ...two, set: { defence: false, hiddenCard: false } },
    script: [
      refused(
        bowling('announce-bowling', { defence: true, shift: false }),
        'ccsl.defence.formats',
        'Defence mode is not agreed in this match.',
      ),
      bowling('announce-bowling', { defence: false, shift: true }),
    ],
    expect: { waits: 'play' },
  }),
  example('shift-left-out', 'A field shift that is not agreed is refused', {
    with: { ...two, set: { fieldShift: false, hiddenCard: false } },
    script: [
      refused(
        bowling('announce-bowling', { defence: false, shift: true }),
        'ccsl.shift.formats',
        'Field shift is not agreed in this match.',
      ),
      bowling('announce-bowling', { defence: true, shift: false }),
    ],
    expect: { waits: 'play' },
  }),
];

/** What is refused because it is not open, or is not in the game: the sentences of the table of legal actions. */
const closed: readonly Scenario[] = [
  example('no-such-card', 'There is no 5', {
    with: two,
    script: [
      bowling('announce-bowling', { defence: false, shift: false }),
      batting('announce-batting', { hidden: true }),
      refused(card(5), undefined, 'There is no such card.'),
      refused(batting('play-card', { card: 3, prediction: 5 }), undefined, 'There is no such card.'),
      refused(bowling('guess-card', { guess: 5, trap: false }), undefined, 'There is no such card.'),
      refused(bowled(4), undefined, 'Guess the hidden card.'),
      card(3),
      bowling('guess-card', { guess: 4, trap: false }),
      bowling('announce-bowling', { defence: false, shift: false }),
      refused(bowled(7), undefined, 'There is no such card.'),
      refused(batting('announce-batting', { hidden: true }), undefined, 'The hidden card was already used.'),
      ...turns('short', ['3/1']),
    ],
    expect: { runs: [4, 3] },
  }),
  example('closed-in-one-over', 'What needs two overs is refused in one', {
    script: [
      refused(batting('announce-batting', { hidden: true }), undefined, 'Hidden cards need 2 or more overs.'),
      refused(
        bowling('announce-bowling', { defence: true, shift: false }),
        undefined,
        'Defence mode needs a game of 2 or more overs.',
      ),
      refused(bowling('announce-blocker', true), undefined, 'The power blocker is not available in this format.'),
      refused(bowling('choose-traps', [3, 4]), undefined, 'Trap values are fixed for the innings.'),
      ...turns('short', ['3/1']),
    ],
    expect: { runs: [3] },
  }),
  example('closed-modes', 'Modes that are used up are not announced again', {
    with: two,
    from: opening({ hiddenUsed: [true, true], shiftUsed: true }),
    script: [
      bowling('announce-bowling', { defence: true, shift: false }),
      ...turns('short', ['3/1']),
      refused(
        bowling('announce-bowling', { defence: true, shift: false }),
        undefined,
        'Defence mode was already used in this over.',
      ),
    ],
    expect: { runs: [3], waits: 'play' },
  }),
  example('closed-while-defending', 'Defence mode that runs on from the over before is not announced again', {
    with: two,
    from: opening({ hiddenUsed: [true, true], shiftUsed: true, defenceLeft: 2 }, { overs: 1, at: 'play' }),
    script: [
      refused(
        bowling('announce-bowling', { defence: true, shift: false }),
        undefined,
        'Defence mode is still running.',
      ),
    ],
    expect: { waits: 'play' },
  }),
  example('closed-shift', 'Without defence mode it is the field shift that was used', {
    with: { ...two, set: { defence: false, hiddenCard: false } },
    script: [
      bowling('announce-bowling', { defence: false, shift: true }),
      refused(bowling('announce-bowling', { defence: false, shift: true }), undefined, 'Field shift was already used.'),
      refused(batting('announce-batting', { hidden: true }), undefined, 'Hidden cards are not agreed in this match.'),
    ],
    expect: { waits: 'play' },
  }),
  example('closed-innings', 'Between the innings, and after the match, nothing is played', {
    from: opening({}, { runs: 4, balls: 5 }),
    script: [
      ...turns('short', ['3/3']),
      refused(card(3), undefined, 'The innings is over.'),
      refused(bowled(3), undefined, 'The innings is over.'),
      bowling('choose-traps', [0, 1]),
      ...turns('short', ['6/3']),
      refused(card(3), undefined, 'The innings is over.'),
      refused(bowling('choose-traps', [0, 1]), undefined, 'The innings is over.'),
    ],
    expect: { waits: 'end', result: 'Away won by 1 wicket' },
  }),
  example('closed-after-a-tie', 'After a tie nobody goes on without a Super Over', {
    from: opening({}, { innings: 2, batting: 'away', target: 10, runs: 9, balls: 5 }),
    script: [
      ...turns('short', ['0/3']),
      refused(bowling('choose-traps', [0, 1]), undefined, 'No Super Over was agreed.'),
    ],
    expect: { waits: 'end', result: 'match tied' },
  }),
  example('closed-announcements', 'What is announced once is not announced again', {
    with: {
      ...three,
      rulings: {
        'ccsl.ruling.pass-timing': 'announced',
        'ccsl.ruling.anticipation-timing': 'announced-before',
        'ccsl.ruling.trap-secrecy': 'open-moment',
        'ccsl.ruling.blocker-timing': 'open-before-commit',
      },
    },
    from: quietly({ passUsed: true, predictionUsed: true, trapUsed: true, blockersLeft: 0 }),
    script: [
      refused(batting('announce-pass', true), undefined, 'You have already passed in this innings.'),
      refused(batting('announce-prediction', 3), undefined, 'You have already predicted in this innings.'),
      refused(bowling('announce-trap', true), undefined, 'The trap was already used.'),
      refused(bowling('announce-blocker', true), undefined, 'No power blocker left.'),
      ...turns('short', ['3/1']),
    ],
    expect: { runs: [3] },
  }),
  example('closed-trap-when-forced', 'No trap is announced on a forced ball', {
    with: { rulings: { 'ccsl.ruling.trap-secrecy': 'open-moment' } },
    from: opening({ forced: true }),
    script: [
      refused(bowling('announce-trap', true), undefined, 'The trap cannot be used on a forced ball.'),
      ...turns('short', ['1/2']),
    ],
    expect: { runs: [1] },
  }),
  example('concede', 'A player may give up', {
    script: [...turns('short', ['4/1']), { concede: 'batting' }],
    expect: { score: '4/0', waits: 'end', result: 'Away won, Home conceded', cites: ['core.concede'] },
    readings: [
      read('concede', 'not-allowed', { runs: [4, 3], result: null }, [
        ...turns('short', ['4/1']),
        refused({ concede: 'batting' }, undefined, 'No side may give up in this match.'),
        ...turns('short', ['3/2']),
      ]),
    ],
  }),
];

/** OUT or not: the rows of the truth table, tried from the top. */
const outTable: readonly Scenario[] = (
  [
    ['1', 'a pass is safe from everything', 'P/3 T', { shiftLeft: 2, traps: [3, 4] }, false, 0, 'ccsl.pass.no-out'],
    ['2', 'a trap', '3/1 T', { traps: [3, 4] }, false, 1, 'ccsl.trap.out'],
    ['2 on a free hit', 'a trap on a free hit', '3/1 T', { traps: [3, 4] }, true, 1, 'ccsl.trap.out'],
    [
      '2 before 3 and 5',
      'three causes and one wicket',
      '3/3 T',
      { shiftLeft: 2, traps: [3, 4] },
      false,
      1,
      'ccsl.trap.out',
    ],
    ['3', 'an odd card in a field shift', '3/1', { shiftLeft: 2 }, false, 1, 'ccsl.shift.odd-out'],
    [
      '3 on a free hit',
      'an odd card in a field shift on a free hit',
      '3/3',
      { shiftLeft: 2 },
      true,
      1,
      'ccsl.shift.odd-out',
    ],
    [
      '3 when forced',
      'a forced odd card in a field shift',
      '1/2',
      { shiftLeft: 2, forced: true },
      false,
      0,
      'ccsl.economy.force',
    ],
    ['5', 'equal cards', '3/3', {}, false, 1, 'ccsl.out.match'],
    ['5 in a shift', 'equal even cards in a field shift', '2/2', { shiftLeft: 2 }, false, 1, 'ccsl.out.match'],
    ['6', 'equal cards on a free hit', '3/3', {}, true, 0, 'ccsl.freehit.not-out'],
    ['7', 'nothing', '3/1', {}, false, 0, 'ccsl.turn.definition'],
  ] as const
).map(([row, title, turn, state, freeHitDue, wickets, rule]) =>
  example(`out.${row}`, `OUT table, row ${row}: ${title}`, {
    with: three,
    from: quietly(state, { game: { freeHitDue } }),
    script: turns('short', [turn]),
    expect: { game: { wickets }, cites: [rule] },
  }),
);

/** The runs of the card under every combination of defence (D), blocker (B) and a streak that is ready (S). */
const columns = ['', 'D', 'B', 'DB', 'S', 'SD', 'SB', 'SDB'] as const;
const batRuns: readonly (readonly [number, ...number[]])[] = [
  [0, 0, 0, 0, 0, 0, 0, 0, 0],
  [1, 1, 2, 1, 2, 2, 4, 2, 4],
  [2, 2, 2, 2, 2, 4, 4, 4, 4],
  [3, 3, 3, 3, 3, 6, 6, 6, 6],
  [4, 4, 2, 0, 0, 8, 4, 0, 0],
  [6, 6, 3, 0, 0, 12, 6, 0, 0],
];
const runsTable: readonly Scenario[] = batRuns.flatMap(([face, ...row]) =>
  row.map((runs, at) => {
    const modes = columns[at] ?? '';
    return example(
      `runs.${face}${modes === '' ? '' : `.${modes}`}`,
      `A ${face} with ${modes === '' ? 'no mode' : modes}`,
      {
        with: three,
        from: quietly({ defenceLeft: modes.includes('D') ? 2 : 0, streakReady: modes.includes('S') }),
        script: turns('short', [`${face}/${face === 2 ? 3 : 2}${modes.includes('B') ? ' B' : ''}`]),
        expect: { runs: [runs], state: { streakReady: modes.includes('S') && runs === 0 } },
      },
    );
  }),
);

/** The bonus runs, whatever the ball was. */
const extrasTable: readonly Scenario[] = (
  [
    ['no-ball.not-out', '3/1', { previous: 1 }, false, 4],
    ['no-ball.out', '1/1', { previous: 1 }, false, 1],
    ['no-ball.pass', 'P/1', { previous: 1 }, false, 1],
    ['no-ball.free-hit', '1/1', { previous: 1 }, true, 2],
    ['prediction.not-out', '3/1 =1', {}, false, 5],
    ['prediction.out', '1/1 =1', {}, false, 2],
    ['prediction.pass', 'P/1 =1', {}, false, 2],
    ['prediction.free-hit', '1/1 =1', {}, true, 3],
    ['prediction.blocked', '4/1 B =1', {}, false, 2],
    ['prediction.doubled', '3/1 =1', { streakReady: true }, false, 8],
    ['no-ball.halved', '4/1', { defenceLeft: 2, previous: 1 }, false, 3],
    ['both', '3/1 =1', { previous: 1 }, false, 6],
  ] as const
).map(([id, turn, state, freeHitDue, runs]) =>
  example(`extras.${id}`, `Bonus runs: ${id.replace('.', ', ')}`, {
    with: three,
    from: quietly(state, { game: { freeHitDue } }),
    script: turns('short', [turn]),
    expect: { runs: [runs] },
  }),
);

/** What one effect does to another, where no table above has it. */
const pairs: readonly Scenario[] = [
  example('pair.free-hit.pass', 'A pass uses a free hit up', {
    from: opening({}, { game: { freeHitDue: true } }),
    script: turns('short', ['P/3', '2/2']),
    expect: { runs: [0, 0], waits: 'choose-traps' },
  }),
  example('pair.free-hit.hidden', 'A right guess is 0 on a free hit too', {
    with: two,
    from: opening({}, { game: { freeHitDue: true } }),
    script: turns('long', ['4?4']),
    expect: { runs: [0], score: '0/0' },
  }),
  example('pair.no-ball.hidden', 'A hidden ball breaks the sequence of the bowler', {
    with: two,
    from: opening({ previous: 4 }),
    script: turns('long', ['3?4', '3/4']),
    expect: { runs: [4, 3], without: ['ccsl.noball.trigger'] },
  }),
  example('pair.no-ball.streak', 'A no ball neither counts for the streak nor is doubled', {
    from: opening({ streak: 3, previous: 1 }),
    script: turns('short', ['0/1']),
    expect: { runs: [1], state: { streak: 0 } },
  }),
  example('pair.trap.pass', 'A trap on a pass is spent', {
    from: opening({ traps: [3, 4] }),
    script: turns('short', ['P/1 T', refused(bowled(2, { trap: true }), 'ccsl.trap.once', 'already used')]),
    expect: { runs: [0], state: { trapUsed: true, trapsOpen: [] } },
  }),
  example('pair.trap.six', 'A trapped 6 locks and counts', {
    with: two,
    from: quietly({ traps: [4, 6] }),
    script: turns('short', ['6/1 T', refused(card(6), 'ccsl.power.six-lock', '6 is locked for 2 more balls.')]),
    expect: { runs: [0], state: { lock: 2, powerInOver: 1 } },
  }),
  example('pair.blocker.six', 'A blocked 6 locks, counts and breaks the row', {
    with: three,
    from: quietly({ streak: 2 }),
    script: turns('short', ['6/1 B']),
    expect: { runs: [0], state: { lock: 2, powerInOver: 1, streak: 0 } },
  }),
  example('pair.hidden.shift', 'An odd hidden card in a field shift is OUT', {
    with: two,
    from: opening({ shiftUsed: true, shiftLeft: 2, defenceUsed: true }),
    script: [batting('announce-batting', { hidden: true }), card(3), bowling('guess-card', { guess: 2, trap: false })],
    expect: { runs: [0], score: '0/1' },
  }),
  example('pair.hidden.forced', 'A hidden card on a forced ball is 0 or 1', {
    with: two,
    from: opening({ forced: true, shiftUsed: true, defenceUsed: true }),
    script: [
      batting('announce-batting', { hidden: true }),
      refused(card(3), 'ccsl.economy.force', 'You must play 0 or 1 on this ball.'),
      card(1),
      bowling('guess-card', { guess: 0, trap: false }),
    ],
    expect: { runs: [2], state: { forced: false } },
  }),
  example('pair.forced.streak', 'A forced 1 is doubled by a bonus that is ready', {
    from: opening({ forced: true, streakReady: true }),
    script: turns('short', ['1/2']),
    expect: { runs: [2] },
  }),
  example('pair.pass.lock', 'A pass is one of the two locked balls', {
    from: opening({ lock: 2 }),
    script: turns('short', ['P/2']),
    expect: { state: { lock: 1 } },
  }),
  example('pair.shift.defence', 'Field shift and defence mode together', {
    with: two,
    script: turns('long', ['DS 4/1', '2/3']),
    expect: { runs: [2, 2], state: { shiftLeft: 1, defenceLeft: 1 } },
  }),
];

/** The scenarios of CCSL: worked examples, the match, limits, modes, what is closed, and the tables. */
export const scenarios: readonly Scenario[] = [
  ...worked,
  ...match,
  ...limits,
  ...modes,
  ...closed,
  ...outTable,
  ...runsTable,
  ...extrasTable,
  ...pairs,
];
