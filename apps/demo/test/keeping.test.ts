/** @module-tag keeping */
import { readFileSync } from 'node:fs';
import { readRecord, replayMatch } from '@howzat/core';
import { checkCricsheet } from '@howzat/core/scorebook';
import { originalSet } from '@howzat/cubes';
import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handCricket } from '../src/third-party/hand-cricket.js';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { seenOn, untilKept } from './kept.js';
import { importing, setUp } from './opening.js';
import { answer, goOn, playBall, playOn, playOut, untilAsked, untilTaken } from './playing.js';
import { begunRecord, finishedRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** Presses something that hands out a file, and reads it. */
async function downloaded(page: Page, press: () => Promise<void>): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download') as Promise<Download>, press()]);
  return { name: download.suggestedFilename(), content: readFileSync(await download.path()) };
}

async function fromMenu(page: Page, item: string): Promise<{ name: string; content: Buffer }> {
  await page.getByRole('button', { name: 'Match menu' }).click();
  return downloaded(page, () => page.getByRole('menuitem', { name: item }).click());
}

describe('what is taken away', () => {
  test('a record that replays to the same log, Cricsheet that is valid, a line a ball, and a picture', async () => {
    const { page, context, complaints } = await app.visit({ acceptDownloads: true });
    const record = finishedRecord();
    await importing(app, page, 'match.json', JSON.stringify(record));
    await page.locator('[data-result]').waitFor();

    const kept = await fromMenu(page, 'Record (JSON)');
    expect(kept.name).toMatch(/^hand-cricket-.*\.json$/);
    const read = readRecord(JSON.parse(kept.content.toString()));
    const replayed = replayMatch(handCricket, read);
    expect(replayed.log()).toEqual(replayMatch(handCricket, record).log());

    const cricsheet = await fromMenu(page, 'Cricsheet JSON');
    expect(checkCricsheet(JSON.parse(cricsheet.content.toString()))).toEqual([]);

    const csv = await fromMenu(page, 'Balls as CSV');
    expect(csv.name).toMatch(/\.csv$/);
    const rows = csv.content.toString().trim().split(/\r?\n/);
    expect(rows[0]).toMatch(/^innings,/);
    expect(rows.length - 1).toBe(replayed.log().filter(({ delivery }) => delivery).length);

    await page.getByRole('button', { name: 'Scorebook' }).first().click();
    const picture = await downloaded(page, () => page.getByRole('button', { name: 'Scorecard as a picture' }).click());
    expect(picture.content.subarray(1, 4).toString()).toBe('PNG');
    // a width and a height that a scorecard needs
    expect(picture.content.readUInt32BE(16)).toBeGreaterThanOrEqual(800);
    expect(picture.content.readUInt32BE(20)).toBeGreaterThan(300);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

deepTest(
  'where storage is full the screen says so, the match goes on, and what was saved before is not lost',
  async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'match.json', JSON.stringify(begunRecord()));
    await untilTaken(page);
    const address = page.url();
    const before = await page.locator('[data-seen]').getAttribute('data-seen');
    // what the browser does where nothing more fits: in the worker, which keeps the match
    for (const worker of page.workers())
      await worker.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('Nothing more fits.', 'QuotaExceededError');
        };
      });
    await answer(page, 0);
    await page.getByText(/Storage is full/).waitFor();
    await untilTaken(page);
    await answer(page, 1);
    await page.goto(address);
    await untilAsked(page);
    expect(await page.locator('[data-seen]').getAttribute('data-seen')).toBe(before);
    await context.close();
  },
);

describe('another set of cards', { tags: ['cubes'] }, () => {
  const choose = async (page: Page, name: string, text: string): Promise<void> => {
    await setUp(app, page, 'cubes');
    await page
      .getByLabel('Use a file')
      .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
  };

  test('is played with where it fits the schema of the game', async () => {
    const { page, context, complaints } = await app.visit();
    const mine = { ...originalSet, cubes: originalSet.cubes.map((cube) => ({ ...cube, A: cube.B, B: cube.A })) };
    await choose(page, 'my-cubes.json', JSON.stringify(mine));
    await page.getByText('my-cubes.json').waitFor();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await playBall(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test.each([
    ['is not JSON', 'cubes!', /not JSON/],
    ['has a cube too few', JSON.stringify({ ...originalSet, cubes: originalSet.cubes.slice(1) }), /210/],
  ])('is refused where it %s, with what is wrong', async (_what, text, reason) => {
    const { page, context } = await app.visit();
    await choose(page, 'bad.json', text);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(reason);
    await page.getByText('The printed set').waitFor();
    await context.close();
  });
});

describe('going back', () => {
  test('a match goes on from a ball of the past, and what was played is there by redo', async () => {
    const { page, context, complaints } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
    await playOut(page);
    const scrubber = page.getByRole('slider', { name: 'Moment of the match' });
    const balls = Number(await scrubber.getAttribute('max'));
    const whole = Number(await page.locator('[data-seen]').getAttribute('data-seen'));
    await scrubber.fill('2');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Play on from here' }).click();
    await page.waitForFunction(
      (was) => Number(document.querySelector('[data-seen]')?.getAttribute('data-seen')) < was,
      whole,
    );
    await untilAsked(page);
    expect(Number(await scrubber.getAttribute('max'))).toBe(2);
    expect(await page.getByRole('button', { name: 'Redo' }).isEnabled()).toBe(true);
    // another choice than before: the old branch is left for good
    await answer(page, 3);
    await page.locator('button[aria-label="Redo"]:disabled').waitFor();
    await playOn(page, 3);
    expect(balls).toBeGreaterThan(2);
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('a series that is reloaded goes on in the same match, with the same standings', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByLabel('Series').selectOption('3');
    await page.getByRole('button', { name: 'Start the series' }).click();
    await playOut(page);
    await goOn(page);
    await page.getByText('Match 2 of 3').waitFor();
    await untilAsked(page);
    await answer(page, 0);
    await untilAsked(page);
    await untilKept(page);
    const seen = await seenOn(page);
    await page.reload();
    await page.getByText('Match 2 of 3').waitFor();
    await untilAsked(page);
    expect(await seenOn(page)).toBe(seen);
    await playOut(page);
    await page.getByText(/^You \d, Computer \d/).waitFor();
    const standings = (await page.getByText(/^You \d, Computer \d/).textContent()) ?? '';
    expect([...standings.matchAll(/\d/g)].reduce((sum, [n]) => sum + Number(n), 0)).toBe(2);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
