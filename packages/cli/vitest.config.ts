import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';

// every test starts programs of its own, which a busy machine takes its time over
export default mergeConfig(base, { test: { testTimeout: 60_000 } });
