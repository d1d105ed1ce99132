import type { SectionWords } from '@howzat/core/author';

/** Advice printed in the leaflet; it has no force. */
export const hintWords: SectionWords = {
  'wicked.hint.pitch-toss': {
    title: 'Tip: look at the pitch before you choose',
    kind: 'advice',
    source: 'Getting Started, hint to step 4',
    text: 'Look at the pitch card before choosing to bat or bowl.',
    parameters: ['advice'],
  },
  'wicked.hint.best-first': {
    title: 'Tip: start with your best cricketers',
    kind: 'advice',
    source: 'Getting Started, hint to step 5',
    text: 'Start with the strongest batters and bowlers.',
    parameters: ['advice'],
  },
};
