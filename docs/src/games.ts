import { compose, type Registry, type Scenario, type Variant } from '@howzat/core';
import type { PlayerRef } from '@howzat/simulator';

/** A game of the site: what its package exports. */
export interface Game {
  readonly id: string;
  readonly variant: Variant;
  readonly registry: Registry;
  readonly scenarios: readonly Scenario[];
}

/** The games, in the order in which they are told: the simplest first. */
export const gameIds = ['ccsl', 'cubes', 'wicked', 'pocket', 'ctg'] as const;
export type GameId = (typeof gameIds)[number];

/** Short names where the whole title is too long. */
export const shortTitles: Readonly<Record<GameId, string>> = {
  ccsl: 'CCSL',
  cubes: 'Cubes',
  wicked: 'Wicked Cricket',
  pocket: 'Pocket Cricket',
  ctg: 'Cricket: The Game',
};

/** The formats of which numbers are told, with the words for them; undefined is the rulebook as printed. */
export const measuredFormats: Readonly<
  Record<GameId, readonly (readonly [format: string | undefined, title: string])[]>
> = {
  ccsl: [
    ['one-over', 'One over'],
    ['two-over', 'Two overs'],
    ['three-over', 'Three overs'],
  ],
  cubes: [
    ['standard', 'One innings each'],
    ['test-match', 'Test match'],
  ],
  wicked: [
    ['fifty-over', 'Fifty overs'],
    ['twenty-over', 'Twenty overs'],
    ['ten-over', 'Ten overs'],
  ],
  pocket: [[undefined, 'Twenty overs']],
  ctg: [
    ['t10', 'T10'],
    ['t20', 'T20'],
  ],
};

interface Words {
  readonly registry: Registry;
  readonly scenarios: readonly Scenario[];
}

const loaders: Readonly<Record<GameId, () => Promise<readonly [Variant, Words]>>> = {
  ccsl: async () => [(await import('@howzat/ccsl')).ccsl as Variant, await import('@howzat/ccsl/rules')],
  cubes: async () => [(await import('@howzat/cubes')).cubes as Variant, await import('@howzat/cubes/rules')],
  wicked: async () => [(await import('@howzat/wicked')).wicked as Variant, await import('@howzat/wicked/rules')],
  pocket: async () => [(await import('@howzat/pocket')).pocket as Variant, await import('@howzat/pocket/rules')],
  ctg: async () => [(await import('@howzat/ctg')).ctg as Variant, await import('@howzat/ctg/rules')],
};

export async function openGames(): Promise<readonly Game[]> {
  return Promise.all(
    gameIds.map(async (id) => {
      const [variant, { registry, scenarios }] = await loaders[id]();
      return { id, variant, registry, scenarios };
    }),
  );
}

/** Where worker threads find a game. */
export function moduleOf(id: GameId): { module: string; export: string } {
  return { module: import.meta.resolve(`@howzat/${id}`), export: id };
}

/** Everything that a selection of amendments stands on, for a fingerprint of what was measured. */
export function rulesPlayed(variant: Variant, selection: Parameters<typeof compose>[1]): readonly string[] {
  return compose(variant, selection).amendments.map(({ id }) => id);
}

export type { PlayerRef };
