import type { Scenario } from '@howzat/core/author';
import { example, quietly, read, two } from './example.js';
import { batting, bowled, bowling, card, opening, refused, turns } from './notation.js';

/** Passes, predictions, hidden cards, no-balls and free hits. */

export const turnsScenarios: readonly Scenario[] = [
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
