import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { importing, setUp } from './opening.js';
import { tagsOf } from './parts.js';
import { untilAsked } from './playing.js';
import { shoot } from './screenshots.js';
import { outOfSight, unreadable } from './sight.js';
import { games, recordAt, type Stage, stages } from './stages.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const screens = [
  [360, 740],
  [1280, 800],
] as const;

/** What a ball is played with: it is in sight, and so is each answer. */
const inSight: Readonly<Record<Stage, string>> = {
  'first choice': '[data-ask] > :is(h2, h3)',
  'mid-over':
    '[data-score], [data-board], [data-ask], [data-ask] :is([data-answer], [data-part]):not(:disabled):visible',
  wicket: '[data-score], [data-ask] :is(h2, h3), [data-ask] [data-answer]:not(:disabled):visible',
  end: '[data-result], [data-finish], [data-finish] button, [data-board]',
};

/** The largest part of the screen, by its area. */
async function largest(page: Page): Promise<string | undefined> {
  return page.evaluate(() => {
    const area = (name: string): readonly [string, number] => {
      const box = document.querySelector(name)?.getBoundingClientRect();
      return [name, (box?.width ?? 0) * (box?.height ?? 0)];
    };
    const parts = ['[data-board]', '[data-ask]', '.match-score', '.match-told', '.match-bar', '.match-aside'].map(area);
    return parts.sort(([, one], [, other]) => other - one)[0]?.[0];
  });
}

for (const game of games)
  for (const [width, height] of screens)
    test(`${game[0]} is played on one screen of ${width} by ${height}`, tagsOf(game[1].id), async () => {
      const { page, context, complaints } = await app.visit({
        viewport: { width, height },
        reducedMotion: 'reduce',
        colorScheme: 'light',
      });
      await setUp(app, page, game[1].id);
      expect.soft(await outOfSight(page, 'button:text-is("Start the match")')).toEqual([]);
      await shoot(page, `${game[1].id} set-up`, [width, height]);
      for (const stage of stages) {
        await importing(app, page, 'match.json', JSON.stringify(recordAt(game, stage)));
        await page.locator('[data-seen]').waitFor();
        await untilAsked(page);
        await page
          .locator(stage === 'end' ? '[data-finish]' : '[data-ask] button:visible')
          .first()
          .waitFor();
        const found = [...(await outOfSight(page, inSight[stage])), ...(await unreadable(page))];
        await page.emulateMedia({ colorScheme: 'dark' });
        found.push(...(await unreadable(page)));
        await page.emulateMedia({ colorScheme: 'light' });
        if (stage === 'mid-over') expect.soft([stage, await largest(page)]).toEqual([stage, '[data-board]']);
        expect.soft([stage, found]).toEqual([stage, []]);
        await shoot(page, `${game[1].id} ${stage}`, [width, height]);
      }
      expect(complaints).toEqual([]);
      await context.close();
    });
