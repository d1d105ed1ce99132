import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { beginForTwo, importing } from './opening.js';
import { answer, liftCurtain, untilAsked } from './playing.js';
import { chasedRecord, finishedRecord, finishedShippedRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const file = (record: unknown): string => JSON.stringify(record);

/** Asks why the first ball of a match between Reds and Blues went as it did: a sentence, and rules whose words lead to the rulebook. */
async function saysWhy(page: Page, rulebook: RegExp): Promise<void> {
  await page.locator('[data-result]').waitFor();
  await page
    .getByRole('button', { name: /^Why\? \d/ })
    .first()
    .click();
  const rules = page.locator('[data-rules] li');
  await rules.first().waitFor();
  expect(await rules.first().locator('p').first().textContent()).toMatch(/\w+ \w+ \w+/);
  // the reason in a sentence, then the rule that decided it; all others are folded behind
  expect(await page.locator('[data-reason]').textContent()).toMatch(/^(Reds|Blues)'? .*(met|passed).*: .*\.$/);
  expect(await page.locator('[data-rules]:visible li').count()).toBe(1);
  expect(await page.locator('details [data-rules] li').count()).toBeGreaterThan(3);
  expect(await rules.first().getByRole('link').getAttribute('href')).toMatch(rulebook);
}

describe('understanding', () => {
  test('why a ball went as it did: rules in words, each with a link', async () => {
    const { page, context, complaints } = await app.visit();
    await importing(app, page, 'match.json', file(finishedRecord()));
    await saysWhy(page, /^\/rules\/hand-cricket#hand\./);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('why a ball of a shipped game went as it did, and how it would have gone under its other readings', {
    tags: ['ccsl'],
  }, async () => {
    const { page, context, complaints } = await app.visit();
    await importing(app, page, 'match.json', file(finishedShippedRecord()));
    await saysWhy(page, /^\/rules\/ccsl#ccsl\./);
    await page.getByRole('button', { name: 'Try every other reading' }).click();
    await page.getByText(/\d+ of \d+ readings tried|No other reading/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('a ruling that decided a ball is told with the reading that was played', { tags: ['cubes'] }, async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'match.json', file(chasedRecord()));
    await page.locator('[data-result]').waitFor();
    const whys = page.getByRole('button', { name: /^Why\? \d/ });
    const ruling = page.locator('[data-rules] li', { hasText: 'cubes.ruling.chase-stop' });
    await whys.first().click();
    await page.locator('[data-rules] li').first().waitFor();
    expect(await ruling.locator('p').first().textContent()).toBe(
      'Does the last innings end when the target is passed? It does.',
    );
    await context.close();
  });

  test('where the docs are served too, the rulebook of the app leads on to them', async () => {
    const docs = mkdtempSync(join(tmpdir(), 'howzat-docs-'));
    writeFileSync(join(docs, 'rule.html'), '<script src="/docs/assets/app.js"></script><h1>A rule by its id</h1>');
    const both = await openApp(docs);
    const { page } = await both.visit();
    await importing(both, page, 'match.json', file(finishedRecord()));
    await page
      .getByRole('button', { name: /^Why\? \d/ })
      .first()
      .click();
    const link = page.locator('[data-rules] li').first().getByRole('link');
    // the app's own page is on the device: it is there without a network too
    const href = await link.getAttribute('href');
    expect(href).toMatch(/^\/rules\/hand-cricket#hand\./);
    await page.goto(new URL(href ?? '', both.address).href);
    await page.getByRole('link', { name: `In the docs: ${href?.split('#')[1]}` }).click();
    expect(new URL(page.url()).pathname).toBe('/docs/rule.html');
    await page.getByRole('heading', { name: 'A rule by its id' }).waitFor();
    await both.close();
    rmSync(docs, { recursive: true });
  });

  test('what is not allowed is there, with the rule that forbids it', async () => {
    const { page, context } = await app.visit();
    await beginForTwo(app, page, 'hand-cricket');
    const forbidden = page.getByText(/not allowed now/);
    for (let turn = 0; turn < 12 && (await forbidden.count()) === 0; turn++) {
      if ((await untilAsked(page)) === 'curtain') await liftCurtain(page);
      else if ((await forbidden.count()) === 0) await answer(page, turn);
    }
    await forbidden.click();
    await page.getByText('Nobody has so many fingers on one hand here.').waitFor();
    await page.getByText('hand.fingers').waitFor();
    await context.close();
  });
});
