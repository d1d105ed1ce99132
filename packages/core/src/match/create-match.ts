import { compose, type Selection } from '../compose/index.js';
import { HowzatError } from '../errors/index.js';
import type { MovesUnder, TypedSelection, Variant, VariantTypes } from '../kits/index.js';
import type { AnyMatch, Match, MatchSettings } from './match.js';
import { PlayedMatch } from './played-match.js';

/**
 * Starts a match. People play the sides that have no player, and chance comes from the seed unless `chance` says otherwise.
 *
 * @param variant a game, such as `ccsl`
 * @param options the selection (format, rulings, options, house rules, parameters) and the settings of this match (seed, players, names)
 * @returns the match, whose moves TypeScript knows
 * @throws HowzatError `unknown-format` and the like for a name that does not exist, `conflict` between two amendments, `bad-position` for a
 * position that does not fit, and what the variant says of components that do not
 *
 * @example
 * import { createMatch } from '@howzat/core';
 * import { ccsl, sensible } from '@howzat/ccsl';
 *
 * const match = createMatch(ccsl, { format: 'two-over', seed: 7, players: { away: sensible }, names: { home: 'Ann' } });
 * console.log(match.names.home); // Ann
 */
export function createMatch<T extends VariantTypes, const S extends TypedSelection<T> & MatchSettings>(
  variant: Variant<T>,
  options?: S,
): Match<MovesUnder<T, S>> {
  return openMatch(variant, options as Selection & MatchSettings) as unknown as Match<MovesUnder<T, S>>;
}

/**
 * Starts a match of any variant, for code that does not know which one. What is selected and played is then checked at run time only.
 *
 * @param variant a game
 * @param options as for {@link createMatch}
 * @throws HowzatError as {@link createMatch}
 *
 * @example
 * import { openMatch, uniformPlayer } from '@howzat/core';
 * import { cubes } from '@howzat/cubes';
 *
 * for (const variant of [cubes]) {
 *   const match = openMatch(variant, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 *   console.log(match.waiting.kind); // end
 * }
 */
export function openMatch(variant: Variant, options: Selection & MatchSettings = {}): AnyMatch {
  const { seed, chance, players, names, from, components, ...selection } = options;
  const settings = { seed, chance, players, names, from, components };
  const given: MatchSettings = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  return new PlayedMatch(compose(withComponents(variant, components), selection), given);
}

/** The variant with the components that were given. */
export function withComponents(variant: Variant, components: unknown): Variant {
  if (components === undefined) return variant;
  if (!variant.withComponents)
    throw new HowzatError('bad-components', `${variant.id} has no components to replace.`, { subject: variant.id });
  return variant.withComponents(components);
}
