import type { DrawnShape } from '@howzat/core/author';
import { type Box, line, words } from './shapes.js';

/** Sizes of paper, in millimetres. */
export const papers = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export type Paper = keyof typeof papers;

/** What most printers leave white, and what is left for cut marks. */
const margin = 6;

/** A thing to cut out, where it lies on a page. */
export interface PlacedPiece {
  /** The component that it belongs to, by its name in the kit. */
  readonly component: string;
  readonly name: string;
  readonly box: Box;
}

/** A page of a kit. */
export interface KitPage {
  /** What is on it, as it stands at its upper edge. */
  readonly title: string;
  /** Whether it is printed on the back of the page before it, turned over its long edge. */
  readonly back: boolean;
  readonly shapes: readonly DrawnShape[];
  readonly pieces: readonly PlacedPiece[];
}

/** Rows and columns of things of one size, in the middle of a page, so that a page turned over has them in the same places. */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export function gridFor(paper: Paper, width: number, height: number): Grid {
  const page = papers[paper];
  const columns = Math.floor((page.width - 2 * margin) / width);
  const rows = Math.floor((page.height - 2 * margin) / height);
  return { columns, rows, width, height, x: (page.width - columns * width) / 2, y: (page.height - rows * height) / 2 };
}

/** Where the n-th thing of a page lies; on the back of a page columns count from the other side. */
export function placeIn(grid: Grid, at: number, back: boolean): Box {
  const column = at % grid.columns;
  const { width, height } = grid;
  return {
    x: grid.x + (back ? grid.columns - 1 - column : column) * width,
    y: grid.y + Math.floor(at / grid.columns) * height,
    width,
    height,
  };
}

/** Short lines outside the grid, where to lay the ruler. */
export function cutMarks({ columns, rows, x, y, width, height }: Grid): DrawnShape[] {
  const [right, bottom] = [x + columns * width, y + rows * height];
  const drawn = { stroke: 'black', width: 0.2 } as const;
  const shapes: DrawnShape[] = [];
  for (let c = 0; c <= columns; c++) {
    const at = x + c * width;
    shapes.push(line(at, y - 4.5, at, y - 1.8, drawn), line(at, bottom + 1.8, at, bottom + 4.5, drawn));
  }
  for (let r = 0; r <= rows; r++) {
    const at = y + r * height;
    shapes.push(line(x - 4.5, at, x - 1.8, at, drawn), line(right + 1.8, at, right + 4.5, at, drawn));
  }
  return shapes;
}

/** The title of a page in small letters at its upper edge, where the cut marks leave room for it. */
export function titleShapes(paper: Paper, title: string): DrawnShape[] {
  return [words(papers[paper].width / 2, 3.2, title, 6, { align: 'middle', ink: 'grey' })];
}
