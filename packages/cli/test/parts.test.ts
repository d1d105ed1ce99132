import { expect, test } from 'vitest';
import { allGames, games } from '../../../scripts/lib/games.mjs';
import { openCatalogue } from '../src/catalogue/catalogue.js';
import { shipped } from '../src/catalogue/shipped.js';
import { howzat, howzatAsProcess } from './howzat.js';

/** The part of the tests that this run is: scripts/test-part.mjs. */
const part: string | undefined = process.env.HOWZAT_PART;

test('each game that ships has a part of the tests', () => {
  expect(shipped.map(({ id }) => id).sort()).toEqual([...games].sort());
});

// by hand, without a part, all games are played
test.skipIf(part === undefined)(
  'a part loads no game whose changes do not run it, here or in another process',
  async () => {
    const refused = 'The tests of others load ccsl, whose changes do not run them: tag what plays another game.';
    await expect(openCatalogue([], ['ccsl'])).rejects.toThrow(refused);
    await expect(import('@howzat/ccsl')).rejects.toThrow(refused);
    const args = ['match', 'ccsl', '--seed', '1'];
    for (const { status, stderr } of [await howzat(args), await howzatAsProcess(args)]) {
      expect(status).not.toBe(0);
      expect(stderr).toContain(refused);
    }
  },
);

test('a game is called in the catalogue as it calls itself', { tags: [allGames] }, async () => {
  const { variants, known } = await openCatalogue();
  expect(variants.map(({ variant }) => variant.id)).toEqual(shipped.map(({ id }) => id));
  expect(known).toEqual(shipped.map(({ id }) => id));
});
