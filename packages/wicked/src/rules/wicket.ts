import { anyOf, permutationOf, type Refusal, type RulingWords, type SectionWords } from '@howzat/core/author';
import { bitOf, cardOf, cardsIn } from '../components/cards.js';
import { type Cricket, k, type Seen, type WickedParams, type WickedState } from '../kit.js';
import { comesIn, stillToCome } from './setup/opening.js';
import { battingDeck } from './setup/sides.js';

/** Stands where the Laws close a ball: the new batter takes the position of the one who is out, before anybody crosses. */
export const replaced = k.rule({
  id: 'wicked.wicket.replace',
  when: (_s, g) => g.outs.length > 0,
  does: (s, g) => {
    if (s.south === g.striker) s.south = g.nextBatter;
    else s.north = g.nextBatter;
    g.striker = g.nextBatter;
    g.nextBatter = g.nextBatter + 1;
  },
});

// — the next batter, between overs —

/** Whether the innings goes on after the over, or the captains are asked before anybody looks. */
const batterIsDue = (s: Seen, g: Cricket, p: Pick<WickedParams, 'stepOrder'>): boolean =>
  g.outs.length > 0 &&
  (!g.inningsEnded || (p.stepOrder !== 'checks-after-record' && (s.battingLineup & ~s.batted) !== 0));

function cannotComeIn(card: number, s: Seen): Refusal {
  return (s.battingLineup & bitOf(card)) === 0
    ? { message: 'That card was not picked for the lineup.', rule: 'wicked.setup.unpicked-out' }
    : { message: 'That cricketer is already out / batting.', rule: 'wicked.wicket.replace' };
}

const chosen = k.decision('next-batter', {
  rule: 'wicked.wicket.replace',
  only: (p) => p.nextBatter === 'captain-chooses',
  when: batterIsDue,
  by: 'batting',
  domain: cardOf({ deck: battingDeck, mask: stillToCome, whyNot: cannotComeIn }),
  closed: (_s, g) =>
    g.result === null && g.innings > 0
      ? { message: 'A batter comes in when one is out.', rule: 'wicked.wicket.replace' }
      : null,
  others: { message: 'Only the batting side sends in a batter.', rule: 'wicked.wicket.replace' },
  take: (s, card, g) => comesIn(s, card, g),
});

const drawn = k.chance('next-batter.drawn', {
  rule: ['wicked.wicket.replace', 'wicked.ruling.next-batter-choice'],
  only: (p) => p.nextBatter === 'random-draw',
  when: batterIsDue,
  how: 'deal',
  // the draw lays open which cards are in the lineup, so it is one card of those that are left
  of: anyOf<WickedState, WickedParams, number>((s, g) => cardsIn(stillToCome(s), battingDeck(s, g))),
  take: (s, card, g) => comesIn(s, card, g),
});

const inOrder = k.resolve(
  'next-batter.in-order',
  [
    {
      id: 'wicked.ruling.next-batter-choice',
      only: (p) => p.nextBatter === 'preset-order',
      does: (s, g) => comesIn(s, s.toCome[g.nextBatter - 4] as number, g),
    },
  ],
  { when: batterIsDue },
);

export const nextBatter = [chosen, drawn, inOrder] as const;

/** The order of the other nine, laid before the innings where it is not chosen from wicket to wicket. */
export const battingOrder = k.decision('batting-order', {
  rule: 'wicked.ruling.next-batter-choice',
  only: (p) => p.nextBatter === 'preset-order',
  by: 'batting',
  domain: permutationOf<WickedState, WickedParams, number>((s, g) => cardsIn(stillToCome(s), battingDeck(s, g))),
  seenBy: 'own',
  keptIn: ['toCome'],
  take: (s, cards) => {
    s.toCome = cards as number[];
  },
});

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const wicketRulings = k.readings({
  'wicked.ruling.next-batter-choice': {
    'captain-chooses': [],
    'preset-order': (a) => [a.set('nextBatter', 'preset-order')],
    'random-draw': (a) => [a.set('nextBatter', 'random-draw')],
  },
});

/** The next batter, step 16. */
export const wicketWords: SectionWords = {
  'wicked.wicket.replace': {
    title: 'The next batter: who comes in when one is out',
    kind: 'applied',
    source: 'Ending an Over, step 16',
    text: 'An out cricketer is discarded and the next batter comes from the lineup.',
    parameters: ['nextBatter', 'outStrike'],
  },
};

/** The next batter, step 16: the open questions in words. */
export const wicketRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.next-batter-choice': {
    title: 'How the next batter is found',
    question: 'A captain "draws" the next batter. By choice or by chance?',
    readings: {
      'captain-chooses': { text: 'The captain chooses among the cards that have not batted.' },
      'preset-order': { text: 'The captain lays the other nine in an order before the innings; only they see it.' },
      'random-draw': { text: 'A card is drawn among those that have not batted.' },
    },
    standard: 'captain-chooses',
    reason: 'It agrees with the hint to use the best first.',
  },
};
