import { randomUUID } from 'node:crypto';
import { printable, printableJson, printableLines } from '@howzat/core/scorebook';
import pc from 'picocolors';

/** Tells our own colours from any that a text brings: nobody outside this process can know it. */
const mark = `\u0001${randomUUID()}:`;

const painted = new RegExp(`${mark}(\\d+)m`, 'g');

const colour =
  (begin: number, end: number) =>
  (text: string): string =>
    `${mark}${begin}m${text}${mark}${end}m`;

/** Colours for text that {@link print}, {@link say} and {@link note} write, where the terminal has them. */
export const paint = {
  bold: colour(1, 22),
  dim: colour(2, 22),
  red: colour(31, 39),
  green: colour(32, 39),
  yellow: colour(33, 39),
  cyan: colour(36, 39),
} as const;

/** The text without our own colours: so wide is it on the screen. */
export function unpainted(text: string): string {
  return text.replaceAll(painted, '');
}

/** Text as it may be sent to a terminal: our own colours, line breaks, and nothing else that steers it. */
export function sendable(text: string): string {
  return text
    .split(painted)
    .map((part, at) => (at % 2 === 0 ? printableLines(part) : pc.isColorSupported ? `\u001b[${part}m` : ''))
    .join('');
}

/** Writes text to stdout. Whatever it holds, from records, names, packages or errors, steers no terminal. */
export function print(text: string): void {
  process.stdout.write(sendable(text));
}

/** Writes a line to stdout. */
export function say(text = ''): void {
  print(`${text}\n`);
}

/** Writes JSON to stdout, for a program that reads it. */
export function sayJson(value: unknown): void {
  say(printableJson(value, 2));
}

/** Writes a remark that is not part of the output. */
export function note(text: string): void {
  process.stderr.write(`${sendable(text)}\n`);
}

const steering = {
  'wipe the screen': '\u001b[2J\u001b[3J\u001b[H',
  'show the cursor': '\u001b[?25h\n',
} as const;

/** Steers the terminal, as we alone do. */
export function steer(what: keyof typeof steering): void {
  process.stdout.write(steering[what]);
}

/** A reader that has had enough (`howzat rules | head`) is no error. */
export function quietOnBrokenPipe(): void {
  for (const out of [process.stdout, process.stderr])
    out.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EPIPE') process.exit(0);
      throw error;
    });
}

/** A share of 1 as people read it. */
export function percent(share: number): string {
  return Number.isNaN(share) ? '-' : `${(100 * share).toFixed(1)} %`;
}

/** Words in columns, all but the last padded to the widest of their column. */
export function inColumns(given: readonly (readonly string[])[], indent = ''): string {
  const rows = given.map((row) => row.map(printable));
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows
    .map((row) => indent + row.map((cell, i) => (i < row.length - 1 ? cell.padEnd(widths[i] ?? 0) : cell)).join('  '))
    .join('\n');
}

/** Text broken at spaces into lines of a width, each indented. */
export function wrapped(text: string, indent = '', width = Math.min(process.stdout.columns ?? 100, 100)): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > width) {
      lines.push(line);
      line = word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  lines.push(line);
  return lines.map((each) => indent + each).join('\n');
}
