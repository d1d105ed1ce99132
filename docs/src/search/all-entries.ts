import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { SearchEntry } from './engine.js';
import { pageEntries } from './entries.js';

/** Pages that nobody looks for: notes for GitHub, the page that only leads on, and the home page. */
const unsought: ReadonlySet<string> = new Set(['README', 'rule', 'index']);

/**
 * All that can be found in the site.
 *
 * @param docs the folder of the site, with a slash at the end; what is made from the packages has been written into it
 */
export function allEntries(docs: string): readonly SearchEntry[] {
  const made = JSON.parse(readFileSync(`${docs}.vitepress/made/search.json`, 'utf8')) as readonly SearchEntry[];
  return [
    ...made,
    ...['', 'guides/', 'decisions/'].flatMap((folder) => written(docs, folder)),
    ...(existsSync(`${docs}api`) ? api(docs) : []),
  ];
}

/** What people wrote: a heading is found with the words below it. */
function written(docs: string, folder: string): readonly SearchEntry[] {
  return readdirSync(`${docs}${folder}`)
    .filter((file) => file.endsWith('.md') && !unsought.has(file.slice(0, -'.md'.length)))
    .sort()
    .flatMap((file) =>
      pageEntries(readFileSync(`${docs}${folder}${file}`, 'utf8'), `/${folder}${file.replace('.md', '.html')}`, {
        kind: file === 'glossary.md' ? 'word' : 'page',
      }),
    );
}

/** A page of the API is found by its name and its first sentence. */
function api(docs: string): readonly SearchEntry[] {
  return readdirSync(`${docs}api`, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => file.endsWith('.md'))
    .sort()
    .flatMap((file) => {
      const [page] = pageEntries(readFileSync(`${docs}api/${file}`, 'utf8'), `/api/${file.replace('.md', '.html')}`, {
        kind: 'api',
      });
      return page ? [page] : [];
    });
}
