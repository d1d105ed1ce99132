import type { Variant } from '@howzat/core';
import type { Presentation, Registry, Scenario } from '@howzat/core/author';

/** A game with its words and its examples. */
interface LoadedGame {
  readonly variant: Variant;
  readonly registry: Registry;
  readonly scenarios: readonly Scenario[];
  readonly presentation: Presentation | null;
}

type Words = Pick<LoadedGame, 'registry'> & { readonly presentation?: Presentation };
type Examples = Pick<LoadedGame, 'scenarios'>;

async function loaded(
  variant: Promise<unknown>,
  words: Promise<Words>,
  examples: Promise<Examples>,
): Promise<LoadedGame> {
  const [game, { registry, presentation = null }, { scenarios }] = await Promise.all([variant, words, examples]);
  return { variant: game as Variant, registry, scenarios, presentation };
}

/** Each game is fetched when the first of its examples is played, and no sooner. */
export const loaders: Readonly<Record<string, () => Promise<LoadedGame>>> = {
  ccsl: () =>
    loaded(
      import('@howzat/ccsl').then(({ ccsl }) => ccsl),
      import('@howzat/ccsl/rules'),
      import('@howzat/ccsl/scenarios'),
    ),
  cubes: () =>
    loaded(
      import('@howzat/cubes').then(({ cubes }) => cubes),
      import('@howzat/cubes/rules'),
      import('@howzat/cubes/scenarios'),
    ),
  wicked: () =>
    loaded(
      import('@howzat/wicked').then(({ wicked }) => wicked),
      import('@howzat/wicked/rules'),
      import('@howzat/wicked/scenarios'),
    ),
  pocket: () =>
    loaded(
      import('@howzat/pocket').then(({ pocket }) => pocket),
      import('@howzat/pocket/rules'),
      import('@howzat/pocket/scenarios'),
    ),
  ctg: () =>
    loaded(
      import('@howzat/ctg').then(({ ctg }) => ctg),
      import('@howzat/ctg/rules'),
      import('@howzat/ctg/scenarios'),
    ),
};
