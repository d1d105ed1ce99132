import { describe, expect, test } from 'vitest';
import { isTaken } from '../scripts/built-from.mjs';

describe('what of a package the app is made from', () => {
  test.each(['dist/index.js', 'dist/runner.js', 'dist/sources.json', 'dist/modules/cricket/game.js'])('%s', (file) => {
    expect(isTaken(file)).toBe(true);
  });

  // a build that turbo takes out of its cache leaves what another one had before
  test.each(['dist/chunk-ENYNH2KL.js', 'dist/player-5SRS2YQF.js'])(
    'not %s by itself: whoever needs it has its name',
    (file) => {
      expect(isTaken(file)).toBe(false);
    },
  );

  test.each(['dist/index.cjs', 'dist/index.d.ts', 'dist/index.d.cts', 'dist/log.d-BUsMsLjw.d.ts'])('not %s', (file) => {
    expect(isTaken(file)).toBe(false);
  });
});
