import { expect, test } from 'vitest';
import { openVariant, openWords } from '../src/engine/opened.js';
import { gamesOf, lookedAt, part } from './parts.js';

// by hand, without a part, all games are played
test.skipIf(part === undefined)('in Node a part opens no game whose changes do not run it', async () => {
  const refused = /^The tests of app have loaded ccsl, whose changes do not run them: tag/;
  expect(() => lookedAt({ id: 'ccsl' })).toThrow(refused);
  await expect(openVariant('ccsl')).rejects.toThrow(refused);
  await expect(openWords('ccsl')).rejects.toThrow(refused);
  expect((await openVariant('hand-cricket')).variant.id).toBe('hand-cricket');
});

test('a part of a game looks at that game, and every other part at none but hand cricket', () => {
  expect(gamesOf('ccsl')).toContain('ccsl');
  expect(gamesOf('ccsl')).not.toContain('cubes');
  for (const other of ['app', 'keeping', 'online']) expect(gamesOf(other)).toEqual(['hand-cricket']);
});
