import { existsSync, readdirSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * What a package and all that it needs take on the disk, as npm has installed them in a folder.
 *
 * @returns {{ bytes: number, largest: [name: string, bytes: number][] }} all together, and the five largest
 */
export function installedSize(folder, name) {
  const sizes = new Map();
  const waiting = [[name, folder]];
  for (const [needed, from] of waiting) {
    const at = installedAt(needed, from);
    if (at === null || sizes.has(at)) continue;
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = manifestOf(at);
    sizes.set(at, bytesOf(at));
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta[peer]?.optional);
    for (const next of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers])
      waiting.push([next, at]);
  }
  if (sizes.size === 0) throw new Error(`${name} is not installed in ${folder}`);
  const all = [...sizes].map(([at, bytes]) => [manifestOf(at).name, bytes]).sort(([, a], [, b]) => b - a);
  return { bytes: all.reduce((sum, [, bytes]) => sum + bytes, 0), largest: all.slice(0, 5) };
}

/** The folder of a package as Node looks for it from another; null where it is an optional one that is not there. */
function installedAt(name, from) {
  for (let at = from; ; at = dirname(at)) {
    const found = join(at, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return realpathSync(found);
    if (at === dirname(at)) return null;
  }
}

/** What lies in the folder of a package, without what is installed within it. */
function bytesOf(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? bytesOf(path) : statSync(path).size;
    })
    .reduce((sum, bytes) => sum + bytes, 0);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
