import { createMatch, type MatchRecord } from '@howzat/core';
import { ctg, sensible } from '@howzat/ctg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Engine } from '../src/engine/engine.js';
import { planFor } from '../src/engine/plan.js';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { importing } from './opening.js';
import { lookedAt } from './parts.js';
import { finishedRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** A match of T10, where there is no powerplay of T20 to read in another way. */
function tenOvers(): MatchRecord {
  return createMatch(lookedAt(ctg), { format: 't10', seed: 4, players: { home: sensible, away: sensible } }).record();
}

describe('What if?', () => {
  test('a reading that changes nothing in this format is told with the reason', { tags: ['ctg'] }, async () => {
    const engine = new Engine(async () => null);
    const record = tenOvers();
    const plan = planFor('ctg', { format: 't10' });
    const source = { id: 'x', plan, record, series: null, plays: false, kept: false };
    expect(await engine.open(source, { see: () => {}, hear: () => {} })).toBeNull();
    const answer = engine.suppose(0, 'ctg.ruling.powerplay-t20', 'both');
    expect(answer).toMatchObject({ symbol: null, differs: false });
    expect(answer.because).toMatch(/changes nothing/);
  });

  deepTest(
    'comes to its end in T10, and says of each reading that cannot be tried why',
    { tags: ['ctg'] },
    async () => {
      const { page, context, complaints } = await app.visit();
      await importing(app, page, 'match.json', JSON.stringify(tenOvers()));
      await page.locator('[data-result]').waitFor();
      await page
        .getByRole('button', { name: /^Why\? \d+\.\d$/ })
        .last()
        .click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Try every other reading' }).click();
      await dialog.locator('[data-tried="all"]').waitFor();
      await dialog.getByText(/readings? could not be tried/).click();
      await dialog
        .getByText(/changes nothing/)
        .first()
        .waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describe('what nobody caught', () => {
  test('is a sentence on the screen, whatever it was', async () => {
    const { page, context } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('heading', { name: 'The games' }).waitFor();
    await page.evaluate(() => {
      void Promise.reject(new Error('The umpire has gone for tea.'));
    });
    const said = page.getByRole('alert').filter({ hasText: 'The umpire has gone for tea.' });
    await said.waitFor();
    await said.getByRole('button', { name: 'Close' }).click();
    await said.waitFor({ state: 'hidden' });
    await context.close();
  });

  test('in the worker of a match too', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'match.json', JSON.stringify(finishedRecord()));
    await page.locator('[data-result]').waitFor();
    const [worker] = page.workers();
    await worker?.evaluate(() => {
      void Promise.reject(new Error('The scorer has lost the pencil.'));
    });
    await page.getByRole('alert').filter({ hasText: 'The scorer has lost the pencil.' }).waitFor();
    await context.close();
  });
});
