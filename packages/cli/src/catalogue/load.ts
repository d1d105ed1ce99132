import { existsSync } from 'node:fs';
import { dirname, isAbsolute, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { createJiti } from 'jiti';
import { Usage } from '../failure.js';
import { exported } from './shapes.js';
import { providedModules } from './shipped.js';

/** What a worker thread needs to load something by itself. */
export interface ModuleRef {
  readonly module: string;
  readonly export: string;
}

/** A module that somebody named, loaded. */
export interface Loaded {
  readonly specifier: string;
  readonly exports: Readonly<Record<string, unknown>>;
  /** How a worker thread gets at one of its exports. */
  ref(name: string): ModuleRef;
}

/** The URL of a package that the command line itself depends on. */
export function urlOf(specifier: string): string {
  return import.meta.resolve(specifier);
}

/** Loads JavaScript and TypeScript alike. A rule file gets our own copy of the packages that it writes rules with. */
function loader(): ReturnType<typeof createJiti> {
  const alias: Record<string, string> = {};
  for (const name of providedModules) {
    try {
      alias[name] = fileURLToPath(urlOf(name));
    } catch {
      // not installed: whoever imports it will be told
    }
  }
  return createJiti(pathToFileURL(`${process.cwd()}/`).href, { alias, moduleCache: true });
}

/** A file by its path, or a package as the folder we are in would find it. */
function locate(specifier: string): string {
  const path = resolve(specifier);
  return /^[./\\]/.test(specifier) || existsSync(path) ? path : specifier;
}

/** The command line itself, whose lines are no concern of the author of a module. */
const ourselves = fileURLToPath(new URL('..', import.meta.url));

/** Where an error came from, in a file that is no package: ` (src/index.ts, line 26)`; nothing where that is not known. */
function placeOf({ message, stack = '' }: Error): string {
  for (const [, file = '', line] of `${message}\n${stack}`.matchAll(
    /(?:^|[\s(]|file:\/\/)((?:[A-Za-z]:)?[\\/][^\s:()]+):(\d+):\d+/g,
  ))
    if (!file.includes('node_modules') && !file.startsWith(ourselves))
      return ` (${relative(process.cwd(), file)}, line ${line})`;
  return '';
}

/**
 * Loads a package, a JavaScript file or a TypeScript file.
 * @throws Usage where there is none, or where it does not load
 */
export async function load(specifier: string): Promise<Loaded> {
  const at = locate(specifier);
  let exports: Readonly<Record<string, unknown>>;
  try {
    exports = await loader().import(at);
  } catch (error) {
    const { message, code } = error as NodeJS.ErrnoException;
    const [line = ''] = message.split('\n');
    throw new Usage(
      code === 'MODULE_NOT_FOUND' || code === 'ERR_MODULE_NOT_FOUND'
        ? `The module ${specifier} cannot be loaded: ${line}.`.replace(/\.\.$/, '.')
        : `The module ${specifier} does not load: ${line.trim()}${placeOf(error as Error)}`,
    );
  }
  return {
    specifier,
    exports,
    ref: (name) => foreignRef(at, name),
  };
}

/** For a worker thread, which cannot read TypeScript nor look into lists: a file of ours loads it. */
export function foreignRef(module: string, name: string): ModuleRef {
  const url = new URL('../bin/foreign.js', import.meta.url);
  url.searchParams.set('module', module);
  url.searchParams.set('export', name);
  return { module: url.href, export: 'default' };
}

/**
 * The file that a package, or a path, is loaded from.
 * @throws Usage where there is none
 */
export function fileOf(specifier: string): string {
  const at = locate(specifier);
  if (isAbsolute(at) && existsSync(at)) return at;
  try {
    return fileURLToPath(loader().esmResolve(at));
  } catch {
    throw new Usage(`There is no module ${specifier} here.`);
  }
}

/** What `bin/foreign.js` exports in a worker thread: one export of a module, by its query. */
export async function loadForeign(query: URLSearchParams): Promise<unknown> {
  const module = query.get('module') ?? '';
  return exported((await load(module)).exports, query.get('export') ?? 'default');
}

/** The folders named node_modules from here upwards. */
export function moduleFolders(): string[] {
  const folders: string[] = [];
  for (let at = process.cwd(); ; at = dirname(at)) {
    const folder = resolve(at, 'node_modules');
    if (existsSync(folder)) folders.push(folder);
    if (dirname(at) === at) return folders;
  }
}
