import type { RulingWords, SectionWords } from '@howzat/core/author';

/** The players. */
export const playersWords: SectionWords = {
  'wicked.players.two': {
    title: 'How many can play: two',
    kind: 'advice',
    source: 'Players',
    text: 'Exactly two players take part.',
  },
  'wicked.players.side-of-eleven': {
    title: 'A side is eleven cricketers',
    kind: 'data',
    source: 'Players',
    text: "A side is 11 cricketers of one nation (England or Australia) under one player's captaincy.",
  },
};

/** The players: the open questions in words. */
export const playersRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.side-name-misprint': {
    title: 'A side whose name is misspelt',
    question: 'The component list misspells Australia; the Players section spells it normally. Is it the same side?',
    readings: { 'same-side': { text: 'Both name Australia.' } },
    standard: 'same-side',
    reason: 'There are two decks and two sides.',
  },
  'wicked.ruling.role-words': {
    title: 'Batter and bowler: the captain or the card',
    question:
      'Batter and Bowler mean the captain in some steps (8, 9, 14, 16 first sentence) and the cricketer card in others (5, 16 out bullet, 17). Which is meant?',
    readings: {
      'by-context': {
        text: 'Rolling, choosing and recording are done by the captain; crossing, being out and tiring by the card.',
      },
    },
    standard: 'by-context',
    reason: 'Cards do not roll dice, and captains do not tire.',
  },
};
