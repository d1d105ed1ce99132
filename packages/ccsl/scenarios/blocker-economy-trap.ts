import type { Scenario } from '@howzat/core/author';
import { example, quietly, read, three, two } from './example.js';
import { bowled, bowling, card, opening, refused, turns } from './notation.js';

/** The power blocker, the economy reward and the trap. */

export const blockerEconomyTrapScenarios: readonly Scenario[] = [
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
];
