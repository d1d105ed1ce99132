import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { setUp } from './opening.js';
import { tagsOf } from './parts.js';
import { answer, untilAsked } from './playing.js';
import { looksAtQuestions, tables } from './table-panels.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

// tables.deep.test.ts looks at each question of 30 turns, and plays whole matches by mouse
for (const [game, id, table, panels] of tables)
  test(
    `the table of ${game} fits a phone, by keys alone, and axe finds nothing on it by day or under lights`,
    tagsOf(id),
    async () => {
      const questions = await looksAtQuestions(app, game, table, panels + 1);
      expect(questions).toBeGreaterThan(panels);
    },
  );

test('no other stroke can be pressed while attitude and zone are on their way', {
  tags: ['ctg'],
  timeout: 900_000,
}, async () => {
  const { page, context, complaints } = await app.visit();
  // of this seed the person bats first
  await setUp(app, page, 'ctg');
  await page.getByLabel('Seed', { exact: true }).fill('1');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const strokes = page.locator('[data-ask]:has(li [data-answer]):has([type="radio"])');
  for (let turn = 0; !(await strokes.isVisible()); turn++) {
    expect(turn).toBeLessThan(200);
    expect(await untilAsked(page)).toBe('asked');
    if (!(await strokes.isVisible())) await answer(page, turn);
  }
  const pressable = await strokes.evaluate(async (panel) => {
    const seen = document.querySelector('[data-seen]') as HTMLElement;
    const begun = Number(seen.dataset.seen);
    const found: string[] = [];
    panel.querySelector<HTMLElement>('[data-answer]')?.click();
    await new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        const come = Number(seen.dataset.seen) - begun;
        // attitude and zone have both come in
        if (come > 1 || !panel.isConnected) return done(observer.disconnect());
        const open = panel.querySelectorAll('[data-answer]:not(:disabled)').length;
        if (open > 0) found.push(`${open} after ${come}`);
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    return found;
  });
  expect(pressable).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
