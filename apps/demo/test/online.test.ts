import { readFile } from 'node:fs/promises';
import { ccsl } from '@howzat/ccsl';
import { readFairRecord, verifyFair } from '@howzat/host';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { violations } from './accessibility.js';
import { brought } from './brought.js';
import { type App, openApp } from './browser.js';
import { invited, playBoth, sitDown } from './far.js';
import { shoot } from './screenshots.js';
import { outOfSight, unreadable } from './sight.js';

const online = { tags: ['online'] };

let app: App;
beforeAll(async () => {
  app = await openApp(null, { folder: null });
});
afterAll(async () => app?.close());

test('a page that came from a host of files alone says what it needs to play a friend', online, async () => {
  const alone = await openApp();
  const { page, context, complaints } = await alone.visit();
  await page.goto(`${alone.address}new/ccsl?friend`);
  await page.getByText('This needs a server that plays matches').waitFor();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('alert').getByText('This needs a server that plays matches').waitFor();
  // the browser itself tells of the answer
  expect(complaints.filter((text) => !text.includes('405'))).toEqual([]);
  await context.close();
  await alone.close();
});

test(
  'a friend is played by a link: sat down on a phone, loaded again in the middle, checked at the end',
  online,
  async () => {
    const ann = await app.visit({ viewport: { width: 1280, height: 800 }, colorScheme: 'light' });
    const ben = await app.visit({ viewport: { width: 360, height: 740 }, colorScheme: 'light' });
    const link = await invited(app.address, ann.page, 'ccsl', 'one-over');
    expect(new URL(link).hash).toMatch(/^#[0-9a-f]{64}$/);
    await shoot(ann.page, 'online waiting');
    await ann.page.getByRole('button', { name: 'Give my seat back' }).click();
    await ann.page.getByRole('button', { name: 'Sit down and play' }).click();
    await ann.page.getByRole('textbox', { name: 'Link for your friend' }).waitFor();
    expect.soft([await unreadable(ann.page), await violations(ann.page)]).toEqual([[], []]);
    await ben.page.goto(link);
    await ben.page.getByText('Ann asks you to a match').waitFor();
    await shoot(ben.page, 'online invited');
    expect.soft([await outOfSight(ben.page, 'form button'), await unreadable(ben.page)]).toEqual([[], []]);
    await sitDown(ben.page, link, 'Ben');
    const pages = [ann.page, ben.page];
    await ben.page.getByRole('button', { name: /The other side/ }).click();
    await ben.page.getByRole('button', { name: 'Good luck' }).waitFor();
    expect.soft(await violations(ben.page, { within: '[role="dialog"]' })).toEqual([]);
    await ben.page.getByRole('button', { name: 'Good luck' }).click();
    await ann.page.getByText('Ben: Good luck').waitFor();
    expect(await playBoth(pages, 8)).toBeNull();
    await shoot(ben.page, 'online playing');
    await expect
      .poll(async () => Promise.all(pages.map((page) => page.title())))
      .toContain('● Your turn: Ann v Ben, Howzat');
    await ann.page.getByRole('button', { name: 'A ball back' }).click();
    await ann.page.getByRole('button', { name: 'Back to now' }).click();
    await ben.page.getByRole('button', { name: /The other side/ }).click();
    await ben.page.getByRole('button', { name: 'Give my seat back' }).click();
    await ben.page.getByText('The match waits until somebody').waitFor();
    await ben.page.getByRole('button', { name: 'Give my seat back' }).click();
    await ben.page.getByText('You have not sat down yet').waitFor();
    await ann.page.getByText('Ben has given the seat back.').waitFor();
    await ben.page.getByRole('link', { name: /Ann v Ben/ }).click();
    await ben.page.getByRole('button', { name: 'Sit down and play' }).click();
    await ben.page.locator('[data-seen]').waitFor();
    await ann.page.getByText('Ben has given the seat back.').waitFor({ state: 'hidden' });
    await ben.page.reload();
    await ben.page.locator('[data-seen]').waitFor();
    const result = await playBoth(pages, 400);
    expect(result).not.toBeNull();
    expect(await ben.page.locator('[data-result]').textContent()).toBe(result);
    await shoot(ben.page, 'online over');
    expect.soft(await outOfSight(ben.page, '[data-result], [data-finish], [data-finish] button')).toEqual([]);
    await ben.page.getByRole('button', { name: 'Check dice' }).click();
    await ben.page.locator('[data-dice="true"]').waitFor();
    await shoot(ben.page, 'online dice');
    const [file] = await Promise.all([
      ben.page.waitForEvent('download'),
      ben.page.getByRole('button', { name: 'Take the record away' }).click(),
    ]);
    const record = readFairRecord(JSON.parse(await readFile(await file.path(), 'utf8')));
    expect(verifyFair(ccsl, record)).toMatchObject({ fair: true });
    await ann.page.getByRole('button', { name: 'Play again' }).click();
    await ben.page.keyboard.press('Escape');
    await ben.page.getByRole('link', { name: 'To the next match' }).click();
    await ben.page.getByRole('button', { name: 'Sit down and play' }).waitFor();
    await ann.page.goto(app.address);
    await ann.page.getByRole('link', { name: /Ann v Ben/ }).waitFor();
    await shoot(ann.page, 'online home');
    await ann.page.getByRole('link', { name: /Ann v Ben/ }).click();
    await ann.page.getByRole('link', { name: 'To the next match' }).click();
    for (const page of pages) await page.getByRole('button', { name: 'Sit down and play' }).click();
    for (const page of pages) await page.locator('[data-series]', { hasText: 'Match 2: Ben' }).waitFor();
    await ann.page.getByRole('button', { name: 'Match menu' }).click();
    await ann.page.getByRole('menuitem', { name: 'Give the match up' }).click();
    await ann.page.getByRole('button', { name: 'Give the match up' }).click();
    await ann.page.getByRole('button', { name: /The other side/ }).click();
    await ann.page.getByRole('button', { name: 'Delete the match' }).click();
    await ann.page.getByText('the server forgets the match').waitFor();
    await ann.page.getByRole('button', { name: 'Delete the match' }).click();
    await ben.page.getByText('Ann asks to delete this match for good.').waitFor();
    await ben.page.getByRole('button', { name: 'Accept' }).click();
    for (const page of pages) await page.getByText('Both of you have deleted this match.').waitFor();
    expect([...ann.complaints, ...ben.complaints]).toEqual([]);
    for (const { context } of [ann, ben]) await context.close();
  },
);

test(
  'a game and a house rule that the app does not know are played from the link, as the server tells them',
  online,
  async () => {
    const own = await openApp(null, { folder: null, games: brought });
    const [ann, ben] = [await own.visit(), await own.visit()];
    const pages = [ann.page, ben.page];
    /** Some ball on both pages was decided by a rule with these words. */
    const why = async (said: string): Promise<void> => {
      for (const page of pages) {
        const balls = page.getByRole('button', { name: /^Why\? \d/ });
        const told: string[] = [];
        for (let ball = 0; ball < (await balls.count()); ball++) {
          await balls.nth(ball).click();
          await page.locator('[data-rules]').first().waitFor();
          told.push(...(await page.locator('[data-rules]').allTextContents()));
          await page.keyboard.press('Escape');
          await page.locator('[data-rules]').first().waitFor({ state: 'hidden' });
        }
        expect(told.join()).toContain(said);
      }
    };
    await ann.page.goto(`${own.address}lobby`);
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.getByRole('button', { name: /^Make the link.*Cricket on the green/ }).click();
    const link = await ann.page.getByRole('textbox', { name: 'Link for your friend' }).inputValue();
    await ben.page.goto(link);
    await ben.page.getByText('Cricket on the green').waitFor();
    await sitDown(ben.page, link, 'Ben');
    for (const page of pages)
      await page
        .getByText(/What do you show with the (bat|ball)\?/)
        .first()
        .waitFor();
    const result = await playBoth(pages, 100);
    expect(result).toMatch(/won|tied/i);
    await why('on the green.');
    await ann.page.getByRole('button', { name: 'Scorebook' }).first().click();
    await ann.page.getByRole('dialog').getByText('Ann').first().waitFor();
    await ann.page.goto(`${own.address}new/ccsl?friend`);
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.getByRole('checkbox', { name: 'Generous umpire' }).check();
    await ann.page.getByRole('button', { name: 'Make the link' }).click();
    const second = await ann.page.getByRole('textbox', { name: 'Link for your friend' }).inputValue();
    await ben.page.goto(second);
    await ben.page.getByText(/Generous umpire/).waitFor();
    await sitDown(ben.page, second, 'Ben');
    await playBoth(pages, 14);
    await why('The umpire gives a bye');
    expect([...ann.complaints, ...ben.complaints]).toEqual([]);
    for (const { context } of [ann, ben]) await context.close();
    await own.close();
  },
);
