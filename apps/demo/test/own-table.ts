import type { Locator } from 'playwright-core';
import type { Use } from './playing.js';

const open = ':visible:not(:disabled):not([aria-disabled])';

/** Whether a question stands on a table that marks what answers it. */
export async function isOwnTable(ask: Locator): Promise<boolean> {
  return (await ask.locator('[data-answer]').count()) > 0;
}

/** Answers a question on a game's own table; puts the parts of an answer together first where it is made of some. */
export async function answerOwn(ask: Locator, turn: number, use: Use): Promise<void> {
  const answers = ask.locator(`[data-answer]${open}`);
  const parts = ask.locator(`[data-part]${open}`);
  for (let attempt = 0; (await answers.count()) === 0; attempt++) {
    if (attempt > 40) throw new Error(`No answer was found to: ${await ask.textContent()}`);
    const count = await parts.count();
    if (count > 0) await use(parts.nth((turn + attempt) % count));
    // the choice before may be on its way still, and the match is asked whether it likes this one
    await ask.page().waitForTimeout(30);
  }
  await use(answers.nth(turn % (await answers.count())));
}
