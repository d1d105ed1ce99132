import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** How many things have come in, as the screen knows. */
export const seenOn = async (page: Page): Promise<number> =>
  Number(await page.locator('[data-seen]').getAttribute('data-seen'));

/** The match that stands on the screen, by its id. */
export const idOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Waits until all that has come in is on the disk: what was played a moment ago may still be on its way there. */
export async function untilKept(page: Page, id = idOf(page)): Promise<void> {
  await expect.poll(() => keptOf(page, id)).toBe(await seenOn(page));
}

/** What is on the disk of a match or a series: how many things have come in; null where there is nothing of it. */
export function keptOf(page: Page, id: string): Promise<number | null> {
  return page.evaluate(
    (key) =>
      new Promise<number | null>((resolve, reject) => {
        const asked = indexedDB.open('howzat');
        asked.onerror = () => reject(asked.error);
        asked.onsuccess = () => {
          const read = asked.result.transaction('records').objectStore('records').get(key);
          read.onsuccess = () => {
            asked.result.close();
            // of a series it is the match that is played now
            const { record, series } = read.result ?? {};
            resolve((record ?? series?.played.at(-1))?.events.length ?? null);
          };
        };
      }),
    id,
  );
}
