import { ccsl, sensible } from '@howzat/ccsl';
import { uniformPlayer } from '@howzat/core/author';
import { headToHead } from '@howzat/testkit';
import { expect, test } from 'vitest';

/** Defines the tests of how well the sensible player plays, by so many matches each. */
export function testStrength({ random, itself }: { readonly random: number; readonly itself: number }): void {
  test.each([
    // a mixture that nobody can read wins little of an over from cards that are drawn by lot
    ['one-over', 0.55],
    ['two-over', 0.75],
    ['three-over', 0.85],
  ])('sensible against random, %s: at least %f', (format, least) => {
    expect(headToHead(ccsl, sensible, uniformPlayer, { format, matches: random }).share).toBeGreaterThanOrEqual(least);
  });

  test('sensible against itself is an even game', () => {
    // four standard errors
    const another = { ...sensible, name: 'another' };
    const { share } = headToHead(ccsl, sensible, another, { format: 'three-over', matches: itself });
    expect(Math.abs((share ?? 0) - 0.5)).toBeLessThan(2 / Math.sqrt(itself));
  });
}
