/** @module-tag ccsl */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { answer, untilAsked } from './playing.js';
import { dayOfPuzzles } from './puzzles.js';
import { shoot } from './screenshots.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** A Thursday and the day after, in universal time. */
const thursday = '2026-11-26T12:30:00Z';
const friday = '2026-11-27T00:30:00Z';

/** Opens the match of the day from the home page. */
async function openToday(page: Page): Promise<void> {
  await page.goto(app.address);
  await page.getByRole('link', { name: 'Match of the day' }).click();
  await page.getByRole('heading', { name: 'Match of the day' }).waitFor();
}

/** The seed of the only match that is kept. */
function keptSeed(page: Page): Promise<unknown> {
  return page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const asked = indexedDB.open('howzat');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const all = asked.result.transaction('matches').objectStore('matches').getAll();
          all.onsuccess = () => {
            asked.result.close();
            resolve(all.result.map(({ plan }) => plan.seed).join());
          };
        };
      }),
  );
}

/** Plays until the first innings has begun, and gives the match up. */
async function giveUp(page: Page): Promise<void> {
  await untilAsked(page);
  for (let turn = 0; (await page.locator('[data-score]').count()) === 0; turn++) {
    await answer(page, turn);
    await untilAsked(page);
  }
  await page.getByRole('button', { name: 'Match menu' }).click();
  await page.getByRole('menuitem', { name: 'Give the match up' }).click();
  await page.getByRole('button', { name: 'Give the match up' }).click();
  await page.locator('[data-result]').waitFor();
}

/** Writes something into the list of days that this app does not write. */
function spoil(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const asked = indexedDB.open('howzat');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const change = asked.result.transaction('days', 'readwrite');
          change.objectStore('days').put({ day: '2026-11-25', on: 'yesterday', runs: '<b>1000</b>' });
          change.oncomplete = () => {
            asked.result.close();
            resolve();
          };
        };
      }),
  );
}

describe('the match of the day', () => {
  test('is that of the day in universal time, and its result is kept and can be shown', async () => {
    // where it is Friday already
    const { page, context, complaints } = await app.visit({
      timezoneId: 'Pacific/Auckland',
      permissions: ['clipboard-read', 'clipboard-write'],
      reducedMotion: 'reduce',
      colorScheme: 'light',
    });
    page.setDefaultTimeout(40_000);
    await page.clock.setFixedTime(thursday);
    await openToday(page);
    // whoever shows a link reads what it leads to
    const told = page.locator('meta[property^="og:"]');
    expect(await told.evaluateAll((all) => all.map((meta) => meta.getAttribute('property')))).toEqual([
      ...['og:type', 'og:site_name', 'og:title', 'og:description'],
      ...['og:locale', 'og:locale:alternate', 'og:image'],
    ]);
    await page.getByText('26 November 2026').waitFor();
    await page.getByRole('heading', { name: 'Cricket Card Strategy League, three over' }).waitFor();
    await page.getByRole('button', { name: 'Play it' }).click();
    await untilAsked(page);
    // it is made from the day alone, on every machine
    expect(await keptSeed(page)).toBe('match of the day 2026-11-26');
    await giveUp(page);
    await page.locator('[data-day-kept="2026-11-26"]').getByText('Streak: 1 day').waitFor();
    const result = await page.locator('[data-result]').textContent();
    await shoot(page, 'match of the day, finished');
    await page.locator('[data-day-kept]').getByRole('link', { name: 'Result card' }).click();
    expect(await page.locator('[data-day-result]').textContent()).toContain(result);
    expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe('1');
    await page.locator('[data-bests]').getByText('Cricket Card Strategy League').waitFor();
    await shoot(page, 'match of the day, with a result');

    await page.getByRole('button', { name: 'Result card' }).click();
    const picture = page.getByRole('dialog').getByRole('img');
    await picture.waitFor();
    expect(await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth))).toBe(
      1000,
    );
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text.split('\n').slice(0, 3)).toEqual([
      'Howzat: match of the day',
      '26 November 2026: Cricket Card Strategy League',
      result,
    ]);
    // what lies ahead of somebody else is not in it
    expect(text).not.toMatch(/seed|toss|\d\.\d[^)]* to /);
    await shoot(page, 'result card');
    await page.keyboard.press('Escape');

    // whoever takes back what ended it has seen what was to come: the first result stands
    await page.getByRole('button', { name: 'Look at it again' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('[data-result]').waitFor({ state: 'detached' });
    await giveUp(page);
    await page.locator('[data-day-kept]').getByRole('link', { name: 'Result card' }).click();
    await page.getByRole('button', { name: 'Result card' }).click();
    await page.getByRole('img', { name: /Nothing taken back/ }).waitFor();
    expect(complaints).toEqual([]);

    await page.clock.setFixedTime(friday);
    await spoil(page);
    await openToday(page);
    await page.getByText('27 November 2026').waitFor();
    await page.getByRole('button', { name: 'Play it' }).waitFor();
    expect(await page.locator('[data-streak]').getAttribute('data-streak')).toBe('1');
    await page.getByText(/^1 result on this device cannot be read/).waitFor();
    await context.close();
  });
});

describe('the puzzle of the day', () => {
  test('is asked on the table of its game, and its answer is explained and can be played on', async () => {
    const { page, context, complaints } = await app.visit({ reducedMotion: 'reduce', colorScheme: 'light' });
    page.setDefaultTimeout(40_000);
    // a day whose puzzle is of the game that these tests look at
    await page.clock.setFixedTime(`${await dayOfPuzzles('ccsl')}T12:30:00Z`);
    await openToday(page);
    await page.getByRole('link', { name: 'Puzzle of the day' }).click();
    const question = page.locator('[data-puzzle]');
    await question.waitFor();
    expect(await question.textContent()).toMatch(
      /need \d+ runs? from \d balls?, with \d wickets? left\. What would you do\?/,
    );
    const cards = page.locator('[data-ask] [data-answer]:not([aria-disabled])');
    await cards.first().waitFor();
    await shoot(page, 'puzzle');
    await cards.first().click();
    const answer = page.getByRole('dialog');
    await answer.locator('[data-answer-right]').waitFor();
    expect(await answer.getByRole('row').count()).toBeGreaterThan(3);
    await answer.getByText(/All \d+ positions that can follow/).waitFor();
    await shoot(page, 'puzzle, answered');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Another puzzle' }).click();
    await cards.first().click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    expect(await untilAsked(page)).toBe('asked');
    expect(complaints).toEqual([]);
    await context.close();
  });
});
