import { compose, type Selection } from '../compose/index.js';
import { HowzatError } from '../errors/index.js';
import type { MovesUnder, TypedSelection, Variant, VariantTypes } from '../kits/index.js';
import type { AnyMatch, Match, MatchSettings } from './match.js';
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
  return openMatch(variant, options as Selection & MatchSettings) as unknown as Match<MovesUnder<T, S>>;
}

/**
 * Starts a match of any variant, for code that does not know which: what is selected and played is checked at run time alone.
 *
 * @example
 * const match = openMatch(variant, { format, seed: 7 });
 * match.play('home', 'core.toss.elect', 'bat');
 *
 * @throws HowzatError as {@link createMatch}
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
