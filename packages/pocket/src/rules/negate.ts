import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k, type Parameters, type PocketState } from '../kit.js';
import { announce, answerer, discard } from './chain.js';
import { pay, priceOf } from './playable.js';

/** Negate cards, in answer to a card. */

/** A Negate is laid on the card that it answers. */
export const negateAnswers = k.rule({
  id: 'pocket.negate.after',
  when: (s) => s.reply > 0,
  does: (s, _g, p) => {
    payForReply(s, p, priceOf(s.reply, p));
    announce(s, answerer(s), s.reply);
    s.reply = 0;
  },
});

/** A card with an odd number of Negates above it has no effect. */
export const isCancelled = k.rule({
  id: 'pocket.negate.cancel',
  when: (s) => s.chain.length % 2 === 0,
  does: (s) => {
    s.announced = 0;
  },
});

/** All cards of the chain are discarded. */
export const chainIsDiscarded = k.rule({
  id: 'pocket.negate.discard',
  when: (s) => s.chain.length > 1,
  does: (s, _g, p) => {
    for (let i = 0; i < s.chain.length; i++) discard(s, p, s.chain[i] as number);
  },
});

/** A Negate is paid for at once; the price of the lowest card stays the one that is remembered. */
function payForReply(s: PocketState, p: Parameters, price: number): void {
  const { paid, payer } = s;
  pay(s, p, price);
  s.paid = paid;
  s.payer = payer;
}

export const negateWords = {
  'pocket.negate.cancel': {
    title: 'A Negate cancels another card',
    kind: 'applied',
    source: 'Examples, Negate Cards',
    text: 'A Negate card cancels the effect of certain chance cards.',
    parameters: ['negateTarget', 'negateOfNegate'],
  },
  'pocket.negate.after': {
    title: 'A Negate answers a card that was just played',
    kind: 'applied',
    source: 'Examples, Negate Cards',
    text: 'A Negate card is playable only in answer to a chance card used before it.',
  },
  'pocket.negate.discard': {
    title: 'A Negate and what it cancels are both discarded',
    kind: 'applied',
    source: 'Examples, Negate Cards',
    text: 'The cancelled card and the Negate card are both discarded.',
  },
} as const satisfies SectionWords;

export const negateRulings = k.readings({
  'pocket.ruling.negate-target': 'words',
  'pocket.ruling.negate-of-negate': 'words',
});

export const negateRulingWords = {
  'pocket.ruling.negate-target': {
    title: 'Which cards a Negate cancels',
    question: 'Which cards does a Negate cancel?',
    readings: {
      'named-filter': {
        text: 'Those that it names.',
      },
      any: {
        text: 'Any card of the other side.',
      },
    },
    standard: 'named-filter',
    reason: '"Certain chance cards".',
  },
  'pocket.ruling.negate-of-negate': {
    title: 'Can a Negate be negated?',
    question: 'Can a Negate be negated?',
    readings: {
      'only-if-filter-says': {
        text: 'By a card that names Negates.',
      },
      never: {
        text: 'Never.',
      },
      always: {
        text: 'By any Negate.',
      },
    },
    standard: 'only-if-filter-says',
    reason: 'A Negate cancels what it names.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
