import { mergeConfig } from 'vitest/config';
import together from '../../vitest.together.ts';

// picocolors settles whether there are colours when the first of the files loads it, whatever the terminal of this run has
export default mergeConfig(together, { test: { env: { NO_COLOR: '1' } } });
