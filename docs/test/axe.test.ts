import type { Server } from 'node:http';
import { AxeBuilder } from '@axe-core/playwright';
import { type Browser, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../scripts/lib/chromium.mjs';
import { base } from '../src/base.js';
import { serve } from './serve.js';

const pages = [
  '/',
  '/rules/',
  '/rules/ctg/',
  '/rules/ctg/catch.html',
  '/rules/ctg/components.html',
  '/rules/ccsl/rulings.html',
  '/rules/cubes/examples.html',
  '/rules/cubes/components.html',
  '/rules/wicked/components.html',
  '/rules/pocket/formats.html',
  '/rules/pocket/numbers.html',
  '/rules/cubes/flow.html',
  '/house-rules/',
  '/architecture.html',
  '/glossary.html',
  '/api/',
];

describe('in a browser', () => {
  let browser: Browser;
  let server: Server;
  let site: string;

  beforeAll(async () => {
    const served = await serve();
    server = served.server;
    site = `${served.address}${base.replace(/\/$/, '')}`;
    browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox'] });
  });
  afterAll(async () => {
    await browser?.close();
    server?.close();
  });

  test.each(pages)('%s: axe finds nothing, and nothing is wider than a phone', async (page) => {
    const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    const tab = await context.newPage();
    await tab.goto(`${site}${page}`, { waitUntil: 'networkidle' });
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

  test('from a rule by its id to its page, and on to an example that is played there', async () => {
    const tab = await browser.newPage();
    await tab.goto(`${site}/rule.html#cubes.outcome.wicket`);
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
    const tab = await browser.newPage();
    await tab.goto(`${site}/rule.html?read=0.9.0-000000#cubes.outcome.wicket`);
    await tab.getByText('have changed since they were cited from version 0.9.0').waitFor();
    await tab.getByRole('link', { name: /as it stands in version/ }).click();
    await tab.waitForURL(/#cubes\.outcome\.wicket$/);
    await tab.close();
  });
});
