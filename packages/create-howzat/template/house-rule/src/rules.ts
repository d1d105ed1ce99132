import type { Registry } from '@howzat/core/author';

/** The rule in plain words, for whoever asks why: `howzat rules first-ball-doubles`. */
export const registry: Registry = {
  variant: 'first-ball-doubles',
  title: 'First ball doubles',
  sections: [
    {
      title: 'First ball doubles',
      rules: {
        'first-ball-doubles': {
          kind: 'reading',
          source: 'house rule',
          text: 'Runs off the bat on the first ball of an innings count twice. What for: nobody plays themselves in.',
          parameters: ['firstBallTimes'],
        },
        'first-ball-doubles.doubles': {
          kind: 'applied',
          source: 'First ball doubles',
          text: 'Runs off the bat on the first ball of an innings count twice. Nobody changes ends for the second half.',
          parameters: ['firstBallTimes'],
        },
      },
    },
  ],
  rulings: {},
  prompts: {},
};
