/** @module-tag keeping */
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { seenOn, untilKept } from './kept.js';
import { importing } from './opening.js';
import { answer, liftCurtain, playOn, untilAsked } from './playing.js';
import { begunRecord, finishedRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const file = (record: unknown): string => JSON.stringify(record);

/** Waits until something on the page has stood in one place for a tenth of a second. */
async function untilStill(locator: Locator): Promise<void> {
  let before: number | undefined;
  const stands = async (): Promise<boolean> => {
    const now = (await locator.boundingBox())?.y;
    const still = now === before;
    before = now;
    return still;
  };
  await expect.poll(stands, { interval: 100 }).toBe(true);
}

describe('time', () => {
  test('a match that is reloaded in the middle goes on at the same ball', async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
    for (let turn = 0; turn < 5; turn++) {
      await untilAsked(page);
      await answer(page, turn);
    }
    await untilAsked(page);
    await untilKept(page);
    const seen = await seenOn(page);
    const score = await page.locator('[data-score]').textContent();
    await page.reload();
    await untilAsked(page);
    expect(await seenOn(page)).toBe(seen);
    expect(await page.locator('[data-score]').textContent()).toBe(score);
    await playOn(page, 3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('undo goes back to a decision, and redo forward again', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'match.json', file(begunRecord()));
    await untilAsked(page);
    const seen = page.locator('[data-seen]');
    const before = await seen.getAttribute('data-seen');
    await page.getByRole('button', { name: 'Undo' }).click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-seen]')?.getAttribute('data-seen') !== was,
      before,
    );
    if ((await untilAsked(page)) === 'curtain') await liftCurtain(page);
    const elects = page.getByRole('heading', { name: /bat or bowl/i });
    await elects.waitFor();
    // of two people it is said whose choice it is
    expect(await elects.textContent()).toMatch(/^Ben: /);
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-seen]')?.getAttribute('data-seen') === was,
      before,
    );
    await context.close();
  });

  test('an imported match that is over can be looked through, its book read, and its picture shared', async () => {
    const { page, context, complaints } = await app.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    const record = finishedRecord();
    await importing(app, page, 'match.json', file(record));
    await page.locator('[data-result]').waitFor();
    const scrubber = page.getByRole('slider', { name: 'Moment of the match' });
    await scrubber.focus();
    await scrubber.press('Home');
    await page.getByRole('button', { name: 'Back to now' }).waitFor();
    await page.locator('[data-result]').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'A ball on' }).click();
    await page.getByRole('button', { name: 'Back to now' }).click();
    await page.locator('[data-result]').waitFor();
    // and shown to others, as a picture of its scorecard and its worm
    await page.getByRole('button', { name: 'Share the scorecard' }).click();
    const picture = page.getByRole('dialog').getByRole('img', { name: /^Reds v Blues/ });
    await picture.waitFor();
    // the lines of both sides are drawn in colours that nothing else has
    const drawn = await picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const { data } = pen?.getImageData(0, 0, canvas.width, canvas.height) ?? { data: [] };
      const count = (r: number, g: number, b: number): number => {
        let many = 0;
        for (let at = 0; at < data.length; at += 4)
          if (data[at] === r && data[at + 1] === g && data[at + 2] === b) many++;
        return many;
      };
      return [count(0x1f, 0x5f, 0x8b), count(0x9a, 0x3b, 0x12)];
    });
    for (const dots of drawn) expect(dots).toBeGreaterThan(300);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the picture' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^hand-cricket-\d{4}-\d\d-\d\d\.png$/);
    await page.getByRole('button', { name: 'Copy as text' }).click();
    await page.getByText('Copied', { exact: true }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
      /^Reds v Blues\n(Reds|Blues) won by .*\n/,
    );
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('on a phone the bar of time stays where it is under the thumb that goes through a match', async () => {
    const { page, context } = await app.visit({ viewport: { width: 360, height: 740 } });
    await importing(app, page, 'match.json', file(finishedRecord()));
    await page.locator('[data-result]').waitFor();
    const bar = page.getByRole('region', { name: 'Time' });
    await bar.scrollIntoViewIfNeeded();
    const scrubber = page.getByRole('slider', { name: 'Moment of the match' });
    const balls = Number(await scrubber.getAttribute('max'));
    expect(balls).toBeGreaterThan(4);
    await scrubber.press('Home');
    const on = page.getByRole('button', { name: 'A ball on' });
    const places = new Set<number>();
    // the last leads back to now
    for (let ball = 1; ball < balls; ball++) {
      await on.click();
      await page.waitForFunction(
        (at) => document.querySelector<HTMLInputElement>('input[type="range"]')?.value === String(at),
        ball,
      );
      // the table follows the bar, the first time by a moment
      if (ball === 1) await untilStill(bar);
      const box = await bar.boundingBox();
      places.add(Math.round(box?.y ?? -1));
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    }
    expect([...places]).toHaveLength(1);
    await context.close();
  });

  test('a link carries a replay to somebody else', async () => {
    const { page, context, complaints } = await app.visit({ permissions: ['clipboard-read', 'clipboard-write'] });
    await importing(app, page, 'match.json', file(finishedRecord()));
    await page.locator('[data-result]').waitFor();
    await page.getByRole('button', { name: 'Match menu' }).click();
    await page.getByRole('menuitem', { name: /link/ }).click();
    await page.getByText('Link copied').waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const result = (await page.locator('[data-result]').textContent()) ?? '';
    const friend = await app.visit();
    // whoever watches the page from its first moment on never reads how it ended
    await friend.page.addInitScript((ending) => {
      const look = (): void => {
        if (document.documentElement?.textContent?.includes(ending)) document.documentElement.dataset.told = ending;
      };
      new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
    }, result);
    const told = (): Promise<string | undefined> => friend.page.evaluate(() => document.documentElement.dataset.told);
    await friend.page.goto(link);
    await friend.page.getByText('A replay').waitFor();
    // how it ended is not told before it has been watched
    const bar = friend.page.getByLabel('Moment of the match');
    await friend.page.getByRole('button', { name: 'Back to now' }).waitFor();
    expect([await bar.inputValue(), await friend.page.locator('[data-result]').count()]).toEqual(['0', 0]);
    await friend.page.locator('[data-table]').waitFor();
    expect(await told()).toBeUndefined();
    await friend.page.getByRole('button', { name: 'Back to now' }).click();
    await friend.page.locator('[data-result]').waitFor();
    expect(await told()).toBe(result);
    // a link from the middle leads to the ball that was looked at
    await page.getByLabel('Moment of the match').fill('3');
    await page.getByRole('button', { name: 'Back to now' }).waitFor();
    await page.getByRole('button', { name: 'Match menu' }).click();
    await page.getByRole('menuitem', { name: /link/ }).click();
    await page.waitForFunction((was) => navigator.clipboard.readText().then((text) => text !== was), link);
    await friend.page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    await friend.page.getByRole('button', { name: 'Back to now' }).waitFor();
    expect([await bar.inputValue(), await friend.page.locator('[data-result]').count()]).toEqual(['3', 0]);
    expect([...complaints, ...friend.complaints]).toEqual([]);
    await context.close();
    await friend.context.close();
  });
});
