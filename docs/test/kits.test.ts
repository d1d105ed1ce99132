import { afterEach, expect, test, vi } from 'vitest';
import { openGames } from '../src/games.js';
import { kitsOf } from '../src/learn-page.js';

afterEach(() => void vi.useRealTimers());

test('a kit to print is the same file on whatever day the site is built', async () => {
  const game = (await openGames()).find(({ id }) => id === 'cubes');
  if (!game) throw new Error('Cubes is not among the games.');
  vi.useFakeTimers({ toFake: ['Date'] });
  const kits = [];
  for (const day of ['2026-03-01', '2027-05-02']) {
    vi.setSystemTime(new Date(day));
    kits.push([...(await kitsOf(game))].map(([path, bytes]) => [path, Buffer.from(bytes).toString('base64')]));
  }
  expect(kits[0]).toHaveLength(2);
  expect(kits[0]).toEqual(kits[1]);
});
