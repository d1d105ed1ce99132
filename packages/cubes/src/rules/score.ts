import type { RulingWords, SectionWords } from '@howzat/core/author';
import { k } from '../kit.js';

/** The scorepad at the end of an over: runs and wickets of the over, and the running total. */
export const noteOver = k.resolve('note', [
  {
    id: 'cubes.score.note-over',
    only: (p) => p.overNote !== 'cumulative',
    does: (s, g) => {
      s.overNotes.push(g.overRuns, g.overWickets);
    },
  },
  {
    id: 'cubes.ruling.over-note',
    only: (p) => p.overNote !== 'per-over',
    does: (s, g) => {
      s.totalNotes.push(g.runs, g.wickets);
    },
  },
]);

/** What the rulebook leaves open here: the first reading stands unless another is named. */
export const scoreRulings = k.readings({
  'cubes.ruling.over-note': {
    both: [],
    'per-over': (a) => [a.set('overNote', 'per-over')],
    cumulative: (a) => [a.set('overNote', 'cumulative')],
  },
});

/** Score keeping. */
export const scoreWords: SectionWords = {
  'cubes.score.note-over': {
    title: 'Write down the score after each over',
    kind: 'applied',
    source: 'How to play 9',
    text: 'At the end of every over its score is written down.',
    parameters: ['overNote'],
  },
  'cubes.score.notation': {
    title: 'How a score is written: 16/2',
    kind: 'example',
    source: 'How to play 8 and 9',
    text: 'A score is noted as runs, slash, wickets: 16 runs for 2 wickets is 16/2.',
  },
};

/** Score keeping: the open questions in words. */
export const scoreRulingWords: Readonly<Record<string, RulingWords>> = {
  'cubes.ruling.over-note': {
    title: 'What is written down after an over',
    question: 'Is the score of the over written down at its end, or the running total?',
    standard: 'both',
    reason: 'Nothing is lost then.',
    readings: {
      both: { text: 'Both.' },
      'per-over': { text: 'The score of the over.' },
      cumulative: { text: 'The running total.' },
    },
  },
};
