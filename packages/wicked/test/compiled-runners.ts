import { testCompiled } from '@howzat/testkit';
import { describe, it } from 'vitest';
import { sensible } from '../src/index.js';
import * as rulebooks from '../src/rulebooks.js';

/** Holds the compiled runners to their rulebooks, by so many matches of each kind. */
export const holdTheirRulebooks = (seeds: number): void =>
  testCompiled(new URL('../dist/runner.js', import.meta.url), rulebooks, {
    players: [sensible],
    seeds,
    runner: { describe, it },
  });
