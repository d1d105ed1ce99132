import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';
import { tags } from './scripts/games.mjs';

export default mergeConfig(base, {
  test: {
    // all files share a browser, and so a process
    fileParallelism: false,
    isolate: false,
    // a browser on a busy machine may miss a moment; `npm test` names each test that passed only when tried again
    retry: 1,
    // a test that plays a game has the tag of that game: test/parts.ts
    tags: tags.map((name) => ({ name })),
  },
});
