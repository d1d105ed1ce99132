import { type Distribution, dice, pick, type Rng } from '@howzat/core/author';

const { why, outcomes, describe } = dice(2);

/** The 36 pairs, made once: a roll of two dice then costs one random number and no new list. */
const pairs: readonly (readonly number[])[] = Array.from({ length: 36 }, (_, i) =>
  Object.freeze([1 + Math.floor(i / 6), 1 + (i % 6)]),
);

/** A captain's pair of dice; the order in which they lie is kept (`wicked.component.dice`). */
export const pairOfDice: Distribution<readonly number[]> = {
  why,
  outcomes,
  describe,
  items: pairs,
  sample: (rng: Rng) => pairs[pick(rng, 36)] as readonly number[],
};
