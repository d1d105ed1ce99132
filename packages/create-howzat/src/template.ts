import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Refusal } from './failure.js';
import { type Kind, type Names, usualNames } from './names.js';
import type { Game } from './variants.js';

/** What is to be made. */
export interface Plan {
  readonly kind: Kind;
  readonly names: Names;
  /** The game that a house rule is for; a new game is for itself. */
  readonly game: Game;
}

/** A file to be written: its path in the new package, and its text. */
export interface File {
  readonly path: string;
  readonly text: string;
}

/** The versions that a new package depends on, by the names of packages. */
export type Versions = Readonly<Record<string, string>>;

interface Manifest {
  readonly devDependencies: Versions;
}

const home = fileURLToPath(new URL('../', import.meta.url));

/**
 * Those that this package itself is developed with.
 * @throws Refusal in a clone of the repository, where they are written only when the package is packed
 */
export function ownVersions(): Versions {
  const { devDependencies } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8')) as Manifest;
  if (Object.values(devDependencies).some((version) => /^(workspace|catalog):/.test(version)))
    throw new Refusal('This copy was never packed, so it knows no versions to depend on; use `npm create howzat`.');
  return devDependencies;
}

/** Files that say something of the package that they are packed in, and so go by another name until they are written. */
const disguised: Readonly<Record<string, string>> = {
  _gitignore: '.gitignore',
  // by that name pnpm would leave out the license of the whole
  _MIT: 'LICENSE',
  '_package.json': 'package.json',
};

/** Playing writes it anew, for the rules of the new game have ids of their own. */
const golden = /^test\/golden\//;

/** The files of a new package. A template is a package that works; what differs in the new one is what things are called. */
export function render(plan: Plan, versions: Versions): readonly File[] {
  const folder = join(home, 'template', plan.kind);
  const rename = renaming(plan);
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, path: file.slice(folder.length + 1).replaceAll('\\', '/') }))
    .filter(({ path }) => !golden.test(path) && !/(^|\/)(node_modules|dist|\.reports)\//.test(path))
    .map(({ file, path }) => {
      const text = rename(readFileSync(file, 'utf8'));
      return {
        path: Object.hasOwn(disguised, path) ? (disguised[path] as string) : rename(path),
        text: path === '_package.json' ? withVersions(text, versions) : text,
      };
    })
    .sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** Puts the new names in the place of those of the template. */
function renaming({ kind, names, game }: Plan): (text: string) => string {
  const id = usualNames[kind];
  const identifier = id.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const title = `${id.charAt(0).toUpperCase()}${id.slice(1).replaceAll('-', ' ')}`;
  const prefix = kind === 'variant' ? 'howzat-variant-' : 'howzat-rule-';
  const pairs: readonly (readonly [string, string])[] = [
    [`${prefix}${id}`, names.package],
    [id, names.id],
    [identifier, names.identifier],
    [title, names.title],
    [lower(title), lower(names.title)],
    ...(kind === 'house-rule'
      ? ([
          ['cubes', game.id],
          ['Cubes', game.title],
        ] as const)
      : []),
  ];
  const news = new Map(pairs);
  const either = new RegExp(`(?<![\\w])(?:${[...news.keys()].join('|')})(?![\\w])`, 'g');
  return (text) => text.replaceAll(either, (old) => news.get(old) ?? old);
}

function lower(title: string): string {
  return `${title.charAt(0).toLowerCase()}${title.slice(1)}`;
}

/** The manifest of the template with versions in the place of its stars. */
function withVersions(text: string, versions: Versions): string {
  const manifest = JSON.parse(text) as Record<string, Record<string, string>>;
  for (const field of ['peerDependencies', 'devDependencies'])
    for (const name of Object.keys(manifest[field] ?? {})) {
      const version = versions[name];
      if (version === undefined) throw new Refusal(`No version of ${name} is known.`);
      Object.assign(manifest[field] as object, { [name]: version });
    }
  return `${JSON.stringify(manifest, null, 2)}\n`;
}
