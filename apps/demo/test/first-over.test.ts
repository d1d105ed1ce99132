import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variants } from '../src/variants.js';
import { type App, openApp } from './browser.js';
import { sampled } from './depth.js';
import { setUp } from './opening.js';
import { tagsOf } from './parts.js';
import { answer, orTell, untilAsked } from './playing.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

describe('a first over', () => {
  for (const { id, title } of sampled(variants, 2))
    test(
      `of ${title} is explained as it is played: tips, and what each ball came to by which rule`,
      tagsOf(id),
      async () => {
        const { page, context, complaints } = await app.visit();
        await page.goto(app.address);
        await page.getByRole('button', { name: `Learn it in one over : ${title}`, exact: true }).click();
        const guide = page.locator('[data-guide]');
        await orTell(page, guide.waitFor(), 'There is no guide');
        const tips = new Set<string>();
        for (let turn = 0; turn < 80; turn++) {
          if ((await untilAsked(page)) === 'over') break;
          const tip = await guide.getAttribute('data-guide');
          if (tip === 'done') break;
          if (tip) tips.add(tip);
          await answer(page, turn);
        }
        await orTell(page, page.getByText('That was your first over').waitFor(), 'The first over does not end');
        expect(tips.size).toBeGreaterThanOrEqual(3);
        const happened = guide.getByRole('heading', { name: 'What just happened' });
        await orTell(page, happened.waitFor(), 'The guide does not say what happened');
        await guide.getByRole('button', { name: 'All the rules behind it' }).click();
        const rules = page.getByRole('dialog').locator('[data-rules] li');
        await orTell(page, rules.first().waitFor(), 'No rules are shown');
        expect(complaints).toEqual([]);
        await context.close();
      },
    );

  test('is begun from the setup too, and left at any moment', async () => {
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
