import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { begin, playOut } from './playing.js';
import { looksAtQuestions, tables } from './table-panels.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

test.each(tables.map(([game]) => game))('the table of %s plays a whole match by mouse', async (game) => {
  const { page, context, complaints } = await app.visit();
  await page.goto(app.address);
  await begin(page, game);
  expect(await playOut(page)).toMatch(/won|tied|drawn/);
  expect(complaints).toEqual([]);
  await context.close();
});

describe.each(tables)('the table of %s', (game, _id, table, panels) => {
  test('fits a phone, by keys alone, and axe finds nothing on it by day or under lights', async () => {
    const questions = await looksAtQuestions(app, game, table, Number.POSITIVE_INFINITY);
    expect(questions).toBeGreaterThan(panels);
  });
});
