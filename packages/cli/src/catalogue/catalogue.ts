import { readdirSync } from 'node:fs';
import { type Amendment, HowzatError, type Player, type Variant } from '@howzat/core';
import type { Presentation, Registry, Scenario, Tabletop } from '@howzat/core/author';
import { note } from '../output.js';
import { foreignRef, type Loaded, load, type ModuleRef, moduleFolders, urlOf } from './load.js';
import { ownPackage } from './own-package.js';
import {
  findAll,
  isAmendment,
  isPlayer,
  isPresentation,
  isRegistry,
  isScenario,
  isTabletop,
  isVariant,
} from './shapes.js';
import { type Shipped, shipped, shippedHouseRules } from './shipped.js';

/** A variant at hand, with what its package brings beside it. */
export interface Entry {
  readonly variant: Variant;
  readonly ref: ModuleRef;
  /** It came with this command line and was tested with it. Another variant of the same name did not. */
  readonly own: boolean;
  /** The words of its rules, where they are at hand. */
  readonly registry: Registry | null;
  /** The words of the house rules at hand. */
  readonly houseWords: readonly Registry[];
  /** Its scripted pieces of play, where they are at hand. */
  readonly scenarios: readonly Scenario[];
  /** How it shows itself, where its JSON says nothing to a player. */
  readonly presentation: Presentation | null;
  /** What lies on the table, where it says so. */
  readonly tabletop: Tabletop | null;
  /** The format in which people play it first who are asked; null where that is its own default. */
  readonly firstFormat: string | null;
  /** Its sensible computer player, where it has one. */
  readonly sensible: Named<Player> | null;
}

/** Something that a worker thread can load by itself. */
export interface Named<T> {
  readonly value: T;
  readonly ref: ModuleRef;
  /** It came with this command line and was tested with it. */
  readonly own: boolean;
}

/** Everything that can be named on the command line. */
export interface Catalogue {
  /** The variants that were opened. */
  readonly variants: readonly Entry[];
  /** The ids of all variants, also of those that ship and were not opened. */
  readonly known: readonly string[];
  readonly houseRules: readonly Named<Amendment>[];
  readonly players: readonly Named<Player>[];
  /** The words of house rules, which belong to no variant. */
  readonly houseWords: readonly Registry[];
}

type Brought = Pick<Catalogue, 'houseRules' | 'houseWords'> & {
  readonly variants: readonly Omit<Entry, 'houseWords'>[];
};

async function openShipped(of: Shipped): Promise<Brought> {
  const { module, load: open, words, tabletop, scenarios } = of;
  const firstFormat = of.firstFormat ?? null;
  const [exports, rules, table, examples] = await Promise.all([open(), words(), tabletop?.(), scenarios?.()]);
  const told = { ...rules, ...table, ...examples };
  const ref = (name: string): ModuleRef =>
    name.includes('.') ? foreignRef(module, name) : { module: urlOf(module), export: name };
  const copies = new Map<Amendment, Amendment>();
  // what a rule brings along is the same object as where it is named by itself
  const copyOf = (rule: Amendment): Amendment => {
    const requires = rule.requires?.map((needed) => (typeof needed === 'string' ? needed : copyOf(needed)));
    const copy = copies.get(rule) ?? titled(requires ? { ...rule, requires } : rule, told);
    copies.set(rule, copy);
    return copy;
  };
  const { variants, houseWords } = broughtBy(exports, told, ref, true);
  return {
    variants: variants.map((entry) => ({ ...entry, firstFormat })),
    houseWords,
    houseRules: findAll(exports, isAmendment).map(({ name, value }) => ({
      value: copyOf(value),
      ref: ref(name),
      own: true,
    })),
  };
}

/** A house rule carries its id for a title where its words are apart. */
function titled(rule: Amendment, { rules }: Readonly<Record<string, unknown>>): Amendment {
  const words = Array.isArray(rules) ? rules.find((each) => each.id === rule.id) : undefined;
  return rule.title === rule.id && typeof words?.title === 'string' ? { ...rule, title: words.title } : rule;
}

/** What a package brings, of which the words of house rules are those that belong to none of its variants. */
function broughtBy(
  exports: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, unknown>>,
  ref: (name: string) => ModuleRef,
  own: boolean,
): Pick<Brought, 'variants' | 'houseWords'> {
  const variants = entryOf(exports, words, ref, own);
  const registries = findAll({ ...exports, ...words }, isRegistry).map(({ value }) => value);
  return {
    variants,
    houseWords: registries.filter((registry) => !variants.some(({ variant }) => variant.id === registry.variant)),
  };
}

function entryOf(
  exports: Readonly<Record<string, unknown>>,
  words: Readonly<Record<string, unknown>>,
  ref: (name: string) => ModuleRef,
  own: boolean,
): Omit<Entry, 'houseWords'>[] {
  const registries = [...findAll(words, isRegistry), ...findAll(exports, isRegistry)].map(({ value }) => value);
  const presentations = [...findAll(words, isPresentation), ...findAll(exports, isPresentation)];
  const tabletops = [...findAll(words, isTabletop), ...findAll(exports, isTabletop)];
  const players = findAll(exports, isPlayer);
  const scenarios = findAll(words, isScenario).map(({ value }) => value);
  const sensible = players.find(({ name }) => name === 'sensible');
  return findAll(exports, isVariant).map(({ name, value }) => ({
    variant: value,
    ref: ref(name),
    own,
    registry: registries.find(({ variant }) => variant === value.id) ?? null,
    scenarios,
    presentation: presentations.find(({ value: { presents } }) => presents === value.id)?.value ?? null,
    tabletop: tabletops.find(({ value: { lays } }) => lays === value.id)?.value ?? null,
    firstFormat: null,
    sensible: sensible ? { value: sensible.value, ref: ref(sensible.name), own } : null,
  }));
}

/** The words, the table and the worked examples of a package, which lie behind entries of their own. */
async function wordsOf({ specifier }: Loaded): Promise<Readonly<Record<string, unknown>>> {
  if (/^[./\\]|\.[cm]?[jt]s$/.test(specifier)) return {};
  const entries = ['rules', 'tabletop', 'scenarios'].map(async (entry) => {
    try {
      return (await load(`${specifier}/${entry}`)).exports;
    } catch {
      return {};
    }
  });
  return Object.assign({}, ...(await Promise.all(entries)));
}

/** Packages by our naming, installed where we are. */
function installed(): string[] {
  const names = new Set<string>();
  const ours = /^howzat-(rule|variant)-/;
  for (const folder of moduleFolders())
    for (const name of readdirSync(folder)) {
      if (ours.test(name)) names.add(name);
      if (name.startsWith('@') && name !== '@howzat')
        for (const inner of readdirSync(`${folder}/${name}`)) if (ours.test(inner)) names.add(`${name}/${inner}`);
    }
  return [...names];
}

/**
 * The variants that ship, what --use named, the package that we stand in, and the packages `howzat-rule-*` and `howzat-variant-*` installed here.
 * @param games the ids of the games that it is about. Of those that ship no others are opened: each takes a while to load
 */
export async function openCatalogue(use: readonly string[] = [], games?: readonly string[]): Promise<Catalogue> {
  const opened = games === undefined ? shipped : shipped.filter(({ id }) => games.includes(id));
  const ours = await Promise.all([...opened, ...shippedHouseRules].map(openShipped));
  const variants = ours.flatMap((brought) => brought.variants);
  const houseWords = ours.flatMap((brought) => brought.houseWords);
  const houseRules = ours.flatMap((brought) => brought.houseRules);
  const players: Named<Player>[] = [];
  const loadedModules = await Promise.all(use.map(load));
  for (const specifier of installed()) {
    // a broken package that nobody asked for must not stop the rest
    const loaded = await load(specifier).catch((error: Error) => note(`howzat: ${error.message}`));
    if (loaded) loadedModules.push(loaded);
  }
  const own = await ownPackage();
  if (own) loadedModules.push(own.source);
  for (const loaded of loadedModules) {
    const named = <T>({ name, value }: { name: string; value: T }): Named<T> => ({
      value,
      ref: loaded.ref(name),
      own: false,
    });
    const words = loaded === own?.source ? own.words : await wordsOf(loaded);
    const brought = broughtBy(loaded.exports, words, loaded.ref, false);
    variants.push(...brought.variants);
    houseWords.push(...brought.houseWords);
    houseRules.push(...findAll(loaded.exports, isAmendment).map(named));
    players.push(...findAll(loaded.exports, isPlayer).map(named));
  }
  const known = new Set([...shipped, ...variants.map(({ variant }) => variant)].map(({ id }) => id));
  return {
    variants: variants.map((entry) => ({ ...entry, houseWords })),
    known: [...known],
    houseRules,
    players,
    houseWords,
  };
}

/** The variant of a name; the last one brought wins, so that --use can stand in for one that ships. */
export function variantNamed({ variants, known }: Catalogue, id: string): Entry {
  const entry = variants.findLast(({ variant }) => variant.id === id);
  if (entry) return entry;
  throw new HowzatError('unknown-variant', `There is no variant ${id}; known are ${known.join(', ')}.`, {
    subject: id,
    known,
  });
}
