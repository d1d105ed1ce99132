import { oneOf, type RulingWords, record, type SectionWords } from '@howzat/core/author';
import { k, type Parameters, type State } from '../kit.js';
import { closedBy } from './closed.js';
import { hasModes, isLongGame } from './format.js';
import { mayShift, shiftCallLimits, shiftUsed } from './shift.js';

/** Section 4.2: defence mode; and the announcement with which the bowler starts it or a field shift (4.6). */

const needsTwoOvers = 'Defence mode needs a game of 2 or more overs.';
const noDefence = 'Defence mode is not agreed in this match.';
const defenceUsed = 'Defence mode was already used in this over.';
const defenceRuns = 'Defence mode is still running.';
const defenceLate = 'Defence mode has to start on one of the first four balls of an over.';

/** Could the bowler start defence mode now? */
function mayDefend(s: State, overBalls: number, p: Parameters): boolean {
  return (
    p.defence &&
    hasModes(s, p) &&
    !s.defenceUsed &&
    (s.defenceLeft === 0 || p.defenceStack === 'stack') &&
    !(p.defenceSpan === 'first-four-balls-only' && overBalls >= 4)
  );
}

/** Why neither mode can be started; of the two reasons that of defence mode, unless it is not in the game at all. */
const noModes = closedBy((s, g, p) => {
  if (!hasModes(s, p)) return needsTwoOvers;
  if (mayDefend(s, g.overBalls, p) || mayShift(s, p)) return null;
  if (!p.defence) return p.fieldShift ? shiftUsed : noDefence;
  if (s.defenceUsed) return defenceUsed;
  return s.defenceLeft > 0 && p.defenceStack === 'no-stack' ? defenceRuns : defenceLate;
});

/** The bowler starts modes: before the cards are chosen and open, or together with the cards where that is agreed. */
function modes<const Id extends 'announce-bowling' | 'call-modes'>(id: Id) {
  const open = id === 'announce-bowling';
  const defends = (p: Parameters): boolean => (p.defenceAnnounce === 'open-before-commit') === open;
  const shifts = (p: Parameters): boolean => (p.shiftAnnounce === 'open-before-commit') === open;
  const elsewhere = open ? 'That is called together with the card.' : 'That is announced before the cards are chosen.';
  return k.decision(id, {
    only: (p) => isLongGame(p) && ((p.defence && defends(p)) || (p.fieldShift && shifts(p))),
    when: (s, g, p) => (defends(p) && mayDefend(s, g.overBalls, p)) || (shifts(p) && mayShift(s, p)),
    by: 'bowling',
    domain: record({ defence: oneOf(false, true), shift: oneOf(false, true) }),
    closed: noModes,
    limits: [
      {
        id: 'ccsl.defence.formats',
        on: 'defence',
        only: (p) => !p.defence,
        forbids: (starts) => starts,
        says: noDefence,
      },
      {
        id: 'ccsl.ruling.defence-announce',
        on: 'defence',
        only: (p) => p.defence && !defends(p),
        forbids: (starts) => starts,
        says: elsewhere,
      },
      {
        id: 'ccsl.defence.once-per-over',
        on: 'defence',
        when: (s) => s.defenceUsed,
        forbids: (starts) => starts,
        says: defenceUsed,
      },
      {
        id: 'ccsl.defence.duration',
        on: 'defence',
        only: (p) => p.defenceStack === 'no-stack',
        when: (s) => s.defenceLeft > 0,
        forbids: (starts) => starts,
        says: defenceRuns,
      },
      {
        id: 'ccsl.ruling.defence-span',
        on: 'defence',
        only: (p) => p.defenceSpan === 'first-four-balls-only',
        when: (_s, g) => g.overBalls >= 4,
        forbids: (starts) => starts,
        says: defenceLate,
      },
      ...shiftCallLimits(shifts, elsewhere).map((it) => ({ ...it, on: 'shift' as const })),
    ],
    take: (s, choice, _g, p) => {
      if (choice.defence) {
        if (s.defenceLeft > 0) s.stackedLeft = p.defenceBalls;
        else s.defenceLeft = p.defenceBalls;
        s.defenceUsed = true;
      }
      if (choice.shift) {
        s.shiftCalled = true;
        s.shiftUsed = true;
      }
    },
  });
}

/** Before the cards: which modes does the bowler start? */
export const announceBowling = modes('announce-bowling');

/** The same together with the cards, where a mode is called in secret. */
export const callModes = modes('call-modes');

/** The bowler calls defence mode off, where that is allowed. */
export const endDefence = k.decision('end-defence', {
  only: (p) => p.defence && isLongGame(p) && p.defenceEarlyEnd === 'yes',
  when: (s) => s.defenceLeft > 0,
  by: 'bowling',
  domain: oneOf(false, true),
  closed: closedBy((s, _g, p) => (hasModes(s, p) ? null : needsTwoOvers)),
  take: (s, ends) => {
    if (ends) {
      s.defenceLeft = s.stackedLeft;
      s.stackedLeft = 0;
    }
  },
});

/** What defence mode does to the runs of the card. */
export const defenceRules = [
  k.rule({
    id: 'ccsl.defence.halve',
    only: (p) => p.defence && isLongGame(p),
    when: (s) => s.defenceLeft > 0 && (s.card === 4 || s.card === 6),
    does: (s, g) => {
      g.bat = Math.floor(g.bat / (s.stackedLeft > 0 ? 4 : 2));
    },
  }),
  k.rule({
    id: 'ccsl.defence.double-low',
    only: (p) => p.defence && isLongGame(p),
    when: (s) => s.defenceLeft > 0 && (s.card === 0 || s.card === 1),
    does: (s, g) => {
      g.bat *= s.stackedLeft > 0 ? 4 : 2;
    },
  }),
] as const;

/** One ball of the mode is over. */
export const defenceUpdate = k.rule({
  id: 'ccsl.defence.duration',
  only: (p) => p.defence && isLongGame(p),
  when: (s) => s.defenceLeft > 0,
  does: (s) => {
    const left = s.defenceLeft - 1;
    const stacked = Math.max(0, s.stackedLeft - 1);
    s.defenceLeft = Math.max(left, stacked);
    s.stackedLeft = Math.min(left, stacked);
  },
});

/** The mode ends with the over, under that reading. */
export const defenceOverBreak = k.resolve('defence-over-break', [
  {
    id: 'ccsl.ruling.defence-span',
    only: (p) => p.defenceSpan === 'ends-with-over',
    when: (s) => s.defenceLeft > 0,
    does: (s) => {
      s.defenceLeft = 0;
      s.stackedLeft = 0;
    },
  },
]);

export const defenceWords = {
  'ccsl.defence.once-per-over': {
    title: 'Defence mode: once in each over',
    kind: 'applied',
    source: '4.2.1',
    text: 'Defence mode can be started once in each over, by open announcement before the cards are chosen.',
    parameters: ['defence', 'defenceAnnounce'],
  },
  'ccsl.defence.formats': {
    title: 'Defence mode needs two overs or more',
    kind: 'data',
    source: '4.2.1',
    text: 'Defence mode needs a game of 2 or more overs; in a one-over game nobody is asked for it.',
    parameters: ['defence', 'overs'],
  },
  'ccsl.defence.duration': {
    title: 'Defence mode lasts three balls',
    kind: 'applied',
    source: '4.2.1',
    text: 'It lasts 3 balls, the one before which it is announced included, and runs on into the next over. While it runs it cannot be started again.',
    parameters: ['defenceBalls', 'defenceSpan', 'defenceStack', 'defenceEarlyEnd'],
  },
  'ccsl.defence.halve': {
    title: 'Defence mode halves a 4 or a 6',
    kind: 'applied',
    source: '4.2.2',
    text: 'A 4 or 6 of the batter is halved, rounding down: 4 gives 2, 6 gives 3.',
  },
  'ccsl.defence.double-low': {
    title: 'Defence mode doubles a 0 or a 1',
    kind: 'applied',
    source: '4.2.2',
    text: 'A 0 or 1 of the batter counts double.',
  },
} as const satisfies SectionWords;

export const defenceRulings = k.readings({
  'ccsl.ruling.defence-announce': 'words',
  'ccsl.ruling.defence-span': 'words',
  'ccsl.ruling.defence-stack': 'words',
  'ccsl.ruling.defence-rounding': {
    'no-op': [],
  },
  'ccsl.ruling.defence-match': 'words',
  'ccsl.ruling.defence-early-end': 'words',
  'ccsl.ruling.modes-last-balls': {
    lapse: [],
  },
});

export const defenceRulingWords = {
  'ccsl.ruling.defence-announce': {
    title: 'Is defence mode announced?',
    question: 'Is defence mode announced?',
    readings: {
      'open-before-commit': { text: 'Openly, before the cards are chosen.' },
      secret: { text: 'It is called in secret with the card.' },
    },
    standard: 'open-before-commit',
    reason: "The batter's side of it, 0 and 1 doubled, needs them to know.",
  },
  'ccsl.ruling.defence-span': {
    title: 'Does defence mode last into the next over?',
    question: 'Started late in an over, does it pass into the next?',
    readings: {
      'spans-overs': { text: 'Yes.' },
      'ends-with-over': { text: 'No, it ends with the over.' },
      'first-four-balls-only': { text: 'It cannot be started on the last two balls.' },
    },
    standard: 'spans-overs',
    reason: 'It lasts 3 balls.',
  },
  'ccsl.ruling.defence-stack': {
    title: 'Defence mode and another mode at once',
    question: 'Can two be on at once?',
    readings: {
      'no-stack': { text: 'No.' },
      stack: { text: 'Yes, and both halve and double.' },
    },
    standard: 'no-stack',
    reason: 'Nothing speaks of a second one.',
  },
  'ccsl.ruling.defence-rounding': {
    title: 'Are halved runs rounded?',
    question: 'Does rounding ever matter?',
    readings: {
      'no-op': { text: 'No.' },
    },
    standard: 'no-op',
    reason: '4 and 6 halve exactly and 0 doubled is 0; the floor is kept for house rules.',
  },
  'ccsl.ruling.defence-match': {
    title: 'Are cards compared before or after defence mode?',
    question: 'Is a match judged on the changed value?',
    readings: {
      'face-value': { text: 'No, on the faces.' },
      'modified-value': { text: "Yes: the halved or doubled value against the bowler's card." },
    },
    standard: 'face-value',
    reason: 'OUT compares cards.',
  },
  'ccsl.ruling.defence-early-end': {
    title: 'May defence mode be ended early?',
    question: 'May the bowler end it early?',
    readings: {
      no: { text: 'No.' },
      yes: { text: 'Yes, before any ball.' },
    },
    standard: 'no',
    reason: 'It lasts 3 balls; it can hurt the bowler.',
  },
  'ccsl.ruling.modes-last-balls': {
    title: 'A mode with too few balls left',
    question: 'A mode with fewer balls left than it lasts?',
    readings: {
      lapse: { text: 'It lapses.' },
    },
    standard: 'lapse',
    reason: 'The innings is over.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
