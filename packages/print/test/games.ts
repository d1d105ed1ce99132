import { ccsl } from '@howzat/ccsl';
import * as ccslRules from '@howzat/ccsl/rules';
import { compose, type Rulebook, type Selection, type Variant } from '@howzat/core';
import type { Registry, Tabletop } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { ctg } from '@howzat/ctg';
import * as ctgRules from '@howzat/ctg/rules';
import { cubes } from '@howzat/cubes';
import * as cubesRules from '@howzat/cubes/rules';
import { pocket } from '@howzat/pocket';
import * as pocketRules from '@howzat/pocket/rules';
import { wicked } from '@howzat/wicked';
import * as wickedRules from '@howzat/wicked/rules';
import type { KitSource } from '../src/index.js';

/** A game as its package exports it. */
export interface Game {
  readonly id: string;
  readonly variant: Variant;
  readonly registry: Registry;
  readonly tabletop: Tabletop;
}

// the state and the moves of a game are known to nobody here
function gameOf(variant: unknown, { registry, tabletop }: Pick<Game, 'registry' | 'tabletop'>): Game {
  return { id: registry.variant, variant: variant as Variant, registry, tabletop };
}

export const games: readonly Game[] = [
  gameOf(ccsl, ccslRules),
  gameOf(cubes, cubesRules),
  gameOf(wicked, wickedRules),
  gameOf(pocket, pocketRules),
  gameOf(ctg, ctgRules),
];

export function gameNamed(id: string): Game {
  const game = games.find((each) => each.id === id);
  if (!game) throw new Error(`There is no game ${id}.`);
  return game;
}

/** What a kit of a game is made of, under a selection. */
export function sourceOf({ variant, registry, tabletop }: Omit<Game, 'id'>, selection: Selection = {}): KitSource {
  return { rulebook: compose(variant, selection) as Rulebook, registry, tabletop, words: [lawsRegistry] };
}

/** The formats of a game; one that has none is played as it is. */
export function selectionsOf({ variant }: Game): readonly Selection[] {
  return variant.formats.length === 0 ? [{}] : variant.formats.map(({ id }) => ({ format: id }));
}
