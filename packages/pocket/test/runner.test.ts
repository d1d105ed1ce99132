import { testCompiled } from '@howzat/testkit';
import { describe, it } from 'vitest';
import { sensible } from '../src/index.js';
import * as rulebooks from '../src/rulebooks.js';

testCompiled(new URL('../dist/runner.js', import.meta.url), rulebooks, {
  players: [sensible],
  seeds: 40,
  runner: { describe, it },
});
