import { createMatch, uniformPlayer } from '@howzat/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shownName } from '../src/engine/shown-text.js';
import { handCricket } from '../src/third-party/hand-cricket.js';
import { type App, openApp } from './browser.js';
import { importing } from './opening.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const turned = '\u202e';

/** Names that somebody has thought about. */
const names = {
  home: `<img src=x onerror="document.title='taken over'">${turned}nnA`,
  away: '{a|b} {value} $ {1+1} "\u0007\u200b\u2067=1+1',
};

function hostile(): string {
  return JSON.stringify(
    createMatch(handCricket, { seed: 7, names, players: { home: uniformPlayer, away: uniformPlayer } }).record(),
  );
}

/** Every text of the page, in elements, attributes and the title. */
function allText(page: Page): Promise<string> {
  return page.evaluate(() => {
    const said = [document.title];
    for (const element of document.querySelectorAll('*'))
      for (const { name, value } of element.attributes) if (name !== 'class') said.push(value);
    said.push(document.documentElement.textContent ?? '');
    return said.join('\n');
  });
}

describe('text from outside', () => {
  test('is one line of what can be seen', () => {
    expect(shownName('a\u202eb\u0007\n\u2028c\u200b')).toBe('a\\u202eb\\u0007\\u000a\\u2028c\\u200b');
    expect(shownName('Zoë 李 👏🏽 O’Brien')).toBe('Zoë 李 👏🏽 O’Brien');
    expect(shownName('שלום')).toBe('\u2068שלום\u2069');
    expect(Array.from(shownName('x'.repeat(1000)))).toHaveLength(60);
  });

  test('names of a record are text everywhere: on the table, in the book, in charts, in the list', async () => {
    const { page, context, complaints } = await app.visit();
    await importing(app, page, 'match.json', hostile());
    await page.locator('[data-result]').waitFor();
    const clean = async (): Promise<void> => {
      const text = await allText(page);
      expect(text).toContain('<img src=x');
      expect(text).toContain('\\u202e');
      expect(text).not.toMatch(/[\p{Bidi_Control}\u200b]/u);
      expect(await page.locator('img[src="x"]').count()).toBe(0);
      expect(await page.title()).not.toBe('taken over');
    };
    await clean();
    await page.getByRole('button', { name: 'Scorebook' }).first().click();
    await page.getByRole('tab', { name: 'Charts' }).click();
    const worm = page.getByRole('img', { name: /^Worm/ });
    await worm.locator('svg').waitFor();
    await worm.hover();
    await page.waitForTimeout(300);
    await clean();
    await page.keyboard.press('Escape');
    await page.getByRole('link', { name: 'Howzat' }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').waitFor();
    await clean();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a file, a game and an address that are named like that are told as text', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, `re${turned}cord.json`, 'no JSON');
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toContain('re\\u202ecord.json');
    const record = JSON.parse(hostile());
    await importing(
      app,
      page,
      'match.json',
      JSON.stringify({ ...record, variant: { id: `x${turned}y`, version: '1' } }),
    );
    await alert.waitFor();
    expect(await alert.textContent()).not.toContain(turned);
    await page.goto(`${app.address}rules/x${encodeURIComponent(turned)}y#%`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await allText(page)).not.toContain(turned);
    await page.goto(`${app.address}rules/hand-cricket#%zz`);
    await page.getByRole('heading', { name: 'The hands' }).waitFor();
    await context.close();
  });
});
