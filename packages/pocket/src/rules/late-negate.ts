import { someOf } from '@howzat/core/author';
import { kindNumber } from '../components/tables.js';
import { k, type Parameters, type State } from '../kit.js';
import { lateTargets } from './playable.js';
import { seatOf } from './standby.js';

/** A Negate played later in the over, under that reading: it cancels a card that has taken effect. */

const { negate } = kindNumber;

const targets = (s: State, p: Parameters): readonly number[] => lateTargets(s.chain[0] as number, s, p);

/** Is the chain a Negate that was played of its side's own accord? */
const isLate = (s: State, p: Parameters): boolean =>
  s.chain.length === 1 && p.cards.kind[s.chain[0] as number] === negate;

/** Which card in force it is to cancel: the only one, or one of the side's choice. */
export const chooseTarget = k.group('negate.target', { when: (s, _g, p) => isLate(s, p) }, [
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
