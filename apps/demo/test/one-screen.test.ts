import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { looksAtGuided, looksAtStages, screens } from './one-screen.js';
import { tagsOf } from './parts.js';
import { games } from './stages.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

for (const game of games)
  test(`${game[0]} is played on one screen, of a phone and of a desk`, tagsOf(game[1].id), () =>
    looksAtStages(app, game),
  );

// `npm test` looks at the first choices of one game on a phone; one-screen.deep.test.ts at all of them, in both sizes and languages
for (const game of games.filter(([, { id }]) => id === 'ccsl'))
  test(`${game[0]} is taught on one screen of a phone`, tagsOf(game[1].id), () =>
    looksAtGuided(app, game, 3, screens.slice(0, 1)),
  );
