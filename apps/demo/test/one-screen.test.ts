import { afterAll, beforeAll, test } from 'vitest';
import { type App, openApp } from './browser.js';
import { isDeep } from './depth.js';
import { looksAtGuided, looksAtStages } from './one-screen.js';
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

for (const game of games)
  test(`${game[0]} is taught on one screen of a phone`, tagsOf(game[1].id), () =>
    looksAtGuided(app, game, isDeep ? 60 : 3),
  );
