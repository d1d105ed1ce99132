import { ccsl, sensible } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import { type Player, uniformPlayer } from '@howzat/core/author';
import { expect, test } from 'vitest';

/** The share of decided matches that a player wins against another, sides alternating. */
export function share(format: string, player: Player, against: Player, matches: number): number {
  const { play } = createRunner(ccsl, { format });
  let won = 0;
  let lost = 0;
  for (let seed = 0; seed < matches; seed++) {
    const home = seed % 2 === 0;
    const { winner } = play({ seed, players: home ? [player, against] : [against, player] }).game.result ?? {};
    if (winner === null || winner === undefined) continue;
    if ((winner === 0) === home) won++;
    else lost++;
  }
  return won / (won + lost);
}

/** Defines the tests of how well the sensible player plays, by so many matches each. */
export function testStrength({ random, itself }: { readonly random: number; readonly itself: number }): void {
  test.each([
    // a mixture that nobody can read wins little of an over from cards that are drawn by lot
    ['one-over', 0.55],
    ['two-over', 0.75],
    ['three-over', 0.85],
  ])('sensible against random, %s: at least %f', (format, least) => {
    expect(share(format, sensible, uniformPlayer, random)).toBeGreaterThanOrEqual(least);
  });

  test('sensible against itself is an even game', () => {
    // four standard errors
    expect(Math.abs(share('three-over', sensible, { ...sensible, name: 'another' }, itself) - 0.5)).toBeLessThan(
      2 / Math.sqrt(itself),
    );
  });
}
