import type { Page } from 'playwright-core';

/** What is on the disk of a match: how many things have come in; null where there is nothing of it. */
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
            resolve(read.result?.record?.events.length ?? null);
          };
        };
      }),
    id,
  );
}
