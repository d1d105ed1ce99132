import { type ChartNode, createMatchMachine, toJson } from '@howzat/core/machine';
import { describe, expect, test } from 'vitest';
import { openVariant, openWords, rulebookOf } from '../src/engine/opened.js';
import { planFor } from '../src/engine/plan.js';
import { stepWords } from '../src/screens/chart/step-words.js';
import { variants } from '../src/variants.js';
import { tagsOf } from './parts.js';

/** All states of a chart, but those that only the machine needs. */
function statesOf(node: ChartNode): readonly ChartNode[] {
  return Object.values(node.states ?? {}).flatMap((child) => [child, ...statesOf(child)]);
}

describe('the statechart is told in words', () => {
  for (const { id, title } of variants)
    test(`of ${title}: what is asked, which rules are tried, and no ids`, tagsOf(id), async () => {
      const [opened, { registries }] = await Promise.all([openVariant(id), openWords(id)]);
      const tree = toJson(createMatchMachine(rulebookOf(opened, planFor(id))));
      const told = statesOf(tree).map((node) => [node.meta?.kind, stepWords(node, registries)] as const);
      expect(told.length).toBeGreaterThan(10);
      for (const [, text] of told) expect(text).toMatch(/^[^.]\S*(?!\.[a-z])/);
      expect(told.filter(([, text]) => /\b(core|ctg|ccsl|cubes|wicked|pocket|hand)\.[a-z]/.test(text))).toEqual([]);
      for (const said of [
        ['level', 'The match'],
        ['level', 'A ball'],
        ['record', 'The ball is written into the book'],
        ['end', 'The end'],
      ])
        expect(told).toContainEqual(said);
    });

  test('a decision by its question, a step without one by the titles of its rules', { tags: ['ccsl'] }, async () => {
    const { registries } = await openWords('ccsl');
    const decision: ChartNode = { id: 'a', meta: { kind: 'decision', step: 'core.toss.elect', by: 'batting' } };
    expect(stepWords(decision, registries)).toBe('You won the toss: bat or bowl?');
    const rules = 'ccsl.turn.definition, ccsl.turn.simultaneous, ccsl.turn.from-hand';
    const step: ChartNode = { id: 'b', meta: { kind: 'resolve', step: 'runs' }, description: rules };
    expect(stepWords(step, registries)).toBe(
      'What a turn is and what it scores; Both choose a card in secret, then both are shown; 1 more rule',
    );
    expect(stepWords({ id: 'c', meta: { kind: 'group', step: 'core.ball-ends' } }, registries)).toBe('Ball ends');
  });
});
