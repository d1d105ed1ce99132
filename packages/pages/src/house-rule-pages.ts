import { type Amendment, compose, isHowzatError, type Variant } from '@howzat/core';
import { parameterRange, type Registry } from '@howzat/core/author';
import { anchorOf, type Source } from './book.js';
import { blocks, bullets, code, nameOf, prose, table } from './markdown.js';
import { type Evidence, type Page, plain } from './page.js';
import { shown } from './writer.js';

/** House rules of one package, with their words and what was measured of them. */
export interface HouseRuleSource extends Pick<Source, 'dialect'> {
  readonly houseRules: readonly Amendment[];
  readonly registry: Registry;
  /** The games in which pairs of them are tried: what cannot be composed together is told. */
  readonly variants?: readonly Variant[];
  /** Its source, as a block of Markdown. */
  readonly code?: (id: string) => string | null;
  /** What it does to simulated matches: a line for each game that it was measured in. */
  readonly effects?: (id: string) => readonly string[];
  readonly evidence?: (id: string) => Evidence;
}

/**
 * The catalogue of house rules as one page.
 *
 * @example
 * import { houseRule } from '@howzat/core/author';
 * import { cubes } from '@howzat/cubes';
 * import { registry } from '@howzat/house-rules/rules';
 * import { houseRulePages } from '@howzat/pages';
 *
 * const sharp = houseRule(cubes, 'sharp', { title: 'Sharp' }, (a) => [a.set('wicketDifference', 4)]);
 * const [page] = houseRulePages({ houseRules: [sharp], registry, variants: [cubes] });
 * console.log(page?.path, page?.text.includes('Sharp')); // index.md true
 */
export function houseRulePages(source: HouseRuleSource): readonly Page[] {
  const { houseRules, registry } = source;
  const dialect = { ...plain, ...source.dialect };
  const conflicts = conflictsAmong(source);
  return [
    {
      path: 'index.md',
      title: registry.title,
      text: blocks(
        `# ${prose(registry.title)}`,
        `${houseRules.length} rules that people add to the printed ones. Each is a few lines of code and fits the games named with it. You can combine them, except for those that are listed as contradicting each other.`,
        table(
          ['Rule', 'Fits', 'In a sentence'],
          houseRules.map((rule) => [
            `[${prose(titleOf(source, rule))}](#${anchorOf(rule.id)})`,
            fits(rule),
            prose(wordsOf(source, rule.id).split(' What for: ')[0] ?? ''),
          ]),
        ),
        ...houseRules.map((rule) =>
          blocks(
            dialect.heading(2, prose(titleOf(source, rule)), anchorOf(rule.id)),
            prose(wordsOf(source, rule.id)),
            `<small>${code(rule.id)} · fits ${fits(rule)}</small>`,
            bullets([
              ...innerRules(source, rule.id),
              ...Object.entries(rule.parameters ?? {}).map(
                ([name, parameter]) =>
                  `Setting: ${code(name)} is ${shown(parameter.default)} (${prose(parameterRange(parameter))})`,
              ),
              ...(rule.requires?.length
                ? [
                    `Needs: ${rule.requires.map((needed) => code(typeof needed === 'string' ? needed : needed.id)).join(', ')}`,
                  ]
                : []),
              ...((conflicts.get(rule.id)?.length ?? 0) > 0
                ? [
                    `Not together with: ${conflicts
                      .get(rule.id)
                      ?.map((id) => `[${prose(nameOf(id))}](#${anchorOf(id)})`)
                      .join(', ')}`,
                  ]
                : []),
              ...(source.effects?.(rule.id) ?? []).map((line) => `Measured: ${line}`),
            ]),
            source.code?.(rule.id),
            dialect.cite?.(rule.id),
          ).trimEnd(),
        ),
      ),
    },
  ];
}

function fits({ variant }: Amendment): string {
  return variant === '*' ? 'any game' : prose(variant);
}

function titleOf({ registry }: HouseRuleSource, rule: Amendment): string {
  const section = registry.sections.find(({ rules }) => Object.hasOwn(rules, rule.id));
  return section?.title ?? (rule.title === rule.id ? nameOf(rule.id) : rule.title);
}

function wordsOf({ registry }: HouseRuleSource, id: string): string {
  return registry.sections.map(({ rules }) => rules[id]?.text).find((text) => text !== undefined) ?? '';
}

/** The rules that a house rule brings, each by the id that a log cites. */
function innerRules({ registry }: HouseRuleSource, id: string): string[] {
  const section = registry.sections.find(({ rules }) => Object.hasOwn(rules, id));
  const anchor = (rule: string): string => `<a id="${anchorOf(rule)}"></a>`;
  return Object.entries(section?.rules ?? {})
    .filter(([rule]) => rule !== id)
    .map(([rule, { text }]) => `${anchor(rule)}${code(rule)}: ${prose(text)}`);
}

/** What stands between two house rules, for each that fights with another; told on both sides. */
function conflictsAmong({ houseRules, variants = [] }: HouseRuleSource): ReadonlyMap<string, readonly string[]> {
  const all = new Map<string, string[]>();
  const add = (id: string, other: string): unknown => all.set(id, [...(all.get(id) ?? []), other]);
  const fitting = new Map(houseRules.map((rule) => [rule, variants.filter((variant) => composes(variant, [rule]))]));
  houseRules.forEach((rule, at) => {
    for (const other of houseRules.slice(at + 1)) {
      const both = fitting.get(rule)?.filter((variant) => fitting.get(other)?.includes(variant)) ?? [];
      if (both.length === 0 || both.some((variant) => composes(variant, [rule, other]))) continue;
      add(rule.id, other.id);
      add(other.id, rule.id);
    }
  });
  return all;
}

function composes(variant: Variant, houseRules: readonly Amendment[]): boolean {
  try {
    compose(variant, { houseRules });
    return true;
  } catch (error) {
    if (isHowzatError(error)) return false;
    throw error;
  }
}
