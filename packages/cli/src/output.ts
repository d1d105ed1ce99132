/** Writes text to stdout as it is, line breaks and all. */
export function print(text: string): void {
  process.stdout.write(text);
}

/** Writes a line to stdout. */
export function say(text = ''): void {
  process.stdout.write(`${text}\n`);
}

/** Writes JSON to stdout, for a program that reads it. */
export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2));
}

/** Writes a remark that is not part of the output. */
export function note(text: string): void {
  process.stderr.write(`${text}\n`);
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
export function inColumns(rows: readonly (readonly string[])[], indent = ''): string {
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
