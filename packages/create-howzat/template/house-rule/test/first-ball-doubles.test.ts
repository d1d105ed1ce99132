import { createRunner } from '@howzat/compiler/run';
import { cubes } from '@howzat/cubes';
import { testHouseRule } from '@howzat/testkit';
import { describe, expect, it } from 'vitest';
import { firstBallDoubles } from '../src/index.js';
import { registry } from '../src/rules.js';

// it fires, changes something, has words, adds up, ends, plays the same through all drivers, replays, undoes, and gives nothing away
testHouseRule(firstBallDoubles, { fits: [{ variant: cubes }], words: registry, seeds: 20, runner: { describe, it } });

/** What came off the bat on the first ball of each innings. */
function firstBalls(seed: number, ...houseRules: (typeof firstBallDoubles)[]): number[] {
  const runs: number[] = [];
  createRunner(cubes, { houseRules }).play({
    seed,
    onBall: (g) => {
      runs[g.innings] ??= g.bat;
    },
  });
  return runs;
}

describe('the first ball of a match', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('counts twice, from seed %i', (seed) => {
    const [, plain = 0] = firstBalls(seed);
    const [, doubled] = firstBalls(seed, firstBallDoubles);
    expect(doubled).toBe(2 * plain);
  });
});
