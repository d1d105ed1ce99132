import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { requireHindiFont } from '../../../scripts/lib/hindi-font.mjs';
import { words as english } from '../src/words.js';
import type { App } from './browser.js';
import { importing, setUp } from './opening.js';
import { answer, byTouch, untilAsked } from './playing.js';
import { shoot } from './screenshots.js';
import { outOfSight, unreadableByDayAndNight } from './sight.js';
import { type games, recordAt, type Stage, stages } from './stages.js';

/** A phone and a desk. */
export const screens = [
  [360, 740],
  [1280, 800],
] as const;
type Size = (typeof screens)[number];

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

/** What has no room where it lies: the height of the board, the width of all that a table is made of. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['[data-board]', '.laid-ask', '.laid-details'].flatMap((name) => {
      const part = document.querySelector(name);
      if (!part) return [];
      const wide = part.scrollWidth - part.clientWidth;
      const high = name === '[data-board]' ? part.scrollHeight - part.clientHeight : 0;
      return wide > 1 || high > 1 ? [`${name} is cut by ${wide} and ${high} px`] : [];
    }),
  );
}

/** On a desk there is room: no answer of words alone is higher than wide. */
async function squeezed(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (innerWidth < 1024) return [];
    const answers = [...document.querySelectorAll('[data-ask] [data-answer]')];
    return answers.flatMap((answer) => {
      const { width, height } = answer.getBoundingClientRect();
      const words = answer.textContent ?? '';
      return words.length > 20 && height > width && answer.querySelector('svg') === null ? [`squeezed: ${words}`] : [];
    });
  });
}

/** The commentary, where it has a place at the side, begins with what came last. */
async function beginsLate(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const aside = document.querySelector('.match-aside');
    if (!aside?.checkVisibility() || !aside.querySelector('li')) return [];
    const list = aside.querySelector('section')?.getBoundingClientRect();
    const first = aside.querySelector('li[aria-posinset="1"]')?.getBoundingClientRect();
    return list && first && first.top >= list.top - 1 ? [] : ['the commentary does not begin with the last line'];
  });
}

/** A language, as the settings name it, with its words. */
export interface Tongue {
  readonly id: 'en' | 'hi';
  readonly words: typeof english;
}

const inEnglish: Tongue = { id: 'en', words: english };

/** What is seen at one size after another, as on a device that is turned or a window that is drawn larger. */
async function atEach(page: Page, sizes: readonly Size[], look: (size: Size) => Promise<void>): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize({ width: size[0], height: size[1] });
    // whoever hears of the new size has drawn for it
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    await look(size);
  }
}

/** The app in a language, where nothing moves. */
async function visitIn(app: App, language: Tongue['id']): ReturnType<App['visit']> {
  const visit = await app.visit({ reducedMotion: 'reduce', colorScheme: 'light', hasTouch: true });
  if (language !== 'en') {
    // boxes in place of letters would have another size
    requireHindiFont();
    await visit.context.addInitScript((named) => {
      localStorage.setItem('howzat.settings', JSON.stringify({ speed: 'instant', language: named }));
    }, language);
  }
  return visit;
}

/**
 * Sets a game up and looks at it in each stage of a match, at each of the sizes: all that a ball is played with is in sight, can be
 * read, and is whole.
 */
export async function looksAtStages(
  app: App,
  game: (typeof games)[number],
  sizes: readonly Size[] = screens,
  { id, words }: Tongue = inEnglish,
  looked: readonly Stage[] = stages,
): Promise<void> {
  const { page, context, complaints } = await visitIn(app, id);
  const name = id === 'en' ? game[1].id : `${game[1].id} ${id}`;
  await setUp(app, page, game[1].id, words);
  await atEach(page, sizes, async (size) => {
    const found = [
      ...(await outOfSight(page, `button:text-is("${words.setup.start}")`)),
      ...(await unreadableByDayAndNight(page)),
    ];
    expect.soft(['set-up', size, found]).toEqual(['set-up', size, []]);
    await shoot(page, `${name} set-up`, size);
  });
  for (const stage of looked) {
    await importing(app, page, 'match.json', JSON.stringify(recordAt(game, stage)), words);
    await page.locator('[data-seen]').waitFor();
    await untilAsked(page);
    await page
      .locator(stage === 'end' ? '[data-finish]' : '[data-ask] button:visible')
      .first()
      .waitFor();
    await atEach(page, sizes, async (size) => {
      const found = [
        ...(await outOfSight(page, inSight[stage])),
        ...(await cutOff(page)),
        ...(await squeezed(page)),
        ...(await beginsLate(page)),
        ...(await unreadableByDayAndNight(page)),
      ];
      if (stage === 'mid-over') expect.soft([stage, size, await largest(page)]).toEqual([stage, size, '[data-board]']);
      expect.soft([stage, size, found]).toEqual([stage, size, []]);
      await shoot(page, `${name} ${stage}`, size);
    });
  }
  expect(complaints).toEqual([]);
  await context.close();
}

/** The board has at least this share of a phone's height while a tip stands above it. */
const boardShare = 0.3;

/** What of a guided match scrolls, or has no room: the board, the tip, the question and its answers. */
async function crowded(page: Page): Promise<string[]> {
  const asked =
    '[data-guide], [data-ask] :is(h2, h3), [data-ask] :is([data-answer], [data-part]):not(:disabled):visible';
  const found = await outOfSight(page, asked);
  const { share, scrolls } = await page.evaluate(() => ({
    share: (document.querySelector('[data-board]')?.getBoundingClientRect().height ?? 0) / innerHeight,
    scrolls: ['.match-told', '.laid-ask'].filter((name) => {
      const part = document.querySelector(name);
      return part !== null && part.scrollHeight > part.clientHeight + 1;
    }),
  }));
  if (share < boardShare) found.push(`the board has ${Math.round(100 * share)} % of the height`);
  return [...found, ...scrolls.map((name) => `${name} scrolls`)];
}

/**
 * Goes through a guided match by touch, tip by tip, for so many choices: at each of the sizes the board stays large, and nothing scrolls.
 */
export async function looksAtGuided(
  app: App,
  game: (typeof games)[number],
  choices: number,
  sizes: readonly Size[],
  { id, words }: Tongue = inEnglish,
): Promise<void> {
  const { page, context, complaints } = await visitIn(app, id);
  const name = id === 'en' ? game[1].id : `${game[1].id} ${id}`;
  await setUp(app, page, game[1].id, words);
  await page.getByRole('button', { name: words.guide.learn }).click();
  const guide = page.locator('[data-guide]');
  await guide.waitFor();
  for (let turn = 0; turn < choices && (await untilAsked(page)) !== 'over'; turn++) {
    for (let tip = await guide.getAttribute('data-guide'); ; tip = await guide.getAttribute('data-guide')) {
      await atEach(page, sizes, async (size) => {
        expect.soft([turn, tip, size, await crowded(page)]).toEqual([turn, tip, size, []]);
        await shoot(page, `${name} guided ${turn} ${tip || 'choice'}`, size);
      });
      if (tip === '' || tip === 'done') break;
      await guide.getByRole('button', { name: words.guide.next, exact: true }).click();
      await page.waitForFunction(
        (was) => document.querySelector('[data-guide]')?.getAttribute('data-guide') !== was,
        tip,
      );
    }
    if ((await guide.getAttribute('data-guide')) === 'done') break;
    await answer(page, turn, byTouch);
  }
  expect(complaints).toEqual([]);
  await context.close();
}
