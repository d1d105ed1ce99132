import type { Cell, Plan } from './plan.js';

/** Some matches of a cell, by the number of the cell: from one match to before another. */
export type Piece = readonly [cell: number, from: number, to: number];

/** What is given out, and counted, in one go. Most hold one piece; small cells go together. */
export type Chunk = readonly Piece[];

/** More pieces than this are not given out together. */
const mostPieces = 100;
/** More chunks than this are not made: the chunks grow longer instead. */
const mostChunks = 50_000;

/** A cell whose matches cannot be shared out. */
function isWhole({ kind }: Cell): boolean {
  return kind === 'fired' || kind === 'watched';
}

/** How long a plan takes one thread, in seconds. */
export function secondsOf({ cells }: Plan, perMatch: readonly number[]): number {
  return cells.reduce((sum, { matches }, at) => sum + matches * (perMatch[at] as number), 0);
}

/**
 * Cuts a plan into chunks of about so many seconds.
 * @param perMatch how long a match of each cell takes one thread, in seconds
 */
export function cut(plan: Plan, perMatch: readonly number[], seconds: number): readonly Chunk[] {
  const length = Math.max(seconds, secondsOf(plan, perMatch) / mostChunks);
  const chunks: Chunk[] = [];
  let pieces: Piece[] = [];
  let room = length;
  const close = (): void => {
    if (pieces.length > 0) chunks.push(pieces);
    pieces = [];
    room = length;
  };
  for (const [cell, it] of plan.cells.entries()) {
    const each = Math.max(perMatch[cell] as number, 1e-9);
    let from = 0;
    while (from < it.matches) {
      const left = it.matches - from;
      const fits = isWhole(it) ? (left * each <= room ? left : 0) : Math.floor(room / each);
      if (pieces.length > 0 && (fits < Math.min(left, 1) || pieces.length >= mostPieces)) {
        close();
        continue;
      }
      const to = isWhole(it) ? it.matches : Math.min(it.matches, from + Math.max(1, fits));
      pieces.push([cell, from, to]);
      room -= (to - from) * each;
      from = to;
      if (room < each) close();
    }
  }
  close();
  return chunks;
}

/** How many matches a chunk holds. */
export function matchesOf(chunk: Chunk): number {
  return chunk.reduce((sum, [, from, to]) => sum + to - from, 0);
}
