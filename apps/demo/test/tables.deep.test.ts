import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { begin, playOut } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

test.each(['Cricket: The Game', 'Wicked Cricket', 'Pocket Cricket'])(
  'the table of %s plays a whole match by mouse',
  async (game) => {
    const { page, context, complaints } = await app.visit();
    await page.goto(app.address);
    await begin(page, game);
    expect(await playOut(page)).toMatch(/won|tied|drawn/);
    expect(complaints).toEqual([]);
    await context.close();
  },
);
