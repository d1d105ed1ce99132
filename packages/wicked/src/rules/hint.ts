import type { SectionWords } from '@howzat/core';
import { k } from '../kit.js';

/** The option that keeps an interface from showing the hints; no rule reads it. */
export const noAdvice = k.option('wicked.opt.advice', 'Without the two printed hints', (a) => [a.set('advice', false)]);

/** Advice printed in the leaflet; it has no force. */
export const hintWords: SectionWords = {
  'wicked.hint.pitch-toss': {
    kind: 'advice',
    source: 'Getting Started, hint to step 4',
    text: 'Look at the pitch card before choosing to bat or bowl.',
    parameters: ['advice'],
  },
  'wicked.hint.best-first': {
    kind: 'advice',
    source: 'Getting Started, hint to step 5',
    text: 'Start with the strongest batters and bowlers.',
    parameters: ['advice'],
  },
};
