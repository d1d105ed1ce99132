import type { Locator } from 'playwright-core';
import { oneOf, press, type Use } from './playing.js';

const open = ':visible:not(:disabled):not([aria-disabled])';

/** Whether a question stands on a table that marks what answers it. */
export async function isOwnTable(ask: Locator): Promise<boolean> {
  return (await ask.locator('[data-answer]').count()) > 0;
}

/**
 * Answers a question on a game's own table; puts the parts of an answer together first where it is made of some. False
 * where the question went before it was answered.
 */
export async function answerOwn(ask: Locator, turn: number, use: Use): Promise<boolean> {
  const page = ask.page();
  const answers = ask.locator(`[data-answer]${open}`);
  const parts = ask.locator(`[data-part]${open}`);
  let presses = 0;
  for (let looks = 0; (await answers.count()) === 0; looks++) {
    if (presses > 40 || looks > 2000) throw new Error(`No answer was found to: ${await ask.textContent()}`);
    if (await press(page, await oneOf(parts, turn + presses), use)) presses++;
    // the choice before may be on its way still, and the match is asked whether it likes this one
    await page.waitForTimeout(30);
    if (!(await isOwnTable(ask))) return false;
  }
  return press(page, await oneOf(answers, turn), use);
}
