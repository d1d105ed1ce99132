import { type Amendment, compose, HowzatError, type Player, type Rulebook, type Variant } from '@howzat/core';
import type { Presentation, Registry } from '@howzat/core/author';
import { type VariantEntry, variantEntry } from '../variants.js';
import type { Plan } from './plan.js';

/** A variant whose package has been loaded. */
export interface Opened {
  readonly entry: VariantEntry;
  readonly variant: Variant;
  /** Its own computer player. */
  readonly sensible: Player | null;
  /** House rules that fit it, those that ship with it last. */
  readonly houseRules: readonly Amendment[];
  /** Rules that the winner of a match in a series may choose from. */
  readonly winnersRules: readonly Amendment[];
}

/** The words of a variant, of the Laws and of the house rules. */
export interface Words {
  readonly registry: Registry | null;
  readonly presentation: Presentation | null;
  /** The registries that a commentary reads: the Laws first, the variant's own last. */
  readonly registries: readonly Registry[];
  /** The ids of those that a host told: they have no page in this app. */
  readonly told?: readonly string[];
}

/** The rules of a match, as far as they are at hand. */
export interface RulesAtHand {
  readonly opened: Opened;
  readonly words: Words;
  /** @throws HowzatError what composing says */
  rulebook(): Rulebook;
}

type Fields = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

function isVariant(value: unknown): value is Variant {
  return isObject(value) && typeof value.id === 'string' && isObject(value.flow) && isObject(value.parameters);
}

function isPlayer(value: unknown): value is Player {
  return isObject(value) && typeof value.name === 'string' && typeof value.choose === 'function';
}

function isAmendment(value: unknown): value is Amendment {
  return isObject(value) && typeof value.id === 'string' && Array.isArray(value.operations) && 'layer' in value;
}

function isRegistry(value: unknown): value is Registry {
  return isObject(value) && typeof value.variant === 'string' && Array.isArray(value.sections);
}

function isPresentation(value: unknown): value is Presentation {
  return isObject(value) && typeof value.presents === 'string';
}

const loading = new Map<string, Promise<Opened>>();

/**
 * Loads the package of a variant.
 * @throws HowzatError `unknown-variant` where the app has no line for it, `bad-variant` where its package has none
 */
export function openVariant(id: string): Promise<Opened> {
  let opened = loading.get(id);
  if (!opened) {
    opened = load(id);
    loading.set(id, opened);
    // a download that failed may be tried again
    opened.catch(() => loading.delete(id));
  }
  return opened;
}

async function load(id: string): Promise<Opened> {
  const entry = variantEntry(id);
  if (!entry) throw new HowzatError('unknown-variant', `There is no game ${id} in this app.`, { subject: id });
  const [module, shipped] = await Promise.all([entry.load() as Promise<Fields>, import('@howzat/house-rules')]);
  const exported = Object.values(module);
  const variant = exported.filter(isVariant).find((each) => each.id === id);
  if (!variant)
    throw new HowzatError('bad-variant', `The package of ${id} exports no variant of that name.`, { subject: id });
  const fits = (rule: Amendment): boolean => rule.variant === '*' || rule.variant === id;
  const lists = [...exported, ...exported.filter(Array.isArray).flat()].filter(isAmendment);
  const winnersRules = Array.isArray(module.winnersRules) ? module.winnersRules.filter(isAmendment) : [];
  const general = shipped.houseRules as readonly Amendment[];
  const own = lists.filter((rule) => rule.layer === 'house' && !winnersRules.includes(rule));
  return {
    entry,
    variant,
    sensible: isPlayer(module.sensible) ? module.sensible : null,
    houseRules: [...general, ...own].filter(fits),
    winnersRules,
  };
}

/** The words that go with a variant; a package that has none leaves the interface to its ids. */
export async function openWords(id: string): Promise<Words> {
  const entry = variantEntry(id);
  const [laws, house, told] = await Promise.all([
    import('@howzat/core/rules'),
    import('@howzat/house-rules/rules'),
    (entry?.words ?? entry?.load)?.() as Promise<Fields>,
  ]);
  const exported = Object.values(told ?? {});
  const registry = exported.filter(isRegistry).find(({ variant }) => variant === id) ?? null;
  const houseWords = Object.values(house).filter(isRegistry);
  return {
    registry,
    presentation: exported.filter(isPresentation).find(({ presents }) => presents === id) ?? null,
    registries: [laws.lawsRegistry, ...houseWords, ...(registry ? [registry] : [])],
  };
}

/** The house rules that a plan names. */
export function houseRulesOf(opened: Opened, ids: readonly string[]): readonly Amendment[] {
  const known = [...opened.houseRules, ...opened.winnersRules];
  return ids.map((id) => {
    const found = known.find((rule) => rule.id === id);
    if (found) return found;
    throw new HowzatError('unknown-house-rule', `There is no house rule ${id} for ${opened.variant.title} here.`, {
      subject: id,
      known: known.map((rule) => rule.id),
    });
  });
}

/**
 * The rulebook of a plan.
 * @throws HowzatError what composing says: a conflict, a rule that changes nothing, components that break their schema
 */
export function rulebookOf(opened: Opened, plan: Pick<Plan, 'selection' | 'components'>): Rulebook {
  const { format, rulings, options, houseRules, set } = plan.selection;
  return compose(playedWith(opened.variant, plan.components), {
    ...(format === null ? {} : { format }),
    rulings,
    options,
    houseRules: houseRulesOf(opened, houseRules),
    set,
  });
}

function playedWith(variant: Variant, components: Plan['components']): Variant {
  if (components === undefined) return variant;
  if (variant.withComponents) return variant.withComponents(components);
  throw new HowzatError('bad-components', `${variant.title} has no cards that could be replaced.`, {
    subject: variant.id,
  });
}
