import { type RulingWords, someOf } from '@howzat/core/author';
import { kindNumber } from '../components/tables.js';
import { k, type Parameters, type State } from '../kit.js';
import { seatOf } from './chain.js';
import { lateTargets } from './playable.js';

/** A Negate played later in the over, under that reading: it cancels a card that has taken effect. */

const { negate } = kindNumber;

const targets = (s: State, p: Parameters): readonly number[] => lateTargets(s.chain[0] as number, s, p);

/** Is the chain a Negate that was played of its side's own accord? */
const isLate = (s: State, p: Parameters): boolean => p.cards.kind[s.chain[0] as number] === negate;

/** Which card in force it is to cancel: the only one, or one of the side's choice. */
const chooseTarget = k.group('negate.target', { when: (s, _g, p) => isLate(s, p) }, [
  k.resolve('negate.target.only', [
    {
      id: 'pocket.ruling.negate-timing',
      does: (s, _g, p) => {
        s.target = targets(s, p)[0] as number;
      },
    },
  ]),
  k.decision('negate.which', {
    by: (s, g) => seatOf(s.priority, g),
    when: (s, _g, p) => targets(s, p).length > 1,
    domain: someOf((s: State, _g, p: Parameters) => targets(s, p)),
    others: {
      message: 'The side that plays the Negate says which card it cancels.',
      rule: 'pocket.ruling.negate-timing',
    },
    take: (s, choice) => {
      s.target = choice;
    },
  }),
]);

export const lateNegateRulings = k.readings({
  'pocket.ruling.negate-timing': {
    ...k.words('negateTiming'),
    'any-time-later-in-over': (a) => [
      a.set('negateTiming', 'any-time-later-in-over'),
      a.after('announce', chooseTarget),
    ],
  },
});

export const lateNegateRulingWords = {
  'pocket.ruling.negate-timing': {
    title: 'When a Negate is played',
    question: 'When is a Negate played?',
    readings: {
      'direct-reaction': {
        text: 'Directly in answer, before the card takes effect.',
      },
      'any-time-later-in-over': {
        text: 'In answer, or later in the 1st Standby with priority, against a card in force: its effect is taken back, and cards that were played because of it stay. An out that was carried out at once is past.',
      },
    },
    standard: 'direct-reaction',
    reason: 'Only after a card that was used before it.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
