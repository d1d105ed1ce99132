import { defineConfig } from 'vitest/config';
import base from './vitest.base.ts';

/**
 * The tests of a package under Stryker, which runs them again for each change that it makes: in threads, which take no options of
 * V8, and each for as long as Stryker waits.
 */
export default defineConfig({ ...base, test: { ...base.test, execArgv: [], reporters: [], outputFile: {} } });
