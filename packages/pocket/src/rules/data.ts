import type { SectionWords } from '@howzat/core/author';

/** What a set of components is held to where it is loaded, beside the limits of the rulebook: `components/check.ts`. */

export const dataWords = {
  'pocket.data.shape': {
    title: 'A set of your own: what it is made of',
    kind: 'data',
    source: 'a set of components',
    text: 'A set has a Rank Grid, score cards, cricketers, chance cards and premade teams.',
  },
  'pocket.data.grid': {
    title: 'A set of your own: what a rank grid holds',
    kind: 'data',
    source: 'a set of components',
    text: 'The Rank Grid has 5 rows and 3 columns of whole numbers from 0 to 5; it never falls with the batting rank and never rises with the bowling rank.',
  },
  'pocket.data.score-cards': {
    title: 'A set of your own: what score cards hold',
    kind: 'data',
    source: 'a set of components',
    text: 'Each score card has an entry for the differences 0 to 5, of 0 to 36 runs and 0 to 2 outs. With the difference the outs never increase and the runs strictly do; 12 to 18 of 30 entries are odd; no card is an out without a run at every difference. All cards of a set may have a row for the difference -1 as well.',
  },
  'pocket.data.cards': {
    title: 'A set of your own: what a chance card holds',
    kind: 'data',
    source: 'a set of components',
    text: 'Each chance card has a colour, a kind, a price of 0 to 3, requirements, effects and a duration that fit each other.',
  },
  'pocket.data.filters': {
    title: 'A set of your own: a Negate or a lock has something to stop',
    kind: 'data',
    source: 'a set of components',
    text: 'Every filter of a Negate or a lock matches at least one card of the other colour.',
  },
  'pocket.data.powers': {
    title: 'A set of your own: strong cards have a price and an answer',
    kind: 'data',
    source: 'a set of components',
    text: 'Every powerful card (out, save, maiden, plus 6, two ranks) has a price or a drawback, and an answer on the other side.',
  },
  'pocket.data.fairness': {
    title: 'A set of your own: ready-made teams equally strong',
    kind: 'data',
    source: 'a set of components',
    text: 'Premade teams have equal sums of batting and of bowling ranks, and four who bowl Green or better.',
  },
  'pocket.data.tiring': {
    title: 'A set of your own: a team cannot be worn out whole',
    kind: 'data',
    source: 'a set of components',
    text: 'Twenty overs and every fatigue card of a premade deck wear out at most nine cricketers.',
  },
} as const satisfies SectionWords;
