// What the built app was made from. Turbo keeps what came of the tests of a game by the app's own source and that game alone, so the
// tests themselves look whether the app that they open is made from what is here.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const app = fileURLToPath(new URL('../', import.meta.url));
const packages = join(app, '../../packages');
const told = join(app, 'dist/.vite/built-from.json');
const own = ['src', 'public', 'index.html', 'package.json', 'scripts/policy.mjs', 'tsconfig.json', 'vite.config.ts'];

/**
 * A file that is named by its content. Who needs it has its name, so it is looked at with them. One that nobody needs any more may lie
 * beside the others: turbo takes a build out of its cache without clearing the folder.
 */
const byContent = /-[A-Z0-9]{8}\.js$/;

/** By the name of each part, a digest of all that the app takes from it. */
function ingredients() {
  const { dependencies } = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  const shipped = Object.keys(dependencies)
    .filter((name) => name.startsWith('@howzat/'))
    .map((name) => [name, digest(join(packages, name.slice('@howzat/'.length)), ['dist'], isTaken)]);
  return Object.fromEntries([['the source of the app', digest(app, own)], ...shipped]);
}

/** The app is bundled from modules of JavaScript; declarations of types and CommonJS are for others. */
export function isTaken(file) {
  return !/\.(?:cjs|d\.c?ts)$/.test(file) && !byContent.test(file);
}

function digest(folder, parts, taken = () => true) {
  const hash = createHash('sha256');
  const files = parts.flatMap((part) => filesOf(folder, part)).filter(taken);
  for (const file of files.sort())
    hash
      .update(`${file}\0`)
      .update(readFileSync(join(folder, file)))
      .update('\0');
  return hash.digest('hex');
}

function filesOf(folder, part) {
  const path = join(folder, part);
  if (!existsSync(path)) return [];
  if (statSync(path).isFile()) return [part];
  const inside = readdirSync(path, { recursive: true, withFileTypes: true, encoding: 'utf8' });
  return inside
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath ?? entry.path, entry.name)).replaceAll('\\', '/'));
}

/** Writes beside the built app what it was made from. */
export function tellBuiltFrom() {
  mkdirSync(dirname(told), { recursive: true });
  writeFileSync(told, JSON.stringify(ingredients()));
}

/**
 * Looks whether the built app is made from what is here.
 * @throws {Error} that names what has changed since
 */
export function requireFresh() {
  if (!existsSync(told)) throw new Error('The app is not built: npm run build');
  const then = JSON.parse(readFileSync(told, 'utf8'));
  const now = ingredients();
  const changed = Object.keys({ ...then, ...now }).filter((name) => then[name] !== now[name]);
  if (changed.length > 0)
    throw new Error(`The app was built from something else than what is here (${changed.join(', ')}): npm run build`);
}
