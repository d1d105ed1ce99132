import type { Reasons } from '@howzat/core/author';

/** Why a ball went as it did, in a sentence: the two numbers, then what their difference comes to. */
export const reasons: Reasons = {
  met: [{ say: "{bowling's} {facts.bowler} met {batting's} {facts.batter}" }],
  came: [
    {
      rule: 'cubes.outcome.wicket',
      out: true,
      say: 'a bowler who is {facts.difference} higher takes a wicket, for {facts.need} is enough',
    },
    {
      rule: 'cubes.outcome.dot',
      out: false,
      facts: { difference: 0 },
      say: 'the same number is a dot ball, for a wicket takes {facts.need} more',
    },
    {
      rule: 'cubes.outcome.dot',
      out: false,
      say: 'the bowler is {facts.difference} higher, but a wicket takes {facts.need}: a dot ball',
    },
    ...['one', 'two', 'three', 'four', 'six'].map((runs) => ({
      rule: `cubes.outcome.${runs}`,
      out: false,
      say: 'a batter who is {|facts.difference|} higher scores {runs}',
    })),
  ],
};
