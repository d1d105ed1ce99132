import { Session } from 'node:inspector';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { allGames, games } from '../../../scripts/lib/games.mjs';

const packages = new URL('../../', import.meta.url);
/** A module by its URL, or by its path where it is no module to Node. */
const places = [packages.href, fileURLToPath(packages)];

/** Where processes note which games they have loaded that the part of the tests is not to load. It goes with the home of the run. */
export const noted = join(homedir(), 'strangers');

/** The games that this thread has loaded and whose changes do not run this part of the tests. */
export function strangers() {
  const part = process.env.HOWZAT_PART;
  const others = part === undefined || part === allGames ? [] : games.filter((game) => game !== part);
  const found = new Set();
  const session = new Session();
  session.connect();
  // all that is loaded is told at once
  session.on('Debugger.scriptParsed', ({ params: { url } }) => {
    for (const game of others) if (places.some((place) => url.startsWith(`${place}${game}/`))) found.add(game);
  });
  session.post('Debugger.enable');
  session.disconnect();
  return [...found];
}
