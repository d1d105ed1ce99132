import type { SectionWords } from '@howzat/core/author';

/** What follows from the rules; tested by calculation. */

export const derivedWords = {
  'pocket.derived.score-deck-suffices': {
    title: 'The score deck never runs out',
    kind: 'example',
    source: 'derived',
    text: 'At most 20 of 30 score cards are drawn in an innings: the deck never runs out.',
  },
  'pocket.derived.chance-deck-suffices': {
    title: 'A chance deck never runs out',
    kind: 'example',
    source: 'derived',
    text: 'At most 3 + 20 = 23 cards leave a chance deck in an innings (an exchange does not change its size), so 30 suffice.',
  },
  'pocket.derived.deck-used-once': {
    title: 'Each deck is used in one innings',
    kind: 'example',
    source: 'derived',
    text: 'Each side uses its Bowler deck in one innings and its Batter deck in the other; the reshuffle at the change only readies them.',
  },
  'pocket.derived.counters': {
    title: 'Whether there are enough counters',
    kind: 'example',
    source: 'derived',
    text: 'An innings gives at most 20 fatigue counters by rule 4, matching the 20 listed; 20 defensive overs would need 20 comfort counters although 15 are listed.',
  },
  'pocket.derived.two-bowlers': {
    title: 'How many bowlers you need: two',
    kind: 'example',
    source: 'derived',
    text: 'One bowler can bowl at most 10 overs, so at least 2 bowl; without fatigue effects 11 can never run out.',
  },
  'pocket.derived.strike': {
    title: 'After an over the strike does not change',
    kind: 'example',
    source: 'derived',
    text: 'An even score (0 included) leaves the same batter facing; unlike real cricket the end of an over does not change the strike.',
  },
  'pocket.derived.page-count': {
    title: 'Whether pages of the rulebook are missing',
    kind: 'advice',
    source: 'derived',
    text: 'The text falls into 15 pieces; the reference "page 14" fits piece 13 if one cover page precedes. So probably no whole page of text is missing.',
  },
} as const satisfies SectionWords;
