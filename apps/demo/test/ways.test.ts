import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stampRecord } from '@howzat/core/engine';
import type { Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { importing, setUp } from './opening.js';
import { answer, goOn, liftCurtain, playOn, playOut, untilAsked, untilTaken } from './playing.js';
import { begunRecord, chasedRecord, finishedRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const won = /won|tied|drawn/;

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

describe('ways to play', () => {
  test('on a screen of 360 px, with nothing out of reach', async () => {
    const { page, context, complaints } = await app.visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
    await untilAsked(page);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    expect(wide).toBe(0);
    await playOn(page, 6);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('two people, with a curtain between their secret choices', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByRole('radio', { name: /Two people/ }).check();
    await page.getByRole('textbox', { name: 'Home side' }).fill('Ann');
    await page.getByRole('textbox', { name: 'Away side' }).fill('Ben');
    await page.getByRole('button', { name: 'Start the match' }).click();
    const lifted: string[] = [];
    // every ball is two secret choices, so the device changes hands at each
    await playOn(page, 20, undefined, (name) => lifted.push(name));
    expect(new Set(lifted)).toEqual(new Set(['I am Ann', 'I am Ben']));
    expect(lifted.length).toBeGreaterThan(3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('nothing of the table shows while the curtain hangs', async () => {
    const { page, context } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByRole('radio', { name: /Two people/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
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
    await dialog.locator('li button').first().click();
    await dialog.locator('[data-ask] button', { hasText: 'Away' }).click();
    await dialog.getByText(/^Corrected/).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('Away won the toss').first().waitFor();
    await playOn(page, 8);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('by two house rules, which the rulebook in play then names', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'ccsl');
    await page.getByText('House rules', { exact: true }).click();
    await page.getByRole('checkbox', { name: /^Golden ball/ }).check();
    await page.getByRole('checkbox', { name: /^Death over/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    expect(await playOut(page)).toMatch(won);
    await page
      .getByText(/golden/i)
      .first()
      .waitFor();
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
    const seen = await page.locator('[data-seen]').getAttribute('data-seen');
    const score = await page.locator('[data-score]').textContent();
    await page.reload();
    await untilAsked(page);
    expect(await page.locator('[data-seen]').getAttribute('data-seen')).toBe(seen);
    expect(await page.locator('[data-score]').textContent()).toBe(score);
    await playOn(page, 3);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('undo goes back to a decision, and redo forward again', async () => {
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
    await page.getByRole('heading', { name: /bat or bowl/i }).waitFor();
    await page.getByRole('button', { name: 'Redo' }).click();
    await page.waitForFunction(
      (was) => document.querySelector('[data-seen]')?.getAttribute('data-seen') === was,
      before,
    );
    await context.close();
  });

  test('an imported match that is over can be looked through, and its book read', async () => {
    const { page, context, complaints } = await app.visit();
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
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('on a phone the bar of time stays where it is under the thumb that goes through a match', async () => {
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
    await page.getByText('Link copied').waitFor({ state: 'attached' });
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await app.visit();
    await friend.page.goto(link);
    await friend.page.getByText('A replay').waitFor();
    await friend.page.locator('[data-result]').waitFor();
    expect([...complaints, ...friend.complaints]).toEqual([]);
    await context.close();
    await friend.context.close();
  });
});

describe('what goes wrong', () => {
  const damaged = (): string => {
    const record = finishedRecord();
    // its own checksum is right: what is wrong shows when it is played again
    return file(stampRecord({ ...record, log: '0000000000000000' }));
  };
  test.each([
    ['something that is not JSON', 'cricket!', /not JSON/],
    ['JSON of something else', '{"cheese": true}', /not a match record/],
    ['a record whose seed was changed', file({ ...finishedRecord(), seed: 8 }), /damaged/],
    [
      'a game that nobody here knows',
      file(stampRecord({ ...finishedRecord(), variant: { id: 'rounders', version: '1.0.0' } })),
      /rounders/,
    ],
  ])('%s is refused with the reason', async (_what, text, reason) => {
    const { page, context } = await app.visit();
    await importing(app, page, 'bad.json', text);
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect(await alert.textContent()).toMatch(reason);
    await context.close();
  });

  test('a damaged record says so, and is not lost', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'damaged.json', damaged());
    await page.getByRole('heading', { name: 'This match cannot be opened' }).waitFor();
    expect(await page.getByRole('alert').textContent()).toMatch(/damaged/);
    await page.getByRole('button', { name: 'Record (JSON)' }).waitFor();
    await context.close();
  });

  test('a damaged link says so', async () => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address}replay#abc`);
    await page.getByRole('heading', { name: 'This link does not open a replay' }).waitFor();
    await context.close();
  });

  test('of two tabs on one match one plays, and the other says so', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'match.json', file(begunRecord()));
    await untilAsked(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'This match is open in another tab' }).waitFor();
    await other.getByRole('button', { name: 'Play it here' }).click();
    // whoever took it over has yet to say who has the device
    await other.locator('[data-curtain]').waitFor();
    await untilTaken(other);
    await page.getByRole('heading', { name: /taken this match over/ }).waitFor();
    await answer(other, 0);
    await context.close();
  });

  test('without storage a match can be played, and the screen says that it is not kept', async () => {
    const { page, context } = await app.visit();
    await context.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined });
    });
    await page.goto(app.address);
    await page.getByText(/keeps nothing for this page/).waitFor();
    await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
    await page.getByText(/not being saved/).waitFor();
    await playOn(page, 6);
    await context.close();
  });

  test('a match that is not on this device is said to be missing', async () => {
    const { page, context } = await app.visit();
    await page.goto(`${app.address}match/nowhere`);
    await page.getByRole('heading', { name: /no such match/ }).waitFor();
    await context.close();
  });
});

describe('understanding', () => {
  test('why a ball went as it did: rules in words, each with a link', async () => {
    const { page, context, complaints } = await app.visit();
    await importing(app, page, 'match.json', file(finishedRecord()));
    await page.locator('[data-result]').waitFor();
    await page
      .getByRole('button', { name: /^Why\? \d/ })
      .first()
      .click();
    const rules = page.locator('[data-rules] li');
    await rules.first().waitFor();
    expect(await rules.first().locator('p').first().textContent()).toMatch(/\w+ \w+ \w+/);
    expect(await rules.first().getByRole('link').getAttribute('href')).toMatch(/^\/rules\/ccsl#ccsl\./);
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

  test('where the docs are served too, the links to rules lead there', async () => {
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
    const href = await link.getAttribute('href');
    expect(href).toMatch(/^\/docs\/rule\.html#ccsl\./);
    await page.goto(new URL(href ?? '', both.address).href);
    await page.getByRole('heading', { name: 'A rule by its id' }).waitFor();
    await both.close();
    rmSync(docs, { recursive: true });
  });

  test('what is not allowed is there, with the rule that forbids it', async () => {
    const { page, context } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByRole('radio', { name: /Two people/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
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
