import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type OpenSite, opened } from './site-browser.js';

/** What axe looks for that depends on the colours of a page. */
const rulesOfColour = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on a page, a line for each rule that it breaks; of its colours alone, where no more is asked for. */
export async function axeFinds(tab: Page, only?: 'colours'): Promise<readonly string[]> {
  // the site has no frames, for which it would open a page of its own each time
  const axe = new AxeBuilder({ page: tab }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only) axe.withRules(rulesOfColour);
  const { violations } = await axe.analyze();
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ html }) => html.slice(0, 120))
        .slice(0, 3)
        .join(' | ')}`,
  );
}

const phone = { width: 360, height: 740 };
const desk = { width: 1280, height: 900 };

type Theme = 'light' | 'dark';

/** Shows the page in a theme, as the system of its reader may ask for it. */
async function turn(tab: Page, theme: Theme): Promise<void> {
  await tab.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await tab.locator(theme === 'dark' ? 'html.dark' : 'html:not(.dark)').waitFor();
}

/** How large each diagram is shown, as a part of the size in which its letters are 16 pixels high. */
function sizesOfDiagrams(tab: Page): Promise<readonly number[]> {
  return tab
    .locator('.diagram-paper svg')
    .evaluateAll((pictures) =>
      (pictures as SVGSVGElement[]).map((svg) => svg.getBoundingClientRect().width / svg.viewBox.baseVal.width),
    );
}

/**
 * Registers for each page that axe finds nothing on it, that it fits a phone with diagrams that can be read, and that it keeps to its
 * policy. It is looked at on a phone in one theme, and then, for it is the same page but for its colours and its width, at the colours
 * on a desk in the other.
 */
export function testAccessible(open: OpenSite, pages: readonly string[], first: Theme = 'light'): void {
  const second = first === 'light' ? 'dark' : 'light';
  let looked = 0;
  // a few at a time: some wait for the network while others are looked at
  test.concurrent.each(pages)(
    `%s: axe finds nothing in ${first} and in ${second}, nothing is wider than a phone, and nothing breaks its policy`,
    async (page) => {
      const { tab, broken } = await opened(open, page, {
        viewport: phone,
        reducedMotion: 'reduce',
        colorScheme: first,
      });
      await turn(tab, first);
      expect(await axeFinds(tab)).toEqual([]);
      expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
      for (const size of await sizesOfDiagrams(tab)) expect(size).toBeGreaterThan(0.65);
      await turn(tab, second);
      await tab.setViewportSize(desk);
      expect(await axeFinds(tab, 'colours'), `in ${second} on a desk`).toEqual([]);
      expect(broken).toEqual([]);
      await tab.close();
      looked++;
      if (looked % 10 === 0) console.log(`pages: ${looked} of ${pages.length}`);
    },
  );
}
