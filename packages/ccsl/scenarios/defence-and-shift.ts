import type { Scenario } from '@howzat/core/author';
import { example, quietly, read, two } from './example.js';
import { batting, bowling, card, opening, refused, turns } from './notation.js';

/** Defence mode and the field shift. */

export const defenceAndShiftScenarios: readonly Scenario[] = [
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
];
