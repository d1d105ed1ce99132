// TypeScript 7, which checks types several times as fast as version 5. That one stays for the tools that need its API.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);

await import(pathToFileURL(join(require.resolve('typescript-7/package.json'), '../lib/tsc.js')).href);
