import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app as hindi } from '../src/language/hi/app.js';
import { offer } from '../src/language/offer.js';
import { type App, openApp } from './browser.js';
import { chosen, isDeep } from './depth.js';
import { looksAtStages, screens } from './one-screen.js';
import { tagsOf } from './parts.js';
import { shoot } from './screenshots.js';
import { games, stages } from './stages.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** English that a page in Hindi shows without saying that it is English. */
async function english(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('[lang="en"], script, style, svg')) continue;
      // the app's name, and of a hand of cards or a file what is written on it
      if (/[A-Za-z]{2}/.test(text.replaceAll(/Howzat|JSON|CSV/g, ''))) found.push(text);
    }
    return found;
  });
}

/** What an app is called that is installed from this page. */
function manifestOf(page: Page): Promise<unknown> {
  return page.evaluate(async () => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="manifest"]');
    return (await fetch(link?.href ?? '')).json();
  });
}

test('a browser in Hindi is offered Hindi, which is loaded when it is chosen, kept, and can be left', async () => {
  const { page, context, complaints } = await app.visit({ locale: 'hi-IN', viewport: { width: 360, height: 740 } });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  // where a table fills the screen nothing is offered
  await page.goto(`${app.address}replay`);
  await page.getByRole('heading', { name: 'This link does not open a replay' }).waitFor();
  expect(await page.locator('[data-offer]').count()).toBe(0);
  await page.goto(app.address);
  const take = page.getByRole('button', { name: offer.take });
  await take.waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  const before = new Set(loaded);
  await take.click();
  await page.getByRole('heading', { name: hindi.home.title }).waitFor();
  expect(loaded.filter((url) => url.endsWith('.js') && !before.has(url)).length).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe('hi');
  expect(await page.locator('[data-offer]').count()).toBe(0);
  expect(await english(page)).toEqual([]);
  await shoot(page, 'hindi home');
  // installed from here it has a name in Hindi, and is the same app
  expect(await manifestOf(page)).toMatchObject({ lang: 'hi', name: expect.stringMatching(/[\u0900-\u097f]/), id: '/' });

  await page.reload();
  await page.getByRole('heading', { name: hindi.home.title }).waitFor();
  await page.getByRole('button', { name: hindi.app.settings }).click();
  await shoot(page, 'hindi settings');
  await page.getByRole('radio', { name: 'English' }).click();
  await page.getByRole('heading', { name: 'The games' }).waitFor();
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  expect(await page.locator('[data-offer]').count()).toBe(0);
  expect(await manifestOf(page)).toMatchObject({ lang: 'en', name: 'Howzat: tabletop cricket', id: '/' });
  expect(complaints).toEqual([]);
  await context.close();
});

for (const game of ['hand-cricket', 'ccsl'])
  test(`the setup of ${game} in Hindi marks as English what only a rulebook says`, tagsOf(game), async () => {
    const { page, context, complaints } = await app.visit();
    await context.addInitScript(() => {
      localStorage.setItem('howzat.settings', JSON.stringify({ speed: 'instant', language: 'hi' }));
    });
    await page.goto(`${app.address}new/${game}`);
    await page.getByRole('button', { name: hindi.setup.start }).waitFor();
    for (const folded of await page.locator('details').all()) await folded.locator('summary').click();
    expect(await english(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

// `npm test` takes the shortest game on a phone, in the middle and at the end; the deep tests take all
for (const game of chosen(games, ([, { id }]) => id === 'ccsl'))
  test(`${game[0]} is played in Hindi on one screen`, tagsOf(game[1].id), () =>
    looksAtStages(
      app,
      game,
      isDeep ? screens : screens.slice(0, 1),
      { id: 'hi', words: hindi },
      isDeep ? stages : ['mid-over', 'end'],
    ),
  );
