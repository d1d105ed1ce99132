import type { Json, View } from '@howzat/core';
import { originalSet } from '@howzat/cubes';

/**
 * How the items of a decision are called where their own JSON says nothing to a player: the number of a card in a deck,
 * say. A variant's package may export such a function as `labelItem`.
 */
export type ItemLabel = (
  item: Json,
  about: {
    readonly step: string;
    /** The field of the choice, where it has several. */
    readonly field: string | null;
    /** What the side that is asked may see; null where the table is asked what was drawn. */
    readonly view: View | null;
    readonly params: Readonly<Record<string, unknown>>;
    /** The set of components that is played with, where it is not the usual one. */
    readonly components: unknown;
  },
) => string | undefined;

interface CubeHand {
  readonly homeColour?: string | null;
  readonly awayColour?: string | null;
  readonly bowlerHand?: readonly number[];
  readonly batterHand?: readonly number[];
}

/** A cube in hand by the number that it shows its owner. */
const cubeLabel: ItemLabel = (item, { field, view, params, components }) => {
  if (view === null || typeof item !== 'number' || (field !== null && field !== 'order')) return undefined;
  const { homeColour, awayColour, bowlerHand = [], batterHand = [] } = view.state as CubeHand;
  const colour = view.side === 'home' ? homeColour : awayColour;
  if (!colour || ![...bowlerHand, ...batterHand].includes(item)) return undefined;
  const usual = params.numbers === 'all-six-subsets' && params.highest === 9;
  const set = components ?? (usual ? originalSet : null);
  const cubes = (set as { readonly cubes?: readonly Readonly<Record<string, unknown>>[] } | null)?.cubes ?? [];
  const cube = cubes.find(({ id }) => id === item);
  return cube ? `${String(cube[colour])} (cube ${item})` : `cube ${item}`;
};

/** For shipped variants whose packages do not say it themselves. */
export const itemLabels: Readonly<Record<string, ItemLabel>> = { cubes: cubeLabel };
