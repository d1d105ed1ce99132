import { ccsl, sensible } from '@howzat/ccsl';
import type { Variant } from '@howzat/core';
import { cubes } from '@howzat/cubes';
import type { HostedGame } from '@howzat/host';

/** The games that the servers of the tests have. */
export const games: readonly HostedGame[] = [{ variant: ccsl, players: [sensible] }, { variant: cubes }];

/** The game of an id. */
export function variantOf(id: string): Variant {
  const game = games.find(({ variant }) => variant.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game.variant;
}

/** A match that is over soon. */
export const short = { variant: 'ccsl', selection: { format: 'two-over' } } as const;
