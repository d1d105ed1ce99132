import { ccsl, sensible as ccslSensible } from '@howzat/ccsl';
import { compose, type Player, type Variant } from '@howzat/core';
import { ctg, sensible as ctgSensible } from '@howzat/ctg';
import { cubes, sensible as cubesSensible } from '@howzat/cubes';
import { greedy, random } from '@howzat/players';
import { pocket, sensible as pocketSensible } from '@howzat/pocket';
import { simulateHere } from '@howzat/simulator';
import { wicked, sensible as wickedSensible } from '@howzat/wicked';
import { describe, expect, test } from 'vitest';
import { targets } from '../src/targets.js';
import { playVerdict, shapeVerdicts, type Verdict } from '../src/verdict.js';

/** How many matches a figure takes, and how many against the slow greedy player; none leaves it out. */
interface Sample {
  readonly matches: number;
  readonly greedy: number;
}

type Samples = Readonly<Record<string, Sample>>;

const games: Readonly<Record<string, { readonly variant: Variant; readonly sensible: Player }>> = {
  cubes: { variant: cubes as Variant, sensible: cubesSensible },
  ctg: { variant: ctg, sensible: ctgSensible },
  pocket: { variant: pocket, sensible: pocketSensible },
  wicked: { variant: wicked as Variant, sensible: wickedSensible },
  ccsl: { variant: ccsl as Variant, sensible: ccslSensible },
};

/** A sample for the quick tests: a band is missed where it is missed by more than four standard errors. */
export const quick: Samples = {
  cubes: { matches: 800, greedy: 0 },
  ctg: { matches: 200, greedy: 0 },
  pocket: { matches: 400, greedy: 0 },
  wicked: { matches: 500, greedy: 0 },
  ccsl: { matches: 1500, greedy: 0 },
};

/** The bands as they are asked for, at 20,000 matches; and as many against greedy as minutes allow. */
export const full: Samples = {
  cubes: { matches: 20_000, greedy: 400 },
  ctg: { matches: 20_000, greedy: 12 },
  pocket: { matches: 20_000, greedy: 24 },
  wicked: { matches: 20_000, greedy: 240 },
  ccsl: { matches: 20_000, greedy: 480 },
};

/** The verdicts that are not met, in words. */
export function missed(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts
    .filter(({ met }) => !met)
    .map(({ what, found, wanted }) => `${what}: ${found}, not ${wanted.join(' to ')}`);
}

/**
 * Registers the tests of every game and format: what its matches look like, and that better play wins.
 * @param slack so many standard errors a figure may lie outside of its band
 */
export function testCalibration(samples: Samples, slack: number): void {
  for (const target of targets)
    describe(target.title, { tags: [target.variant] }, () => {
      const game = games[target.variant];
      const sample = samples[target.variant];
      if (!game || !sample) throw new Error(`${target.variant} has a target and no sample.`);
      const { variant, sensible } = game;
      const rulebook = compose(variant, target.format === undefined ? {} : { format: target.format });
      const play = (against: Player, matches: number) =>
        simulateHere(rulebook, [sensible, against], { matches, seed: 1, verify: 0 });

      // the shape of the others is made by the rules alone
      if (target.shape)
        test(`looks like its targets in ${sample.matches} matches`, () => {
          expect(missed(shapeVerdicts(target, play(sensible, sample.matches), slack))).toEqual([]);
        });

      test('better play wins against play at random', () => {
        expect(missed([playVerdict('random', target, play(random, sample.matches), slack)])).toEqual([]);
      });

      if (sample.greedy > 0)
        test(`better play wins against greedy play, as far as ${sample.greedy} matches tell`, () => {
          expect(missed([playVerdict('greedy', target, play(greedy(rulebook), sample.greedy), 4)])).toEqual([]);
        });
    });
}
