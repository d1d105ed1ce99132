import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { byKeyboard, playOut, press } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const won = /won|tied|drawn/;

describe('a whole match', () => {
  test('against the computer by mouse, one click from home', { tags: ['ccsl'] }, async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play your first over' }).click();
    expect(await playOut(page)).toMatch(won);
    await page.getByRole('button', { name: 'Scorebook' }).first().click();
    await page.getByRole('heading', { name: 'Bowling' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('by keyboard alone', async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(app.address);
    const begin = await page.getByRole('button', { name: 'Play now : Hand cricket' }).elementHandle();
    await press(page, begin, byKeyboard);
    expect(await playOut(page, byKeyboard)).toMatch(won);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
