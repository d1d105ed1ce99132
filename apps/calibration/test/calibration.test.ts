import { describe, expect, test } from 'vitest';
import type { Target } from '../src/targets.js';
import { playVerdict, shapeVerdicts } from '../src/verdict.js';
import { missed, quick, testCalibration } from './bands.js';

testCalibration(quick, 4);

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
