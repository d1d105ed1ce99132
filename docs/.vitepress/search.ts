import type MiniSearch from 'minisearch';
import type { MarkdownEnv } from 'vitepress';

/** What the search box is made of; the test of the search uses the same. */
export const searchOptions: {
  options: Pick<ConstructorParameters<typeof MiniSearch>[0], 'tokenize' | 'processTerm'>;
  searchOptions: Record<string, unknown>;
} = {
  options: {
    // an id is a word of its own, and so is each of its parts
    tokenize: (text) => {
      const words = text.toLowerCase().split(/[^\p{L}\p{N}.+-]+/u);
      return words.flatMap((word) => {
        const whole = word.replace(/^[.+-]+|[.-]+$/g, '');
        const parts = whole.split(/[.-]+/).filter((part) => part !== '');
        return parts.length > 1 ? [whole, ...parts] : parts;
      });
    },
    // words that stand in every sentence say nothing; a plural finds its singular
    processTerm: (term) => {
      const word = term.toLowerCase();
      if (/^(the|a|an|of|is|are|in|on|to|and|or|be|by|it|its|at|for|with|that|this|do)$/.test(word)) return null;
      return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
    },
  },
  searchOptions: {
    fuzzy: (term: string) => (term.includes('.') || term.length < 5 ? false : 0.2),
    prefix: (term: string) => term.length > 2,
    boost: { title: 2, text: 2, titles: 1 },
  },
};

/** What of a page is looked through: its headings and its words, not the lists of examples, files and tests. */
export function renderForSearch(
  source: string,
  env: MarkdownEnv,
  md: { render(source: string, env: MarkdownEnv): string },
): string {
  const html = md.render(source, env);
  const { relativePath, frontmatter } = env as MarkdownEnv & { relativePath: string };
  if (frontmatter?.search === false) return '';
  // all decisions have the same headings, which say nothing of what stands below
  if (/^decisions\/\d/.test(relativePath)) return html.replace(/<h2[\s\S]*?<\/h2>/g, '');
  if (relativePath.startsWith('api/')) return html.replace(/<(p|ul|table|div|blockquote)\b[\s\S]*?<\/\1>/g, '');
  if (/^rules\/[^/]+\/(formats|sheet|flow|components|numbers)\.md$/.test(relativePath))
    return html.replace(
      /<table[\s\S]*?<\/table>|<ul>[\s\S]*?<\/ul>|<svg[\s\S]*?<\/svg>|<div class="cards"[\s\S]*?<\/div>\n/g,
      '',
    );
  if (relativePath.startsWith('rules/'))
    return html
      .replace(/<li>(Example|Code|Tests|Fires|Setting)[\s\S]*?<\/li>/g, '')
      .replace(/<p><small class="cite"[\s\S]*?<\/small><\/p>/g, '')
      .replace(/<p>(Rules it touches|Rules:)[\s\S]*?<\/p>/g, '');
  return html;
}
