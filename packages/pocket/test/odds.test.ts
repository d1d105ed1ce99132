import { createRunner } from '@howzat/compiler/run';
import type { Player } from '@howzat/core/author';
import { allOdds, oddsAt, overOdds, pocket } from '@howzat/pocket';
import { describe, expect, it } from 'vitest';

describe('the odds of one over', () => {
  it.each([
    [0, 14, 3.9],
    [1, 12, 5.3],
    [2, 10, 7],
    [3, 8, 9.53],
    [4, 6, 12.13],
    [5, 4, 15.2],
  ])('at difference %i are %i outs in 30 and %f runs', (difference, outs, runs) => {
    const odds = oddsAt(difference);
    expect(odds.wicket).toBeCloseTo(outs / 30, 12);
    expect(odds.runs).toBeCloseTo(runs, 2);
    expect(odds.distribution.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    expect(oddsAt(difference, true).wicket).toBeCloseTo(outs / 60, 12);
  });

  it('are those of the grid for every pair of ranks and stance', () => {
    expect(overOdds('Yellow', 'Green').difference).toBe(2);
    expect(overOdds('Orange', 'Green', 'defensive').difference).toBe(2);
    expect(overOdds('Blue', 'Yellow', 'defensive').difference).toBe(0);
    expect(allOdds()).toHaveLength(30);
    for (const { batter, bowler, difference, stance } of allOdds())
      if (stance === 'offensive') {
        const places =
          ['Blue', 'Green', 'Yellow', 'Orange', 'Red'].indexOf(batter) - ['Blue', 'Green', 'Yellow'].indexOf(bowler);
        expect(difference).toBe(Math.max(0, places + 1));
      }
  });

  it('refuse a difference that is none', () => {
    expect(() => oddsAt(6)).toThrow('There is no difference 6');
  });
});

/** Plays no cards, and whatever else at random: every difference and stance is met. */
const cardless: Player = {
  name: 'cardless',
  choose: ({ step, domain, rng }) =>
    step === 'play' || step === 'answer' || step === 'save' ? 'pass' : domain.sample(rng),
};

it('the odds are what is simulated, within four standard errors', () => {
  const runner = createRunner(pocket);
  const seen = new Map<string, { n: number; runs: number; outs: number }>();
  for (let seed = 0; seed < 1500; seed++)
    for (const { delivery } of runner.play({ seed, players: [cardless, cardless], log: true }).log) {
      if (!delivery) continue;
      const { difference, stance } = delivery.facts as { difference: number; stance: string };
      const key = `${difference} ${stance}`;
      const sum = seen.get(key) ?? { n: 0, runs: 0, outs: 0 };
      sum.n++;
      sum.runs += delivery.bat;
      sum.outs += delivery.outs.length;
      seen.set(key, sum);
    }
  // difference 5 needs a Red batter in offence against Blue; in defence it cannot be had without cards
  expect(seen.size).toBe(11);
  for (const [key, { n, runs, outs }] of seen) {
    const [difference, stance] = key.split(' ');
    const odds = oddsAt(Number(difference), stance === 'defensive');
    const error = (variance: number): number => 4 * Math.sqrt(variance / n);
    expect(Math.abs(runs / n - odds.runs), `runs at ${key}`).toBeLessThan(error(odds.deviation ** 2));
    expect(Math.abs(outs / n - odds.wicket), `outs at ${key}`).toBeLessThan(error(odds.wicket * (1 - odds.wicket)));
  }
});
