import { markdownText, printable } from '@howzat/core/scorebook';

/**
 * Words as Markdown: nothing in them is markup but code in backticks.
 *
 * @example
 * import { prose } from '@howzat/pages';
 *
 * console.log(prose('4 < 6, and `OUT` is *out*')); // 4 &lt; 6, and `OUT` is &#42;out&#42;
 */
export function prose(words: string): string {
  return markdownText(words, { code: true });
}

/** Text as code, with more backticks around it than there are in it. */
export function code(text: string): string {
  const inside = printable(text);
  const fence = '`'.repeat(Math.max(0, ...(inside.match(/`+/g) ?? []).map(({ length }) => length)) + 1);
  const gap = /^`|`$/.test(inside) ? ' ' : '';
  return `${fence}${gap}${inside}${gap}${fence}`;
}

/**
 * A table; a bar in a cell does not end it.
 *
 * @example
 * import { table } from '@howzat/pages';
 *
 * console.log(table(['Runs', 'How'], [['4', 'along the ground']]));
 * // | Runs | How |
 * // | --- | --- |
 * // | 4 | along the ground |
 */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replace(/\|/g, '\\|').replace(/\s*\n\s*/g, ' ')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/**
 * Paragraphs, lists and tables with an empty line between them; what is null is left out.
 *
 * @example
 * import { blocks, bullets } from '@howzat/pages';
 *
 * console.log(JSON.stringify(blocks('# Dice', null, bullets(['one', 'two'])))); // "# Dice\n\n- one\n- two\n"
 */
export function blocks(...parts: readonly (string | null | undefined)[]): string {
  return `${parts.filter((part) => part !== null && part !== undefined && part !== '').join('\n\n')}\n`;
}

/**
 * Items as a list with a mark before each.
 *
 * @example
 * import { bullets } from '@howzat/pages';
 *
 * console.log(bullets(['one', 'two']));
 * // - one
 * // - two
 */
export function bullets(items: readonly string[]): string {
  return items.map((item) => `- ${item}`).join('\n');
}

/**
 * Items as a list with a number before each.
 *
 * @example
 * import { numbered } from '@howzat/pages';
 *
 * console.log(numbered(['Toss', 'Bowl']));
 * // 1. Toss
 * // 2. Bowl
 */
export function numbered(items: readonly string[]): string {
  return items.map((item, at) => `${at + 1}. ${item}`).join('\n');
}

/** An address that may hold what Markdown reads as its end. */
export function link(text: string, url: string | null): string {
  return url === null ? text : `[${text}](${url.replace(/\(/g, '%28').replace(/\)/g, '%29').replace(/ /g, '%20')})`;
}

/**
 * What an id is called where people read it: its last part in words.
 *
 * @example
 * import { nameOf } from '@howzat/pages';
 *
 * console.log(nameOf('ctg.ruling.miss-margin')); // Miss margin
 */
export function nameOf(id: string): string {
  const words = (id.split('.').at(-1) ?? id).replace(/-/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * A title as part of an address.
 *
 * @example
 * import { slugOf } from '@howzat/pages';
 *
 * console.log(slugOf('Score keeping, over and innings end')); // score-keeping-over-and-innings-end
 */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
