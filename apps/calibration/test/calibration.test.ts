import { ccsl, sensible as ccslSensible } from '@howzat/ccsl';
import { compose, type Player, type Variant } from '@howzat/core';
import { ctg, sensible as ctgSensible } from '@howzat/ctg';
import { cubes, sensible as cubesSensible } from '@howzat/cubes';
import { greedy, random } from '@howzat/players';
import { pocket, sensible as pocketSensible } from '@howzat/pocket';
import { simulateHere } from '@howzat/simulator';
import { wicked, sensible as wickedSensible } from '@howzat/wicked';
import { describe, expect, test } from 'vitest';
import { type Target, targets } from '../src/targets.js';
import { playVerdict, shapeVerdicts, type Verdict } from '../src/verdict.js';

/** The games, and how many matches a sample takes: for each figure, and against the slow greedy player. */
const games: Readonly<
  Record<
    string,
    { readonly variant: Variant; readonly sensible: Player; readonly matches: number; readonly greedy: number }
  >
> = {
  cubes: { variant: cubes as Variant, sensible: cubesSensible, matches: 2000, greedy: 100 },
  ctg: { variant: ctg as unknown as Variant, sensible: ctgSensible, matches: 300, greedy: 6 },
  pocket: { variant: pocket as unknown as Variant, sensible: pocketSensible, matches: 700, greedy: 12 },
  wicked: { variant: wicked as Variant, sensible: wickedSensible, matches: 1000, greedy: 60 },
  ccsl: { variant: ccsl as Variant, sensible: ccslSensible, matches: 3000, greedy: 120 },
};

function missed(verdicts: readonly Verdict[]): readonly string[] {
  return verdicts
    .filter(({ met }) => !met)
    .map(({ what, found, wanted }) => `${what}: ${found}, not ${wanted.join(' to ')}`);
}

describe.each(targets.map((target) => [target.title, target] as const))('%s', (_title, target: Target) => {
  const game = games[target.variant];
  if (!game) throw new Error(`${target.variant} has a target and no sample.`);
  const { variant, sensible, matches } = game;
  const rulebook = compose(variant, target.format === undefined ? {} : { format: target.format });
  const play = (against: Player, n: number) => simulateHere(rulebook, [sensible, against], { matches: n, seed: 1 });

  // the shape of the others is made by the rules alone
  if (target.shape)
    test('looks like its targets, as far as a small sample tells', () => {
      expect(missed(shapeVerdicts(target, play(sensible, matches), 4))).toEqual([]);
    });

  test('better play wins, as far as a small sample tells', () => {
    expect(
      missed([
        playVerdict('random', target, play(random, matches), 4),
        playVerdict('greedy', target, play(greedy(rulebook), game.greedy), 4),
      ]),
    ).toEqual([]);
  });
});

describe('a verdict', () => {
  const target: Target = {
    variant: 'x',
    title: 'X',
    shape: { total: [150, 175], sd: [22, 38], wickets: [5.5, 7.5], battingFirst: [0.42, 0.58], ties: [0, 0.03] },
    beats: { random: 0.8, greedy: 0.5 },
  };
  const figures = (mean: number, share: number): never =>
    ({
      matches: 100,
      firstInnings: { mean, sd: 30, standardError: 3, wickets: { mean: 6, sd: 2 } },
      results: { battingFirst: 50, battingSecond: 50, tie: 0 },
      players: { share, wins: [100 * share, 100 * (1 - share)] },
    }) as never;

  test('is missed outside of the band, and met within the error of a sample', () => {
    expect(missed(shapeVerdicts(target, figures(160, 0), 0))).toEqual([]);
    expect(missed(shapeVerdicts(target, figures(180, 0), 0))).toEqual(['first innings, mean: 180, not 150 to 175']);
    expect(missed(shapeVerdicts(target, figures(180, 0), 4))).toEqual([]);
    expect(missed(shapeVerdicts(target, figures(190, 0), 4))).toHaveLength(1);
  });

  test('more than half has to be more than noise', () => {
    expect(playVerdict('greedy', target, figures(0, 0.55), 0).met).toBe(false);
    expect(playVerdict('greedy', target, figures(0, 0.65), 0).met).toBe(true);
    expect(playVerdict('random', target, figures(0, 0.79), 0).met).toBe(false);
  });
});
