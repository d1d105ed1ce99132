import type { Registry } from '@howzat/core/author';

export { scenarios } from './scenarios.js';

/** The rules of Hand cricket in plain words, with the question that they leave open. */
export const registry: Registry = {
  variant: 'hand-cricket',
  title: 'Hand cricket',
  sections: [
    {
      title: 'Hands',
      rules: {
        'hand-cricket.show': {
          kind: 'applied',
          source: 'Hands',
          text: 'Both sides show a number from 1 to 6 at the same time.',
        },
        'hand-cricket.counted': {
          kind: 'applied',
          source: 'Hands',
          text: 'What each side has shown is known to both: how often each number.',
        },
        'hand-cricket.out': {
          kind: 'applied',
          source: 'Hands',
          text: 'The same number is out.',
          parameters: ['sameIsOut'],
        },
        'hand-cricket.runs': {
          kind: 'applied',
          source: 'Hands',
          text: 'Different numbers are as many runs as the batter showed.',
        },
      },
    },
  ],
  rulings: {
    'hand-cricket.ruling.same': {
      question: 'What comes of the same number?',
      readings: {
        out: { text: 'The batter is out.' },
        nothing: { text: 'Nothing: it is a dot ball, and an innings lasts its overs.' },
      },
      standard: 'out',
      reason: 'Without a wicket there is nothing to be afraid of.',
    },
  },
  prompts: { bat: 'Show a number.', bowl: 'Show a number.' },
};
