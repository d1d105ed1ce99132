import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

export const dist = fileURLToPath(new URL('../.vitepress/dist/', import.meta.url));

/** The pages of the built site, as addresses: `/rules/ctg/catch.html`. */
export function built(): readonly string[] {
  return readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .map((file) => `/${file.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.html'))
    .sort();
}

const files = new Map<string, string>();

export function htmlOf(page: string): string {
  const known = files.get(page);
  if (known !== undefined) return known;
  const html = readFileSync(`${dist}${page.slice(1)}`, 'utf8');
  files.set(page, html);
  return html;
}

const ids = new Map<string, ReadonlySet<string>>();

/** The ids that a link to a page may name. */
export function idsIn(page: string): ReadonlySet<string> {
  const known = ids.get(page);
  if (known) return known;
  const found = new Set([...htmlOf(page).matchAll(/\s(?:id|name)="([^"]+)"/g)].map(([, id = '']) => unescaped(id)));
  ids.set(page, found);
  return found;
}

const texts = new Map<string, string>();

/** The words of a page, without its markup. */
export function textOf(page: string): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const text = unescaped(
    htmlOf(page)
      .replace(/<(script|style)[\s\S]*?<\/\1>/g, '')
      .replace(/<[^>]+>/g, ''),
  ).replace(/\s+/g, ' ');
  texts.set(page, text);
  return text;
}

export function unescaped(html: string): string {
  return html
    .replace(/&quot;/g, '"')
    .replace(/&#39;|&#x27;/g, "'")
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&#123;/g, '{')
    .replace(/&amp;/g, '&');
}
