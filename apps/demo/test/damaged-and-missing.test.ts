/** @module-tag keeping */
import { stampRecord } from '@howzat/core/engine';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { importing, sharedLink } from './opening.js';
import { answer, playOn, untilAsked, untilTaken } from './playing.js';
import { finishedRecord, secretRecord } from './records.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const file = (record: unknown): string => JSON.stringify(record);

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

  test('a link that is empty or cut says what is wrong with it, and a whole one opens after it', async () => {
    const { page, context } = await app.visit();
    const link = await sharedLink(app, finishedRecord());
    for (const [address, says] of [
      [`${app.address}replay`, 'There is nothing behind the #'],
      [`${app.address}replay#abc`, 'The link is not whole'],
      [link.slice(0, -40), 'The link is not whole'],
    ] as const) {
      await page.goto(address);
      await page.getByRole('heading', { name: 'This link does not open a replay' }).waitFor();
      await page.getByText(says).waitFor();
    }
    await page.goto(link);
    await page.getByText('A replay').waitFor();
    await context.close();
  });

  test('of two tabs on one match one plays, and the other says so', async () => {
    const { page, context } = await app.visit();
    await importing(app, page, 'match.json', file(secretRecord()));
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
