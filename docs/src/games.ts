import type { Player, Variant } from '@howzat/core';
import type { Registry, Scenario, Tabletop } from '@howzat/core/author';

/** A game of the site: what its package exports. */
export interface Game {
  readonly id: string;
  readonly variant: Variant;
  readonly registry: Registry;
  readonly tabletop: Tabletop;
  readonly scenarios: readonly Scenario[];
  /** Its computer player that knows what it does. */
  readonly sensible: Player;
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

type Words = Pick<Game, 'registry'>;
type Table = Pick<Game, 'tabletop'>;
type Examples = Pick<Game, 'scenarios'>;
type Loaded = readonly [variant: unknown, sensible: Player, words: Words, table: Table, examples: Examples];

const loaders: Readonly<Record<GameId, () => Promise<Loaded>>> = {
  ccsl: async () => {
    const { ccsl, sensible } = await import('@howzat/ccsl');
    return [
      ccsl,
      sensible,
      await import('@howzat/ccsl/rules'),
      await import('@howzat/ccsl/tabletop'),
      await import('@howzat/ccsl/scenarios'),
    ];
  },
  cubes: async () => {
    const { cubes, sensible } = await import('@howzat/cubes');
    return [
      cubes,
      sensible,
      await import('@howzat/cubes/rules'),
      await import('@howzat/cubes/tabletop'),
      await import('@howzat/cubes/scenarios'),
    ];
  },
  wicked: async () => {
    const { wicked, sensible } = await import('@howzat/wicked');
    return [
      wicked,
      sensible,
      await import('@howzat/wicked/rules'),
      await import('@howzat/wicked/tabletop'),
      await import('@howzat/wicked/scenarios'),
    ];
  },
  pocket: async () => {
    const { pocket, sensible } = await import('@howzat/pocket');
    return [
      pocket,
      sensible,
      await import('@howzat/pocket/rules'),
      await import('@howzat/pocket/tabletop'),
      await import('@howzat/pocket/scenarios'),
    ];
  },
  ctg: async () => {
    const { ctg, sensible } = await import('@howzat/ctg');
    return [
      ctg,
      sensible,
      await import('@howzat/ctg/rules'),
      await import('@howzat/ctg/tabletop'),
      await import('@howzat/ctg/scenarios'),
    ];
  },
};

export async function openGames(): Promise<readonly Game[]> {
  return Promise.all(
    gameIds.map(async (id) => {
      const [variant, sensible, { registry }, { tabletop }, { scenarios }] = await loaders[id]();
      // its state and its moves are known to nobody here
      return { id, variant: variant as Variant, sensible, registry, tabletop, scenarios };
    }),
  );
}

/** Where worker threads find a game. */
export function moduleOf(id: GameId): { module: string; export: string } {
  return { module: import.meta.resolve(`@howzat/${id}`), export: id };
}
