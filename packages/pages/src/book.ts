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

/** An anchor for an id that may hold spaces. */
export function anchorOf(id: string): string {
  return id.replace(/[^A-Za-z0-9.-]+/g, '-');
}

/** The page of each section of a registry, by its title. */
export function sectionPath(title: string): string {
  const slug = slugOf(title);
  return `${taken.has(slug) ? `${slug}-rules` : slug}.md`;
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
]);

/** Where each rule, each ruling and each example is told. */
export function placesOf({ registry, scenarios = [] }: Pick<Source, 'registry' | 'scenarios'>): Places {
  const places = new Map<string, string>();
  for (const { id } of scenarios) places.set(id, examplePlace(id));
  for (const { title, rules } of registry.sections)
    for (const id of Object.keys(rules)) places.set(id, `${sectionPath(title)}#${anchorOf(id)}`);
  for (const id of Object.keys(registry.rulings)) places.set(id, `rulings.md#${anchorOf(id)}`);
  return places;
}

/** Where an example is told. It may have the id of a rule, which is told elsewhere. */
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

/** Which rulings touch a rule: one of their readings edits it, sets a parameter of it, or its words name the ruling. */
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

/**
 * Which examples show a rule: it is cited when they are played, or refuses something in them. Those that were written for it
 * come first, then those that show little else.
 */
export function examplesShowing({
  variant,
  scenarios = [],
}: Pick<Source, 'variant' | 'scenarios'>): ReadonlyMap<string, readonly Scenario[]> {
  const shown = scenarios.map((scenario) => ({ scenario, rules: rulesShownBy(scenario, variant) }));
  const showing = new Map<string, typeof shown>();
  for (const each of shown) for (const rule of each.rules) showing.set(rule, [...(showing.get(rule) ?? []), each]);
  return new Map(
    [...showing].map(([rule, list]) => [
      rule,
      [...list]
        .sort(
          (a, b) =>
            Number(wantsRule(b.scenario, rule)) - Number(wantsRule(a.scenario, rule)) || a.rules.size - b.rules.size,
        )
        .map(({ scenario }) => scenario),
    ]),
  );
}

function wantsRule({ id, expect, script }: Scenario, rule: string): boolean {
  return (
    id === rule ||
    id.startsWith(`${rule}.`) ||
    expect.cites?.includes(rule) === true ||
    script.some((line) => 'refused' in line && line.rule === rule)
  );
}

/** The rules that an example cites when it is played, or that refuse something in it. */
export function rulesShownBy(scenario: Scenario, variant: Variant | undefined): ReadonlySet<string> {
  const rules = new Set<string>(scenario.expect.cites ?? []);
  for (const line of scenario.script) if ('refused' in line && line.rule !== undefined) rules.add(line.rule);
  const match = variant === undefined ? null : playScenario(variant, scenario).match;
  for (const entry of match?.log() ?? []) for (const rule of entry.rules) rules.add(rule);
  return rules;
}
