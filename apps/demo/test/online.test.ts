import { readFile } from 'node:fs/promises';
import { readFairRecord, verifyFair } from '@howzat/host';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { handCricket, registry } from '../src/third-party/hand-cricket.js';
import { violations } from './accessibility.js';
import { brought, green } from './brought.js';
import { type App, openApp } from './browser.js';
import { deepTest } from './depth.js';
import { invited, isOver, nextAsked, playBoth, sitDown } from './far.js';
import { answer } from './playing.js';
import { shoot } from './screenshots.js';
import { outOfSight, unreadableByDayAndNight } from './sight.js';

const online = { tags: ['online'] };

/** Colours do not fade from one to the other. */
const still = { colorScheme: 'light', reducedMotion: 'reduce' } as const;

let app: App;
beforeAll(async () => {
  app = await openApp(null, { folder: null, games: [{ variant: handCricket, words: [registry] }] });
});
afterAll(async () => app?.close());

/** What of a match that is played does not fit its screen, or cannot be read by day or under lights. */
const fits = async (page: Page): Promise<readonly string[]> => [
  ...(await outOfSight(page, '[data-score], [data-board], [data-ask] button:not(:disabled):visible')),
  ...(await unreadableByDayAndNight(page)),
];

test('a page that came from a host of files alone says what it needs to play a friend', online, async () => {
  const alone = await openApp();
  const { page, context, complaints } = await alone.visit();
  await page.goto(`${alone.address}new/hand-cricket?friend`);
  await page.getByText('This needs a server that plays matches').waitFor();
  await page.getByLabel('Your name').fill('Ann');
  await page.getByRole('button', { name: 'Make the link' }).click();
  await page.getByRole('alert').getByText('This needs a server that plays matches').waitFor();
  // the browser itself tells of the answer
  expect(complaints.filter((text) => !text.includes('405'))).toEqual([]);
  await context.close();
  await alone.close();
});

// it has all games, but plays CCSL alone: of its two tags the game comes first
deepTest('a server to which no games are given plays those of the app', { tags: ['online', 'ccsl'] }, async () => {
  const usual = await openApp(null, { folder: null });
  const ann = await usual.visit({ viewport: { width: 1280, height: 800 }, ...still });
  const ben = await usual.visit({ viewport: { width: 360, height: 740 }, ...still });
  const link = await invited(usual.address, ann.page, 'ccsl', 'one-over');
  await sitDown(ben.page, link, 'Ben');
  const pages = [ann.page, ben.page];
  await playBoth(pages, 4);
  for (const page of pages) expect.soft(await fits(page)).toEqual([]);
  expect(await playBoth(pages, 400)).toMatch(/won|tied/i);
  expect([...ann.complaints, ...ben.complaints]).toEqual([]);
  await usual.close();
});

test(
  'a friend is played by a link: sat down on a phone, loaded again in the middle, checked at the end',
  online,
  async () => {
    const ann = await app.visit({ viewport: { width: 1280, height: 800 }, ...still });
    const ben = await app.visit({ viewport: { width: 360, height: 740 }, ...still });
    const link = await invited(app.address, ann.page, 'hand-cricket', null);
    expect(new URL(link).hash).toMatch(/^#[0-9a-f]{64}$/);
    await ann.page.getByText('that was refused for this page').waitFor();
    await shoot(ann.page, 'online waiting');
    await ann.page.getByRole('button', { name: 'Give my seat back' }).click();
    await ann.page.getByRole('button', { name: 'Sit down and play' }).click();
    await ann.page.getByRole('textbox', { name: 'Link for your friend' }).waitFor();
    expect.soft([await unreadableByDayAndNight(ann.page), await violations(ann.page)]).toEqual([[], []]);
    await ben.page.goto(link);
    await ben.page.getByText('Ann asks you to a match').waitFor();
    await shoot(ben.page, 'online invited');
    expect.soft([await outOfSight(ben.page, 'form button'), await unreadableByDayAndNight(ben.page)]).toEqual([[], []]);
    await sitDown(ben.page, link, 'Ben');
    const pages = [ann.page, ben.page];
    await ben.page.getByRole('button', { name: /The other side/ }).click();
    await ben.page.getByRole('button', { name: 'Good luck' }).waitFor();
    expect.soft(await violations(ben.page, { within: '[role="dialog"]' })).toEqual([]);
    await ben.page.getByRole('button', { name: 'Good luck' }).click();
    await ann.page.getByText('Ben: Good luck').waitFor();
    expect(await playBoth(pages, 8)).toBeNull();
    await shoot(ben.page, 'online playing');
    for (const page of pages) expect.soft(await fits(page)).toEqual([]);
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
    const ended = await outOfSight(ben.page, '[data-result], [data-finish], [data-finish] button');
    expect.soft([...ended, ...(await unreadableByDayAndNight(ben.page))]).toEqual([]);
    await ben.page.getByRole('button', { name: 'Check dice' }).click();
    await ben.page.locator('[data-dice="true"]').waitFor();
    await shoot(ben.page, 'online dice');
    const [file] = await Promise.all([
      ben.page.waitForEvent('download'),
      ben.page.getByRole('button', { name: 'Take the record away' }).click(),
    ]);
    const record = readFairRecord(JSON.parse(await readFile(await file.path(), 'utf8')));
    expect(verifyFair(handCricket, record)).toMatchObject({ fair: true });
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

deepTest(
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
    /** What takes the rules themselves is not here, and it is said why. */
    const saysNoWhatIf = async (): Promise<void> => {
      await ann.page
        .getByRole('button', { name: /^Why\? \d/ })
        .first()
        .click();
      await ann.page.getByText('the ball cannot be played again here under another reading').waitFor();
      await ann.page.keyboard.press('Escape');
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
    await saysNoWhatIf();
    await ann.page.getByRole('button', { name: 'Check dice' }).click();
    await ann.page.locator('[data-dice="key"]').getByText('The key of the dice is fair.').waitFor();
    await ann.page.getByText('howzat verify with --use checks every die').waitFor();
    const [file] = await Promise.all([
      ann.page.waitForEvent('download'),
      ann.page.getByRole('button', { name: 'Take the record away' }).click(),
    ]);
    const record = readFairRecord(JSON.parse(await readFile(await file.path(), 'utf8')));
    expect(verifyFair(green, record)).toMatchObject({ fair: true });
    await ann.page.keyboard.press('Escape');
    await ann.page.getByRole('button', { name: 'A ball back' }).click();
    await ann.page.getByRole('button', { name: 'Back to now' }).click();
    await ann.page.getByRole('button', { name: 'Scorebook' }).first().click();
    await ann.page.getByRole('dialog').getByText('Ann').first().waitFor();
    await ann.page.goto(`${own.address}new/hand-cricket?friend`);
    await ann.page.getByLabel('Your name').fill('Ann');
    await ann.page.getByRole('checkbox', { name: 'Generous umpire' }).check();
    await ann.page.getByRole('button', { name: 'Make the link' }).click();
    const second = await ann.page.getByRole('textbox', { name: 'Link for your friend' }).inputValue();
    await ben.page.goto(second);
    await ben.page.getByText(/Generous umpire/).waitFor();
    await sitDown(ben.page, second, 'Ben');
    await playBoth(pages, 14);
    await why('The umpire gives a bye');
    await saysNoWhatIf();
    // some matches of one over end sooner than that
    if (!(await isOver(pages))) {
      await ann.page.getByRole('button', { name: 'Match menu' }).click();
      await ann.page.getByRole('menuitem', { name: 'Give the match up' }).click();
      await ann.page.getByRole('button', { name: 'Give the match up' }).click();
    }
    await ben.page.getByRole('button', { name: 'Check dice' }).click();
    await ben.page.locator('[data-dice="key"]').waitFor();
    expect([...ann.complaints, ...ben.complaints]).toEqual([]);
    for (const { context } of [ann, ben]) await context.close();
    await own.close();
  },
);

test(
  'what a server refuses is a sentence on the page, and is asked again by itself where that helps',
  online,
  async () => {
    const [ann, ben] = [await app.visit(), await app.visit()];
    const { page } = ben;
    const refusing = (code: string, status: number) => ({
      status,
      contentType: 'application/json',
      body: JSON.stringify({ v: 1, type: 'refusal', code, message: 'This is for programs.' }),
    });
    /** What a server says that is being started again, or what stands before it. */
    const noAnswer = { status: 502, contentType: 'text/html', body: 'Bad gateway' };
    const says = (sentence: string): Promise<void> => page.getByText(sentence).first().waitFor();
    const link = await invited(app.address, ann.page, 'hand-cricket', null);
    for (const [address, sentence] of [
      [`${app.address}online/nowhere#${'ab'.repeat(32)}`, 'The server has no such match.'],
      [link.replace(/#.*/, `#${'ab'.repeat(32)}`), 'This link does not open the match.'],
      [link.slice(0, -1), 'This link is not whole'],
    ] as const) {
      await page.goto(address);
      await says(sentence);
    }
    const events = '**/api/matches/*/events';
    for (const [code, status, sentence] of [
      ['protocol-version', 400, 'The server is of another version than this page.'],
      ['version', 409, 'This match was begun with another version of its rules'],
      ['deleted', 410, 'Both of you have deleted this match.'],
    ] as const) {
      await page.goto(app.address);
      await page.route(events, (route) => route.fulfill(refusing(code, status)));
      await page.goto(link);
      await says(sentence);
      await page.unroute(events);
    }
    // a storm of streams, a database that is away, a server that is being started again
    const passing = [refusing('too-many', 429), refusing('unavailable', 503), noAnswer];
    await page.goto(app.address);
    await page.route(events, (route) => {
      const [next] = passing.splice(0, 1);
      return next ? route.fulfill(next) : route.fallback();
    });
    await page.goto(link);
    await says('No connection to the server.');
    await says('Ann asks you to a match');
    expect(passing).toEqual([]);
    await sitDown(page, link, 'Ben');
    // it is Ben who bats: one press answers what the batter is asked
    const winner = await nextAsked([page, ann.page]);
    await winner?.locator('[data-ask] li button', { hasText: winner === page ? /bat/i : /bowl/i }).click();
    await playBoth([ann.page, page], 3);
    const requests = /\/api\/matches\/[^/]+$/;
    const asks = page.locator('[data-ask] li button:visible:not(:disabled)').first();
    while ((await nextAsked([page, ann.page])) !== page) await playBoth([ann.page], 1);
    const seen = (): Promise<string | null> => page.locator('[data-seen]').getAttribute('data-seen');
    const before = await seen();
    for (const [code, status, sentence] of [
      ['stale', 409, 'The match has gone on meanwhile. Choose again.'],
      ['too-large', 413, 'That is more than the server takes.'],
      ['wrong-seat', 403, 'This link is for looking on.'],
      ['bad-request', 400, 'The server did not understand this page.'],
    ] as const) {
      await page.route(requests, (route) => route.fulfill(refusing(code, status)), { times: 1 });
      await asks.click();
      await says(sentence);
      expect(await seen()).toBe(before);
    }
    // what is chosen first and then sent can be sent again as it is
    const bowler = ann.page;
    while ((await nextAsked([page, bowler])) !== bowler) await playBoth([page], 1);
    const send = bowler.locator('[data-ask]').first().getByRole('button', { name: 'Play it', exact: true });
    await bowler.route(requests, (route) => route.fulfill(refusing('stale', 409)), { times: 1 });
    await send.click();
    await bowler.getByText('The match has gone on meanwhile. Choose again.').first().waitFor();
    expect(await send.isEnabled()).toBe(true);
    await playBoth([bowler, page], 1);
    while ((await nextAsked([page, bowler])) !== page) await playBoth([bowler], 1);
    // a full disk, and an answer that is lost after it was kept: it happens once
    const sent: string[] = [];
    await page.route(requests, async (route) => {
      const body = route.request().postData();
      if (body === null) return route.fallback();
      sent.push(body);
      if (sent.length === 1) return route.fulfill(refusing('unavailable', 503));
      if (sent.length === 2) {
        await route.fetch();
        return route.abort();
      }
      return route.fallback();
    });
    await answer(page, 1);
    await expect.poll(() => new Set(sent).size * sent.length).toBe(3);
    await page.unroute(requests);
    await playBoth([ann.page, page], 2);
    // to open a match is tried again where the server says that it cannot now, and only there
    const opening = '**/api/matches';
    const answers = [refusing('unavailable', 503), noAnswer];
    await page.goto(`${app.address}new/hand-cricket?friend`);
    await page.getByLabel('Your name').fill('Ben');
    await page.route(opening, (route) => route.abort(), { times: 1 });
    await page.getByRole('button', { name: 'Make the link' }).click();
    await says('The server did not answer. Try it again in a moment.');
    await page.route(opening, (route) => {
      const [next] = answers.splice(0, 1);
      return next ? route.fulfill(next) : route.fallback();
    });
    await page.getByRole('button', { name: 'Make the link' }).click();
    await page.getByRole('textbox', { name: 'Link for your friend' }).waitFor();
    for (const { context } of [ann, ben]) await context.close();
  },
);
