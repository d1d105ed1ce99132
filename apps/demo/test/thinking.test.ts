import { openMatch } from '@howzat/core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { chosen } from './depth.js';
import { importing } from './opening.js';
import { lookedAt, tagsOf } from './parts.js';
import { shoot } from './screenshots.js';
import { games } from './stages.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** Who is thinking, as the frame says it. */
const said = '.match-waits';

// in `npm test` those with a hand of cards, where there is least room
const looked = chosen(games, ([, { id }]) => id === 'ccsl' || id === 'pocket');

for (const [title, variant, player, format] of looked)
  test(`who is thinking covers nothing of ${title}, on a phone`, tagsOf(variant.id), async () => {
    const computer = { ...player, name: 'club' };
    const players = { home: computer, away: computer };
    const match = openMatch(lookedAt(variant), { seed: 3, players, ...(format ? { format } : {}) });
    const record = match.goTo(Math.round(match.length / 4)).record();
    const { page, context } = await app.visit({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' });
    await page.addInitScript(() => localStorage.setItem('howzat.settings', '{"speed":"slow"}'));
    await importing(app, page, 'match.json', JSON.stringify(record));
    await page.locator(said).waitFor();
    await page.locator('[data-board]').waitFor();
    await shoot(page, `${variant.id} thinking`);
    const covered = await page.evaluate((who) => {
      // a table with a hand of cards says it beside their heading, and the frame does not show it then
      const box = document.querySelector(`[data-waits], ${who}`)?.getBoundingClientRect();
      if (!box) return ['nobody is said to think'];
      return [...document.querySelectorAll('.match-stage :is(button, [tabindex])')]
        .filter((control) => control.checkVisibility({ visibilityProperty: true }))
        .filter((control) => {
          const { left, right, top, bottom } = control.getBoundingClientRect();
          return left < box.right && right > box.left && top < box.bottom && bottom > box.top;
        })
        .map(({ textContent }) => textContent);
    }, said);
    expect(covered).toEqual([]);
    await context.close();
  });
