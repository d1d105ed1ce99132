import { compose, type Player, type Selection, type Variant, type VariantTypes } from '@howzat/core';
import type { Contestant } from './contestant.js';
import { runnerWithPlayers } from './drivers.js';

function isPlayer(value: unknown): value is Player {
  return typeof value === 'object' && value !== null && typeof (value as { choose?: unknown }).choose === 'function';
}

/** The sensible player that the package of a variant exports, or a function of it that makes one for a rulebook. */
function sensibleOf(module: object, rulebook: unknown): Player | null {
  const found = (module as { readonly sensible?: unknown }).sensible;
  if (isPlayer(found)) return found;
  const made: unknown = typeof found === 'function' ? found(rulebook) : null;
  return isPlayer(made) ? made : null;
}

/** The runner with two sensible players; nobody where the package has none. */
export function runnerWithSensible<T extends VariantTypes>(
  module: object,
  variant: Variant<T>,
  selection: Selection,
): readonly Contestant[] {
  const player = sensibleOf(module, compose(variant, selection));
  return player ? [runnerWithPlayers(variant, selection, 'runner, sensible players', [player, player], false)] : [];
}
