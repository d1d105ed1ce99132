import { describe, expect, test } from 'vitest';
import { axeFinds, testAccessible } from './accessible.js';
import { opened, openSite } from './site-browser.js';

/** A page of most kinds, of the game whose page is the shortest: axe.deep.test.ts has all. */
const pages = [
  '/',
  '/rules/cubes/',
  '/rules/cubes/result-bands.html',
  '/rules/cubes/rulings-1.html',
  '/rules/cubes/examples.html',
  '/rules/cubes/flow.html',
  '/guides/first-house-rule.html',
  // a rule whose words are as they were cited leads on to another page while axe looks at this one
  '/rule.html?read=0.9.0-000000#cubes.outcome.wicket',
  '/api/',
];

describe('in a browser', () => {
  const open = openSite();

  testAccessible(open, pages);

  test('a question in plain words leads to a rule, with its game, its title and its first sentence', async () => {
    const { tab, broken } = await opened(open, '/rules/ctg/catch.html', { viewport: { width: 360, height: 740 } });
    await tab.keyboard.press('/');
    const box = tab.getByRole('dialog', { name: 'Search' });
    expect(await box.getByLabel('Game').inputValue()).toBe('ctg');
    await box.getByLabel('What do you want to know?').fill('can a bowler bowl two overs in a row');
    const first = box.getByRole('listitem').first();
    await first.getByText('No bowler bowls two overs in a row').waitFor();
    expect(await first.textContent()).toContain('Cricket: The Game · Over');
    expect(await first.textContent()).toContain('The same bowler may not bowl two overs in succession');
    expect(await axeFinds(tab)).toEqual([]);
    expect(await tab.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);

    await box.getByLabel('Game').selectOption('pocket');
    await first.getByText('Pocket Cricket').waitFor();
    await box.getByLabel('What do you want to know?').press('ArrowDown');
    await tab.keyboard.press('Enter');
    await tab.waitForURL(/rules\/pocket\/.*#pocket\./);
    expect(await box.isVisible()).toBe(false);
    expect(broken).toEqual([]);
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
