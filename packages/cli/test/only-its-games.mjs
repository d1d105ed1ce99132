// Loaded before a test file, and by the processes that tests start. A part of the tests refuses every game but its own, because the changes
// of others do not run it: scripts/test-part.mjs. By hand, without a part, all games are played.
import module from 'node:module';
import * as refusing from './refusing-games.mjs';

const flag = `--import=${import.meta.url}`;
const isPart = process.env.HOWZAT_PART !== undefined;

if (isPart && !globalThis.howzatRefusesGames) {
  globalThis.howzatRefusesGames = true;
  // newer versions of Node ask in this thread
  if (module.registerHooks) module.registerHooks(refusing);
  else module.register('./refusing-games.mjs', import.meta.url);
  const options = process.env.NODE_OPTIONS ?? '';
  if (!options.includes(flag)) process.env.NODE_OPTIONS = `${options} ${flag}`.trim();
}
