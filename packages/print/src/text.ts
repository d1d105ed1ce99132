import { HowzatError } from '@howzat/core/author';

/** How wide a text is, in millimetres; its size is in points. */
export type Ruler = (text: string, size: number, bold?: boolean) => number;

/** Millimetres in a point. */
export const point = 25.4 / 72;

/** Words are never smaller than this, in points: they have to be read at arm's length. */
export const leastSize = 6;

/** From the line of a text to the next, in millimetres. */
export function leading(size: number): number {
  return size * point * 1.2;
}

/** From the middle of a line of capitals down to the line that they stand on. */
export function middle(size: number): number {
  return size * point * 0.36;
}

/** A text on lines of a width. A word that is wider than that by itself is broken. */
export function wrap(text: string, width: number, size: number, ruler: Ruler, bold = false): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const longer = line === '' ? word : `${line} ${word}`;
    // a hair more, for sums of widths are not exact
    if (ruler(longer, size, bold) <= width + 0.01) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (ruler(line, size, bold) > width + 0.01 && line.length > 1) {
      let cut = line.length - 1;
      while (cut > 1 && ruler(line.slice(0, cut), size, bold) > width) cut--;
      lines.push(line.slice(0, cut));
      line = line.slice(cut);
    }
  }
  if (line !== '') lines.push(line);
  return lines;
}

/** Paragraphs as lines of one size. */
export interface Fitted {
  readonly size: number;
  /** The lines of each paragraph. */
  readonly paragraphs: readonly (readonly string[])[];
  readonly height: number;
}

interface FitInto {
  readonly width: number;
  readonly height: number;
  /** The largest size to try, in points. */
  readonly from: number;
  readonly bold?: boolean;
  /** Between two paragraphs, in lines. */
  readonly gap?: number;
}

/** The height of paragraphs. */
function heightOf(paragraphs: readonly (readonly string[])[], size: number, gap: number): number {
  const lines = paragraphs.reduce((sum, { length }) => sum + length, 0);
  return leading(size) * (lines + gap * Math.max(0, paragraphs.length - 1));
}

/**
 * Paragraphs in the largest size in which they fit.
 * @param what whose words they are, for the error
 * @throws HowzatError `bad-components` where they do not fit in the smallest size that can be read
 */
export function fit(paragraphs: readonly string[], what: string, into: FitInto, ruler: Ruler): Fitted {
  const { width, height, from, bold = false, gap = 0.35 } = into;
  for (let size = from; size >= leastSize; size -= 0.5) {
    const lines = paragraphs.map((text) => wrap(text, width, size, ruler, bold));
    // no word is broken while a smaller size keeps it whole
    const broken = paragraphs.some((text) => text.split(/\s+/).some((word) => ruler(word, size, bold) > width + 0.01));
    const tall = heightOf(lines, size, gap);
    if (tall <= height && (!broken || size - 0.5 < leastSize)) return { size, paragraphs: lines, height: tall };
  }
  throw new HowzatError(
    'bad-components',
    `The words of ${what} do not fit into ${Math.round(width)} by ${Math.round(height)} mm in letters that can be read; shorter ones do.`,
    { subject: what },
  );
}
