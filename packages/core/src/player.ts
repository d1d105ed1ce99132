import type { Domain } from './domain.js';
import type { Role, Side } from './game.js';
import type { Rng } from './random.js';
import type { View } from './view.js';

/** What a player is asked: the step, what it may see, and what it may choose. Never the state. */
export interface Request<C = unknown, S = Readonly<Record<string, unknown>>> {
  /** The id of the step. */
  readonly step: string;
  readonly side: Side;
  readonly role: Role;
  readonly view: View<S>;
  readonly domain: Domain<C>;
  /** The parameters of the rulebook in play. */
  readonly params: Readonly<Record<string, unknown>>;
  /** A stream of the player's own, so that play is repeatable. */
  readonly rng: Rng;
}

/** A computer player, or a person behind a promise. */
export interface Player {
  readonly name: string;
  /** True of a player that chooses uniformly from the domain and needs no view: the runner then asks nobody. */
  readonly uniform?: boolean;
  /** A choice from `request.domain`; only a match outside the runner may wait for a promise. */
  choose(request: Request): unknown;
}

/** Chooses uniformly over everything that is legal. */
export const uniformPlayer: Player = {
  name: 'random',
  uniform: true,
  choose: ({ domain, rng }) => domain.sample(rng),
};
