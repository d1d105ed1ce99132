import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { words } from '../src/words.js';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { beginForTwo, setUp } from './opening.js';
import { answer, goOn, liftCurtain, playOn, playOut, untilAsked } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const won = /won|tied|drawn/;

describe('ways to play', () => {
  test('on a screen of 360 px, with nothing out of reach', async () => {
    const { page, context, complaints } = await app.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
    await untilAsked(page);
    // the toss is chosen for whoever plays, and stands there as a fact
    expect(await page.locator('[data-ask] :is(h2, h3)').first().textContent()).not.toMatch(/bat or bowl/i);
    expect(await page.locator('[data-facts]').textContent()).toMatch(/toss/);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await playOn(page, 6);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('two people, with a curtain between their secret choices', async () => {
    const { page, context, complaints } = await app.visit();
    await beginForTwo(app, page, 'hand-cricket', ['Ann', 'Ben']);
    const lifted: string[] = [];
    // every ball is two secret choices, so the device changes hands at each
    await playOn(page, 20, undefined, (name) => lifted.push(name));
    expect(new Set(lifted)).toEqual(new Set(['I am Ann', 'I am Ben']));
    expect(lifted.length).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('nothing of the table shows while the curtain hangs', async () => {
    const { page, context } = await app.visit();
    await beginForTwo(app, page, 'hand-cricket');
    for (let turn = 0; (await untilAsked(page)) === 'asked'; turn++) await answer(page, turn);
    expect(await page.locator('[data-ask]').count()).toBe(0);
    expect(await page.locator('[data-score]').count()).toBe(0);
    await context.close();
  });

  test('two computers, watched to the end', { tags: ['wicked'] }, async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'wicked');
    await page.getByRole('radio', { name: /Watch/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await page.locator('[data-result]').waitFor({ timeout: 150_000 });
    expect(await page.locator('[data-result]').textContent()).toMatch(won);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('as the umpire of a real table, who corrects what was mistyped', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByRole('radio', { name: /Umpire/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    await untilAsked(page);
    // the toss is typed in: the home side won it
    await page.locator('[data-ask] button', { hasText: 'Home' }).click();
    await page.getByRole('heading', { name: /bat or bowl/i }).waitFor();
    await page.getByRole('button', { name: 'Correct what was typed' }).click();
    const dialog = page.getByRole('dialog');
    // it is told in the words of the rules, not by the ids of steps
    expect(await dialog.locator('li').first().textContent()).toMatch(/toss.*Home/i);
    expect(await dialog.locator('li').allTextContents()).not.toContainEqual(expect.stringMatching(/\w\.\w/));
    await dialog.locator('li button').first().click();
    await dialog.locator('[data-ask] button', { hasText: 'Away' }).click();
    await dialog.getByText(/^Corrected/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Away won the toss').first().waitFor();
    await playOn(page, 8);
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('as the umpire of a table with dice, which are tapped', { tags: ['wicked'] }, async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'wicked');
    await page.getByRole('radio', { name: /Umpire/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const second = page.getByRole('button', { name: 'Die 2: 5', exact: true });
    for (let turn = 0; (await untilAsked(page)) !== 'over' && !(await second.isVisible()); turn++) {
      if (turn > 40) throw new Error('Two dice were never asked for.');
      if ((await page.locator('[data-curtain]').count()) > 0) await liftCurtain(page);
      else await answer(page, turn);
    }
    await page.getByRole('button', { name: 'Die 1: 2', exact: true }).click();
    await second.click();
    await page.getByRole('button', { name: 'Play it', exact: true }).click();
    await page.getByRole('button', { name: 'Correct what was typed' }).click();
    const typed = page.getByRole('dialog').locator('li');
    expect(await typed.first().textContent()).toMatch(/The bowling dice.*2, 5/);
    expect(await typed.allTextContents()).not.toContainEqual(expect.stringMatching(/[a-z]\.[a-z]/));
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('by two house rules, which the rulebook in play then names', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByText('House rules', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^Golden ball/ }).check();
    await page.getByRole('checkbox', { name: /^Death over/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    expect(await playOut(page)).toMatch(won);
    const list = page.getByRole('region', { name: words.match.commentary });
    await list.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await list.getByRole('button', { name: /^Why\? Ball \d+ from here is golden/ }).click();
    await page
      .getByRole('dialog')
      .getByText(/golden ball/i)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  deepTest('by a rule under which the bowling side shows first: what it shows stands at the question', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByText('House rules', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^Sighter/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    const shown = page.locator('[data-shown]');
    for (let turn = 0; (await untilAsked(page)) !== 'over' && (await shown.count()) === 0; turn++)
      await answer(page, turn);
    expect(await shown.getByRole('definition').first().textContent()).toMatch(/\d|[a-z]/i);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('not by two rules that conflict: the setup says which, and over what', { tags: ['cubes'] }, async () => {
    const { page, context } = await app.visit();
    await setUp(app, page, 'cubes');
    await page.getByText('House rules', { exact: true }).click();
    for (const rule of ['Last man stands', 'Pairs cricket'])
      await page.getByRole('checkbox', { name: new RegExp(`^${rule}`) }).check();
    const said = (await page.locator('[data-conflict]').textContent()) ?? '';
    expect(said).toMatch(/conflict|cannot be played together|changes nothing/);
    expect(await page.getByRole('button', { name: 'Start the match' }).isDisabled()).toBe(true);
    await context.close();
  });

  test('a series, in which the winner may make a rule', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByRole('radio', { name: /Watch/ }).check();
    await page.getByLabel('Series').selectOption('2');
    await page.getByRole('button', { name: 'Start the series' }).click();
    await goOn(page);
    await page.getByText(/won the series|series is level/).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });
});
