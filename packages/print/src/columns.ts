import type { DrawnShape, Ink } from '@howzat/core/author';
import { textMargin } from './charts.js';
import { type KitPage, type Paper, papers, titleShapes } from './page.js';
import { words } from './shapes.js';
import { leading, point, type Ruler, wrap } from './text.js';

/** A paragraph of running text. */
export interface Paragraph {
  readonly text: string;
  readonly kind: 'title' | 'heading' | 'text' | 'item';
  /** What stands before it in bold letters: who decides. */
  readonly lead?: string;
  readonly ink?: Ink;
}

const sizes = { title: 16, heading: 10.5, text: 8.5, item: 8.5 } as const;
const between = 7;

/** Running text in two columns, on as many pages as it takes. */
export function columnPages(paper: Paper, name: string, paragraphs: readonly Paragraph[], ruler: Ruler): KitPage[] {
  const page = papers[paper];
  const width = (page.width - 2 * textMargin - between) / 2;
  const bottom = page.height - textMargin;
  const pages: DrawnShape[][] = [];
  let shapes: DrawnShape[] = [];
  let column = 1;
  let y = 0;
  const next = (): void => {
    column = 1 - column;
    y = textMargin;
    if (column === 1) return;
    shapes = [...titleShapes(paper, name)];
    pages.push(shapes);
  };
  next();
  for (const [at, { text, kind, lead, ink }] of paragraphs.entries()) {
    const size = sizes[kind];
    const bold = kind === 'title' || kind === 'heading';
    const indent = kind === 'item' ? 3 : 0;
    const before = lead === undefined ? '' : text === '' ? lead : `${lead}:`;
    const first = lead === undefined ? 0 : ruler(`${before} `, size, true);
    const lines = wrapAfter(text, width - indent, first, size, ruler, bold);
    const above = at === 0 || y === textMargin ? 0 : bold ? 2.6 : 0.7;
    // a heading stays with the line below it
    const needed = above + leading(size) * lines.length + (bold ? 2 * leading(sizes.text) : 0);
    if (y + Math.min(needed, 60) > bottom) next();
    else y += above;
    for (const [i, line] of lines.entries()) {
      if (y + leading(size) > bottom) next();
      const x = textMargin + column * (width + between);
      const baseline = y + size * point * 0.95;
      if (i === 0 && kind === 'item') shapes.push(words(x + 0.6, baseline, '•', size));
      if (i === 0 && lead !== undefined) shapes.push(words(x + indent, baseline, before, size, { bold: true }));
      if (line !== '')
        shapes.push(words(x + indent + (i === 0 ? first : 0), baseline, line, size, { bold, ...(ink ? { ink } : {}) }));
      y += leading(size);
    }
  }
  return pages.map((each, at) => ({
    title: name,
    back: false,
    shapes: each,
    pieces: at === 0 ? [{ component: name, name, box: { x: 0, y: 0, width: page.width, height: page.height } }] : [],
  }));
}

/** Lines of which the first is shorter by what stands before it. */
function wrapAfter(text: string, width: number, first: number, size: number, ruler: Ruler, bold: boolean): string[] {
  if (first === 0) return wrap(text, width, size, ruler, bold);
  const [line = ''] = wrap(text, Math.max(10, width - first), size, ruler, bold);
  const rest = text.split(/\s+/).filter(Boolean).join(' ').slice(line.length).trim();
  return [line, ...wrap(rest, width, size, ruler, bold)];
}
