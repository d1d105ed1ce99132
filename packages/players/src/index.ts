import { type Player, type Rulebook, uniformPlayer } from '@howzat/core';

/** Chooses uniformly over everything that is legal. */
export const random: Player = uniformPlayer;

/** Under construction: plays as `random` does. */
export function greedy(_rulebook: Rulebook): Player {
  return { name: 'greedy', choose: ({ domain, rng }) => domain.sample(rng) };
}
