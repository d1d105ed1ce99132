import type { Scenario } from '@howzat/core/author';
import { example, quietly, read, two } from './example.js';
import { batting, bowled, bowling, card, opening, refused, turns } from './notation.js';

/** The match: formats, overs and wickets, hands, ties and super overs. */

export const matchScenarios: readonly Scenario[] = [
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
