import { createMatch, replayMatch } from '@howzat/core';
import { cubes, sensible } from '@howzat/cubes';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../../src/tables/cubes/words.js';
import { type App, openApp } from '../browser.js';
import { importing } from '../opening.js';
import { lookedAt } from '../parts.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** A match of two computers, as it stands before one of its overs. */
function watched(): { readonly text: string; readonly length: number } {
  const club = { ...sensible, name: 'club' };
  const names = { home: 'Reds', away: 'Blues' };
  const match = createMatch(lookedAt(cubes), { seed: 3, players: { home: club, away: club }, names });
  const record = match.goTo(12).record();
  // what chance does is drawn as soon as it is opened
  return { text: JSON.stringify(record), length: replayMatch(cubes, record).length };
}

async function visit(speed: string) {
  const opened = await app.visit({ viewport: { width: 360, height: 740 } });
  await opened.page.addInitScript((kept) => localStorage.setItem('howzat.settings', kept), JSON.stringify({ speed }));
  return opened;
}

/** Writes down what is shown of an over, and what the scale and the lane tell then. */
async function watchScale(page: Page): Promise<void> {
  await page.addInitScript((scale) => {
    const told: { part: string | null; last: string; marks: number; seen: string | null }[] = [];
    Object.assign(globalThis, { told });
    const look = (): void => {
      const last = document.querySelector(`[aria-label="${scale}"] li:last-child`)?.textContent ?? '';
      const part = document.querySelector('[data-shows]')?.getAttribute('data-shows') ?? null;
      const marks = document.querySelectorAll('[data-board] li[title] .ball-mark').length;
      const seen = document.querySelector('[data-seen]')?.getAttribute('data-seen') ?? null;
      const before = told.at(-1);
      if (before?.part === part && before.last === last && before.marks === marks && before.seen === seen) return;
      told.push({ part, last, marks, seen });
    };
    new MutationObserver(look).observe(document, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  }, words.scale);
}

describe('an over of Cubes', { tags: ['cubes'] }, () => {
  test('of two computers waits for the table to be there', async () => {
    const { page, context } = await visit('instant');
    const { text, length } = watched();
    let arrive = (): void => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    await page.route(/\/assets\/cubes-[^/]*\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    await importing(app, page, 'match.json', text);
    await page.locator('[data-seen]').waitFor();
    await page.waitForTimeout(500);
    expect(Number(await page.locator('[data-seen]').getAttribute('data-seen'))).toBe(length);
    arrive();
    await page.waitForFunction(
      (was) => Number(document.querySelector('[data-seen]')?.getAttribute('data-seen')) > was,
      length,
    );
    await context.close();
  });

  test('is told ball by ball: the scale says nothing of a ball before what came of it', async () => {
    const { page, context, complaints } = await visit('fast');
    await watchScale(page);
    await importing(app, page, 'match.json', watched().text);
    await page.locator('[data-shows]').waitFor({ state: 'attached' });
    await page.locator('[data-shows]').waitFor({ state: 'detached' });
    const all = await page.evaluate(
      () =>
        (globalThis as unknown as { told: { part: string | null; last: string; marks: number; seen: string | null }[] })
          .told,
    );
    // on a busy machine the next over may have begun before this one is read
    const over = all.find(({ part }) => part !== null)?.seen;
    const shown = all.filter(({ part, seen }) => part !== null && seen === over);
    let rolled = 0;
    let told = 0;
    let changed = 0;
    for (const [at, { part, last }] of shown.entries()) {
      if (part === 'dice' && shown[at - 1]?.part !== 'dice') rolled++;
      if (part !== 'dice' && part !== 'signal') told = rolled;
      if (at > 0 && shown[at - 1]?.last !== last) changed++;
      // it may come a little later, and never before
      expect(changed).toBeLessThanOrEqual(told);
    }
    expect(rolled).toBe(6);
    expect(changed).toBeGreaterThan(1);
    // one ball after the other lies there
    expect(Math.max(...shown.map(({ marks }) => marks))).toBeLessThanOrEqual(6);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
