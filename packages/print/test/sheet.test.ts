import { openMatch, uniformPlayer } from '@howzat/core';
import { describe, expect, test } from 'vitest';
import { flowOf, kitOf, rulesName, sheetName } from '../src/index.js';
import { games, selectionsOf, sourceOf } from './games.js';

/** The words on the pages of a title, as one text. */
function wordsOn(title: string, kit: ReturnType<typeof kitOf>): string {
  const shapes = kit.pages.filter((page) => page.title === title).flatMap((page) => page.shapes);
  return shapes.flatMap((shape) => (shape.kind === 'text' ? [shape.text] : [])).join(' ');
}

const all = games.flatMap((game) =>
  selectionsOf(game).map((selection) => [game.id, selection.format ?? 'as printed', game, selection] as const),
);

describe.each(all)('the sheet of %s, %s', (_id, _format, game, selection) => {
  const source = sourceOf(game, selection);
  const lines = flowOf(source.rulebook, [source.registry, ...(source.words ?? [])]).flatMap((part) => part.lines);
  const sheet = wordsOn(sheetName, kitOf(source));

  test('names whatever matches ask, and who is asked', () => {
    const decisions = new Set<string>();
    for (let seed = 1; seed <= 4; seed++) {
      const match = openMatch(game.variant, {
        ...selection,
        seed,
        players: { home: uniformPlayer, away: uniformPlayer },
      });
      for (const { inputs } of match.log()) for (const { step, by } of inputs) if (by !== null) decisions.add(step);
    }
    expect(decisions.size).toBeGreaterThan(2);
    for (const step of decisions) {
      const line = lines.find(({ kind, steps }) => kind === 'decision' && steps.includes(step));
      expect([step, line && sheet.includes(`${line.who}: ${line.text}`)]).toEqual([step, true]);
    }
  });

  test('names every decision and every chance of the flow in the words of the registry', () => {
    const words = Object.assign({}, ...(source.words ?? []).map(({ prompts }) => prompts), game.registry.prompts);
    for (const { steps, text } of lines) {
      expect(sheet).toContain(text);
      for (const step of steps) expect([step, words[step]]).toEqual([step, text]);
    }
  });
});

describe.each(games.map((game) => [game.id, game] as const))('the rules of %s', (_, game) => {
  test('are those in force', () => {
    const rules = wordsOn(rulesName, kitOf(sourceOf(game)));
    const entries = game.registry.sections.flatMap((section) => Object.values(section.rules));
    const advice = entries.find(({ kind, text }) => kind === 'advice' && text.length > 40);
    const data = entries.find(({ kind }) => kind === 'data');
    expect(rules.replace(/• /g, '')).toContain(data?.text.replace(/`/g, ''));
    if (advice) expect(rules).not.toContain(advice.text);
  });
});
