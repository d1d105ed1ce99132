import type { Registry } from '@howzat/core/author';
import { markdownText, printable } from '@howzat/core/scorebook';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { marked } from 'marked';
import { describe, expect, test } from 'vitest';
import { pagesOf, prose, table } from '../src/index.js';
import { code } from '../src/markdown.js';

const markdownIt = new MarkdownIt({ html: true, linkify: true });

/** Two readers of Markdown that link what looks like an address, and let HTML through. */
const readers: Readonly<Record<string, (markdown: string) => string>> = {
  'markdown-it': (markdown) => markdownIt.render(markdown),
  marked: (markdown) => marked.parse(markdown, { async: false, gfm: true }),
};

const hostile = [
  '[Ann](javascript:alert(1))',
  '![x](https://x.example/x.png)',
  '[Ann][1]',
  '<img src=x onerror=alert(1)>',
  '<script>alert(1)</script>',
  '<https://x.example>',
  'https://x.example/a_(b)',
  'HTTPS://x.example',
  'www.x.example',
  'ann@x.example',
  'mailto:ann@x.example',
  'x.com',
  'a.Ba ` b `` c',
  '# Ann',
  'Ann\n===',
  'Ann\n\n# Bob',
  '| a | b |\n|---|---|\n| c | d |',
  'a | b',
  '> quoted',
  '- item',
  '+ item',
  '* item',
  '12) item',
  '1. item',
  '---',
  '***',
  '    code',
  '```js\ncode\n```',
  '~~~\ncode',
  '**bold** __bold__ *it* _it_ ~~gone~~',
  '&lt;b&gt; &amp; &#60;b&#62;',
  '\\<b\\> \\[a\\](b)',
  'a ` b `` c',
  '[^1] and [1]: https://x.example',
  '\u001b[31m\u202eAnn\u0007',
];

const wanted = /^<p>(?:[^<]|<code>[^<]*<\/code>)*<\/p>\n?$/;

const named: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' };

/** What a reader of the page sees of a paragraph. */
function seen(html: string): string {
  const text = html.replace(/<\/?(?:p|code)>/g, '').replace(/&[#\w]+;/g, (entity) => {
    const number = /^&#(\d+);$/.exec(entity)?.[1];
    return number === undefined ? (named[entity] ?? entity) : String.fromCodePoint(Number(number));
  });
  return text.replace(/\s+/g, ' ').trim();
}

describe.each(Object.entries(readers))('read by %s, foreign text', (_, read) => {
  test.each(hostile)('%j is a paragraph of text', (text) => {
    const html = read(markdownText(text));
    expect(html).toMatch(wanted);
    expect(seen(html)).toBe(printable(text).replace(/\s+/g, ' ').trim());
  });

  test('is a paragraph of text whatever it is made of', () => {
    const pieces = fc.constantFrom(...hostile, ...'\\`*_[](){}<>|#+-=.!~&:/@$^ aB1', ' ', '\n');
    fc.assert(
      fc.property(
        fc.array(pieces, { minLength: 1, maxLength: 12 }).map((all) => all.join('')),
        (text) => {
          const told = markdownText(`a${text}`);
          expect(read(told)).toMatch(wanted);
          expect(read(markdownText(text.trim() === '' ? 'x' : text))).toMatch(wanted);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('is one cell of a table, as words and as code', () => {
    for (const text of hostile) {
      const html = read(table(['a', 'b', 'c'], [[prose(text), code(text), 'end']]));
      expect(html.match(/<td>/g)).toHaveLength(3);
      expect(html).toContain('<td>end</td>');
      expect(html).not.toMatch(/<(?:a|img|script|b|em|strong|del|h1)\b/);
    }
  });
});

test('the words of a package bring no links, HTML or headings of their own to its pages', () => {
  for (const text of hostile) {
    const registry: Registry = {
      variant: 'foreign',
      title: text,
      sections: [{ title: text, rules: { 'foreign.a.b': { title: text, kind: 'applied', source: text, text } } }],
      rulings: { 'foreign.r.q': { question: text, readings: { a: { text } }, standard: 'a', reason: text } },
      prompts: {},
    };
    for (const page of pagesOf({ registry })) {
      expect(page.text.replaceAll('\n', '')).not.toMatch(/\p{Cc}|\p{Bidi_Control}/u);
      for (const read of Object.values(readers)) {
        const html = read(page.text);
        expect(html).not.toMatch(/<(?:img|script|b|em|del|pre|table|blockquote|hr|ol)\b/);
        expect([...html.matchAll(/href="([^"]*)"/g)].filter(([, to = '']) => !/^(?:\.\/|#)/.test(to))).toEqual([]);
        expect(html.match(/<h[1-6]/g)?.length).toBe(page.text.match(/^#+ /gm)?.length);
      }
    }
  }
});
