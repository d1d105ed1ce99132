import { mergeConfig } from 'vitest/config';
import base from '../vitest.base.ts';

// what a hook opens here, games or a browser, takes as long as a test does
export default mergeConfig(base, { test: { hookTimeout: 180_000 } });
