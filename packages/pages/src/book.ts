import type { Variant } from '@howzat/core';
import { type Operation, playScenario, type Registry, type Scenario, type Step } from '@howzat/core/author';
import { slugOf } from './markdown.js';
import type { Dialect, Evidence, ReadingEffect } from './page.js';

/** What pages are made of: a game, or words without a game, as those of the Laws are. */
export interface Source {
  readonly registry: Registry;
  readonly variant?: Variant;
  readonly scenarios?: readonly Scenario[];
  readonly evidence?: (id: string) => Evidence;
  readonly effects?: readonly ReadingEffect[];
  readonly dialect?: Partial<Dialect>;
}

/** Which page tells an id, with its anchor: `overs.md#cubes.setup.deal-six`. */
export type Places = ReadonlyMap<string, string>;

/**
 * An anchor for an id that may hold spaces.
 *
 * @example
 * import { anchorOf } from '@howzat/pages';
 *
 * console.log(anchorOf('cubes.score E3')); // cubes.score-E3
 */
export function anchorOf(id: string): string {
  return id.replace(/[^A-Za-z0-9.-]+/g, '-');
}

/**
 * The page of each section of a registry, by its title.
 *
 * @example
 * import { sectionPath } from '@howzat/pages';
 *
 * console.log(sectionPath('Result bands'), sectionPath('Components')); // result-bands.md components-rules.md
 */
export function sectionPath(title: string): string {
  const slug = slugOf(title);
  return `${taken.has(slug) || /^rulings-\d+$/.test(slug) ? `${slug}-rules` : slug}.md`;
}

/** Pages that every book has. */
const taken: ReadonlySet<string> = new Set([
  'index',
  'rulings',
  'formats',
  'examples',
  'sheet',
  'flow',
  'components',
  'numbers',
  'learn',
]);

/**
 * Where each rule, each ruling and each example is told.
 *
 * @example
 * import { registry } from '@howzat/cubes/rules';
 * import { placesOf } from '@howzat/pages';
 *
 * console.log(placesOf({ registry }).get('cubes.outcome.wicket')); // result-bands.md#cubes.outcome.wicket
 */
export function placesOf({ registry, scenarios = [] }: Pick<Source, 'registry' | 'scenarios'>): Places {
  const places = new Map<string, string>();
  for (const { id } of scenarios) places.set(id, examplePlace(id));
  for (const { title, rules } of registry.sections)
    for (const id of Object.keys(rules)) places.set(id, `${sectionPath(title)}#${anchorOf(id)}`);
  for (const { path, ids } of rulingParts(registry)) for (const id of ids) places.set(id, `${path}#${anchorOf(id)}`);
  return places;
}

/** A page takes at most so many rulings; a longer one nobody reads, and it is slow on a phone. */
const mostRulings = 30;

/** Some of the rulings of a book, and the page that tells them. */
export interface RulingPart {
  readonly path: string;
  readonly ids: readonly string[];
}

/** The rulings in their order, on one page where there are few, and otherwise on pages that are about as long as each other. */
export function rulingParts({ rulings }: Pick<Registry, 'rulings'>): readonly RulingPart[] {
  const ids = Object.keys(rulings);
  const pages = Math.ceil(ids.length / mostRulings);
  const long = Math.ceil(ids.length / pages);
  return Array.from({ length: pages }, (_, at) => ({
    path: pages === 1 ? 'rulings.md' : `rulings-${at + 1}.md`,
    ids: ids.slice(at * long, (at + 1) * long),
  }));
}

/**
 * Where an example is told. It may have the id of a rule, which is told elsewhere.
 *
 * @example
 * import { examplePlace } from '@howzat/pages';
 *
 * console.log(examplePlace('cubes.pressure.example')); // examples.md#cubes.pressure.example
 */
export function examplePlace(id: string): string {
  return `examples.md#${anchorOf(id)}`;
}

function stepRules(step: Step): readonly string[] {
  return step.rule === undefined ? [] : typeof step.rule === 'string' ? [step.rule] : step.rule;
}

/** The rules that an operation names. */
function rulesNamed(operation: Operation): readonly string[] {
  switch (operation.op) {
    case 'repeal':
    case 'restore':
    case 'wrap':
      return [operation.rule];
    case 'replace':
      return [operation.rule, operation.by.id];
    case 'before':
    case 'after':
      return [operation.anchor, operation.add.id, ...('kind' in operation.add ? stepRules(operation.add) : [])];
    case 'limit':
    case 'end':
      return [operation.add.id];
    case 'replaceStep':
      return stepRules(operation.by);
    default:
      return [];
  }
}

/**
 * Which rulings touch a rule: one of their readings edits it, sets a parameter of it, or its words name the ruling.
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { rulingsTouching } from '@howzat/pages';
 *
 * console.log(rulingsTouching({ registry, variant: cubes }).get('cubes.outcome.wicket')); // [ 'cubes.ruling.mid-over-end' ]
 */
export function rulingsTouching({
  registry,
  variant,
}: Pick<Source, 'registry' | 'variant'>): ReadonlyMap<string, readonly string[]> {
  const touching = new Map<string, Set<string>>();
  const touch = (rule: string, ruling: string): void => {
    const known = touching.get(rule) ?? new Set();
    touching.set(rule, known.add(ruling));
  };
  const rules = registry.sections.flatMap((section) => Object.entries(section.rules));
  const byParameter = new Map<string, string[]>();
  for (const [id, { parameters = [], text }] of rules) {
    for (const name of parameters) byParameter.set(name, [...(byParameter.get(name) ?? []), id]);
    for (const ruling of Object.keys(registry.rulings)) if (names(text, ruling)) touch(id, ruling);
  }
  const ids = new Set(rules.map(([id]) => id));
  for (const ruling of variant?.rulings ?? [])
    for (const reading of Object.values(ruling.readings))
      for (const operation of reading?.operations ?? []) {
        const named = operation.op === 'set' ? (byParameter.get(operation.parameter) ?? []) : rulesNamed(operation);
        for (const rule of named) if (ids.has(rule)) touch(rule, ruling.id);
      }
  return new Map([...touching].map(([rule, rulings]) => [rule, [...rulings].sort()]));
}

/** Whether words name an id, and not merely the beginning of a longer one. */
function names(words: string, id: string): boolean {
  const at = words.indexOf(id);
  return at >= 0 && !/[a-z0-9-]/.test(words.charAt(at + id.length));
}

/** An example that shows a rule, and the reading under which it does so where that is not the default. */
export interface Shown {
  readonly scenario: Scenario;
  /** A reading of a ruling, by its name; null where the example shows the rule as it is played by default. */
  readonly reading: string | null;
}

/**
 * Which examples show a rule: it is cited when they are played, or refuses something in them, or they are written down under its id.
 * Those that were written for it come first, then those that need no other reading, then those that show little else.
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/cubes/rules';
 * import { scenarios } from '@howzat/cubes/scenarios';
 * import { examplesShowing } from '@howzat/pages';
 *
 * const pressure = scenarios.filter(({ id }) => id.startsWith('cubes.pressure.'));
 * const [first] = examplesShowing({ registry, variant: cubes, scenarios: pressure }).get('cubes.pressure.example') ?? [];
 * console.log(first?.scenario.id); // cubes.pressure.example
 */
export function examplesShowing({
  registry,
  variant,
  scenarios = [],
}: Pick<Source, 'registry' | 'variant' | 'scenarios'>): ReadonlyMap<string, readonly Shown[]> {
  const ids = registry.sections.flatMap(({ rules }) => Object.keys(rules));
  const playings = scenarios.flatMap((scenario) => {
    const cited = rulesShownBy(scenario, variant);
    const under = ids.filter((id) => isUnder(scenario, id));
    return [
      { scenario, reading: null, cited: cited.size, rules: new Set([...cited, ...under]) },
      ...(scenario.readings ?? []).map(({ reading }, at) => {
        const rules = citedBy(scenario, variant, at);
        return { scenario, reading, cited: rules.size, rules };
      }),
    ];
  });
  const showing = new Map<string, typeof playings>();
  for (const each of playings)
    for (const rule of each.rules) {
      const known = showing.get(rule) ?? [];
      if (known.every(({ scenario }) => scenario !== each.scenario)) showing.set(rule, [...known, each]);
    }
  return new Map(
    [...showing].map(([rule, list]) => [
      rule,
      [...list].sort(
        (a, b) =>
          Number(wantsRule(b.scenario, rule)) - Number(wantsRule(a.scenario, rule)) ||
          Number(a.reading !== null) - Number(b.reading !== null) ||
          a.cited - b.cited,
      ),
    ]),
  );
}

/** Whether an example is written down under the id of a rule. */
function isUnder({ id }: Scenario, rule: string): boolean {
  return id === rule || id.startsWith(`${rule}.`);
}

function wantsRule(scenario: Scenario, rule: string): boolean {
  return (
    isUnder(scenario, rule) ||
    scenario.expect.cites?.includes(rule) === true ||
    scenario.script.some((line) => 'refused' in line && line.rule === rule)
  );
}

/**
 * The rules that an example cites when it is played, or that refuse something in it.
 *
 * @example
 * import { cubes } from '@howzat/cubes';
 * import { scenarios } from '@howzat/cubes/scenarios';
 * import { rulesShownBy } from '@howzat/pages';
 *
 * const [first] = scenarios;
 * if (first) console.log(rulesShownBy(first, cubes).size > 0); // true
 */
export function rulesShownBy(scenario: Scenario, variant: Variant | undefined): ReadonlySet<string> {
  const refusing = scenario.script.flatMap((line) => ('refused' in line && line.rule !== undefined ? [line.rule] : []));
  return new Set([...citedBy(scenario, variant, null), ...(scenario.expect.cites ?? []), ...refusing]);
}

/** What each playing cites: the pages of a book ask several times, and playing takes longest. */
const played = new WeakMap<Variant, Map<string, ReadonlySet<string>>>();

/** The rules that the log of an example cites, played by default or by one of the readings that it names. */
function citedBy(scenario: Scenario, variant: Variant | undefined, reading: number | null): ReadonlySet<string> {
  if (variant === undefined) return new Set();
  const known = played.get(variant) ?? new Map<string, ReadonlySet<string>>();
  played.set(variant, known);
  const key = JSON.stringify([scenario, reading]);
  const before = known.get(key);
  if (before) return before;
  const { match } = playScenario(variant, scenario, reading === null ? {} : { reading });
  const cited = new Set(match?.log().flatMap(({ rules }) => rules));
  known.set(key, cited);
  return cited;
}

/** At most so many rules stand under "See also"; more would be a list that nobody reads. */
const mostRelated = 4;

/**
 * The rules to read on with, for each rule: those that its words name or that name it, those that read the same settings or that the
 * same rulings touch, and its neighbours under the same part of the id. A rule by itself has its neighbours in the section.
 */
export function rulesRelated(
  registry: Registry,
  rulings: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const rules = registry.sections.flatMap(({ title, rules: inside }, section) =>
    Object.entries(inside).map(([id, words], at) => ({ id, words, title, place: section * 1000 + at, section })),
  );
  type Rule = (typeof rules)[number];
  const closeness = (a: Rule, b: Rule): number =>
    (names(a.words.text, b.id) || names(b.words.text, a.id) ? 8 : 0) +
    (groupOf(a.id) === groupOf(b.id) ? 4 : 0) +
    (shares(a.words.parameters, b.words.parameters) ? 2 : 0) +
    (shares(rulings.get(a.id), rulings.get(b.id)) ? 2 : 0) +
    (a.section === b.section ? 1 : 0) +
    // of two that are as close, the one that stands nearer
    1 / (1 + Math.abs(a.place - b.place));
  return new Map(
    rules.map((rule) => [
      rule.id,
      rules
        .filter((other) => other !== rule)
        .map((other) => ({ id: other.id, close: closeness(rule, other) }))
        .sort((a, b) => b.close - a.close)
        .slice(0, mostRelated)
        .map(({ id }) => id),
    ]),
  );
}

/** What an id stands under: `ctg.catch` for `ctg.catch.roll`. */
function groupOf(id: string): string {
  return id.slice(0, Math.max(0, id.lastIndexOf('.')));
}

function shares(some: readonly string[] = [], others: readonly string[] = []): boolean {
  return some.some((each) => others.includes(each));
}
