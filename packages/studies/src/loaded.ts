import { createHash } from 'node:crypto';
import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { urlOf } from '@howzat/simulator/chunks';
import { resolve as resolveModule } from 'import-meta-resolve';
import type { PackageUsed } from './plan.js';

/** What names another file in the text of one. A name that stands in a comment only is read too, which does no harm. */
const names = /(?:\bfrom|\bimport|\brequire)\s*\(?\s*['"]([^'"\n]+)['"]/g;
/** How a file is named that is named without its ending, or by that of what it is built to. */
const endings = ['', '.ts', '.mts', '.js', '.mjs', '.cjs', '.json', '/index.ts', '/index.js'];

/** A package, or the files around one that belongs to none. */
interface Home {
  readonly name: string;
  readonly version: string;
  readonly folder: string;
}

/** The files of a package that were read, each with its hash. */
interface Lines {
  readonly home: Home;
  readonly list: string[];
}

function isFile(path: string): boolean {
  return existsSync(path) && statSync(path).isFile();
}

function fileAt(path: string): string | null {
  const built = path.replace(/\.([cm]?)js$/, '.$1ts');
  const found = [...endings.map((ending) => `${path}${ending}`), built].find(isFile);
  return found === undefined ? null : realpathSync(found);
}

/** The file that a name in another file stands for; null for what Node brings, and for what is not there. */
function named(name: string, from: string): string | null {
  if (name.startsWith('.')) return fileAt(resolve(dirname(from), name));
  if (isAbsolute(name)) return fileAt(name);
  // a file that lies outside of any project gets our own copy
  for (const resolved of [() => resolveModule(name, pathToFileURL(from).href), () => urlOf(name, 'unknown-variant')])
    try {
      const url = resolved();
      return url.startsWith('file:') ? fileAt(fileURLToPath(url)) : null;
    } catch {
      // then in the next way
    }
  return null;
}

/** The package that a file belongs to: that of the nearest manifest with a name. */
function homeOf(file: string, homes: Map<string, Home>): Home {
  const folder = dirname(file);
  const known = homes.get(folder);
  if (known) return known;
  const manifest = join(folder, 'package.json');
  let home: Home | null = null;
  if (existsSync(manifest)) {
    const { name, version } = JSON.parse(readFileSync(manifest, 'utf8')) as { name?: unknown; version?: unknown };
    if (typeof name === 'string') home = { name, version: typeof version === 'string' ? version : '', folder };
  }
  home ??= dirname(folder) === folder ? { name: '', version: '', folder } : homeOf(folder, homes);
  homes.set(folder, home);
  return home;
}

/** A module that is loaded: its file, and the name that it goes by where it belongs to no package. */
export interface LoadedFile {
  readonly file: string;
  readonly name?: string | undefined;
}

/**
 * The packages that modules are loaded from, with the hash of those of their files that are read: the modules themselves, what these
 * import, and so on. The same files give the same hashes wherever they lie.
 */
export function packagesOf(entries: readonly LoadedFile[]): readonly PackageUsed[] {
  const homes = new Map<string, Home>();
  const loose = new Map<string, Home>();
  for (const { file, name } of entries) {
    const path = realpathSync(file);
    const own = homeOf(path, homes);
    // what lies around it belongs to it, and not to the project that it happens to lie in
    if (name !== undefined || own.name === '')
      loose.set(own.folder, { name: name ?? basename(path), version: '', folder: dirname(path) });
  }
  const lines = new Map<string, Lines>();
  for (const [file, hash] of filesOf(entries)) {
    const own = homeOf(file, homes);
    const home = loose.get(own.folder) ?? own;
    const there: Lines = lines.get(home.folder) ?? { home, list: [] };
    there.list.push(`${relative(home.folder, file).split(sep).join('/')} ${hash}`);
    lines.set(home.folder, there);
  }
  return [...lines.values()]
    .map(({ home: { name, version }, list }) => ({
      ...{ name, version },
      hash: createHash('sha256').update(list.sort().join('\n')).digest('hex').slice(0, 16),
    }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** The files of modules and of all that they import, each with its hash. */
function filesOf(entries: readonly LoadedFile[]): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const left = entries.map(({ file }) => realpathSync(file));
  for (let file = left.pop(); file !== undefined; file = left.pop()) {
    if (files.has(file)) continue;
    const { hash, imports } = read(file);
    files.set(file, hash);
    left.push(...imports);
  }
  return files;
}

/** A file as it was read. */
interface Read {
  /** When it was changed last, and its size: while these are the same it is not read again. */
  readonly stamp: string;
  readonly hash: string;
  readonly imports: readonly string[];
}

const known = new Map<string, Read>();

function read(file: string): Read {
  const { mtimeMs, size } = statSync(file);
  const stamp = `${mtimeMs} ${size}`;
  const before = known.get(file);
  if (before?.stamp === stamp) return before;
  const text = readFileSync(file);
  const found = /\.[cm]?[jt]sx?$/.test(file) ? [...text.toString('utf8').matchAll(names)] : [];
  const imports = found.map(([, name = '']) => named(name, file)).filter((each) => each !== null);
  const fresh = { stamp, hash: createHash('sha256').update(text).digest('hex'), imports };
  known.set(file, fresh);
  return fresh;
}

/** How what is loaded here differs from what a plan was made with, a sentence for each package; none where it is the same. */
export function differences(planned: readonly PackageUsed[], here: readonly PackageUsed[]): readonly string[] {
  return planned.flatMap(({ name, version, hash }) => {
    const called = `${name} ${version}`.trim();
    const own = here.filter((each) => each.name === name);
    const [first] = own;
    if (!first) return [`${called} is not loaded here`];
    if (own.some((each) => each.hash === hash)) return [];
    return own.some((each) => each.version === version)
      ? [`${called} has other files here (hash ${first.hash}, and ${hash} in the plan)`]
      : [`${name} is ${first.version} here, and ${version} in the plan`];
  });
}
