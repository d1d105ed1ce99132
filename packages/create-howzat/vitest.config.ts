import { mergeConfig } from 'vitest/config';
import base from '../../vitest.base.ts';

// what is written has tests of its own, which hold here too; what tests write lies in .reports
export default mergeConfig(base, {
  test: { include: ['template/*/test/**/*.test.ts'], exclude: ['.reports/**', 'node_modules/**'] },
});
