import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import type { OpenSite } from './site-browser.js';

/** Registers for each page that axe finds nothing on it, and that it fits a phone. */
export function testAccessible(open: OpenSite, pages: readonly string[]): void {
  test.each(pages)('%s: axe finds nothing, and nothing is wider than a phone', async (page) => {
    const context = await open.browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    await tab.goto(`${open.site}${page}`, { waitUntil: 'networkidle' });
    const { violations } = await new AxeBuilder({ page: tab }).analyze();
    const found = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .map(({ html }) => html.slice(0, 120))
          .slice(0, 3)
          .join(' | ')}`,
    );
    expect(found).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await context.close();
  });
}
