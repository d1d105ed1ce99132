import { ccsl, sensible } from '@howzat/ccsl';
import { createMatch, type MatchRecord } from '@howzat/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { beginForTwo, importing, sharedLink } from './opening.js';
import { lookedAt } from './parts.js';
import { answer, untilAsked } from './playing.js';
import { secretRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** A match of two people after two balls, the moves made by a player. Traps are set, which are hidden as long as nobody steps into them. */
function trapsSet(): MatchRecord {
  const setting = { format: 'two-over', seed: 7, names: { home: 'Ann', away: 'Ben' } } as const;
  const played = createMatch(lookedAt(ccsl), { ...setting, players: { home: sensible, away: sensible } }).record();
  const match = createMatch(ccsl, setting);
  const bowled = (): number => match.log().filter(({ delivery }) => delivery).length;
  for (const event of played.events)
    if (event.kind === 'choice' && bowled() < 2)
      match.play(event.seat === 0 ? 'home' : 'away', event.step as never, event.choice as never);
  if (match.path === 'end') throw new Error('that was the whole match');
  return match.record();
}

const curtain = (page: Page) => page.locator('[data-curtain]');

async function nothingShows(page: Page, to: string): Promise<void> {
  await curtain(page).waitFor();
  expect(await curtain(page).textContent()).toContain(`I am ${to}`);
  expect(await page.locator('[data-table]').count()).toBe(0);
  expect(await page.locator('[data-ask]').count()).toBe(0);
  expect(await page.locator('[data-score]').count()).toBe(0);
}

async function take(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `I am ${name}` }).click();
  await page.locator('[data-table]').waitFor();
}

async function opened(page: Page, record: MatchRecord): Promise<void> {
  await importing(app, page, 'match.json', JSON.stringify(record));
  await page.locator('[data-seen]').waitFor();
}

describe('two people at one screen', () => {
  deepTest(
    'the first to choose in secret is asked to take the device, the home side too',
    {
      tags: ['cubes'],
    },
    async () => {
      const { page, context, complaints } = await app.visit();
      await beginForTwo(app, page, 'cubes', ['Ann', 'Ben']);
      await nothingShows(page, 'Ann');
      await take(page, 'Ann');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  test('a match that is opened in the middle of a turn asks first, and so does a reload', async () => {
    const { page, context } = await app.visit();
    await opened(page, secretRecord());
    await curtain(page).waitFor();
    await page.locator('[data-curtain] button').first().click();
    await page.locator('[data-table]').waitFor();
    await page.reload();
    await curtain(page).waitFor();
    expect(await page.locator('[data-table]').count()).toBe(0);
    await context.close();
  });

  deepTest('leaving the match and coming back by the browser’s buttons asks too', async () => {
    const { page, context } = await app.visit();
    await opened(page, secretRecord());
    await page.locator('[data-curtain] button').first().click();
    await page.locator('[data-table]').waitFor();
    await page.goBack();
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await page.goForward();
    await curtain(page).waitFor();
    expect(await page.locator('[data-table]').count()).toBe(0);
    await context.close();
  });

  test('at the curtain, undo does not go back behind it', async () => {
    const { page, context, complaints } = await app.visit();
    await opened(page, secretRecord());
    const first = (await page.locator('[data-curtain] button').first().textContent()) ?? '';
    await page.locator('[data-curtain] button').first().click();
    await untilAsked(page);
    await answer(page, 0);
    // the device is to change hands
    await curtain(page).waitFor();
    expect(await page.locator('[data-curtain] button').first().textContent()).not.toBe(first);
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.locator('button[aria-label="Redo"]:not(:disabled)').waitFor();
    await curtain(page).waitFor();
    expect(await page.locator('[data-table]').count()).toBe(0);
    expect(await page.locator('[data-ask]').count()).toBe(0);
    await page.getByRole('button', { name: 'Redo' }).click();
    await curtain(page).waitFor();
    expect(await page.locator('[data-table]').count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('the bar of time shows nothing of the past to nobody', { tags: ['ccsl'] }, async () => {
    const { page, context } = await app.visit();
    await opened(page, trapsSet());
    await curtain(page).waitFor();
    await page.getByRole('slider', { name: 'Moment of the match' }).fill('1');
    await page.getByRole('button', { name: 'Back to now' }).waitFor();
    await page.waitForTimeout(300);
    expect(await curtain(page).count()).toBe(1);
    expect(await page.locator('[data-table]').count()).toBe(0);
    await context.close();
  });

  test('a link is not handed out before the end, and the record only when both agree', async () => {
    const { page, context } = await app.visit({ acceptDownloads: true });
    await opened(page, secretRecord(2));
    await page.getByRole('button', { name: 'Match menu' }).click();
    const link = page.getByRole('menuitem', { name: /link to the replay/ });
    expect(await link.getAttribute('aria-disabled')).toBe('true');
    await page.getByRole('menuitem', { name: 'Record (JSON)' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText(/what both sides hide/).waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'We both agree' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^hand-cricket-.*\.json$/);
    await context.close();
  });

  test('a replay of a match that is not over asks who looks', { tags: ['ccsl'] }, async () => {
    const { page, context } = await app.visit();
    await page.goto(await sharedLink(app, trapsSet()));
    await curtain(page).waitFor();
    expect(await page.locator('[data-curtain] button').allTextContents()).toEqual(['I am Ann', 'I am Ben']);
    expect(await page.locator('[data-table]').count()).toBe(0);
    await take(page, 'Ben');
    await context.close();
  });

  deepTest('whoever has the device gives up for their own side', async () => {
    const { page, context } = await app.visit();
    await opened(page, secretRecord());
    await curtain(page).waitFor();
    await page.getByRole('button', { name: 'Match menu' }).click();
    expect(await page.getByRole('menuitem', { name: 'Give the match up' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await take(page, 'Ben');
    await page.getByRole('button', { name: 'Match menu' }).click();
    await page.getByRole('menuitem', { name: 'Give the match up' }).click();
    await page.getByText('Ben gives the match up').waitFor();
    await context.close();
  });
});
