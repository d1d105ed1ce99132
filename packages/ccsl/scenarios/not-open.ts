import type { Scenario } from '@howzat/core/author';
import { example, quietly, read, three, two } from './example.js';
import { batting, bowled, bowling, card, opening, refused, turns } from './notation.js';

/** What is refused because it is not open, or is not in the game: the sentences of the table of legal actions. */

export const notOpenScenarios: readonly Scenario[] = [
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
