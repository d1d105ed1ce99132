import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { base } from '../src/base.js';
import { built, dist, htmlOf } from './built.js';
import { gzipped } from './serve.js';
import { openSite } from './site-browser.js';

/** What a page of a rulebook may transfer, in bytes. */
const most = 250_000;

/** Pages of the rulebooks. */
const pages = built().filter((page) => /^\/rules\/[a-z]+\//.test(page));

/** What a page names in its head, and itself: scripts, styles and the fonts of plain text. */
function weightOf(page: string): number {
  const named = [...htmlOf(page).matchAll(/<(?:link|script)[^>]* (?:href|src)="([^"]+)"/g)].map(([, url = '']) => url);
  const files = new Set(named.filter((url) => url.startsWith(base)).map((url) => `${dist}${url.slice(base.length)}`));
  return [`${dist}${page.slice(1)}`, ...files].reduce((sum, file) => sum + gzipped(file).length, 0);
}

describe('what a page transfers', () => {
  const open = openSite();
  const weights = pages.map((page) => ({ page, weight: weightOf(page) })).sort((a, b) => b.weight - a.weight);

  test('is at most 250 kB for each page of a rulebook', () => {
    expect(weights.length).toBeGreaterThan(80);
    expect(weights.filter(({ weight }) => weight > most)).toEqual([]);
  });

  test('is no more than that in a browser, on the longest page, on one with many links and on the largest diagram', async () => {
    for (const page of [weights[0]?.page ?? '', '/rules/ctg/rulings-1.html', '/rules/ctg/flow.html']) {
      const tab = await open.browser.newPage({ viewport: { width: 1280, height: 900 } });
      const session = await tab.context().newCDPSession(tab);
      await session.send('Network.enable');
      let bytes = 0;
      session.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength;
      });
      await tab.goto(`${open.site}${page}`, { waitUntil: 'networkidle' });
      expect(bytes, page).toBeGreaterThan(50_000);
      expect(bytes, page).toBeLessThanOrEqual(most);
      await tab.close();
    }
  });

  test('grows by at most 160 kB when somebody searches, with all of the API in the index', () => {
    const chunks = readdirSync(`${dist}assets/chunks`).filter((file) => /^(search\.data|engine)\..*\.js$/.test(file));
    expect(chunks).toHaveLength(2);
    const bytes = chunks.map((file) => gzipped(`${dist}assets/chunks/${file}`).length);
    expect(bytes.reduce((sum, each) => sum + each, 0)).toBeLessThanOrEqual(160_000);
    // no page fetches them before
    expect(pages.filter((page) => htmlOf(page).includes(chunks[0] ?? ''))).toEqual([]);
  });
});
