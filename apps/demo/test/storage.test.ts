/** @module-tag keeping */
import { readFileSync } from 'node:fs';
import { readRecord } from '@howzat/core';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { deepTest, sampled } from './depth.js';
import { idOf, keptOf, seenOn, untilKept } from './kept.js';
import { answer, untilAsked } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** A match of hand cricket in which one choice has been made and kept. */
async function begun(page: Page): Promise<void> {
  await page.goto(app.address);
  await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
  await untilAsked(page);
  await answer(page, 0);
  await untilAsked(page);
  await untilKept(page);
}

/** Breaks the storage of the worker that keeps the match, in one of the ways in which storage breaks. */
const sabotage = {
  'the first write of a move finds no room': () => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('Nothing more fits.', 'QuotaExceededError');
    };
  },
  'the second write of a move finds no room': () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      if (this.name === 'matches') throw new DOMException('Nothing more fits.', 'QuotaExceededError');
      return put.apply(this, given);
    };
  },
  'the transaction is aborted after the first write': () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const asked = put.apply(this, given);
      if (this.name === 'records') asked.addEventListener('success', () => this.transaction.abort());
      return asked;
    };
  },
  'the transaction is aborted when all is written': () => {
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (...given) {
      const asked = put.apply(this, given);
      if (this.name === 'matches') asked.addEventListener('success', () => this.transaction.abort());
      return asked;
    };
  },
  'the database is closed': () => {
    IDBObjectStore.prototype.get = function () {
      this.transaction.db.close();
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    };
    indexedDB.open = () => {
      throw new DOMException('There is no storage here.', 'UnknownError');
    };
  },
  'the storage gives no answer': () => {
    IDBObjectStore.prototype.get = () => new EventTarget() as IDBRequest;
  },
} as const;

describe('where a write fails', () => {
  test.each(sampled(Object.entries(sabotage), 1))(
    'because %s, the page says so, offers the record, and what was kept is there',
    async (_why, breakIt) => {
      const { page, context } = await app.visit({ acceptDownloads: true });
      await begun(page);
      const [id, before] = [idOf(page), await seenOn(page)];
      for (const worker of page.workers()) await worker.evaluate(breakIt);
      await answer(page, 1);
      await untilAsked(page);
      const played = await seenOn(page);
      expect(played).toBeGreaterThan(before);
      const said = page.getByRole('status').filter({ hasText: /Storage is full|not being saved|does not answer/ });
      await said.waitFor();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        said.getByRole('button', { name: 'Record (JSON)' }).click(),
      ]);
      const taken = readRecord(JSON.parse(readFileSync(await download.path(), 'utf8')));
      expect(taken.events).toHaveLength(await seenOn(page));
      expect(await keptOf(page, id)).toBe(before);
      await page.reload();
      await untilAsked(page);
      expect(await seenOn(page)).toBe(before);
      expect(await said.count()).toBe(0);
      await context.close();
    },
  );

  deepTest('and then succeeds, all of the match is kept, and the page says nothing any more', async () => {
    const { page, context } = await app.visit();
    await begun(page);
    for (const worker of page.workers())
      await worker.evaluate(() => {
        const { put } = IDBObjectStore.prototype;
        let left = 1;
        IDBObjectStore.prototype.put = function (...given) {
          if (left-- > 0) throw new DOMException('Nothing more fits.', 'QuotaExceededError');
          return put.apply(this, given);
        };
      });
    const said = page.getByText(/Storage is full/);
    await answer(page, 1);
    await untilAsked(page);
    await answer(page, 1);
    await untilAsked(page);
    await untilKept(page);
    await said.waitFor({ state: 'hidden' });
    await context.close();
  });
});

describe('another tab', () => {
  deepTest(
    'that wants a newer version of the database has it, and what is played on here is kept or said not to be',
    async () => {
      const { page, context } = await app.visit();
      await begun(page);
      const before = await seenOn(page);
      await page.evaluate(
        () =>
          new Promise<void>((resolve, reject) => {
            const asked = indexedDB.open('howzat', 9_999);
            asked.onsuccess = () => {
              asked.result.close();
              resolve();
            };
            asked.onerror = () => reject(asked.error);
          }),
      );
      await answer(page, 1);
      await untilAsked(page);
      const said = page.getByText(/not being saved|does not answer/);
      const told = async (): Promise<boolean> =>
        (await said.count()) > 0 || (await keptOf(page, idOf(page))) === (await seenOn(page));
      await expect.poll(told).toBe(true);
      expect(await keptOf(page, idOf(page))).toBeGreaterThanOrEqual(before);
      await context.close();
    },
  );

  test('that deletes the match is told of here, and nothing comes back from the dead', async () => {
    const { page, context } = await app.visit();
    await begun(page);
    const id = idOf(page);
    const other = await context.newPage();
    await other.goto(app.address);
    await other
      .getByRole('button', { name: /^Delete/ })
      .first()
      .click();
    await other.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await expect.poll(() => keptOf(other, id)).toBeNull();
    await page.bringToFront();
    await answer(page, 1);
    await page.getByText(/deleted in another tab/).waitFor();
    expect(await keptOf(other, id)).toBeNull();
    await context.close();
  });

  deepTest(
    'that blocks the database keeps nobody waiting for ever: a match begins, and is said not to be kept',
    async () => {
      const { page, context } = await app.visit();
      await context.addInitScript(() => {
        // what a browser does while another tab does not let go
        indexedDB.open = () => new EventTarget() as IDBOpenDBRequest;
      });
      await page.goto(app.address);
      await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
      await page.getByText(/does not answer/).waitFor();
      await untilAsked(page);
      await context.close();
    },
  );
});

describe('the list of matches', () => {
  test('says so where a match could not be deleted, and has it still', async () => {
    const { page, context } = await app.visit();
    await begun(page);
    await page.getByRole('link', { name: 'Howzat' }).click();
    await page.getByRole('button', { name: /^Delete/ }).waitFor();
    await page.evaluate(() => {
      IDBObjectStore.prototype.delete = () => {
        throw new DOMException('The disk is gone.', 'UnknownError');
      };
    });
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
    await page.getByText(/It was not deleted/).waitFor();
    expect(await page.getByRole('button', { name: /^Delete/ }).count()).toBe(1);
    await context.close();
  });
});
