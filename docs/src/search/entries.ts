import type { Amendment } from '@howzat/core';
import type { Registry, RuleKind, Scenario } from '@howzat/core/author';
import { anchorOf, examplePlace, placesOf } from '@howzat/pages';
import type { EntryKind, SearchEntry } from './engine.js';

const kinds: Readonly<Record<RuleKind, EntryKind>> = {
  applied: 'rule',
  data: 'component',
  reading: 'option',
  advice: 'advice',
  example: 'advice',
};

/** What can be found in a book: its rules, its rulings and its examples. */
export function bookEntries(
  game: string,
  base: string,
  registry: Registry,
  scenarios: readonly Scenario[] = [],
): readonly SearchEntry[] {
  const places = placesOf({ registry });
  const url = (place: string): string => `${base}${place.replace('.md', '.html')}`;
  const rules = registry.sections.flatMap(({ title: section, rules: inside }) =>
    Object.entries(inside).map(([id, { title = '', text, kind, parameters = [] }]) => ({
      url: url(places.get(id) as string),
      game,
      kind: kinds[kind],
      title,
      section,
      ...told(text),
      more: `${rest(text)} ${id} ${parameters.join(' ')}`,
    })),
  );
  const rulings = Object.entries(registry.rulings).map(([id, words]) => ({
    url: url(places.get(id) as string),
    game,
    kind: 'ruling' as const,
    title: words.title ?? words.question,
    section: 'Rulings',
    // a title says what it is about, and the question what is asked
    first: words.title === undefined ? (words.readings[words.standard]?.text ?? words.reason) : words.question,
    more: `${words.reason} ${id}`,
  }));
  const examples = scenarios.map(({ id, title }) => ({
    url: url(examplePlace(id)),
    game,
    kind: 'example' as const,
    title,
    section: 'Worked examples',
    first: '',
    more: id,
  }));
  return [...rules, ...rulings, ...examples];
}

/** What can be found among the house rules. */
export function houseEntries(
  houseRules: readonly Amendment[],
  registry: Registry,
  base: string,
): readonly SearchEntry[] {
  return houseRules.map(({ id, variant, title }) => {
    const section = registry.sections.find(({ rules }) => Object.hasOwn(rules, id));
    const text = section?.rules[id]?.text ?? '';
    return {
      url: `${base}#${anchorOf(id)}`,
      game: variant === '*' ? null : variant,
      kind: 'house-rule' as const,
      title: section?.title ?? title,
      section: 'House rules',
      ...told(text),
      more: `${rest(text)} ${id}`,
    };
  });
}

/** What can be found in a page of Markdown that is not of a book: each of its headings, with what stands below it. */
export function pageEntries(
  markdown: string,
  url: string,
  { game = null, kind = 'page' }: { readonly game?: string | null; readonly kind?: EntryKind } = {},
): readonly SearchEntry[] {
  const text = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^(```|:::)[\s\S]*?^\1$|<script[\s\S]*?<\/script>/gm, '');
  const page = /^# (.+)$/m.exec(text)?.[1] ?? '';
  return text.split(/^(?=#{1,3} )/m).flatMap((part) => {
    const [, marks = '', heading = '', own] = /^(#{1,3}) (.*?)(?: \{#(.+)\})?$/m.exec(part) ?? [];
    if (heading === '') return [];
    const [paragraph = '', ...others] = part
      .slice(part.indexOf('\n') + 1)
      .replace(/^([|#]).*$/gm, '')
      .replace(/^ *(?:[-*]|\d+\.) /gm, '')
      .split(/\n\s*\n/)
      .map(plain)
      .filter((words) => words !== '');
    return [
      {
        url: marks === '#' ? url : `${url}#${own ?? slug(plain(heading))}`,
        game,
        kind,
        title: plain(heading),
        section: page === heading ? '' : plain(page),
        ...told(paragraph),
        more: kind === 'api' ? '' : [rest(paragraph), ...others].join(' ').trim().slice(0, 1000),
      },
    ];
  });
}

/** The anchor that VitePress gives a heading. */
function slug(heading: string): string {
  return heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s~`!@#$%^&*()\-_+=[\]{}|\\;:"'“”‘’<>,.?/]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-+|-+$/g, '')
    .replace(/^(\d)/, '_$1');
}

/** Markdown without its marks. */
function plain(markdown: string): string {
  return markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[*`|]|\\(?=[^a-z])/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Where the first sentence of a text ends. */
function endOfFirst(text: string): number {
  const end = /[.?!:](?=\s+[A-Z"'`(]|\s*$)/.exec(text);
  return end ? end.index + 1 : text.length;
}

function told(text: string): { readonly first: string } {
  return { first: text.slice(0, endOfFirst(text)) };
}

function rest(text: string): string {
  return text.slice(endOfFirst(text)).trim();
}
