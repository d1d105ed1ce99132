// What a build was made from. A part of the tests follows from the source of the house rules and not from their build, whose types follow
// from all games. So it looks whether what is built was made from the present source: turbo may have refused to build it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { contentsOf, keyOf } from './kept.mjs';

const ingredients = ['src', 'package.json'];

const noteIn = (folder) => join(folder, '.types/built-from.json');

/** Notes what the build of the package in a folder was made from. */
export function tellBuiltFrom(folder) {
  mkdirSync(dirname(noteIn(folder)), { recursive: true });
  writeFileSync(noteIn(folder), `${JSON.stringify({ source: digest(folder) })}\n`);
}

/**
 * Looks whether the build of the package in a folder was made from the source that is there.
 * @throws {Error} where it was not, or is missing
 */
export function requireFresh(folder) {
  let built;
  try {
    built = JSON.parse(readFileSync(noteIn(folder), 'utf8')).source;
  } catch {
    throw new Error(`${folder} is not built: npm run build`);
  }
  if (built !== digest(folder)) throw new Error(`${folder} was built from another source than is there: npm run build`);
}

function digest(folder) {
  return keyOf(ingredients.map((name) => contentsOf(join(folder, name))));
}
