import type { SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';
import { pay, priceOf } from './playable.js';

/** Chance cards: their colours and their price. */

/** A card with dots is paid for. */
export const isPaid = k.rule({
  id: 'pocket.chance.cost',
  when: (s, _g, p) => (p.cards.cost[s.announced] as number) > 0,
  does: (s, _g, p) => pay(s, p, priceOf(s.announced, p)),
});

/** A card without dots costs nothing. */
export const isFree = k.rule({
  id: 'pocket.chance.free',
  when: (s, _g, p) => s.announced > 0 && p.cards.cost[s.announced] === 0,
  does: (s) => {
    s.paid = 0;
  },
});

export const chanceWords = {
  'pocket.chance.blue-side': {
    title: 'Blue cards are for the bowling side',
    kind: 'data',
    source: 'Chance Cards',
    text: 'Only the bowling side uses the chance cards with a blue back.',
  },
  'pocket.chance.pink-side': {
    title: 'Pink cards are for the batting side',
    kind: 'data',
    source: 'Chance Cards',
    text: 'Only the batting side uses the chance cards with a pink back.',
  },
  'pocket.chance.cost': {
    title: 'What a chance card costs',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'The number of dots at the left of a chance card is its price in comfort points.',
    parameters: ['comfortOwner', 'comfortPayer', 'equipCost'],
  },
  'pocket.chance.free': {
    title: 'A card without dots is free',
    kind: 'applied',
    source: 'Chance Cards',
    text: 'A card without dots costs no comfort points.',
  },
} as const satisfies SectionWords;
