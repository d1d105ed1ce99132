import type { Scenario } from '@howzat/core/author';
import { example, quietly, read, two } from './example.js';
import { bowling, card, opening, refused, turns } from './notation.js';

/** The power card, six in a row, and streaks. */

export const powerAndStreakScenarios: readonly Scenario[] = [
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
];
