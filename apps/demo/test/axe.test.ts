import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './accessibility.js';
import { type App, openApp } from './browser.js';
import { sampled } from './depth.js';
import { beginForTwo, importing } from './opening.js';
import { tagsOf } from './parts.js';
import { answer, untilAsked } from './playing.js';
import { dayOfPuzzles } from './puzzles.js';
import { finishedRecord } from './records.js';
import { shoot } from './screenshots.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const screens: readonly (readonly [name: string, open: (page: Page) => Promise<unknown>, game?: string])[] = [
  ['home', (page) => page.getByRole('heading', { name: 'The games' }).waitFor()],
  [
    'setup, with everything unfolded',
    async (page) => {
      await page.goto(`${app.address}new/cubes`);
      await page.getByRole('button', { name: 'Start the match' }).waitFor();
      for (const title of ['Rulings', 'House rules', 'Optional rules'])
        await page.getByText(title, { exact: true }).click();
    },
    'cubes',
  ],
  [
    'a match that has begun, with its saved match on the home page',
    async (page) => {
      await page.getByRole('button', { name: 'Play your first over' }).click();
      await untilAsked(page);
      await answer(page, 0);
      await untilAsked(page);
    },
    'ccsl',
  ],
  [
    'the generic table',
    async (page) => {
      await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
      await untilAsked(page);
    },
  ],
  [
    'a first over, with a hint',
    async (page) => {
      await page.getByRole('button', { name: 'Learn it in one over : Cubes' }).click();
      await untilAsked(page);
      await page.locator('[data-guide]').waitFor();
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      await page.locator('[data-best]').waitFor();
    },
    'cubes',
  ],
  [
    'the end of a match, and why',
    async (page) => {
      await importing(app, page, 'match.json', JSON.stringify(finishedRecord()));
      await page.locator('[data-result]').waitFor();
      await page
        .getByRole('button', { name: /^Why\? \d/ })
        .first()
        .click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  [
    'the scorebook',
    async (page) => {
      await importing(app, page, 'match.json', JSON.stringify(finishedRecord()));
      await page.locator('[data-result]').waitFor();
      await page.getByRole('button', { name: 'Scorebook' }).first().click();
      await page.getByRole('heading', { name: 'Bowling' }).waitFor();
    },
  ],
  [
    'the charts',
    async (page) => {
      await importing(app, page, 'match.json', JSON.stringify(finishedRecord()));
      await page.locator('[data-result]').waitFor();
      await page.getByRole('button', { name: 'Scorebook' }).first().click();
      await page.getByRole('heading', { name: 'Bowling' }).waitFor();
      await page.getByRole('tab', { name: 'Charts' }).click();
      await page
        .getByRole('img', { name: /Manhattan/ })
        .locator('svg')
        .waitFor();
      await page
        .getByRole('img', { name: /^The chance to win/ })
        .locator('svg')
        .waitFor();
    },
  ],
  [
    'the statechart',
    async (page) => {
      await page.getByRole('button', { name: 'Play now : Hand cricket' }).click();
      await untilAsked(page);
      await page.getByRole('button', { name: 'Match menu' }).click();
      await page.getByRole('menuitem', { name: 'Statechart' }).click();
      await page.locator('[aria-current="step"]').first().waitFor();
    },
  ],
  [
    'the settings',
    async (page) => {
      await page.getByRole('button', { name: 'Settings' }).click();
      await page.getByRole('radio', { name: 'Under lights' }).waitFor();
    },
  ],
  [
    'the curtain',
    async (page) => {
      await beginForTwo(app, page, 'hand-cricket');
      for (let turn = 0; (await untilAsked(page)) === 'asked'; turn++) await answer(page, turn);
    },
  ],
  [
    'a rulebook',
    async (page) => {
      await page.goto(`${app.address}rules/ccsl#ccsl.out.match`);
      await page.getByRole('heading', { name: 'The turn' }).waitFor();
    },
    'ccsl',
  ],
  [
    'the lab, with a verdict',
    async (page) => {
      await page.goto(`${app.address}lab/ccsl`);
      await page.getByText('House rules', { exact: true }).click();
      await page.getByRole('checkbox', { name: /^Golden ball/ }).check();
      await page.getByText('Numbers and switches', { exact: true }).click();
      await page.getByLabel('Matches each way').selectOption('100');
      await page.getByRole('button', { name: 'Play them', exact: true }).click();
      await page.locator('[data-outcome="done"] svg').waitFor();
    },
    'ccsl',
  ],
  [
    'the match of the day',
    async (page) => {
      await page.goto(`${app.address}today`);
      await page.getByRole('heading', { name: 'Your bests' }).waitFor();
    },
  ],
  [
    'a puzzle, with its answer',
    async (page) => {
      await page.clock.setFixedTime(`${await dayOfPuzzles('ccsl')}T12:30:00Z`);
      await page.goto(`${app.address}puzzle`);
      await page.locator('[data-ask] [data-answer]:not([aria-disabled])').first().click();
      await page.getByRole('dialog').waitFor();
    },
    'ccsl',
  ],
  [
    'nothing at all',
    async (page) => {
      await page.goto(`${app.address}nowhere`);
      await page.getByRole('heading', { name: /nothing at this address/ }).waitFor();
    },
  ],
];

describe('axe finds nothing', () => {
  // what the tables look like is looked at with them: tables.test.ts
  for (const [name, open, game] of sampled(screens, 2))
    test(`on ${name}, by day and under lights`, tagsOf(game), async () => {
      // an element that fades in has the contrast of its way there
      const { page, context, complaints } = await app.visit({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.goto(app.address);
      await open(page);
      expect(await violations(page)).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      // the page is the same but for its colours
      expect(await violations(page, { only: 'cat.color' })).toEqual([]);
      expect(complaints).toEqual([]);
      await shoot(page, name);
      await context.close();
    });
});
