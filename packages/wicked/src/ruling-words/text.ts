import type { RulingWords } from '@howzat/core/author';

/** Rulings on damaged or displaced text. */
export const textRulings: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.title-lost': {
    question:
      'A passage before "Game Rules" at the very top is missing, and a second heading "The Game Rules" stands before "Getting Started". Are rules lost?',
    readings: {
      'title-only': { text: 'A title or a blurb is missing at most.' },
      'lost-rules': { text: 'Rules are lost.', unbuilt: 'Nobody knows what they would have said.' },
    },
    standard: 'title-only',
    reason: 'The step numbering 1-18 is complete, so at most a title or blurb is missing.',
  },
  'wicked.ruling.step-order': {
    question:
      'Steps 17 and 18 are printed after the bare headings "Ending An Inning" and "Ending The Match", while the bullets that belong to those headings stand under step 16. In which order is an over ended?',
    readings: {
      'checks-after-record': {
        text: 'Step 16 records; then the match and the innings are tested; strike, replacement, 17 and 18 follow only if the innings goes on.',
      },
      restored: {
        text: '16, then 17, then 18, then the tests of innings and match: captains name the next batter and bowler even when the innings turns out to be over.',
      },
      'as-scanned': {
        text: '16 with the tests printed under it, then 17 and 18: the next batter is named before the tests, the next bowler after them.',
      },
    },
    standard: 'checks-after-record',
    reason:
      'It gives the same results in every scored value, and no captain is asked for a next batter or bowler in an innings that is already over.',
  },
  'wicked.ruling.heading-of-bullets': {
    question:
      'Three "switch roles" bullets directly follow the three strike and wicket bullets without a heading; "The match ends when..." likewise. Where do they belong?',
    readings: {
      'by-content': { text: 'Role switches belong to "Ending An Inning", the win list to "Ending The Match".' },
      'by-position': {
        text: 'They belong to step 16, where they stand.',
        unbuilt: 'Wherever they stand they say the same; only the order matters, and that is wicked.ruling.step-order.',
      },
    },
    standard: 'by-content',
    reason: 'Their words say what they are about.',
  },
  'wicked.ruling.side-name-misprint': {
    question: 'The component list misspells Australia; the Players section spells it normally. Is it the same side?',
    readings: { 'same-side': { text: 'Both name Australia.' } },
    standard: 'same-side',
    reason: 'There are two decks and two sides.',
  },
  'wicked.ruling.role-words': {
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
  'wicked.ruling.components-unlisted': {
    question:
      'Steps 9, 10 and 15 use a Bowling Chart, a Batting Chart and Zone Tables; the component list has none of them. Where are they printed?',
    readings: {
      'printed-on-display': { text: 'On the Field Display.' },
      'printed-on-cards': {
        text: 'On the cards.',
        unbuilt: 'The data keep them as tables of their own, so where they are printed makes no difference.',
      },
      'separate-sheets': {
        text: 'On sheets of their own.',
        unbuilt: 'The data keep them as tables of their own, so where they are printed makes no difference.',
      },
    },
    standard: 'printed-on-display',
    reason: 'Both captains read them all the time.',
  },
};
