// What the site is made from and what it is, by contents.
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { builtContents, contentsOf, keyOf } from '../../scripts/lib/kept.mjs';
import { workspacePackages } from '../../scripts/lib/workspace.mjs';

export const docs = fileURLToPath(new URL('../', import.meta.url));
export const root = fileURLToPath(new URL('../../', import.meta.url));
const beside = join(docs, 'public');
export const dist = join(docs, '.vitepress/dist');

/** Folders of this one that VitePress reads nothing of. */
const unread = /^(node_modules|dist|test|\.(?!vitepress)[^/]*|\.vitepress\/(dist|cache|\.temp))(\/|$)/;

/** The environment that the pages of the site depend on. */
const named = ['HOWZAT_DOCS_APP', 'HOWZAT_DOCS_BASE', 'HOWZAT_DOCS_API', 'HOWZAT_DOCS_SITE', 'NODE_ENV'];

/** What is copied beside the pages as it is. */
export function filesBeside() {
  return existsSync(beside) ? readdirSync(beside) : [];
}

/** What VitePress makes the pages from. Of the files beside them it knows the names. */
export function sourceKey() {
  const written = contentsOf(docs, (file) => !unread.test(slashed(file)) && !slashed(file).startsWith('public/'));
  const names = namesIn(beside);
  // the titles and sentences of the search are taken out of pages by the package that writes them
  const packages = builtContents(workspacePackages()).keyOf(['@howzat/pages']);
  const schema = contentsOf(join(root, 'packages/core/schema'));
  return keyOf(
    'site',
    machineKey(),
    named.map((name) => process.env[name] ?? null),
    written,
    names,
    packages,
    schema,
  );
}

/** What the pages are, without the files beside them. */
export function pagesKey() {
  const others = new Set(filesBeside());
  return contentsOf(dist, (file) => !others.has(slashed(file).split('/', 1)[0]));
}

/**
 * What a browser sees that looks at the pages: they and the files beside them, but for those that a page fetches only when somebody asks:
 * what plays examples, and kits to print, of which links need the names.
 */
export function seenKey() {
  const seen = contentsOf(dist, (file) => !/^(played|kits)\//.test(slashed(file)));
  return keyOf(seen, namesIn(join(dist, 'kits')));
}

/** This Node, what is installed, and what knows things by their contents. */
export function machineKey() {
  const read = [
    'pnpm-lock.yaml',
    'scripts/lib/kept.mjs',
    'scripts/lib/workspace.mjs',
    'docs/scripts',
    'docs/package.json',
  ];
  return keyOf(
    process.version,
    process.platform,
    process.arch,
    read.map((path) => contentsOf(join(root, path))),
  );
}

/** The names of the files beside the pages; those of what plays examples say what is in it, and no page knows them. */
function namesIn(folder) {
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(slashed);
  return names.filter((name) => !name.startsWith('played/')).sort();
}

function slashed(file) {
  return file.replaceAll('\\', '/');
}
