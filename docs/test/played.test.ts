import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { built, dist, htmlOf } from './built.js';
import { opened, openSite } from './site-browser.js';

/** The scripts of a folder of the site that hold the engine, without which no example can be played; not those that are words of a page. */
function withEngine(folder: string): readonly string[] {
  return readdirSync(`${dist}${folder}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js') && !/\.md\.|search\.data/.test(file))
    .filter((file) => readFileSync(`${dist}${folder}/${file}`, 'utf8').includes('HowzatError'));
}

// a page is built again, and looked at again, only where it differs
test('the code of a rule is in no page: it lies beside them', () => {
  expect(withEngine('played').length).toBeGreaterThan(0);
  expect(withEngine('assets')).toEqual([]);
  expect(built().filter((page) => htmlOf(page).includes('played/'))).toEqual([]);
});

describe('in a browser', () => {
  const open = openSite();

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

  test('an example that is played breaks nothing of the policy of its page', async () => {
    const { tab, broken } = await opened(open, '/rules/cubes/examples.html');
    await tab.getByRole('button', { name: /play/i }).first().click();
    await tab.getByRole('button', { name: 'Again' }).first().waitFor();
    expect(broken).toEqual([]);
    await tab.close();
  });
});
