import { expect } from 'vitest';
import { violations } from './accessibility.js';
import type { App } from './browser.js';
import { answer, begin, byKeyboard, untilAsked } from './playing.js';
import { shoot } from './screenshots.js';

/** Each game, its id, the element that its table is in, and how many questions that table asks at least; the toss belongs to the frame. */
export const tables = [
  ['Cricket: The Game', 'ctg', '.ctg', 3],
  ['Wicked Cricket', 'wicked', '.wicked', 3],
  ['Cubes', 'cubes', '.stage', 1],
  ['Cricket Card Strategy League', 'ccsl', '.stage', 1],
  ['Pocket Cricket', 'pocket', '.stage', 1],
] as const;

/**
 * Plays a game on a phone, by keys alone. At each new question nothing may be wider than the screen, and axe may find nothing on the
 * table, by day or under lights.
 * @param most it ends after so many questions, or after 30 turns
 * @returns how many questions it has seen
 */
export async function looksAtQuestions(app: App, game: string, table: string, most: number): Promise<number> {
  const { page, context, complaints } = await app.visit({
    viewport: { width: 360, height: 780 },
    // colours fade from one to the other
    reducedMotion: 'reduce',
  });
  await page.goto(app.address);
  await begin(page, game);
  const questions = new Set<string>();
  for (let turn = 0; turn < 30 && questions.size < most && (await untilAsked(page)) === 'asked'; turn++) {
    const panel = page.locator('[data-ask]').first();
    const question = (await panel.locator('h2, h3').first().textContent()) ?? '';
    if ((await panel.locator('[data-answer]').count()) > 0 && !questions.has(question)) {
      questions.add(question);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await violations(page, { within: table })).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      // the page is the same but for its colours
      expect(await violations(page, { within: table, only: 'cat.color' })).toEqual([]);
      const wider = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(wider).toBeLessThanOrEqual(0);
      await shoot(page, `${game} ${question}`);
    }
    await answer(page, turn, byKeyboard);
  }
  expect(complaints).toEqual([]);
  await context.close();
  return questions.size;
}
