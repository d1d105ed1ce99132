import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';

export default mergeConfig(base, {
  test: {
    // all files share a browser, and so a process
    fileParallelism: false,
    isolate: false,
    // a browser on a busy machine may miss a moment; `npm test` names each test that passed only when tried again
    retry: 1,
    // a test that plays at a server has the tag `online`, and the tag of its game: test/parts.ts
    tags: [{ name: 'online' }],
  },
});
