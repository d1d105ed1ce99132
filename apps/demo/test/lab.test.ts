import { ccsl, sensible } from '@howzat/ccsl';
import { createRunner } from '@howzat/compiler/run';
import { compareHere, type Table } from '@howzat/simulator/here';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variants } from '../src/variants.js';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { tagsOf } from './parts.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const outcome = (page: Page, kind: string) => page.locator(`[data-outcome="${kind}"]`);

async function tick(page: Page, title: string): Promise<void> {
  await page.getByText('House rules', { exact: true }).click();
  await page.getByRole('checkbox', { name: new RegExp(`^${title}`) }).check();
}

describe('the lab', () => {
  test('plays a game with a house rule and without it, draws both and tells what is real, as the simulator would', {
    tags: ['ccsl'],
  }, async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('link', { name: 'Lab' }).click();
    await page.getByText('Numbers and switches', { exact: true }).click();
    await page.getByRole('spinbutton', { name: 'wickets', exact: true }).fill('3');
    await page.getByLabel('Matches each way').selectOption('500');
    await page.getByRole('checkbox', { name: /better player/ }).uncheck();
    await page.getByRole('button', { name: 'Play them', exact: true }).click();
    const done = outcome(page, 'done');
    await done.waitFor();
    await done
      .getByRole('img', { name: /^Runs of the first innings/ })
      .locator('svg')
      .waitFor();
    const format = 'two-over';
    const tables = [createRunner(ccsl, { format }), createRunner(ccsl, { format, set: { wickets: 3 } })].map(
      (runner) => ({
        runner,
        players: [sensible, sensible] as const,
      }),
    ) as [Table, Table];
    const { figures } = compareHere(tables, { matches: 500, seed: 1 });
    const [first] = figures;
    const row = done.getByRole('row', { name: /^runs of the first innings/ });
    const cells = await row.getByRole('cell').allTextContents();
    expect(cells.slice(0, 2)).toEqual([first?.without.toFixed(1), first?.with.toFixed(1)]);
    expect(await done.locator('[data-real]').textContent()).toMatch(/runs of the first innings \+\d/);
    expect(await done.locator('[data-tried]').textContent()).toBe('With wickets 3, and without');
    expect(complaints).toEqual([]);
    await context.close();
  });

  for (const { id } of variants)
    deepTest(`tries a change of ${id}`, tagsOf(id), async () => {
      const { page, context, complaints } = await app.visit();
      await page.goto(`${app.address}lab/${id}`);
      await tick(page, 'Golden ball');
      await page.getByLabel('Matches each way').selectOption('100');
      await page.getByRole('button', { name: 'Play them', exact: true }).click();
      await outcome(page, 'done').waitFor({ timeout: 120_000 });
      expect(await page.locator('[data-swing]').textContent()).toMatch(/Another side wins \d/);
      expect(complaints).toEqual([]);
      await context.close();
    });

  test('stops when it is told to, and tells of what was played', { tags: ['cubes'] }, async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(`${app.address}lab/cubes`);
    await tick(page, 'Golden ball');
    await page.getByLabel('Matches each way').selectOption('10000');
    await page.getByRole('button', { name: 'Play them', exact: true }).click();
    const running = outcome(page, 'running');
    // what it tells so far is there while it runs
    await running.getByRole('row', { name: /^runs of the first innings/ }).waitFor();
    const bar = running.getByRole('progressbar');
    await page.waitForFunction(() => Number(document.querySelector('progress')?.value) > 20);
    expect(Number(await bar.getAttribute('max'))).toBe(10_500);
    await page.getByRole('button', { name: 'Stop here' }).click();
    const done = outcome(page, 'done');
    await done.waitFor();
    const said = (await done.getByText(/each way, from the same seeds/).textContent()) ?? '';
    const played = Number.parseInt(said, 10);
    expect(played).toBeGreaterThan(20);
    expect(played).toBeLessThan(10_000);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('refuses what conflicts, with the reason, and waits for a change', { tags: ['cubes'] }, async () => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address}lab/cubes`);
    const run = page.getByRole('button', { name: 'Play them', exact: true });
    await page.getByText('Choose what is to change.').waitFor();
    expect(await run.isDisabled()).toBe(true);
    await tick(page, 'Last man stands');
    expect(await run.isDisabled()).toBe(false);
    await page.getByRole('checkbox', { name: /^Pairs cricket/ }).check();
    expect(await page.locator('[data-conflict]').textContent()).not.toBe('');
    expect(await run.isDisabled()).toBe(true);
    await context.close();
  });

  test('a number that may not be is refused with what it may be', async () => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address}lab/hand-cricket`);
    await page.getByText('Numbers and switches', { exact: true }).click();
    await page.getByRole('spinbutton', { name: 'wickets', exact: true }).fill('0');
    expect(await page.locator('[data-conflict]').textContent()).toMatch(/wickets must be a whole number from 1 to/);
    await context.close();
  });

  test('what was tried can be played: the setup has the same rules', async () => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address}lab/hand-cricket`);
    await tick(page, 'Golden ball');
    await page.getByRole('link', { name: 'Play it yourself' }).click();
    // the lab has house rules to fold too
    await page.waitForURL(/\/new\//);
    await page.getByRole('radiogroup', { name: 'Who plays?' }).waitFor();
    await page.getByText('House rules', { exact: true }).click();
    expect(await page.getByRole('checkbox', { name: /^Golden ball/ }).isChecked()).toBe(true);
    await context.close();
  });
});
