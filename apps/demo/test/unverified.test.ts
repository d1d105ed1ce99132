/** @module-tag keeping */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { planFor } from '../src/engine/plan.js';
import { words } from '../src/words.js';
import { type App, openApp } from './browser.js';
import { importing, setUp } from './opening.js';
import { finishedRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** A record that was kept when the format had no other version. */
const first = JSON.parse(readFileSync(new URL('./first-version.json', import.meta.url), 'utf8')) as Record<
  string,
  unknown
>;

const { unverified, unverifiedSay } = words.match;

const noticeOn = (page: Page) => page.getByRole('status').filter({ hasText: unverified });

describe('a match whose record is unverified', () => {
  test('has a mark with a sentence at the table when it is imported, in the list, and when it is opened again', {
    tags: ['ccsl'],
  }, async () => {
    expect(first.howzat).toBe(1);
    const { page, context, complaints } = await app.visit();
    const forged = { ...first, names: { home: 'Forged', away: 'Away' } };
    await importing(app, page, 'first.json', JSON.stringify(forged));
    await page.locator('[data-result]').waitFor();
    await noticeOn(page).getByText(unverifiedSay).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Forged');
    await page.getByRole('link', { name: 'Howzat' }).click();
    const row = page.getByRole('listitem').filter({ hasText: 'Forged' });
    await row.locator('[data-unverified]').getByText(unverifiedSay).waitFor();
    // by then the worker has written it down anew
    await row.getByRole('link').click();
    await page.locator('[data-result]').waitFor();
    await noticeOn(page).getByText(unverifiedSay).waitFor();
    await page.reload();
    await noticeOn(page).getByText(unverifiedSay).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('has no mark where the record is verified', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'now.json', JSON.stringify(finishedRecord()));
    await page.locator('[data-result]').waitFor();
    expect(await noticeOn(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Howzat' }).click();
    // the commentary, which names them too, may still be on its way out
    const rows = page.getByRole('listitem').filter({ has: page.getByRole('link') });
    await rows.filter({ hasText: 'Reds' }).waitFor();
    expect(await page.locator('[data-unverified]').count()).toBe(0);
    await context.close();
  });

  test('that says it is of version 1 and holds what only version 2 has is refused', async () => {
    const { page, context } = await app.visit();
    const record = finishedRecord();
    await importing(app, page, 'relabelled.json', JSON.stringify({ ...record, howzat: 1, checksum: record.log }));
    expect(await page.getByRole('alert').textContent()).toMatch(/version 1 of the format, which has no log/);
    await context.close();
  });
});

describe('the seed of a match', () => {
  const fresh = /^[a-z2-7]{26}$/;

  test('cannot be guessed where nobody has typed one, and is another each time', () => {
    const seeds = [planFor('hand-cricket').seed, planFor('hand-cricket').seed];
    for (const seed of seeds) expect(seed).toMatch(fresh);
    expect(seeds[0]).not.toBe(seeds[1]);
  });

  test('can be typed, where it says that who knows it knows the dice', async () => {
    const { page, context } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    const field = page.getByLabel('Seed', { exact: true });
    const drawn = await field.inputValue();
    expect(drawn).toMatch(fresh);
    await page.getByText('Whoever knows it knows the dice').waitFor();
    await page.getByRole('button', { name: 'Another', exact: true }).click();
    expect(await field.inputValue()).toMatch(fresh);
    expect(await field.inputValue()).not.toBe(drawn);
    await field.fill('7');
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('[data-seen]').waitFor();
    const kept = await page.evaluate(
      () =>
        new Promise<unknown>((resolve, reject) => {
          const asked = indexedDB.open('howzat');
          asked.onerror = () => reject(asked.error);
          asked.onsuccess = () => {
            const read = asked.result.transaction('matches').objectStore('matches').getAll();
            read.onsuccess = () => {
              asked.result.close();
              resolve(read.result[0]?.plan.seed);
            };
          };
        }),
    );
    expect(kept).toBe(7);
    await context.close();
  });
});
