import { pageEntries } from './search/entries.js';

/** What a page is called in a tab and in the results of a search engine, and the sentence below it. */
export interface PageData {
  readonly title: string;
  readonly description: string;
}

/** A description is cut at the end of a word; more is not shown. */
const most = 200;

/**
 * The title and the description of a page.
 *
 * @param path of its Markdown, from the folder of the site
 * @param title that it has by itself
 * @param markdown its text
 * @param description that it gives itself, if it does
 */
export function pageDataOf(path: string, title: string, markdown: string, description = ''): PageData {
  const own = description === '' ? firstWords(markdown) : description;
  const [, module, kind] = /^api\/(.+?)\/(?:([a-z-]+)\/[^/]+|index)\.md$/.exec(path) ?? [];
  // many packages have a function or a type of the same name
  const full = module === undefined ? title : kind === undefined ? `${module}: the API` : `${bare(title)} in ${module}`;
  return { title: full, description: cut(module === undefined ? own : `${title} of ${module}. ${own}`) };
}

/** The first paragraph of a page that has words. */
function firstWords(markdown: string): string {
  const text = markdown
    .replace(/^Defined in: .*$/gm, '')
    .replace(/^Status: .*$/gm, '')
    // a path that leads up to the page
    .replace(/^\[.*\]\(.*\) \/ .*$/gm, '');
  return pageEntries(text, '').find(({ first }) => first !== '')?.first ?? '';
}

/** What a page of the API is called without its kind: `Function: award()` is `award()`. */
function bare(title: string): string {
  return title.replace(/^[A-Z][a-z]+(?: [A-Z]?[a-z]+)?: /, '').replace(/\\/g, '');
}

function cut(text: string): string {
  // VitePress puts it between straight quotation marks as it is
  const words = text
    .trim()
    .replace(/"([^"]*)"/g, '“$1”')
    .replace(/"/g, '”');
  return words.length <= most ? words : `${words.slice(0, words.lastIndexOf(' ', most)).replace(/[,;:. ]+$/, '')} …`;
}
