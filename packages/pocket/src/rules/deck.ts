import type { RulingWords, SectionWords } from '@howzat/core/author';

/** Deck Configuration: the decks and what they may hold. */

export const deckWords = {
  'pocket.deck.starter-premade': {
    title: 'The starter decks are ready to play',
    kind: 'data',
    source: 'Deck Configuration',
    text: "The starter set's decks are ready-made and obey these limits.",
    parameters: ['decks'],
  },
  'pocket.deck.score-purpose': {
    title: 'What score cards are for',
    kind: 'data',
    source: 'Deck Configuration, Scoring Deck',
    text: 'Score cards produce the scores during the game.',
  },
  'pocket.deck.score-thirty': {
    title: 'The score deck has 30 cards',
    kind: 'data',
    source: 'Deck Configuration, Scoring Deck',
    text: 'The Scoring Deck has 30 numbered cards.',
  },
  'pocket.deck.bowler-blue': {
    title: 'Bowler chance cards are blue',
    kind: 'data',
    source: 'Deck Configuration, Bowler Chance Deck',
    text: 'Bowler Chance cards are blue.',
  },
  'pocket.deck.bowler-size': {
    title: 'A bowler chance deck has 30 to 40 cards',
    kind: 'data',
    source: 'Deck Configuration, Bowler Chance Deck',
    text: 'A Bowler Chance deck has at least 30 and at most 40 cards.',
  },
  'pocket.deck.bowler-copies': {
    title: 'At most three copies of a bowler chance card',
    kind: 'data',
    source: 'Deck Configuration, Bowler Chance Deck',
    text: 'At most three copies of the same Bowler Chance card per deck.',
  },
  'pocket.deck.batter-pink': {
    title: 'Batter chance cards are pink',
    kind: 'data',
    source: 'Deck Configuration, Batter Chance Deck',
    text: 'Batter Chance cards are pink.',
  },
  'pocket.deck.batter-size': {
    title: 'A batter chance deck has 30 to 40 cards',
    kind: 'data',
    source: 'Deck Configuration, Batter Chance Deck',
    text: 'A Batter Chance deck has at least 30 and at most 40 cards.',
  },
  'pocket.deck.batter-copies': {
    title: 'At most three copies of a batter chance card',
    kind: 'data',
    source: 'Deck Configuration, Batter Chance Deck',
    text: 'At most three copies of the same Batter Chance card per deck.',
  },
} as const satisfies SectionWords;

export const deckRulingWords = {
  'pocket.ruling.copies-by-name': {
    title: 'What the same card is when a deck is built',
    question: 'What is "the same card" in deck building?',
    readings: {
      'by-name': {
        text: 'One of the same name.',
      },
    },
    standard: 'by-name',
    reason: 'Cards are told apart by their names.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
