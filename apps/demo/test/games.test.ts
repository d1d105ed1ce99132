import { afterAll, beforeAll, expect, test } from 'vitest';
import { variants } from '../src/variants.js';
import { type App, openApp } from './browser.js';
import { tagsOf } from './parts.js';
import { untilBegun } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

// first-over.test.ts begins those that have a table of their own
for (const { id, title } of variants.filter(({ table }) => table === undefined))
  test(`${title} begins with one click, and its table is drawn`, tagsOf(id), async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: `Play now : ${title}`, exact: true }).click();
    await untilBegun(page);
    expect(await page.getByRole('alert').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
