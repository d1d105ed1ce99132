import type { RulingWords, SectionWords } from '@howzat/core/author';

/** The aim. */
export const aimWords: SectionWords = {
  'wicked.aim.most-runs': {
    title: 'The aim: more runs than the other side',
    kind: 'applied',
    source: 'Objective',
    text: 'The aim is to have the larger run total when the 50-over match is over.',
  },
};

/** The aim: the open questions in words. */
export const aimRulingWords: Readonly<Record<string, RulingWords>> = {
  'wicked.ruling.title-lost': {
    title: 'A heading is missing at the top of the leaflet',
    question:
      'A passage before "Game Rules" at the very top is missing, and a second heading "The Game Rules" stands before "Getting Started". Are rules lost?',
    readings: {
      'title-only': { text: 'A title or a blurb is missing at most.' },
      'lost-rules': { text: 'Rules are lost.', unbuilt: 'Nobody knows what they would have said.' },
    },
    standard: 'title-only',
    reason: 'The step numbering 1-18 is complete, so at most a title or blurb is missing.',
  },
};
