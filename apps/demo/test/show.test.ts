import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { importing } from './opening.js';
import { untilAsked } from './playing.js';
import { games, recordAt } from './stages.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const ccsl = games.find(([, { id }]) => id === 'ccsl');

/** Writes down what is shown over the board from now on. */
async function watchShow(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const shown: string[] = [];
    Object.assign(globalThis, { shown });
    new MutationObserver(() => {
      const part = document.querySelector('[data-shows]')?.getAttribute('data-shows');
      if (part && shown.at(-1) !== part) shown.push(part);
    }).observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-shows'] });
  });
  return () => page.evaluate(() => (globalThis as unknown as { readonly shown: string[] }).shown);
}

/** A match in the middle of an over, at a speed, with the card touched that brings the next ball. */
async function playing(speed: string, options: object = {}) {
  const visit = await app.visit(options);
  const { page } = visit;
  await page.addInitScript((kept) => localStorage.setItem('howzat.settings', kept), JSON.stringify({ speed }));
  if (!ccsl) throw new Error('There is no CCSL.');
  await importing(app, page, 'match.json', JSON.stringify(recordAt(ccsl, 'mid-over')));
  await untilAsked(page);
  const shown = await watchShow(page);
  const seen = await page.locator('[data-seen]').getAttribute('data-seen');
  const card = page.locator('[data-ask] [data-answer]:not([aria-disabled])').first();
  const bowled = page.waitForFunction(
    (was) => document.querySelector('[data-seen]')?.getAttribute('data-seen') !== was,
    seen,
  );
  return { ...visit, shown, card, bowled };
}

describe('a ball is an event', { tags: ['ccsl'] }, () => {
  test('that is shown in its order, the score after it', async () => {
    const { page, context, shown, card, bowled, complaints } = await playing('slow');
    const score = await page.locator('[data-score]').textContent();
    await card.click();
    await bowled;
    await page.locator('[data-shows="cards"]').waitFor({ state: 'attached' });
    expect(await page.locator('[data-score]').textContent()).toBe(score);
    await page.locator('[data-shows]').waitFor({ state: 'detached' });
    const parts = await shown();
    expect(parts[0]).toBe('cards');
    expect(parts.length).toBeGreaterThan(1);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('that a press ends', async () => {
    const { page, context, shown, card, bowled } = await playing('slow');
    await card.click();
    await bowled;
    await page.locator('[data-shows="cards"]').waitFor({ state: 'attached' });
    await page.keyboard.press('Escape');
    await page.locator('[data-shows]').waitFor({ state: 'detached' });
    expect(await shown()).toEqual(['cards']);
    expect(
      await page.evaluate(
        () =>
          document
            .querySelector('.match-stage')
            ?.getAnimations({ subtree: true })
            .filter((each) => each.playState === 'running' && Number.isFinite(each.effect?.getComputedTiming().endTime))
            .length,
      ),
    ).toBe(0);
    await context.close();
  });

  test.each([
    ['at once', 'instant', {}],
    ['with reduced motion', 'slow', { reducedMotion: 'reduce' }],
  ])('of which nothing moves %s', async (_, speed, options) => {
    const { page, context, shown, card, bowled } = await playing(speed, options);
    const before = Number(await page.locator('[data-seen]').getAttribute('data-seen'));
    await card.click();
    await bowled;
    // the card of the other side too
    await page.waitForFunction(
      (was) => Number(document.querySelector('[data-seen]')?.getAttribute('data-seen')) >= was + 2,
      before,
    );
    expect(await shown()).toEqual([]);
    await context.close();
  });
});

describe('a ball is an event', () => {
  test('with sounds and vibration only where they were asked for', async () => {
    const { page, context } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const name of ['Sounds', 'Vibration']) {
      expect(await page.getByLabel(name).isChecked()).toBe(false);
      await page.getByLabel(name).check();
    }
    await page.reload();
    await page.getByRole('button', { name: 'Settings' }).click();
    for (const name of ['Sounds', 'Vibration']) expect(await page.getByLabel(name).isChecked()).toBe(true);
    await context.close();
  });
});
