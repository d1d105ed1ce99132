import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { comparisonOf } from '../src/compare/comparison.js';
import { type FigureId, figureIds } from '../src/compare/figures.js';
import type { PairSums } from '../src/compare/judged.js';
import { type CompareOptions, type Comparison, compare, isSimulationError, simulate } from '../src/index.js';

const module = new URL('./hand-cricket.mjs', import.meta.url).href;
const variant = { module, export: 'hand' };
const rule = (name: string) => ({ houseRules: [{ module, export: name }] });
const base: CompareOptions = { variant, with: rule('bonus'), matches: 2000, seed: 5, workers: 0, skill: null };

/** All that must not depend on how it was played. */
function same({ seconds: _, ...comparison }: Comparison): object {
  return comparison;
}

function figure(comparison: Comparison, id: FigureId) {
  const found = comparison.figures.find((it) => it.id === id);
  if (!found) throw new Error(`There is no ${id}.`);
  return found;
}

describe('a comparison', () => {
  test('is the same with any number of workers', async () => {
    const skill = { players: ['sensible', { module, export: 'fours' }] as const, matches: 300 };
    const set = { overs: 5 };
    const options = { ...base, skill, without: { set }, with: { ...rule('bonus'), set } };
    const alone = await compare(options);
    expect(same(await compare({ ...options, workers: 2 }))).toEqual(same(alone));
    expect(alone.skill?.players).toEqual(['sixes', 'fours']);
    expect(alone.skill?.matches).toBe(300);
  });

  test('is what two simulations of the same seed differ by', async () => {
    const comparison = await compare(base);
    const [without, withIt] = [
      await simulate({ variant, matches: 2000, seed: 5, workers: 0 }),
      await simulate({ variant, selection: rule('bonus'), matches: 2000, seed: 5, workers: 0 }),
    ];
    const first = figure(comparison, 'first-innings');
    expect(first.without).toBeCloseTo(without.firstInnings.mean, 9);
    expect(first.with).toBeCloseTo(withIt.firstInnings.mean, 9);
    expect(first.change).toBeCloseTo(withIt.firstInnings.mean - without.firstInnings.mean, 9);
    // a run for every ball, and the same balls
    expect(first.change).toBeCloseTo(without.firstInnings.balls.mean, 9);
    expect(first.verdict).toBe('up');
    expect(figure(comparison, 'first-wickets')).toMatchObject({ change: 0, p: 1, verdict: 'noise' });
    expect(figure(comparison, 'ties').without).toBeCloseTo(without.results.tie / 2000, 9);
    expect(figure(comparison, 'batting-first-wins').with).toBeCloseTo(withIt.results.battingFirst / 2000, 9);
    expect(figure(comparison, 'decisions').without).toBeCloseTo((2 * without.balls) / 2000, 9);
    expect(comparison).toMatchObject({ without: [], with: ['bonus'], matches: 2000, players: ['random', 'random'] });
    const sum = comparison.totals[0].reduce((runs, [value, count]) => runs + value * count, 0);
    expect(sum / 2000).toBeCloseTo(without.firstInnings.mean, 9);
  });

  test('of a rule that never fires shows nothing, and says so', async () => {
    const comparison = await compare({ ...base, with: rule('never') });
    for (const it of comparison.figures) expect(it, it.id).toMatchObject({ change: 0, p: 1, verdict: 'noise' });
    expect(comparison.swing.share).toBe(0);
    expect(comparison.neverFired).toEqual({ rules: ['never.fires'], matches: 1000 });
  });

  test('meets the same dice where a change rolls others, so that nothing else moves', async () => {
    const comparison = await compare({ ...base, with: rule('idleDie') });
    for (const it of comparison.figures) expect(it.change, it.id).toBe(0);
    expect(comparison.neverFired.rules).toEqual([]);
  });

  test('of unlike totals swings matches', async () => {
    const comparison = await compare({ ...base, with: { set: { wickets: 2 } } });
    expect(comparison.swing.share).toBeGreaterThan(0.2);
    expect(figure(comparison, 'first-innings').interval95[0]).toBeGreaterThan(0);
    expect(comparison.with).toEqual(comparison.without);
  });

  test('refuses what compares nothing, and what does not compose', async () => {
    await expect(compare({ ...base, with: {} })).rejects.toThrow('Both ways are the same');
    await expect(compare({ ...base, with: { set: { wickets: 1 } } })).rejects.toThrow('Both ways are the same');
    await expect(compare({ ...base, without: rule('bonus') })).rejects.toThrow('Both ways are the same');
    await expect(compare({ ...base, with: { set: { runs: 1 } } })).rejects.toThrow('runs');
    await expect(compare({ ...base, matches: 0 })).rejects.toSatisfy((e) => isSimulationError(e, 'bad-option'));
    const stop = new AbortController();
    stop.abort();
    await expect(compare({ ...base, signal: stop.signal })).rejects.toSatisfy((e) => isSimulationError(e, 'aborted'));
  });
});

describe('the verdict', () => {
  const about = {
    variant: 'x',
    format: null,
    without: [],
    with: [],
    seed: 1,
    players: ['a', 'b'],
    seconds: 0,
    neverFired: { rules: [], matches: 0 },
    skill: null,
  } as const;
  const made = (sums: readonly PairSums[]): Comparison =>
    comparisonOf(
      {
        matches: 1000,
        swings: 0,
        totals: [[], []],
        sums: Object.fromEntries(
          figureIds.map((id, i) => [id, sums[i] ?? { n: 0, without: 0, with: 0, squares: 0 }]),
        ) as Record<FigureId, PairSums>,
      },
      about,
    );
  /** A figure whose differences have the mean and the deviation given. */
  const differing = (mean: number, sd: number, n = 1000): PairSums => ({
    n,
    without: 0,
    with: n * mean,
    squares: (n - 1) * sd * sd + n * mean * mean,
  });

  test('is by the p-value of the paired differences', () => {
    const [first] = made([differing(0.2, 2)]).figures;
    // z = 0.2 / (2 / sqrt 1000)
    expect(first?.p).toBeCloseTo(0.0015654, 6);
    expect(first?.interval95[0]).toBeCloseTo(0.2 - 1.959964 * 0.0632456, 5);
    expect(first?.verdict).toBe('up');
  });

  test('takes what one figure alone would show for noise where many were looked at', () => {
    const weak = differing(0.14, 2);
    expect(made([weak]).figures[0]).toMatchObject({ verdict: 'up' });
    expect(made([weak, ...Array.from({ length: 8 }, () => differing(0, 2))]).figures[0]).toMatchObject({
      verdict: 'noise',
    });
  });

  test('is corrected as Holm says', () => {
    const mean = fc.double({ min: -0.5, max: 0.5, noNaN: true });
    fc.assert(
      fc.property(fc.array(mean, { minLength: 1, maxLength: 9 }), (means) => {
        const { figures } = made(means.map((it) => differing(it, 2)));
        const m = figures.length;
        const sorted = [...figures].sort((a, b) => a.p - b.p);
        sorted.forEach((it, rank) => {
          const wanted = Math.max(...sorted.slice(0, rank + 1).map(({ p }, j) => Math.min(1, (m - j) * p)));
          expect(it.corrected).toBeCloseTo(wanted, 12);
          expect(it.verdict === 'noise').toBe(it.corrected >= 0.05);
        });
      }),
      { seed: 3, numRuns: 200 },
    );
  });
});
