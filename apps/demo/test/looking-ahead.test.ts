import { createMatch } from '@howzat/core';
import { cubes, sensible } from '@howzat/cubes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { variants } from '../src/variants.js';
import { type App, openApp } from './browser.js';
import { deepTest, sampled } from './depth.js';
import { importing, setUp } from './opening.js';
import { lookedAt, tagsOf } from './parts.js';
import { answer, playOut, untilAsked } from './playing.js';
import { finishedRecord } from './records.js';
import { outOfSight } from './sight.js';
import { games, recordAt } from './stages.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

const won = /won|tied|drawn/;

describe('levels', () => {
  for (const { id, title, levels } of sampled(variants, 2))
    test(
      `the setup offers those that ${title} has, each in words, and says why there are fewer`,
      tagsOf(id),
      async () => {
        const { page, context } = await app.visit();
        await setUp(app, page, id);
        const offered = await page
          .getByRole('group', { name: /How good is/ })
          .getByRole('radio')
          .count();
        expect([id, offered]).toEqual([id, levels?.length ?? 3]);
        if (offered < 3) await page.getByText(/there is no international/).waitFor();
        await context.close();
      },
    );

  deepTest('a match against the player who looks ahead, to its end', async () => {
    const { page, context, complaints } = await app.visit();
    await setUp(app, page, 'hand-cricket');
    await page.getByRole('radio', { name: /International/ }).check();
    await page.getByRole('button', { name: 'Start the match' }).click();
    expect(await playOut(page)).toMatch(won);
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('a hint', () => {
  for (const { id, title } of sampled(variants, 1))
    test(`at ${title}: the best choice in words, what comes of it, and what it stands on`, tagsOf(id), async () => {
      const { page, context, complaints } = await app.visit();
      await page.goto(app.address);
      await page.getByRole('button', { name: `Play now : ${title}`, exact: true }).click();
      for (let turn = 0; turn < 3; turn++) {
        await untilAsked(page);
        await answer(page, turn);
      }
      await untilAsked(page);
      await page.getByRole('button', { name: 'Hint', exact: true }).click();
      const hint = page.locator('[data-hint]');
      const best = hint.locator('[data-best]');
      await best.waitFor();
      const said = (await best.textContent()) ?? '';
      expect(said).not.toBe('');
      // words, not JSON
      expect(said).not.toMatch(/[{}[\]"]/);
      expect(await hint.textContent()).toMatch(/You win \d+ % of the matches|nothing else to choose/);
      expect(await hint.textContent()).toMatch(/By the odds of \d+/);
      await answer(page, 1);
      await hint.waitFor({ state: 'detached' });
      expect(complaints).toEqual([]);
      await context.close();
    });

  test('names the zone where attitude and zone are asked in one go', { tags: ['ctg'] }, async () => {
    const { page, context, complaints } = await app.visit({ viewport: { width: 360, height: 740 } });
    const [ctg] = games;
    if (!ctg) throw new Error('there is no game');
    await importing(app, page, 'match.json', JSON.stringify(recordAt(ctg, 'mid-over')));
    await page.getByRole('heading', { name: 'Into which zone do you play?' }).waitFor();
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    const best = page.locator('[data-hint] [data-best]');
    await best.waitFor();
    expect(await best.textContent()).toMatch(/^(Aggressive|Defensive): (Cut|Cover|Straight|Pull|Glance)/i);
    // and leaves the question where it is
    expect(await outOfSight(page, '[data-ask] [data-answer]')).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  });

  test('can be called off while it is thought about', { tags: ['cubes'] }, async () => {
    const { page, context } = await app.visit();
    await page.goto(app.address);
    await page.getByRole('button', { name: 'Play now : Cubes', exact: true }).click();
    await untilAsked(page);
    await page.getByRole('button', { name: 'Hint', exact: true }).click();
    await page.locator('[data-hint]').getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('button', { name: 'Hint', exact: true }).waitFor();
    await context.close();
  });
});

describe('the scorebook', () => {
  test('draws the chance to win after every ball, and tells it as a table', async () => {
    const { page, context, complaints } = await app.visit();
    const record = finishedRecord();
    await importing(app, page, 'match.json', JSON.stringify(record));
    await page.locator('[data-result]').waitFor();
    const balls = Number(await page.getByRole('slider', { name: 'Moment of the match' }).getAttribute('max'));
    await page.getByRole('button', { name: 'Scorebook' }).first().click();
    await page.getByRole('tab', { name: 'Charts' }).click();
    await page
      .getByRole('img', { name: /^The chance to win/ })
      .locator('svg')
      .waitFor();
    await page.getByText(/^The chance to win: As a table/).click();
    const table = page.locator('table', { hasText: 'Reds wins' });
    expect(await table.locator('tbody tr').count()).toBe(balls);
    const shares = await table.locator('tbody td:last-child').allTextContents();
    for (const share of shares) expect(Number.parseInt(share, 10)).toBeGreaterThanOrEqual(0);
    // the last ball settles it
    expect(['0 %', '50 %', '100 %']).toContain(shares.at(-1));
    // the others can be read too: each ends with the score that the board has
    const scores = await page.locator('[data-finish] li').allTextContents();
    for (const title of ['Worm', 'Manhattan', 'Run rate and required rate']) {
      await page.getByText(`${title}: As a table`).click();
      const rows = page.getByRole('table', { name: title, exact: true }).locator('tbody tr');
      expect(await rows.count()).toBeGreaterThan(1);
    }
    const worm = await page.getByRole('table', { name: 'Worm', exact: true }).locator('tbody tr').allTextContents();
    for (const score of scores) {
      const [, side, runs] = /^(\w+) (\d+\/\d+)/.exec(score) ?? [];
      expect(worm.filter((row) => row.startsWith(side ?? '?')).at(-1)).toContain(runs);
    }
    expect(complaints).toEqual([]);
    await context.close();
  });
});

describe('what if', () => {
  test('a ball under the other readings: all are tried, and one that changes it shows how', {
    tags: ['cubes'],
  }, async () => {
    const { page, context, complaints } = await app.visit();
    const record = createMatch(lookedAt(cubes), { seed: 5, players: { home: sensible, away: sensible } }).record();
    await importing(app, page, 'match.json', JSON.stringify(record));
    await page.locator('[data-result]').waitFor();
    const whys = page.getByRole('button', { name: /^Why\? \d/ });
    let changed = 0;
    for (let at = 0; at < 8 && changed === 0; at++) {
      await whys.nth(at).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('button', { name: 'Try every other reading' }).click();
      await page.waitForFunction(() => {
        const said = document.querySelector('[role="dialog"] [data-tried]');
        return said?.getAttribute('data-tried') === 'all';
      });
      changed = await dialog.getByText('→').count();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    expect(changed).toBeGreaterThan(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
