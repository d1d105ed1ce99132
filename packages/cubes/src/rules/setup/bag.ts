import type { RulingWords } from '@howzat/core/author';
import { fillBag, numberedIn } from '../../components/bag.js';
import { type CubesState, k } from '../../kit.js';
import { fullBag } from '../component.js';

/** Puts the cubes back into the bag but those in hand and the wildcubes that were discarded. */
export function putBack(s: CubesState): void {
  fillBag(s.bag, s.discarded, s.bowlerHand, s.batterHand);
  s.inBag = s.bag.left;
}

/** The bag before the cubes of an over are dealt. */
export const bag = k.resolve('bag', [
  fullBag,
  {
    id: 'cubes.ruling.used-cubes',
    only: (p) => p.usedCubes === 'return-each-over',
    when: (_s, g) => g.overs > 0,
    does: putBack,
  },
  {
    id: 'cubes.ruling.bag-exhausted',
    only: (p) =>
      p.bagExhausted !== 'deal-leftover-first' &&
      // Stryker disable next-line ConditionalExpression,StringLiteral: a bag short of cubes is short of numbered ones
      p.wildcubes !== 'when-dealt',
    when: (s, _g, p) => s.bag.left < 2 * p.dealt - s.bowlerHand.length - s.batterHand.length,
    does: putBack,
  },
  {
    id: 'cubes.ruling.bag-exhausted',
    only: (p) =>
      p.bagExhausted !== 'deal-leftover-first' &&
      // Stryker disable next-line ConditionalExpression: in a bag without wildcubes all are numbered
      p.wildcubes === 'when-dealt',
    when: (s, _g, p) => numberedIn(s.bag, s.discarded) < 2 * p.dealt - s.bowlerHand.length - s.batterHand.length,
    does: putBack,
  },
]);

/** The bag before an innings. */
export const bagOfInnings = k.resolve('bag.innings', [
  {
    id: 'cubes.ruling.refill-at-innings',
    only: (p) => p.refillAtInnings,
    when: (_s, g) => g.innings > 1,
    does: putBack,
  },
]);

/** Where a bag that is too short for another over ends the innings. */
export const bagEmpty = k.ending({
  id: 'cubes.ruling.bag-exhausted',
  only: (p) => p.bagExhausted === 'innings-ends',
  ends: (s, g, p) => g.overEnded && numberedIn(s.bag, s.discarded) < 2 * p.dealt && p.usedCubes === 'kept-out',
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const bagRulings = k.readings({
  'cubes.ruling.used-cubes': { 'kept-out': [], 'return-each-over': (a) => [a.set('usedCubes', 'return-each-over')] },
  'cubes.ruling.bag-exhausted': {
    'refill-when-short': [],
    'deal-leftover-first': (a) => [a.set('bagExhausted', 'deal-leftover-first')],
    'innings-ends': (a) => [a.set('bagExhausted', 'innings-ends')],
    'end-over-limit': (a) => [a.set('bagExhausted', 'end-over-limit'), a.set('overs', 17)],
  },
  'cubes.ruling.refill-at-innings': {
    'refill-each-innings': [],
    'continue-bag': (a) => [a.set('refillAtInnings', false)],
  },
});

/** The bag between deals: the open questions in words. */
export const bagRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.used-cubes': {
    title: 'Do played cubes go back into the bag?',
    question: 'Do played cubes go back into the bag?',
    standard: 'kept-out',
    reason: 'No step returns them, and the game gets a memory.',
    readings: {
      'kept-out': { text: 'They stay out until the bag is refilled.' },
      'return-each-over': { text: 'All of them go back before each deal.' },
    },
  },
  'cubes.ruling.bag-exhausted': {
    title: 'The bag is empty',
    question: 'What if the bag is empty? 210 cubes serve 17 overs and leave 6; an innings has no limit of overs.',
    standard: 'refill-when-short',
    reason:
      'It always ends the shortage, keeps hands at six, and no hand is drawn from a remainder that is nearly known.',
    readings: {
      'refill-when-short': {
        text: 'Before a deal with fewer numbered cubes in the bag than are needed, all used cubes go back.',
      },
      'deal-leftover-first': { text: 'The last cubes are dealt, then the bag is refilled and the deal goes on.' },
      'innings-ends': { text: 'The innings ends. A bag that is short at the beginning of an innings is refilled.' },
      'end-over-limit': {
        text: 'An innings lasts 17 overs at most, as many as the bag serves; a bag that is short nevertheless is refilled.',
      },
    },
  },
  'cubes.ruling.refill-at-innings': {
    title: 'Does each innings begin with a full bag?',
    question: 'Does each innings start from a full bag?',
    standard: 'refill-each-innings',
    reason: 'Both sides bat under the same conditions.',
    readings: {
      'refill-each-innings': { text: 'The bag is refilled before each innings.' },
      'continue-bag': { text: 'The bag stays as it is.' },
    },
  },
};
