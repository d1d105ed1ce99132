import { fileURLToPath } from 'node:url';
import type { Find } from '../src/index.js';

const url = new URL('./game.mjs', import.meta.url);

/** The game of the tests, which is named `hand` in plans: another machine may have it in another place. */
export const find: Find = (module) => {
  if (module !== 'hand') throw new Error(`there is no ${module}`);
  return { file: fileURLToPath(url), ref: (name) => ({ module: url.href, export: name }) };
};

/** The same for what plays in this process. */
export const here = { module: url.href, export: 'hand' };

export const hand = { module: 'hand', export: 'hand' };
