import { AxeBuilder } from '@axe-core/playwright';
import type { Variant } from '@howzat/core';
import { ctg, sensible as ctgPlayer } from '@howzat/ctg';
import { pocket, sensible as pocketPlayer } from '@howzat/pocket';
import { wicked, sensible as wickedPlayer } from '@howzat/wicked';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { importing, setUp } from './opening.js';
import { answer, begin, byKeyboard, playOut, untilAsked } from './playing.js';
import { lateRecord } from './records.js';
import { shoot } from './screenshots.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const won = /won|tied|drawn/;

test.each(['Cubes', 'Cricket Card Strategy League'])('the table of %s plays a whole match by mouse', async (game) => {
  const { page, context, complaints } = await app.visit();
  await page.goto(app.address);
  await begin(page, game);
  expect(await playOut(page)).toMatch(won);
  expect(complaints).toEqual([]);
  await context.close();
});

// tables.deep.test.ts plays them whole: of Pocket Cricket that is some five hundred questions
test.each([
  ['Cricket: The Game', ctg as unknown as Variant, ctgPlayer],
  ['Wicked Cricket', wicked as unknown as Variant, wickedPlayer],
  ['Pocket Cricket', pocket as unknown as Variant, pocketPlayer],
] as const)('the table of %s plays the last over of a match by mouse', async (_game, variant, player) => {
  const { page, context, complaints } = await app.visit();
  await importing(app, page, 'late.json', JSON.stringify(lateRecord(variant, player)));
  expect(await playOut(page)).toMatch(won);
  expect(complaints).toEqual([]);
  await context.close();
});

// the panels of the toss belong to the frame, and are looked at elsewhere
describe.each([
  ['Cricket: The Game', '.ctg', 3],
  ['Wicked Cricket', '.wicked', 3],
  ['Cubes', '.stage', 1],
  ['Cricket Card Strategy League', '.stage', 1],
  ['Pocket Cricket', '.stage', 1],
] as const)('the table of %s', (game, table, panels) => {
  test('fits a phone, by keys alone, and axe finds nothing on it by day or under lights', async () => {
    const { page, context, complaints } = await app.visit({ viewport: { width: 360, height: 780 } });
    await page.goto(app.address);
    await begin(page, game);
    const questions = new Set<string>();
    for (let turn = 0; turn < 30 && (await untilAsked(page)) === 'asked'; turn++) {
      const panel = page.locator('[data-ask]').first();
      const question = (await panel.locator('h2, h3').first().textContent()) ?? '';
      if ((await panel.locator('[data-answer]').count()) > 0 && !questions.has(question)) {
        questions.add(question);
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme });
          // colours fade from one to the other
          await page.waitForTimeout(300);
          const { violations } = await new AxeBuilder({ page }).include(table).analyze();
          expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
        }
        const wider = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(wider).toBeLessThanOrEqual(0);
        await shoot(page, `${game} ${question}`);
      }
      await answer(page, turn, byKeyboard);
    }
    expect(questions.size).toBeGreaterThan(panels);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

test('no other stroke can be pressed while attitude and zone are on their way', { timeout: 900_000 }, async () => {
  const { page, context, complaints } = await app.visit();
  // of this seed the person bats first
  await setUp(app, page, 'ctg');
  await page.getByLabel('Seed', { exact: true }).fill('3');
  await page.getByRole('button', { name: 'Start the match' }).click();
  const strokes = page.locator('[data-ask]:has(li [data-answer]):has([type="radio"])');
  for (let turn = 0; !(await strokes.isVisible()); turn++) {
    expect(turn).toBeLessThan(200);
    expect(await untilAsked(page)).toBe('asked');
    if (!(await strokes.isVisible())) await answer(page, turn);
  }
  const pressable = await strokes.evaluate(async (panel) => {
    const seen = document.querySelector('[data-seen]') as HTMLElement;
    const begun = Number(seen.dataset.seen);
    const found: string[] = [];
    panel.querySelector<HTMLElement>('[data-answer]')?.click();
    await new Promise<void>((done) => {
      const observer = new MutationObserver(() => {
        const come = Number(seen.dataset.seen) - begun;
        // attitude and zone have both come in
        if (come > 1 || !panel.isConnected) return done(observer.disconnect());
        const open = panel.querySelectorAll('[data-answer]:not(:disabled)').length;
        if (open > 0) found.push(`${open} after ${come}`);
      });
      observer.observe(document.body, { subtree: true, childList: true, attributes: true });
    });
    return found;
  });
  expect(pressable).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
