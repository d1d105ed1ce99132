import { ccsl } from '@howzat/ccsl';
import { registry as ccslRegistry } from '@howzat/ccsl/rules';
import { tabletop as ccslTabletop } from '@howzat/ccsl/tabletop';
import { compose, type Rulebook, type Selection, type Variant } from '@howzat/core';
import type { Registry, Tabletop } from '@howzat/core/author';
import { lawsRegistry } from '@howzat/core/rules';
import { ctg } from '@howzat/ctg';
import { registry as ctgRegistry } from '@howzat/ctg/rules';
import { tabletop as ctgTabletop } from '@howzat/ctg/tabletop';
import { cubes } from '@howzat/cubes';
import { registry as cubesRegistry } from '@howzat/cubes/rules';
import { tabletop as cubesTabletop } from '@howzat/cubes/tabletop';
import { pocket } from '@howzat/pocket';
import { registry as pocketRegistry } from '@howzat/pocket/rules';
import { tabletop as pocketTabletop } from '@howzat/pocket/tabletop';
import { wicked } from '@howzat/wicked';
import { registry as wickedRegistry } from '@howzat/wicked/rules';
import { tabletop as wickedTabletop } from '@howzat/wicked/tabletop';
import type { KitSource } from '../src/index.js';

/** A game as its package exports it. */
export interface Game {
  readonly id: string;
  readonly variant: Variant;
  readonly registry: Registry;
  readonly tabletop: Tabletop;
}

// the state and the moves of a game are known to nobody here
function gameOf(variant: unknown, registry: Registry, tabletop: Tabletop): Game {
  return { id: registry.variant, variant: variant as Variant, registry, tabletop };
}

export const games: readonly Game[] = [
  gameOf(ccsl, ccslRegistry, ccslTabletop),
  gameOf(cubes, cubesRegistry, cubesTabletop),
  gameOf(wicked, wickedRegistry, wickedTabletop),
  gameOf(pocket, pocketRegistry, pocketTabletop),
  gameOf(ctg, ctgRegistry, ctgTabletop),
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
