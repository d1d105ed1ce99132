import { fileURLToPath } from 'node:url';
import { allEntries } from '../src/search/all-entries.ts';
import { type IndexedEntry, indexed } from '../src/search/engine.ts';

declare const data: readonly IndexedEntry[];

export { data };

/** What the search looks through; a page fetches it when somebody first searches. */
export default {
  watch: ['./made/search.json', '../*.md', '../guides/*.md', '../decisions/*.md'],
  load: (): readonly IndexedEntry[] => allEntries(fileURLToPath(new URL('../', import.meta.url))).map(indexed),
};
