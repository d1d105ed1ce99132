import { afterAll, beforeAll, describe, test } from 'vitest';
import { app as hindi } from '../src/language/hi/app.js';
import { words as english } from '../src/words.js';
import { type App, openApp } from './browser.js';
import { looksAtGuided, screens } from './one-screen.js';
import { games } from './stages.js';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => app?.close());

/** Enough choices to end an innings of each game, if the lesson does not end before. */
const choices = 60;

describe.each([
  ['English', { id: 'en', words: english }],
  ['Hindi', { id: 'hi', words: hindi }],
] as const)('in %s', (_, tongue) => {
  test.each(games)('%s is taught on one screen, of a phone and of a desk', (...game) =>
    looksAtGuided(app, game, choices, screens, tongue),
  );
});
