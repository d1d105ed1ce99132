import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';

// all files share a browser, and so a process
export default mergeConfig(base, { test: { fileParallelism: false, isolate: false } });
