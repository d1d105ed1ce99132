import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { writeRunners } from '@howzat/compiler/build';
import { testCompiled } from '@howzat/testkit';
import { afterAll, beforeAll, describe, it } from 'vitest';
import * as rulebooks from './compiled-rulebooks.js';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
// next to what the module imports
const folder = mkdtempSync(here('../node_modules/.compiled-'));
beforeAll(async () => {
  await writeRunners(here('compiled-rulebooks.ts'), join(folder, 'runner'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Holds runners that are compiled with house rules to their rulebooks, by so many matches of each kind. */
export const holdTheirRulebooks = (seeds: number): void =>
  testCompiled(pathToFileURL(join(folder, 'runner.js')), rulebooks, { seeds, runner: { describe, it } });
