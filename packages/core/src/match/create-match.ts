import { compose, type Selection } from '../compose/index.js';
import { HowzatError } from '../errors/index.js';
import type { MovesUnder, TypedSelection, Variant, VariantTypes } from '../kits/index.js';
import type { Match, MatchSettings } from './match.js';
import { PlayedMatch } from './played-match.js';

/**
 * Starts a match.
 *
 * @example
 * const match = createMatch(ccsl, { format: 'two-over', seed: 7 });
 * match.play('home', 'core.toss.elect', 'bat');
 *
 * @throws HowzatError for an unknown name, a conflict between amendments, a position or components that do not fit
 */
export function createMatch<T extends VariantTypes, const S extends TypedSelection<T> & MatchSettings>(
  variant: Variant<T>,
  options?: S,
): Match<MovesUnder<T, S>> {
  const { seed, chance, players, names, from, components, ...selection } = (options ?? {}) as Selection & MatchSettings;
  const settings = { seed, chance, players, names, from, components };
  const given = Object.fromEntries(
    Object.entries(settings).filter(([, value]) => value !== undefined),
  ) as MatchSettings;
  return new PlayedMatch(compose(withComponents(variant as Variant, components), selection), given) as unknown as Match<
    MovesUnder<T, S>
  >;
}

/** The variant with the components that were given. */
export function withComponents(variant: Variant, components: unknown): Variant {
  if (components === undefined) return variant;
  if (!variant.withComponents)
    throw new HowzatError('bad-components', `${variant.id} has no components to replace.`, { subject: variant.id });
  return variant.withComponents(components);
}
