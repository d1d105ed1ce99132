import MiniSearch, { type SearchResult } from 'minisearch';
import { gameIn, termsOf } from './terms.js';

/** What an entry of the search is; rules stand before rulings, and both before what is told about them. */
export type EntryKind =
  | 'rule'
  | 'component'
  | 'option'
  | 'advice'
  | 'ruling'
  | 'house-rule'
  | 'example'
  | 'word'
  | 'page'
  | 'api';

/** Something that can be found. */
export interface SearchEntry {
  /** Its address in the site: `/rules/ctg/catch.html#ctg.catch.condition`. */
  readonly url: string;
  /** The game by its id, `core` for the Laws; null for pages of no game. */
  readonly game: string | null;
  readonly kind: EntryKind;
  readonly title: string;
  /** The first sentence, to be shown under the title. */
  readonly first: string;
  /** Where it stands: the section of the rulebook, or the title of the page. */
  readonly section: string;
  /** What else is looked through: the words behind the first sentence, and the id. */
  readonly more: string;
}

/** An entry as it is sent to a reader: what is looked through and never shown is not sent as words, but as the terms of those. */
export interface IndexedEntry extends Omit<SearchEntry, 'more'> {
  readonly terms: string;
}

/** Between two terms; none of them has it. */
const bar = '|';

/** Makes an entry as short as the search allows: terms that the reader's browser finds in the rest of it are left out. */
export function indexed({ more, ...shown }: SearchEntry): IndexedEntry {
  const known = new Set([...termsOf(`${shown.title} ${shown.first}`, false), ...termsOfId(shown.url)]);
  const terms = new Set(termsOf(more, false).filter((term) => !known.has(term)));
  return { ...shown, terms: [...terms].join(bar) };
}

/** The terms of the id at the end of an address; none where it is the anchor of a heading. */
function termsOfId(url: string): readonly string[] {
  const [, id = ''] = url.split('#');
  return id.includes('.') ? termsOf(id, false) : [];
}

/** An entry that was found, the best first. */
export interface Found extends IndexedEntry {
  readonly score: number;
}

const worth: Readonly<Record<EntryKind, number>> = {
  rule: 1,
  component: 0.92,
  option: 0.85,
  advice: 0.75,
  'house-rule': 0.7,
  ruling: 0.45,
  word: 0.7,
  page: 0.6,
  example: 0.4,
  api: 0.35,
};

/** The search of the site. */
export interface Search {
  /**
   * What answers a question best.
   *
   * @param question in any words; one that names a game looks in that game alone
   * @param game by its id, to look in it and in the Laws alone; null for all
   */
  find(question: string, game: string | null): readonly Found[];
}

/** At most so many answers; a reader looks at the first. */
const most = 20;

/** Makes the search out of all that can be found. */
export function searchOf(entries: readonly IndexedEntry[]): Search {
  const known = new Set<string>();
  const index = new MiniSearch<IndexedEntry & { id: number }>({
    fields: ['title', 'first', 'terms', 'section'],
    extractField: (entry, field) =>
      field === 'terms' ? [...termsOfId(entry.url), entry.terms].join(bar) : entry[field as keyof IndexedEntry],
    tokenize: (text, field) => {
      const terms = field === 'terms' ? text.split(bar).filter((term) => term !== '') : termsOf(text, false);
      for (const term of terms) known.add(term);
      return terms;
    },
    processTerm: (term) => term,
  });
  index.addAll(entries.map((entry, id) => ({ ...entry, id })));

  const found = (question: string, within: string | null): readonly Found[] => {
    const terms = [...new Set(termsOf(question, true))];
    if (terms.length === 0) return [];
    const last = terms.at(-1);
    const results = index.search(question, {
      tokenize: () => terms,
      boost: { title: 3.5, first: 1.2, terms: 1, section: 0.5 },
      // while somebody types, the last word is not whole yet; a word that stands nowhere may be mistyped
      boostTerm: (term) => (term === '=how many' ? 0.3 : 1),
      prefix: (term) => term === last && term.length > 2 && !term.startsWith('='),
      fuzzy: (term) => (known.has(term) || term.length < 5 || term.startsWith('=') ? false : 0.25),
      filter: ({ id }) => isIn(entries[id as number] as IndexedEntry, within),
    });
    return results
      .map((result) => {
        const entry = entries[result.id as number] as IndexedEntry;
        // whoever types a title, or a sentence, wants what it stands over
        const whole = bare(`${entry.title} | ${entry.first}`).includes(bare(question)) ? 2.5 : 1;
        return scored(entry, result, terms.length, within, whole);
      })
      .sort((a, b) => b.score - a.score)
      .slice(0, most);
  };
  return {
    find(question, game) {
      if (game !== null) return found(question, game);
      const named = gameIn(question);
      return named.game !== null && named.rest !== '' ? found(named.rest, named.game) : found(question, null);
    },
  };
}

/** The Laws are rules of every game. */
function isIn({ game }: IndexedEntry, within: string | null): boolean {
  return within === null || game === within || game === 'core';
}

function scored(
  entry: IndexedEntry,
  { score, queryTerms }: SearchResult,
  asked: number,
  within: string | null,
  whole: number,
): Found {
  const answered = new Set(queryTerms).size / asked;
  // where a game is chosen, its own words go before those of the Laws
  const near = within !== null && entry.game === 'core' ? 0.4 : 1;
  return { ...entry, score: score * worth[entry.kind] * (0.6 + 0.4 * answered) * near * whole };
}

/** Words alone, to see whether one text stands in another. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
