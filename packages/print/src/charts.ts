import type { BoardOfPictures, Charts, DrawnShape, TableOfWords } from '@howzat/core/author';
import { type KitPage, type Paper, papers, titleShapes } from './page.js';
import { type Box, placed, rect, words } from './shapes.js';
import { fit, leading, middle, point, type Ruler, wrap } from './text.js';

/** What is left white around text, in millimetres. */
export const textMargin = 14;

/** A board on a page as large as it goes, the second face behind the first. */
export function boardPages(paper: Paper, { name, faces, note }: BoardOfPictures, ruler: Ruler): KitPage[] {
  const page = papers[paper];
  return faces.map((face, at) => {
    const room = { width: page.width - 20, height: page.height - 30 };
    const scale = Math.min(room.width / face.width, room.height / face.height);
    const box = {
      x: (page.width - face.width * scale) / 2,
      y: 16,
      width: face.width * scale,
      height: face.height * scale,
    };
    const told = note === undefined ? [] : wrap(note, room.width, 8, ruler);
    return {
      title: name,
      back: at > 0,
      pieces: at > 0 ? [] : [{ component: name, name: face.label, box }],
      shapes: [
        ...titleShapes(paper, name),
        words(page.width / 2, 11, face.label, 10, { bold: true, align: 'middle' }),
        ...placed(face.shapes, box.x, box.y, scale),
        ...told.map((line, i) =>
          words(10, Math.min(box.y + box.height + 5, page.height - 10) + i * leading(8), line, 8),
        ),
      ],
    };
  });
}

/** A table as it is to be drawn: how wide its columns and how high its rows are. */
interface Measured {
  readonly table: TableOfWords;
  readonly size: number;
  readonly columns: readonly number[];
  readonly rows: readonly { readonly cells: readonly (readonly string[])[]; readonly height: number }[];
  readonly title: number;
  readonly width: number;
}

/** From the edge of a cell to its words. */
const inset = 1.2;

function measure(table: TableOfWords, room: number, blank: boolean, ruler: Ruler): Measured {
  const size = 9;
  const all = [table.head, ...table.rows];
  const count = Math.max(...all.map(({ length }) => length));
  const natural = Array.from({ length: count }, (_, c) =>
    Math.max(blank ? 7 : 6, ...all.map((cells) => ruler(cells[c] ?? '', size, true) + 2 * inset)),
  );
  const columns = narrowed(natural, room, blank);
  const rows = all.map((cells) => {
    const wrapped = cells.map((cell, c) => wrap(cell, (columns[c] as number) - 2 * inset, size, ruler, c === 0));
    const lines = Math.max(1, ...wrapped.map(({ length }) => length));
    return { cells: wrapped, height: Math.max(blank ? 7 : 5, lines * leading(size) + 1.4) };
  });
  const width = columns.reduce((sum, each) => sum + each, 0);
  return { table, size, columns, rows, title: table.title === undefined ? 0 : 6.5, width };
}

/** Columns that fit: those wider than their share give way first. A blank table is as wide as the page. */
function narrowed(natural: readonly number[], room: number, blank: boolean): number[] {
  const sum = natural.reduce((all, each) => all + each, 0);
  if (blank && sum < room) return natural.map((each) => each + (room - sum) / natural.length);
  if (sum <= room) return [...natural];
  const columns = [...natural];
  let wide = columns.map((_, c) => c);
  for (;;) {
    const fixed = columns.reduce((all, each, c) => all + (wide.includes(c) ? 0 : each), 0);
    const share = (room - fixed) / wide.length;
    const kept = wide.filter((c) => (natural[c] as number) > share);
    if (kept.length === wide.length || kept.length === 0) {
      for (const c of wide) columns[c] = share;
      return columns;
    }
    wide = kept;
  }
}

function rowShapes(
  { columns, size }: Measured,
  row: Measured['rows'][number],
  x: number,
  y: number,
  head: boolean,
): DrawnShape[] {
  let left = x;
  return columns.flatMap((width, c) => {
    const box: Box = { x: left, y, width, height: row.height };
    left += width;
    const lines = row.cells[c] ?? [];
    const bold = head || c === 0;
    const top = y + (row.height - lines.length * leading(size)) / 2 + size * point * 0.95;
    return [
      rect(box, { stroke: 'grey', width: 0.2, ...(head ? { fill: 'pale' as const } : {}) }),
      ...lines.map((text, i) => words(box.x + inset, top + i * leading(size), text, size, { bold })),
    ];
  });
}

/** Pages of charts or of score sheets; tables beside each other where they fit. */
export function chartPages(paper: Paper, charts: Charts, ruler: Ruler): KitPage[] {
  const { name, tables, blank = false, copies = 1, note } = charts;
  const page = papers[paper];
  const room = { width: page.width - 2 * textMargin, bottom: page.height - textMargin };
  const sheets: DrawnShape[][] = [];
  let shapes: DrawnShape[] = [];
  let at = { x: textMargin, y: 0, below: 0 };
  const begin = (): void => {
    const title = fit([name], name, { width: room.width, height: 8, from: 14, bold: true }, ruler);
    const told = note === undefined ? [] : wrap(note, room.width, 9, ruler);
    shapes = [
      ...titleShapes(paper, name),
      words(textMargin, textMargin + middle(title.size) + 2, name, title.size, { bold: true }),
      ...told.map((line, i) => words(textMargin, textMargin + 9 + i * leading(9), line, 9)),
    ];
    sheets.push(shapes);
    const y = textMargin + 10 + told.length * leading(9);
    at = { x: textMargin, y, below: y };
  };
  begin();
  for (const table of tables) {
    const made = measure(table, room.width, blank, ruler);
    const height = made.title + made.rows.reduce((sum, row) => sum + row.height, 0);
    if (at.x > textMargin && at.x + made.width > textMargin + room.width + 0.01)
      at = { ...at, x: textMargin, y: at.below + 5 };
    if (at.x > textMargin && at.y + height > room.bottom) at = { ...at, x: textMargin, y: at.below + 5 };
    if (at.y + Math.min(height, 30) > room.bottom) begin();
    drawTable(made, height);
  }
  return sheetsTimes(sheets, name, copies, paper);

  function drawTable(made: Measured, height: number): void {
    const { table, rows } = made;
    let y = at.y;
    const head = (): void => {
      if (table.title !== undefined) shapes.push(words(at.x, y + 4.2, table.title, 10, { bold: true }));
      y += made.title;
      shapes.push(...rowShapes(made, rows[0] as Measured['rows'][number], at.x, y, true));
      y += rows[0]?.height ?? 0;
    };
    // a table that fits on a page of its own is not cut
    if (y + height > room.bottom && height < room.bottom - 40) {
      begin();
      y = at.y;
    }
    head();
    for (const row of rows.slice(1)) {
      if (y + row.height > room.bottom) {
        begin();
        y = at.y;
        head();
      }
      shapes.push(...rowShapes(made, row, at.x, y, false));
      y += row.height;
    }
    if (table.note !== undefined)
      for (const line of wrap(table.note, Math.max(made.width, 60), 8, ruler)) {
        y += leading(8);
        shapes.push(words(at.x, y + 0.6, line, 8, { ink: 'grey' }));
      }
    at = {
      x: at.x + Math.max(made.width, table.title === undefined ? 0 : ruler(table.title, 10, true)) + 7,
      y: at.y,
      below: Math.max(at.below, y),
    };
  }
}

function sheetsTimes(sheets: readonly DrawnShape[][], name: string, copies: number, paper: Paper): KitPage[] {
  const { width, height } = papers[paper];
  return Array.from({ length: copies }, () =>
    sheets.map((shapes, at) => ({
      title: name,
      back: false,
      pieces: at === 0 ? [{ component: name, name, box: { x: 0, y: 0, width, height } }] : [],
      shapes,
    })),
  ).flat();
}
