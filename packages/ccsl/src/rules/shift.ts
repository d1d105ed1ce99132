import type { RulingWords, SectionWords } from '@howzat/core/author';
import type { Card } from '../components/cards.js';
import { type Cricket, k, limit, type Parameters, type State } from '../kit.js';
import { isForced } from './economy.js';
import { hasModes, isLongGame } from './format.js';

/** Section 4.6: field shift. It is announced together with defence mode, in `defence.ts`. */

const noShift = 'Field shift is not agreed in this match.';
export const shiftUsed = 'Field shift was already used.';

/** Could the bowler start a field shift now? */
export function mayShift(s: State, p: Parameters): boolean {
  return p.fieldShift && hasModes(s, p) && !s.shiftUsed;
}

/** An odd number card. */
const isOdd = (card: number | 'pass'): boolean => card === 1 || card === 3;

/** When no field shift can be called at a step, which is `now` or at another that `elsewhere` tells of. */
export const shiftCallLimits = (now: (p: Parameters) => boolean, elsewhere: string) =>
  [
    limit<boolean>({
      id: 'ccsl.shift.formats',
      only: (p) => !p.fieldShift,
      forbids: (starts) => starts,
      says: noShift,
    }),
    limit<boolean>({
      id: 'ccsl.ruling.shift-announce',
      only: (p) => p.fieldShift && !now(p),
      forbids: (starts) => starts,
      says: elsewhere,
    }),
    limit<boolean>({
      id: 'ccsl.shift.once',
      when: (s) => s.shiftUsed,
      forbids: (starts) => starts,
      says: shiftUsed,
    }),
  ] as const;

/** Does the shift bind the batter on this ball? A card that they are compelled to play may not be an automatic OUT. */
function isShifted(s: State, g: Cricket, p: Parameters): boolean {
  return s.shiftLeft > 0 && !(isForced(s, g, p) && p.economyShift !== 'zero-only');
}

export const shiftLimits = [
  limit<Card | 'pass'>({
    id: 'ccsl.shift.even',
    only: (p) => p.fieldShift && isLongGame(p) && p.shiftOdd === 'odd-illegal',
    when: isShifted,
    forbids: isOdd,
    says: 'Only even cards may be played during a field shift.',
  }),
] as const;

const starts = k.rule({
  id: 'ccsl.shift.even',
  only: (p) => p.fieldShift && isLongGame(p),
  when: (s) => s.shiftCalled,
  does: (s, _g, p) => {
    s.shiftLeft = p.shiftBalls;
    s.shiftCalled = false;
  },
});

/** A shift that was called begins: before the cards, or with them where it was called in secret. */
export const shiftStarts = k.resolve('shift-starts', [starts], {
  only: (p) => p.shiftAnnounce === 'open-before-commit',
});
export const secretShiftStarts = k.resolve('secret-shift-starts', [starts], {
  only: (p) => p.shiftAnnounce === 'secret',
});

/** OUT by an odd card in a field shift. */
export const oddIsOut = k.rule({
  id: 'ccsl.shift.odd-out',
  only: (p) => p.fieldShift && isLongGame(p),
  when: (s, g, p) => isShifted(s, g, p) && isOdd(s.card) && !(p.hiddenOut === 'never' && s.hidden),
  does: (s, g) => {
    s.out = 'shift';
    g.outs = [{ how: 'caught', batter: g.striker, fielder: null }];
  },
  final: true,
});

/** One ball of the shift is over. */
export const shiftUpdate = k.rule({
  id: 'ccsl.shift.even',
  only: (p) => p.fieldShift && isLongGame(p),
  when: (s) => s.shiftLeft > 0,
  does: (s) => {
    s.shiftLeft--;
  },
});

/** The shift ends with the over, under that reading. */
export const shiftOverBreak = k.resolve('shift-over-break', [
  {
    id: 'ccsl.ruling.shift-span',
    only: (p) => p.shiftSpan === 'ends-with-over',
    when: (s) => s.shiftLeft > 0,
    does: (s) => {
      s.shiftLeft = 0;
    },
  },
]);

export const shiftWords = {
  'ccsl.shift.once': {
    title: 'Field shift: once in an innings',
    kind: 'applied',
    source: '4.6.1',
    text: 'The bowler may start a field shift once in an innings, by open announcement before the cards are chosen.',
    parameters: ['fieldShift', 'shiftAnnounce'],
  },
  'ccsl.shift.formats': {
    title: 'A field shift needs two overs or more',
    kind: 'data',
    source: '4.6.1',
    text: 'A field shift needs a game of 2 or more overs; in a one-over game nobody is asked for it.',
    parameters: ['fieldShift', 'overs'],
  },
  'ccsl.shift.even': {
    title: 'Field shift: only even cards for three balls',
    kind: 'applied',
    source: '4.6.2',
    text: 'For 3 consecutive balls the batter may only play the even cards 0, 2, 4 and 6.',
    parameters: ['shiftBalls', 'shiftOdd', 'shiftSpan'],
  },
  'ccsl.shift.odd-out': {
    title: 'An odd card in a field shift is out',
    kind: 'applied',
    source: '4.6.2',
    text: 'An odd card then means automatic OUT; not on a forced ball.',
    parameters: ['shiftOdd', 'economyShift'],
  },
} as const satisfies SectionWords;

export const shiftRulings = k.readings({
  'ccsl.ruling.shift-odd': 'words',
  'ccsl.ruling.shift-announce': 'words',
  'ccsl.ruling.shift-span': 'words',
});

export const shiftRulingWords = {
  'ccsl.ruling.shift-odd': {
    title: 'May an odd card be played in a field shift?',
    question: '"May only play even" or "an odd card is OUT"?',
    readings: {
      'odd-playable-out': { text: 'An odd card can be played and is OUT.' },
      'odd-illegal': { text: 'An odd card cannot be played.' },
    },
    standard: 'odd-playable-out',
    reason: 'The second sentence gives the result; an odd card is warned of.',
  },
  'ccsl.ruling.shift-announce': {
    title: 'Is the field shift announced?',
    question: 'Is the field shift announced?',
    readings: {
      'open-before-commit': { text: 'Openly, before the cards are chosen.' },
      secret: { text: 'It is called in secret with the card.' },
    },
    standard: 'open-before-commit',
    reason: 'The batter must know what they may play.',
  },
  'ccsl.ruling.shift-span': {
    title: 'Does a field shift last into the next over?',
    question: 'Does it pass into the next over?',
    readings: {
      'spans-overs-and-combines': { text: 'Yes.' },
      'ends-with-over': { text: 'No.' },
    },
    standard: 'spans-overs-and-combines',
    reason: 'It lasts 3 balls, together with defence mode where both are on.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
