import { allGames, games } from '../../../scripts/lib/games.mjs';

const packages = new URL('../../', import.meta.url).href;
const part = process.env.HOWZAT_PART;
const others = part === allGames ? [] : games.filter((game) => game !== part);

/** Asked by Node where a module is: a hook of `node:module`. */
export function resolve(specifier, context, next) {
  const found = next(specifier, context);
  return found instanceof Promise ? found.then(refuseOthers) : refuseOthers(found);
}

function refuseOthers(found) {
  const other = others.find((game) => found.url.startsWith(`${packages}${game}/`));
  if (other === undefined) return found;
  throw new Error(`The tests of ${part} load ${other}, whose changes do not run them: tag what plays another game.`);
}
