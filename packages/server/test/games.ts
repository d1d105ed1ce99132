import type { Variant } from '@howzat/core';
import type { HostedGame } from '@howzat/host';
import { dice, hand, sensible } from '../../simulator/test/hand-cricket.mjs';

/**
 * The games that the servers of the tests have: small ones, with choices that are secret until both sides have made theirs. So a rule
 * of another game can change without a word about servers. The games that people play are tried by `npm run load` and the demo.
 */
export const games: readonly HostedGame[] = [{ variant: hand, players: [sensible] }, { variant: dice }];

/** The game of an id. */
export function variantOf(id: string): Variant {
  const game = games.find(({ variant }) => variant.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game.variant;
}

/** A match that is over soon: the winner of the toss chooses first, then both at once, ball by ball. */
export const short = { variant: 'hand', selection: { set: { toss: 'elect' } } } as const;
