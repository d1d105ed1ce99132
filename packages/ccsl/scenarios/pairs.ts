import type { Scenario } from '@howzat/core/author';
import { example, quietly, three, two } from './example.js';
import { batting, bowled, bowling, card, opening, refused, turns } from './notation.js';

/** What one effect does to another, where no table has it. */

export const pairsScenarios: readonly Scenario[] = [
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
