import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { allGames, games } from '../../../scripts/lib/games.mjs';
import { openCatalogue } from '../src/catalogue/catalogue.js';
import { shipped } from '../src/catalogue/shipped.js';
import { folder, howzatAsProcess } from './howzat.js';

test('each game that ships has a part of the tests', () => {
  expect(shipped.map(({ id }) => id).sort()).toEqual([...games].sort());
});

test('what a process of a part has loaded of other games is noted', { tags: [allGames] }, async () => {
  const home = mkdtempSync(join(folder, 'home-'));
  const noting = new URL('./noting-strangers.mjs', import.meta.url).href;
  const ofCubes = { HOWZAT_PART: 'cubes', HOME: home, USERPROFILE: home, NODE_OPTIONS: `--import=${noting}` };
  const play = (game: string) => howzatAsProcess(['match', game], '', folder, undefined, ofCubes);
  const noted = join(home, 'strangers');
  expect((await play('cubes')).status).toBe(0);
  expect(existsSync(noted)).toBe(false);
  expect((await play('ccsl')).status).toBe(0);
  expect(readFileSync(noted, 'utf8')).toBe('ccsl\n');
});

test('a game is called in the catalogue as it calls itself', { tags: [allGames] }, async () => {
  const { variants, known } = await openCatalogue();
  expect(variants.map(({ variant }) => variant.id)).toEqual(shipped.map(({ id }) => id));
  expect(known).toEqual(shipped.map(({ id }) => id));
});
