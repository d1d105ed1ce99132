import { houseRule } from '@howzat/core/author';
import { approximate, exploitability, solve } from '@howzat/players';
import { describe, expect, test } from 'vitest';
import { ccsl, sensible } from '../src/index.js';

// the values of the catalogue: innings under the standing limits, and nothing else in play
const nothingElse = {
  streak: false,
  pass: false,
  anticipation: false,
  economy: false,
  trap: false,
  hiddenCard: false,
  defence: false,
  fieldShift: false,
  blocker: false,
} as const;
const noLock = { sixLock: 0 } as const;
const noQuota = { powerPerOver: 6 } as const;
const noNoBall = houseRule(ccsl, 'no-no-ball', {}, (a) => [a.repeal('ccsl.noball.trigger')]);
/** Tallies for breaking ties, which nothing else reads. */
const forget = ['sixes', 'fours'];

describe('one over and one wicket, from the rulebook itself', () => {
  test.each([
    ['equal cards only', { ...noLock, ...noQuota }, false, 8.8362],
    ['and the lock', noQuota, false, 8.36],
    ['and the quota', noLock, false, 8.0485],
    ['and both', {}, false, 7.8345],
    ['no ball and free hit only', { ...noLock, ...noQuota }, true, 10.8486],
    ['and all of them', {}, true, 9.278],
  ])('%s', (_, set, noBall, value) => {
    const houseRules = noBall ? [] : [noNoBall];
    expect(solve(ccsl, { set: { ...nothingElse, ...set, toss: 'none' }, houseRules, forget }).value).toBeCloseTo(
      value,
      4,
    );
  });
});

test('the first ball of an over is played as the catalogue says', () => {
  const { opening } = solve(ccsl, {
    set: { ...nothingElse, ...noLock, ...noQuota, toss: 'none' },
    houseRules: [noNoBall],
    forget,
  });
  const shares = (step: string): readonly number[] => {
    const sums = new Map<unknown, number>();
    for (const { choice, share } of opening[step] ?? []) {
      const { card } = choice as { readonly card: number };
      sums.set(card, (sums.get(card) ?? 0) + share);
    }
    return [0, 1, 2, 3, 4, 6].map((card) => sums.get(card) ?? 0);
  };
  for (const [step, expected] of [
    ['play-card', [0, 0.2428, 0.2188, 0.1991, 0.1826, 0.1567]],
    ['bowl-card', [0, 0.0287, 0.1249, 0.2037, 0.2696, 0.3732]],
  ] as const)
    for (const [at, share] of shares(step).entries()) expect(share).toBeCloseTo(expected[at] as number, 4);
});

test('the sensible player can be read under the standing limits', () => {
  const set = { ...nothingElse, toss: 'none', overs: 1, ballsPerOver: 2 } as const;
  const { gives, value } = exploitability(ccsl, sensible, { set, forget, asks: 1000 });
  expect(value).toBeCloseTo(4.8026, 4);
  expect(gives.batting?.least).toBeGreaterThan(0);
  expect(gives.batting?.most).toBeLessThan(value / 2);
});

test('a ball with hidden traps is approximated, and how nearly is known', () => {
  const near = approximate(ccsl, { set: { ballsPerOver: 1, toss: 'none', anticipation: false }, iterations: 150 });
  expect(near.exploitability).toBeLessThan(0.05);
  expect(near.between[0]).toBeLessThanOrEqual(near.value);
  expect(near.between[1]).toBeGreaterThanOrEqual(near.value);
  // whoever bowls last ball may trap two of three cards worth playing: far less than the 8/3 of a ball without traps
  expect(near.value).toBeLessThan(8 / 3);
});
