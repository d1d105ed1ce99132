// For every test file: a part of the tests loads no game but its own, because the changes of others do not run it: scripts/test-part.mjs.
// By hand, without a part, all games are played.
import { existsSync, readFileSync } from 'node:fs';
import { afterAll } from 'vitest';
import { noted, strangers } from './games-loaded.mjs';

const { HOWZAT_PART: part, NODE_OPTIONS: options = '' } = process.env;
const flag = `--import=${new URL('./noting-strangers.mjs', import.meta.url).href}`;

if (part !== undefined) {
  if (!options.includes(flag)) process.env.NODE_OPTIONS = `${options} ${flag}`.trim();
  afterAll(() => {
    const inProcesses = existsSync(noted) ? readFileSync(noted, 'utf8').trim().split('\n') : [];
    const all = [...new Set([...strangers(), ...inProcesses])];
    if (all.length > 0)
      throw new Error(
        `The tests of ${part} have loaded ${all.join(', ')}, whose changes do not run them: tag what plays another game.`,
      );
  });
}
