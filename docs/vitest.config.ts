import { mergeConfig } from 'vitest/config';
import base from '../vitest.base.ts';

export default mergeConfig(base, {
  // a browser on a busy machine may miss a moment; `npm test` names each test that passed only when tried again
  test: { retry: 1, maxConcurrency: 3 },
});
