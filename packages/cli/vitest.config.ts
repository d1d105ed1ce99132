import { mergeConfig } from 'vitest/config';
import together from '../../vitest.together.ts';

export default mergeConfig(together, {
  test: {
    // picocolors settles whether there are colours when the first of the files loads it, whatever the terminal of this run has
    env: { NO_COLOR: '1' },
    setupFiles: ['test/only-its-games.mjs'],
  },
});
