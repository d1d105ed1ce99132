// What passed before, known by contents: a check whose key is the same as when it passed need not be made again. A key holds everything
// that the check reads, so that no pass can be stale; turbo does the same for tasks, by whole packages.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** So many passes are kept in a file, the newest: enough to go back to some branches. */
const most = 5000;

/** A hash of strings and of other plain values; nothing that differs has the same. */
export function keyOf(...parts) {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

/**
 * A hash of what a folder holds, or a file: the names and the bytes of the files. What is not there has a hash as well.
 *
 * @param {string} path
 * @param {(name: string) => boolean} counts whether a file of the folder counts, by its path in it
 */
export function contentsOf(path, counts = () => true) {
  if (!existsSync(path)) return keyOf('nothing');
  if (!statSync(path).isDirectory()) return hashOfFile(path);
  const files = readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => relative(path, join(entry.parentPath ?? entry.path, entry.name)))
    .filter(counts)
    .sort();
  return keyOf(files.map((file) => [file, hashOfFile(join(path, file))]));
}

function hashOfFile(path) {
  return createHash('sha256').update(readFileSync(path)).digest('hex');
}

/** What every check that a script makes depends on: this Node, the scripts, and what is installed. */
export function toolsKey() {
  const installed = ['package.json', 'pnpm-lock.yaml'].map((path) => contentsOf(join(root, path)));
  const scripts = contentsOf(join(root, 'scripts'), (file) => !/^test[\\/]/.test(file));
  return keyOf(process.version, process.platform, process.arch, installed, scripts);
}

/**
 * The passes that a file in `.kept` notes, a folder that Git ignores.
 *
 * @param {string} name of the file
 * @param {string} folder where it lies
 */
export function keptPasses(name, folder = join(root, '.kept')) {
  const file = join(folder, `${name}.json`);
  const keys = new Set(listIn(file));
  return {
    /** Whether what has this key passed before. */
    has: (key) => keys.has(key),
    /** Notes that what has this key has passed, or was asked for again. */
    note(key) {
      keys.delete(key);
      keys.add(key);
    },
    /** Writes what was noted. */
    save: () => replace(file, JSON.stringify([...keys].slice(-most))),
  };
}

/**
 * The report of the last run of a suite in which all passed, with the key of what it looked at.
 *
 * @param {string} name of the file
 * @param {string} folder where it lies
 */
export function keptReport(name, folder = join(root, '.kept')) {
  const file = join(folder, `${name}.json`);
  return {
    /** The report; null where something else was looked at. */
    of: (key) => {
      const [noted, report] = listIn(file);
      return noted === key && typeof report === 'string' ? report : null;
    },
    /** Keeps a report, in place of the one before. */
    note: (key, report) => replace(file, JSON.stringify([key, report])),
  };
}

/** Writes a file at once, for another run may read it at the same moment. */
function replace(file, text) {
  mkdirSync(dirname(file), { recursive: true });
  const written = `${file}.${process.pid}`;
  writeFileSync(written, text);
  renameSync(written, file);
}

/** A file that cannot be read keeps nothing. */
function listIn(file) {
  try {
    const list = JSON.parse(readFileSync(file, 'utf8'));
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}

/**
 * What packages of the workspace are as they are built: a hash for some of them and for all that they need.
 *
 * @param {{ name: string, folder: string }[]} packages
 */
export function builtContents(packages) {
  const known = new Map(packages.map(({ name, folder }) => [name, { folder, ...manifestOf(folder) }]));
  const hashes = new Map();
  const hashed = (kind, name, make) => {
    const id = `${kind} ${name}`;
    if (!hashes.has(id)) hashes.set(id, make(known.get(name)));
    return hashes.get(id);
  };
  /** What people get when they install it. */
  const published = ({ name, folder, files = ['.'] }) => {
    if (files.some((each) => /[*!]/.test(each)))
      throw new Error(`${name} publishes by a pattern, which is not read here.`);
    return keyOf(['package.json', ...files].map((each) => contentsOf(join(folder, each), isPublished)));
  };
  const types = ({ folder }) =>
    keyOf([
      contentsOf(join(folder, 'package.json')),
      contentsOf(join(folder, 'dist'), (file) => /\.d\.[cm]?ts$/.test(file)),
    ]);

  /** The packages that are named, and those that they need, by way of others too. */
  function needed(names) {
    const found = new Set(names.filter((name) => known.has(name)));
    for (const name of found) {
      const { dependencies, peerDependencies, optionalDependencies } = known.get(name);
      for (const other of Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }))
        if (known.has(other)) found.add(other);
    }
    return [...found].sort();
  }

  return {
    needed,
    /** The key of some packages, and of all that they need. */
    keyOf: (names) => keyOf(needed(names).map((name) => [name, hashed('all', name, published)])),
    /** The key of their declarations alone: all that TypeScript reads of them. */
    typesKeyOf: (names) => keyOf(needed(names).map((name) => [name, hashed('types', name, types)])),
  };
}

/** Where a manifest names no files, all of its folder counts but for what others installed or wrote there. */
function isPublished(file) {
  return !/(^|[\\/])(node_modules|\.turbo|\.reports|\.types)[\\/]/.test(file);
}

function manifestOf(folder) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
}
