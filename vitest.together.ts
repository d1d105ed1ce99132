import { mergeConfig } from 'vitest/config';
import base from './vitest.base.ts';

/**
 * For packages whose test files leave nothing behind that another one could meet: they share what is loaded. To load the games and to
 * compose their rules once for each file took as long as many of the tests. A file that changes globals or mocks modules puts them back.
 */
export default mergeConfig(base, { test: { isolate: false } });
