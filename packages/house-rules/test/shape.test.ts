import { type Amendment, compose, type Step } from '@howzat/core/author';
import { rulesIn } from '@howzat/core/engine';
import { describe, expect, test } from 'vitest';
import ccsl from '../src/ccsl.ts?raw';
import ctg from '../src/ctg.ts?raw';
import cubes from '../src/cubes.ts?raw';
import { effects } from '../src/effects.js';
import fielding from '../src/fielding.ts?raw';
import * as house from '../src/index.js';
import innings from '../src/innings.ts?raw';
import overs from '../src/overs.ts?raw';
import pocket from '../src/pocket.ts?raw';
import rolls from '../src/rolls.ts?raw';
import { registry, rules } from '../src/rules.js';
import sight from '../src/sight.ts?raw';
import wickets from '../src/wickets.ts?raw';
import { fitting, settingOf, variants } from './settings.js';

const { houseRules, ...named } = house;
const all = houseRules as readonly Amendment[];
const source = [ccsl, ctg, cubes, fielding, innings, overs, pocket, rolls, sight, wickets].join('\n').split('\n');

/** The lines of a rule, as Biome formats them. */
function linesOf(id: string): number {
  const [name] = Object.entries(named).find(([, rule]) => rule.id === id) as [string, Amendment];
  const start = source.findIndex((line) => line.startsWith(`export const ${name} = houseRule(`));
  return source.findIndex((line, at) => at >= start && /^(\S.*)?\);$/.test(line)) - start + 1;
}

function stepsOf({ operations }: Amendment): readonly Step[] {
  const inside = (step: Step): readonly Step[] => [step, ...('steps' in step ? step.steps.flatMap(inside) : [])];
  return operations.flatMap((it) => ('add' in it && 'kind' in it.add ? inside(it.add) : []));
}

test('the list holds every rule that is exported, once', () => {
  expect(new Set(all)).toEqual(new Set(Object.values(named)));
  expect(all.length).toBeGreaterThanOrEqual(20);
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
});

test('at least ten bring a decision, a chance or state of their own', () => {
  const rich = all.filter(
    (rule) => rule.lives || stepsOf(rule).some(({ kind }) => kind === 'decision' || kind === 'chance'),
  );
  expect(rich.length).toBeGreaterThanOrEqual(10);
});

describe('a rule is as short as it is simple', () => {
  test.each(all.map((rule) => [rule.id, rule] as const))('%s', (id, rule) => {
    const { operations } = rule;
    if (operations.every(({ op }) => op === 'set')) expect(linesOf(id)).toBeLessThanOrEqual(5);
    const decides =
      operations.some(({ op }) => op === 'eachChance') || stepsOf(rule).some(({ kind }) => kind === 'decision');
    if (decides) expect(linesOf(id)).toBeLessThanOrEqual(25);
    expect(linesOf(id)).toBeLessThanOrEqual(30);
  });
});

describe('every rule has its words', () => {
  test('the words and the rules are the same list', () => {
    expect(rules.map(({ id }) => id)).toEqual(all.map(({ id }) => id));
    for (const { title, text, use } of rules)
      for (const words of [title, text, use]) expect(words.length).toBeGreaterThan(4);
    for (const [i, { variants: fits }] of rules.entries())
      expect(fits).toEqual(all[i]?.variant === '*' ? '*' : [all[i]?.variant]);
    expect(registry.sections).toHaveLength(all.length);
  });

  test.each(rules.map((words) => [words.id, words] as const))(
    '%s: every rule that it brings, and no other',
    (id, words) => {
      const rule = all.find((each) => each.id === id) as Amendment;
      for (const name of ['cubes', 'ccsl'] as const) {
        if (!fitting(name).includes(rule)) continue;
        const selection = settingOf(name, [rule]);
        const before = new Set(
          rulesIn(compose(variants[name], { ...selection, houseRules: [], set: {} })).map((each) => each.id),
        );
        const brought = rulesIn(compose(variants[name], selection))
          .map((each) => each.id)
          .filter((each) => !before.has(each) && each.startsWith(`${id}.`));
        expect(new Set(brought)).toEqual(new Set(Object.keys(words.rules)));
      }
      expect(Object.values(words.rules).every(({ kind }) => kind === 'applied')).toBe(true);
      expect(words.parameters).toEqual(expect.arrayContaining(Object.keys(rule.parameters ?? {})));
      const asked = stepsOf(rule).filter(({ kind }) => kind === 'decision' || kind === 'chance');
      expect(Object.keys(words.prompts)).toEqual(asked.map((step) => step.id));
    },
  );
});

test('every rule is measured in every variant that it fits, and its lines are counted', () => {
  const expected = all.flatMap((rule) =>
    (['cubes', 'ccsl', 'ctg', 'wicked', 'pocket'] as const)
      .filter((name) => fitting(name).includes(rule))
      .map((name) => [rule.id, linesOf(rule.id), name]),
  );
  expect(effects.map(({ rule, lines, variant }) => [rule, lines, variant])).toEqual(expected);
});
