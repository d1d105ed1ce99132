import { fileURLToPath } from 'node:url';
import { mergeConfig } from 'vitest/config';
import base from '../vitest.base.ts';

/** The tests of what the scripts share. */
export default mergeConfig(base, {
  // not in the folder of the scripts, where it would count as one of them
  cacheDir: fileURLToPath(new URL('../node_modules/.vite', import.meta.url)),
  test: {
    root: fileURLToPath(new URL('./', import.meta.url)),
    outputFile: { json: fileURLToPath(new URL('../.reports/kept.json', import.meta.url)) },
  },
});
