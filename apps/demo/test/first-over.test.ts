import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tourOf } from '../src/tables/lookup.js';
import type { Tip } from '../src/tables/tour.js';
import { type VariantEntry, variants } from '../src/variants.js';
import { type App, openApp } from './browser.js';
import { chosen } from './depth.js';
import { setUp } from './opening.js';
import { tagsOf } from './parts.js';
import { answer, orTell, untilAsked } from './playing.js';
import { outOfSight, unreadable } from './sight.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const games = variants.filter(({ table }) => table !== undefined);

/** The numbers on the screen that say what they mean: their kinds, and those that no key reaches. */
async function numbersOn(page: Page): Promise<{ readonly kinds: readonly string[]; readonly lost: readonly string[] }> {
  return page.evaluate(() => {
    const all = [...document.querySelectorAll<HTMLElement>('[data-number]')].filter((each) => each.checkVisibility());
    const isReached = (number: Element): boolean => {
      const group = number.closest('.figures');
      const stops = group ? [...group.querySelectorAll('button')] : [number.closest('button')];
      return stops.some((stop) => stop !== null && stop.tabIndex >= 0 && !stop.disabled);
    };
    return {
      kinds: [...new Set(all.map(({ dataset }) => dataset.number ?? ''))],
      lost: all.filter((each) => !isReached(each)).map((each) => each.dataset.means ?? ''),
    };
  });
}

/** Reads all tips of this moment, and counts the numbers that they point at. */
async function readTips(page: Page, tips: readonly Tip[], told: Map<string, number>): Promise<string> {
  const guide = page.locator('[data-guide]');
  for (;;) {
    const tip = (await guide.getAttribute('data-guide')) ?? '';
    if (tip === 'done' || tip === '') return tip;
    const pointed = page.locator('[data-pointed]:visible');
    // the details come a little later than the tip
    if (tips.some(({ id, shows }) => id === tip && shows))
      await pointed
        .first()
        .waitFor({ timeout: 2000 })
        .catch(() => {});
    told.set(tip, await pointed.count());
    await guide.getByRole('button', { name: 'Next', exact: true }).click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-guide]')?.getAttribute('data-guide') !== was,
      tip,
    );
  }
}

const ballsBowled = (page: Page): Promise<number> =>
  page
    .getByRole('slider', { name: 'Moment of the match' })
    .getAttribute('max')
    .then((most) => Number(most));

/** What is asked first in a match that was begun by one press: a choice of the first ball. */
const firstBall: Readonly<Record<string, RegExp>> = {
  ctg: /zone|bowl/i,
  wicked: /bowls to|field/i,
  cubes: /cubes/i,
  ccsl: /card/i,
  pocket: /play a card/i,
};
/** Games in which nothing else is asked before that ball has been bowled. */
const atOnce: readonly string[] = ['wicked', 'cubes', 'ccsl'];

/** From the home page to the first ball, by two presses. */
async function toFirstBall(page: Page, { id, title }: VariantEntry): Promise<void> {
  await page.getByRole('button', { name: `Play now : ${title}`, exact: true }).click();
  await untilAsked(page);
  const question = page.locator('[data-ask] :is(h2, h3)').first();
  expect(await question.textContent()).toMatch(firstBall[id] ?? /^$/);
  expect(await ballsBowled(page)).toBe(0);
  // what was chosen for them stands there, with the way to choose it; there is nothing of theirs to take back
  await page.locator('[data-facts] a').waitFor();
  expect(await page.locator('button[aria-label="Undo"]:not(:disabled)').count()).toBe(0);
  expect(await outOfSight(page, '[data-facts], [data-ask] :is(h2, h3), [data-ask] [data-answer]:visible')).toEqual([]);
  expect(await unreadable(page)).toEqual([]);
  const main = page.locator('[data-ask] .button-main[data-answer]:not(:disabled)');
  const any = page.locator('[data-ask] [data-answer]:not([aria-disabled]):not(:disabled)');
  await ((await main.count()) > 0 ? main : any).first().click();
  if (atOnce.includes(id)) await expect.poll(() => ballsBowled(page)).toBeGreaterThan(0);
  else await page.waitForFunction(() => document.querySelector('[data-ask] button:not(:disabled)'));
}

/** Plays a guided over to its end. Gives the tips that were told, and the kinds of numbers that stood on the table. */
async function guidedOver(page: Page, { title }: VariantEntry, tips: readonly Tip[]) {
  const told = new Map<string, number>();
  const kinds = new Set<string>();
  await page.getByRole('button', { name: `Learn it in one over : ${title}`, exact: true }).click();
  const guide = page.locator('[data-guide]');
  await orTell(page, guide.waitFor(), 'There is no guide');
  for (let turn = 0; turn < 60; turn++) {
    if ((await untilAsked(page)) === 'over') break;
    const numbers = await numbersOn(page);
    expect(numbers.lost).toEqual([]);
    for (const kind of numbers.kinds) kinds.add(kind);
    if ((await readTips(page, tips, told)) === 'done') break;
    // with nothing new to tell, it is said what the choice is about
    expect(((await guide.textContent()) ?? '').length).toBeGreaterThan(40);
    await answer(page, turn);
  }
  await orTell(page, page.getByText('That was your first over').waitFor(), 'The first over does not end');
  return { told, kinds };
}

describe('a first match', () => {
  for (const entry of games)
    test(`of ${entry.title}: two presses to the first ball`, tagsOf(entry.id), async () => {
      const { page, context, complaints } = await app.visit({
        viewport: { width: 360, height: 740 },
        reducedMotion: 'reduce',
      });
      page.setDefaultTimeout(20_000);
      await page.goto(app.address);
      await toFirstBall(page, entry);
      expect(complaints).toEqual([]);
      await context.close();
    });

  for (const entry of chosen(games, ({ id }) => id === 'ccsl'))
    test(
      `of ${entry.title}: an over in which every number is explained when it first matters`,
      tagsOf(entry.id),
      async () => {
        const { page, context, complaints } = await app.visit();
        page.setDefaultTimeout(20_000);
        await page.goto(app.address);
        const { tips } = await tourOf(entry);
        const { told, kinds } = await guidedOver(page, entry, tips);
        const about = (kind: string) => tips.filter(({ shows }) => shows === kind);
        // each number of the table that was seen, and the score, has had its tip
        const unexplained = [...kinds].filter(
          (kind) => about(kind).length > 0 && !about(kind).some(({ id }) => told.has(id)),
        );
        expect(unexplained).toEqual([]);
        // and a tip about a number points at it
        const pointless = tips.filter(({ id, shows }) => shows !== undefined && told.get(id) === 0).map(({ id }) => id);
        expect(pointless).toEqual([]);
        expect(told.size).toBeGreaterThanOrEqual(4);
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

  test('says of a number what it means when it is focused, pointed at or touched, and not after Escape', {
    tags: ['ccsl'],
  }, async () => {
    const { page, context, complaints } = await app.visit();
    page.setDefaultTimeout(20_000);
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play your first over' }).click();
    await untilAsked(page);
    const told = page.locator('[data-meaning]');
    const card = page.locator('[data-ask] [data-number="card"]').nth(2);
    // it is loaded a little later than the table
    const pointedAt = async (): Promise<number> => {
      await page.mouse.move(1, 1);
      await card.hover();
      return told.count();
    };
    await expect.poll(pointedAt).toBe(1);
    const says = await told.textContent();
    expect(says).toBe(await card.getAttribute('data-means'));
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    const lamp = page.locator('[data-table] .figure').first();
    for (let presses = 0; !(await lamp.evaluate((each) => each === document.activeElement)); presses++) {
      if (presses > 60) throw new Error('No key leads to the numbers of the table.');
      await page.keyboard.press('Tab');
    }
    expect(await told.textContent()).toBe(await lamp.getAttribute('data-means'));
    await page.keyboard.press('Escape');
    await told.waitFor({ state: 'detached' });
    await lamp.click();
    expect(await told.textContent()).toBe(await lamp.getAttribute('data-means'));
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('is begun from the setup too, and left at any moment', { tags: ['ccsl'] }, async () => {
    const { page, context } = await app.visit();
    await setUp(app, page, 'ccsl');
    await page.getByRole('button', { name: 'Learn it in one over' }).click();
    await untilAsked(page);
    const guide = page.locator('[data-guide]');
    await guide.waitFor();
    await guide.getByRole('button', { name: 'Enough, I know' }).click();
    await guide.waitFor({ state: 'detached' });
    await answer(page, 0);
    await context.close();
  });
});
