import { type Amendment, compose, HowzatError, type Parameter, type Rulebook, type Selection } from '@howzat/core';
import type { SelectionRef } from '@howzat/simulator';
import { type Catalogue, type Entry, type Named, openCatalogue, variantNamed } from '../catalogue/catalogue.js';
import type { ModuleRef } from '../catalogue/load.js';
import { Usage } from '../failure.js';
import { pairs, type RuleFlags } from './flags.js';

/** The rules that were chosen: composed, and as what a worker thread composes them from. */
export interface Chosen {
  readonly catalogue: Catalogue;
  readonly entry: Entry;
  readonly selection: Selection;
  readonly rulebook: Rulebook;
  readonly houseRuleRefs: readonly ModuleRef[];
  /** Every rule comes with this command line, and was tested with it. */
  readonly own: boolean;
}

/** What was chosen, as what a worker thread composes it from. */
export function refsOf({ selection, houseRuleRefs }: Chosen): SelectionRef {
  const { format, rulings, options, set } = selection;
  return { format, rulings, options, set, houseRules: houseRuleRefs };
}

/** What a command plays where nothing is said of the rules: the format of the rulebook, or the one that is best to begin with. */
type UsualFormat = 'default' | 'first';

/** Is nothing said of the rules? What is said is about the rulebook in its own format. */
function saysNothing({ format, ruling, option, set, houseRule }: RuleFlags): boolean {
  return format === undefined && [ruling, option, set, houseRule].every((given) => given.length === 0);
}

/** Reads the flags for a variant and composes its rulebook. */
export async function choose(variant: string, flags: RuleFlags, usual: UsualFormat = 'default'): Promise<Chosen> {
  const catalogue = await catalogueFor([variant], flags.houseRule, flags.use);
  const entry = variantNamed(catalogue, variant);
  const first = usual === 'first' && saysNothing(flags) ? entry.firstFormat : null;
  const named = flags.format ?? first ?? undefined;
  const format = formatFromOutside(catalogue, entry, named);
  const houseRules = [...(format ? [format] : []), ...flags.houseRule.map((id) => houseRuleNamed(catalogue, id))];
  const brought = [...houseRules.map(({ value }) => value), ...amendmentsOf(entry)];
  const parameters: Record<string, Parameter> = { ...entry.variant.parameters };
  for (const amendment of brought) Object.assign(parameters, amendment.parameters);
  const set = Object.entries(pairs('--set', flags.set)).map(([name, text]) => [
    name,
    parameterValue(text, Object.hasOwn(parameters, name) ? parameters[name] : undefined),
  ]);
  const selection: Selection = {
    ...(named === undefined ? {} : { format: named }),
    rulings: rulingsOf(entry, flags.ruling),
    options: flags.option.map((id) => fullId(id, entry.variant.options)),
    houseRules: houseRules.map(({ value }) => value),
    set: Object.fromEntries(set),
  };
  return {
    catalogue,
    entry,
    selection,
    rulebook: compose(entry.variant, selection) as Rulebook,
    houseRuleRefs: houseRules.map(({ ref }) => ref),
    own: entry.own && houseRules.every(({ own }) => own),
  };
}

/**
 * What is at hand for some games, and for house rules by their ids. Where one of these is not found, all games are opened: another
 * game may bring it, or one that is nearly called so.
 */
export async function catalogueFor(
  games: readonly string[],
  houseRules: readonly string[],
  use: readonly string[],
): Promise<Catalogue> {
  const catalogue = await openCatalogue(use, games);
  const found = new Set(catalogue.houseRules.map(({ value }) => value.id));
  return houseRules.every((id) => found.has(id)) ? catalogue : openCatalogue(use);
}

/** Readings by the ids of their rulings. */
export function rulingsOf({ variant }: Entry, given: readonly string[]): Record<string, string> {
  const named = Object.entries(pairs('--ruling', given));
  return Object.fromEntries(named.map(([id, reading]) => [fullId(id, variant.rulings), reading]));
}

/** `floor` for `cubes.ruling.floor`: the end of an id will do where only one ends so. */
function fullId(id: string, all: readonly { readonly id: string }[]): string {
  if (all.some((one) => one.id === id)) return id;
  const ending = all.filter((one) => one.id.endsWith(`.${id}`));
  return ending.length === 1 ? (ending[0] as { id: string }).id : id;
}

function amendmentsOf({ variant }: Entry): readonly Amendment[] {
  const readings = variant.rulings.flatMap(({ readings }) => Object.values(readings));
  return [...variant.formats, ...variant.options, ...readings.filter((reading) => reading !== null)];
}

/** A format that a package named with `--use` brings. */
function formatFromOutside(
  { houseRules }: Catalogue,
  { variant }: Entry,
  id: string | undefined,
): Named<Amendment> | undefined {
  if (id === undefined || variant.formats.some((format) => format.id === id)) return undefined;
  return houseRules.find(
    ({ value }) => value.layer === 'format' && value.id === id && ['*', variant.id].includes(value.variant),
  );
}

/** The house rule of an id, or the format from outside a game. @throws HowzatError `unknown-house-rule` */
export function houseRuleNamed({ variants, houseRules }: Catalogue, id: string): Named<Amendment> {
  const isOutside = ({ value }: Named<Amendment>): boolean =>
    value.layer === 'format' && !variants.some(({ variant }) => variant.formats.includes(value));
  const outside = houseRules.filter((rule) => rule.value.layer === 'house' || isOutside(rule));
  const found = outside.find(({ value }) => value.id === id);
  if (found) return found;
  const known = [...new Set(outside.map(({ value }) => value.id))];
  throw new HowzatError(
    'unknown-house-rule',
    known.length > 0
      ? `There is no house rule ${id}; known are ${known.join(', ')}.`
      : `There is no house rule ${id}: none is at hand. Name its module with --use.`,
    { subject: id, known },
  );
}

/** What a value on the command line means for a parameter; what does not fit is left for the rulebook to refuse. */
function parameterValue(text: string, parameter: Parameter | undefined): unknown {
  const word = text.trim().toLowerCase();
  if (parameter?.type === 'word') return text.trim();
  if (word === 'null' || word === 'none') return null;
  if (parameter?.type === 'flag') {
    if (word === 'yes' || word === 'on') return true;
    if (word === 'no' || word === 'off') return false;
  }
  try {
    return JSON.parse(word) as unknown;
  } catch {
    return text;
  }
}

/** Names of the two sides: `--names Home,Away`. */
export function sideNames(given: string | undefined): { readonly home: string; readonly away: string } | undefined {
  if (given === undefined) return undefined;
  const [home, away, ...rest] = given.split(',').map((name) => name.trim());
  if (!home || !away || rest.length > 0) throw new Usage(`--names takes two names with a comma between, not ${given}.`);
  return { home, away };
}
