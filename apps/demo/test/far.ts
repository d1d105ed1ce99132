import type { Page } from 'playwright-core';
import { answer } from './playing.js';

/** Opens a match with a friend from the setup of a game; gives the link for the other seat. */
export async function invited(address: string, page: Page, variant: string, format: string | null): Promise<string> {
  await page.goto(`${address}new/${variant}?friend`);
  await page.getByLabel('Your name').fill('Ann');
  if (format !== null) await page.getByRole('combobox', { name: 'Format' }).selectOption(format);
  await page.getByRole('button', { name: 'Make the link' }).click();
  return page.getByRole('textbox', { name: 'Link for your friend' }).inputValue();
}

/** Sits down at the seat that a link is for. */
export async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down and play' }).click();
  await page.locator('[data-seen]').waitFor();
}

/** Whether somebody is asked for something on a page now, or the match is over there. */
function standOn(page: Page): Promise<'over' | 'asked' | 'waiting'> {
  return page.evaluate(() => {
    if (document.querySelector('[data-result]')) return 'over';
    return document.querySelector('[data-ask] button:not(:disabled), [data-ask] select') ? 'asked' : 'waiting';
  });
}

/** Plays a match on from the pages of both sides, by turns; gives the result, or null where it is not over after so many turns. */
export async function playBoth(pages: readonly Page[], turns: number): Promise<string | null> {
  for (let turn = 0; turn < turns; turn++) {
    const page = await nextAsked(pages);
    if (page === null) return (await pages[0]?.locator('[data-result]').textContent()) ?? '';
    // what the server has taken may still stand as a question for a moment
    await answer(page, turn, undefined, true);
  }
  return null;
}

/** Whether the match is over on all pages. It waits until that is so, or somebody is asked. */
export async function isOver(pages: readonly Page[]): Promise<boolean> {
  return (await nextAsked(pages)) === null;
}

/** The first page on which somebody is asked, once there is one; null where the match is over on all of them. */
export async function nextAsked(pages: readonly Page[]): Promise<Page | null> {
  for (let looks = 0; looks < 600; looks++) {
    const stands = await Promise.all(pages.map(standOn));
    const asked = pages[stands.indexOf('asked')];
    if (asked) return asked;
    if (stands.every((stand) => stand === 'over')) return null;
    await pages[0]?.waitForTimeout(30);
  }
  throw new Error('Nobody is asked for anything.');
}
