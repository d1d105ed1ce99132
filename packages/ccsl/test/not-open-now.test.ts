import { expect, it } from 'vitest';
import { quietly, three, two } from '../scenarios/example.js';
import { batting, bowled, bowling, card, opening, refused, turns } from '../scenarios/notation.js';
import { type Example, problemsOf, under } from './played-examples.js';

type Row = readonly [title: string, example: Omit<Example, 'expect'>];

const hides = batting('announce-batting', { hidden: true });
const defends = bowling('announce-bowling', { defence: true, shift: false });
const waits = bowling('announce-bowling', { defence: false, shift: false });
const traps = bowling('choose-traps', [3, 4]);

/** What is refused in words of the rulebook, or of the engine where nothing is against it but the time. */
const says = (what: Parameters<typeof refused>[0], words: string) => refused(what, undefined, words);

const beforeTheFirst = opening({}, { at: 'choose-traps' });
const secondInnings = { innings: 2, batting: 'away', target: 30 } as const;
const openMoment = { 'trap-secrecy': 'open-moment' } as const;
const onlyDefence = { hiddenUsed: [true, true], shiftUsed: true } as const;
const lateOnly = { 'defence-span': 'first-four-balls-only' } as const;
const late = 'Defence mode has to start on one of the first four balls of an over.';

it.each<Row>([
  ['a card before the toss', { from: { innings: 0 }, script: [says(card(3), 'play-card is not open now')] }],
  [
    'a card before the trap values',
    {
      from: beforeTheFirst,
      script: [says(card(3), 'play-card is not open now'), says(bowled(3), 'bowl-card is not open now')],
    },
  ],
  [
    'a hidden card on the first ball of the second innings',
    { from: opening({}, secondInnings), script: [says(hides, 'Hidden cards need 2 or more overs.')] },
  ],
  [
    'a hidden card in a later over of the second innings',
    {
      with: two,
      from: quietly({}, { ...secondInnings, overs: 1, at: 'play' }),
      script: [says(hides, 'The hidden card was already used.')],
    },
  ],
  [
    'a hidden card before the bowler has announced',
    { with: two, script: [says(hides, 'announce-batting is not open now')] },
  ],
  [
    'a hidden card that is announced',
    { with: two, script: [waits, hides, says(hides, 'announce-batting is not open now')] },
  ],
  [
    'modes that could be started and were not',
    {
      with: two,
      from: opening({ hiddenUsed: [true, true] }),
      script: [waits, says(defends, 'announce-bowling is not open now')],
    },
  ],
  [
    'defence mode that could be started and was not',
    { with: two, from: opening(onlyDefence), script: [waits, says(defends, 'announce-bowling is not open now')] },
  ],
  [
    'defence mode on the fifth ball',
    { with: under(lateOnly, two), from: opening(onlyDefence, { balls: 4 }), script: [says(defends, late)] },
  ],
  [
    'defence mode on the fifth ball, while it runs and could be stacked',
    {
      with: under({ ...lateOnly, 'defence-stack': 'stack' }, two),
      from: opening({ ...onlyDefence, defenceLeft: 2 }, { balls: 4 }),
      script: [says(defends, late)],
    },
  ],
  [
    'ending defence mode in a game of one over',
    { script: [says(bowling('end-defence', true), 'Defence mode needs a game of 2 or more overs.')] },
  ],
  [
    'ending defence mode that cannot be ended',
    {
      with: two,
      from: quietly({ defenceLeft: 2 }),
      script: [says(bowling('end-defence', true), 'end-defence is not open now')],
    },
  ],
  [
    'a power blocker that is not announced',
    {
      with: three,
      from: quietly(),
      script: [
        says(bowling('announce-blocker', true), 'announce-blocker is not open now'),
        says(bowling('name-blocker', 4), 'name-blocker is not open now'),
      ],
    },
  ],
  [
    'a card of the bowler before the announcements',
    { with: two, script: [says(bowled(3), 'bowl-card is not open now')] },
  ],
  [
    'a card of the bowler before a trap is announced, where they play one on a hidden ball',
    {
      with: under({ ...openMoment, 'hidden-bowler-card': 'card-and-guess' }, two),
      script: [waits, hides, says(bowled(3), 'bowl-card is not open now')],
    },
  ],
  ['trap values before the toss', { from: { innings: 0 }, script: [says(traps, 'choose-traps is not open now')] }],
  [
    'trap values that are chosen',
    {
      from: opening({ traps: [3, 4] }, { at: 'play' }),
      script: [says(traps, 'Trap values are fixed for the innings.')],
    },
  ],
  [
    'trap values where there are no traps',
    { with: { set: { trap: false } }, script: [says(traps, 'Traps are not agreed in this match.')] },
  ],
  [
    'trap values that were waived',
    {
      with: under({ 'trap-waive': 'optional' }),
      from: opening({ trapsWaived: true }),
      script: [says(traps, 'No trap values were chosen.')],
    },
  ],
  [
    'trap values after the last Super Over',
    {
      with: { options: ['super-over'], set: { superOvers: 1 } },
      from: opening({}, { innings: 2, batting: 'away', target: 10, runs: 9, balls: 5 }),
      script: [
        ...turns('short', ['0/3']),
        bowling('choose-traps', [0, 1]),
        ...turns('short', ['3/3']),
        bowling('choose-traps', [0, 1]),
        ...turns('short', ['3/3']),
        says(traps, 'The innings is over.'),
      ],
    },
  ],
  ['a trap that is not announced', { script: [says(bowling('announce-trap', true), 'announce-trap is not open now')] }],
  [
    'a trap that may be used on a forced ball and is not announced',
    {
      with: under({ 'economy-trap': 'trap-applies' }),
      from: opening({ forced: true }),
      script: [says(bowling('announce-trap', true), 'announce-trap is not open now')],
    },
  ],
  [
    'a trap that is not agreed',
    {
      with: { set: { trap: false } },
      script: [says(bowling('announce-trap', true), 'Traps are not agreed in this match.')],
    },
  ],
  [
    'a trap without values',
    {
      with: under({ ...openMoment, 'trap-waive': 'optional' }),
      from: opening({ trapsWaived: true }),
      script: [says(bowling('announce-trap', true), 'No trap values were chosen.')],
    },
  ],
])('%s is refused', (_, example) => expect(problemsOf({ ...example, expect: {} })).toEqual([]));
