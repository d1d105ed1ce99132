import type { MatchRecord } from '@howzat/core';
import type { Page } from 'playwright-core';
import { replayLink } from '../src/storage/link.js';
import { words as english } from '../src/words.js';
import type { App } from './browser.js';

/** Opens the setup of a game. */
export async function setUp(app: App, page: Page, variant: string, words = english): Promise<void> {
  await page.goto(`${app.address}new/${variant}`);
  await page.getByRole('button', { name: words.setup.start }).waitFor();
}

/** Begins a match of two people at one screen, by way of the setup. */
export async function beginForTwo(
  app: App,
  page: Page,
  variant: string,
  names?: readonly [string, string],
): Promise<void> {
  await setUp(app, page, variant);
  await page.getByRole('radio', { name: /Two people/ }).check();
  if (names) {
    await page.getByRole('textbox', { name: 'Home side' }).fill(names[0]);
    await page.getByRole('textbox', { name: 'Away side' }).fill(names[1]);
  }
  await page.getByRole('button', { name: english.setup.start }).click();
}

/** Brings a record, as a file, to the home page. */
export async function importing(app: App, page: Page, name: string, text: string, words = english): Promise<void> {
  await page.goto(app.address);
  await page
    .getByLabel(words.home.import)
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });
}

/** The link by which the app shares a match. */
export function sharedLink(app: App, record: MatchRecord): Promise<string> {
  // a link is of the address that the app is open at, and this process is at none
  globalThis.location = { origin: app.address.slice(0, -1) } as Location;
  return replayLink(record);
}
