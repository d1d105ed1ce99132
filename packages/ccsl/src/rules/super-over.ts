import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The Super Over of 5.4, which the rulebook names and does not describe. The Laws play it; this is what CCSL adds. */

/** A super over is a game of one over: the features of longer games are out. */
export const superOverFeatures = k.resolve('super-over-features', [
  {
    id: 'ccsl.superover.features',
    only: (p) => p.tieBreak === 'super-over',
    when: (_s, g) => g.superOver > 0,
    does: (s) => {
      s.fullGame = false;
      s.blockersLeft = 0;
    },
  },
]);

/** A tie is broken by super overs; agreed before the match. */
export const superOver = k.option('super-over', 'A tie is broken by a Super Over', (a) => [
  a.set('tieBreak', 'super-over'),
]);

/** The same with two wickets for each side. */
export const superOverTwoWickets = k.option('super-over-two-wickets', 'Two wickets in a Super Over', (a) => [
  a.set('superOverWickets', 2),
]);

export const superOverWords = {
  'ccsl.superover.length': {
    title: 'How long a Super Over is',
    kind: 'reading',
    source: '5.4, proposal',
    text: 'One extra over of 6 turns for each side.',
    parameters: ['superOverLength'],
  },
  'ccsl.superover.features': {
    title: 'What may be used in a Super Over',
    kind: 'reading',
    source: '5.4, proposal',
    text: 'It is a one-over game: no hidden card, defence mode, field shift or power blocker; everything else is in force.',
  },
  'ccsl.superover.order': {
    title: 'Who bats first in a Super Over',
    kind: 'reading',
    source: '5.4, proposal',
    text: 'The side that batted second in the match bats first; swapped in each further Super Over. The Law core.super-over.order does this.',
  },
  'ccsl.superover.wickets': {
    title: 'How many wickets end a Super Over',
    kind: 'reading',
    source: '5.4, proposal',
    text: "One wicket ends a side's over; two with the option super-over-two-wickets.",
    parameters: ['superOverWickets'],
  },
  'ccsl.superover.reset': {
    title: 'What is renewed for a Super Over',
    kind: 'reading',
    source: '5.4, proposal',
    text: 'All state starts clean; pass, prediction and trap are renewed, with new trap values. The hidden card of the game is not.',
  },
  'ccsl.superover.target': {
    title: 'What wins a Super Over',
    kind: 'reading',
    source: '5.4, proposal',
    text: "The target is one more than the other side's runs in this Super Over; reaching it ends the over.",
    parameters: ['target'],
  },
  'ccsl.superover.repeat': {
    title: 'When a Super Over is level too',
    kind: 'reading',
    source: '5.4, proposal',
    text: 'Level again: another Super Over, at most 5 in all; then the tie stands.',
    parameters: ['superOvers'],
  },
} as const satisfies SectionWords;

export const superOverRulings = k.readings({
  'ccsl.ruling.super-over': {
    'tie-stands': [],
    'super-over-proposal': (a) => [a.set('tieBreak', 'super-over')],
    'bonus-count': (a) => [a.set('bonusCount', true)],
  },
});

export const superOverRulingWords = {
  'ccsl.ruling.super-over': {
    title: 'What happens after a tie',
    question: 'What happens after a tie?',
    readings: {
      'tie-stands': { text: 'The match is a tie.' },
      'super-over-proposal': { text: 'A Super Over by the rules ccsl.superover.*: the same as the option super-over.' },
      'bonus-count': { text: 'The side with more 6s that scored wins, then the one with more 4s.' },
    },
    standard: 'tie-stands',
    reason: 'The Super Over is optional, so a tie stands unless it was agreed before the match.',
  },
} as const satisfies Readonly<Record<string, RulingWords>>;
