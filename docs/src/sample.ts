import { compose, type Player, type Seed, uniformPlayer, type Variant } from '@howzat/core';
import { simulateHere } from '@howzat/simulator';

const matches = { random: 40, sensible: 4 };

/**
 * A mark of how a game plays now: the checksums of a few matches. Numbers that were measured keep the mark of the game they were
 * measured of; where it is another one, they are out of date.
 */
export function sampleOf(variant: Variant, format: string | undefined, sensible: Player, seed: Seed): string {
  const rulebook = compose(variant, format === undefined ? {} : { format });
  const played = (player: Player, n: number): string =>
    simulateHere(rulebook, [player, player], { matches: n, seed, verify: 0 }).checksum;
  return `${played(uniformPlayer, matches.random)}-${played(sensible, matches.sensible)}`;
}
