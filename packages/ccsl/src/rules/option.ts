import type { SectionWords } from '@howzat/core/author';
import type { Card } from '../components/cards.js';
import { limit } from '../kit.js';

/** What is agreed before the match. */

export const noPass = 'Passing is not agreed in this match.';
export const noPrediction = 'Predictions are not agreed in this match.';

/** No pass where it was left out. */
export const passAgreed = limit<Card | 'pass'>({
  id: 'ccsl.option.pass',
  only: (p) => !p.pass,
  forbids: (card) => card === 'pass',
  says: noPass,
});

/** No prediction where it was left out. */
export const predictionAgreed = limit<Card | null>({
  id: 'ccsl.option.anticipation',
  only: (p) => !p.anticipation,
  forbids: (prediction) => prediction !== null,
  says: noPrediction,
});

export const optionWords = {
  'ccsl.option.overs': {
    title: 'Agreeing how long the match is',
    kind: 'data',
    source: '2.1',
    text: 'The length is agreed before the match: 1, 2 or 3 overs; 1 unless another is named. It is chosen as the format.',
    parameters: ['overs'],
  },
  'ccsl.option.extended-overs': {
    title: 'Longer matches of 4 to 20 overs',
    kind: 'reading',
    source: '4.3.1',
    text: 'Matches of 4 to 20 overs, which the power blocker table implies, under ccsl.ruling.extended-formats = extended.',
    parameters: ['overs'],
  },
  'ccsl.option.hidden-card': {
    title: 'Playing without the hidden card',
    kind: 'reading',
    source: '3.3',
    text: 'The hidden card is in every game of 2 or more overs unless it is left out by agreement: the parameter hiddenCard is then false.',
    parameters: ['hiddenCard'],
  },
  'ccsl.option.pass': {
    title: 'Playing without the pass',
    kind: 'reading',
    source: '3.6',
    text: 'The pass may be left out by agreement: the parameter pass is then false, as in the preset classic.',
    parameters: ['pass'],
  },
  'ccsl.option.anticipation': {
    title: 'Playing without predictions',
    kind: 'reading',
    source: '3.7',
    text: 'Predictions may be left out by agreement: the parameter anticipation is then false, as in the preset classic.',
    parameters: ['anticipation'],
  },
  'ccsl.option.super-over': {
    title: 'Agreeing on a Super Over after a tie',
    kind: 'reading',
    source: '5.4',
    text: 'A Super Over after a tie: the option super-over, or ccsl.ruling.super-over = super-over-proposal.',
    parameters: ['tieBreak'],
  },
} as const satisfies SectionWords;
