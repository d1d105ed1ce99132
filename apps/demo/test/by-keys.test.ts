import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { setUp } from './opening.js';
import { untilAsked } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

describe('a match by keys alone', () => {
  test('from the first card to the result: numbers, Enter, undo, a hint and what the keys do', {
    tags: ['ccsl'],
  }, async () => {
    const { page, context, complaints } = await app.visit();
    page.setDefaultTimeout(20_000);
    await setUp(app, page, 'ccsl');
    await page.getByRole('button', { name: 'Start the match' }).focus();
    await page.keyboard.press('Enter');
    await untilAsked(page);
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByText('The main answer', { exact: false }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    const seen = (): Promise<number> =>
      page.evaluate(() => Number(document.querySelector('[data-seen]')?.getAttribute('data-seen')));
    const told = page.locator('[aria-live] .sr-only').first();
    let sentences = 0;
    let presses = 0;
    for (let turn = 0; presses < 160; turn++) {
      if ((await untilAsked(page)) === 'over') break;
      // the question has the focus, or what was pressed last
      await page.waitForFunction(() => document.activeElement !== document.body);
      const before = await seen();
      // a card that is barred or not held is passed over; Enter writes down what was put together
      for (const key of [`${(turn * 5) % 7}`, '1', '2', '3', '0', '4', 'Enter']) {
        await page.keyboard.press(key);
        presses++;
        const moved = await page
          .waitForFunction(
            (was) =>
              document.querySelector('[data-result]') ||
              Number(document.querySelector('[data-seen]')?.getAttribute('data-seen')) > was,
            before,
            { timeout: 250 },
          )
          .catch(() => null);
        if (moved) break;
      }
      // why the ball went as it did, and the score: one sentence
      if (/^[^.]*( met |passed)[^.]*, \d+\/\d+[^.]*\.$/.test((await told.textContent()) ?? '')) sentences++;
    }
    await page.locator('[data-result]').waitFor();
    expect(sentences).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('U takes back, R brings back, H asks for a hint, and a field takes letters', async () => {
    const { page, context } = await app.visit();
    page.setDefaultTimeout(20_000);
    await setUp(app, page, 'hand-cricket');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await untilAsked(page);
    const undo = page.locator('button[aria-label="Undo"]:not(:disabled)');
    for (let press = 0; (await undo.count()) === 0 && press < 20; press++) {
      await untilAsked(page);
      await page.keyboard.press(press % 2 === 0 ? '1' : 'Enter');
    }
    await undo.waitFor();
    await untilAsked(page);
    await page.keyboard.press('h');
    await page.locator('[data-hint]').waitFor();
    await page.keyboard.press('u');
    await page.locator('button[aria-label="Redo"]:not(:disabled)').waitFor();
    await page.keyboard.press('r');
    await page.locator('button[aria-label="Redo"]:disabled').waitFor();
    await context.close();
  });
});
