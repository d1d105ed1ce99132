import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';
import { ownTags } from './scripts/games.mjs';

export default mergeConfig(base, {
  test: {
    // all files share a browser, and so a process
    fileParallelism: false,
    isolate: false,
    // a browser on a busy machine may miss a moment; `npm test` names each test that passed only when tried again
    retry: 1,
    // beside those of games, which are in the base: test/parts.ts
    tags: ownTags.map((name) => ({ name })),
    setupFiles: ['test/only-its-games.ts'],
  },
});
