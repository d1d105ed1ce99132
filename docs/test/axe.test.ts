import { describe, expect, test } from 'vitest';
import { testAccessible } from './accessible.js';
import { openSite } from './site-browser.js';

/** One page of each kind, of the game whose page is the shortest: axe.deep.test.ts has all. */
const pages = [
  '/',
  '/rules/',
  '/rules/cubes/',
  '/rules/cubes/result-bands.html',
  '/rules/ccsl/components.html',
  '/rules/cubes/rulings.html',
  '/rules/cubes/examples.html',
  '/rules/pocket/formats.html',
  '/rules/cubes/numbers.html',
  '/rules/cubes/flow.html',
  '/house-rules/',
  '/architecture.html',
  '/glossary.html',
  '/guides/first-house-rule.html',
  '/rule.html#cubes.outcome.wicket',
  '/decisions/',
  '/api/',
];

describe('in a browser', () => {
  const open = openSite();

  testAccessible(open, pages);

  test('from a rule by its id to its page, and on to an example that is played there', async () => {
    const tab = await open.browser.newPage();
    await tab.goto(`${open.site}/rule.html#cubes.outcome.wicket`);
    await tab.waitForURL(/rules\/cubes\/result-bands\.html#cubes\.outcome\.wicket$/);
    await tab.locator('#cubes\\.outcome\\.wicket ~ ul').first().getByRole('link').filter({ hasText: /E3/ }).click();
    await tab.waitForURL(/rules\/cubes\/examples\.html#/);
    const example = tab.locator('#cubes\\.score\\.notation + p, #cubes\\.score\\.notation ~ .replay').last();
    const replay = tab
      .locator('.replay')
      .filter({ has: tab.getByRole('button', { name: 'Play it to the end' }) })
      .nth(2);
    await replay.getByRole('button', { name: 'Play it to the end' }).click();
    await tab.getByText('It went as the example says').first().waitFor();
    expect(await example.count()).toBeGreaterThan(0);
    await tab.locator('.replay details summary').first().click();
    await tab.locator('.replay details[open] a').first().click();
    await tab.waitForURL(/rules\/(cubes|core)\/.*\.html#/);
    await tab.close();
  });

  test('a citation whose words have changed says so before it leads on', async () => {
    const tab = await open.browser.newPage();
    await tab.goto(`${open.site}/rule.html?read=0.9.0-000000#cubes.outcome.wicket`);
    await tab.getByText('have changed since they were cited from version 0.9.0').waitFor();
    await tab.getByRole('link', { name: /as it stands in version/ }).click();
    await tab.waitForURL(/#cubes\.outcome\.wicket$/);
    await tab.close();
  });
});
