import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';

// every file has a browser of its own, and a machine has so many cores
export default mergeConfig(base, { test: { fileParallelism: false } });
