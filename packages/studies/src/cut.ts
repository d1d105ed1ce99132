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

/** What a cell costs one thread, in seconds. */
export interface Cost {
  /** To compile its rules, for each piece of it. */
  readonly piece: number;
  /** To play one match at its tables. */
  readonly match: number;
}

/** How long a plan takes one thread, in seconds. */
export function secondsOf({ cells }: Plan, costs: readonly Cost[]): number {
  return cells.reduce((sum, { matches }, at) => {
    const { piece, match } = costs[at] as Cost;
    return sum + piece + matches * match;
  }, 0);
}

/**
 * Cuts a plan into chunks of about so many seconds. A cell that is no longer than a chunk stays in one.
 * @param costs what each cell costs
 */
export function cut(plan: Plan, costs: readonly Cost[], seconds: number): readonly Chunk[] {
  const length = Math.max(seconds, secondsOf(plan, costs) / mostChunks);
  const chunks: Chunk[] = [];
  let pieces: Piece[] = [];
  let room = length;
  const close = (): void => {
    if (pieces.length > 0) chunks.push(pieces);
    pieces = [];
    room = length;
  };
  for (const [cell, it] of plan.cells.entries()) {
    const { piece, match } = costs[cell] as Cost;
    const each = Math.max(match, 1e-9);
    if (pieces.length > 0 && (piece + it.matches * each > room || pieces.length >= mostPieces)) close();
    for (let from = 0; from < it.matches; ) {
      const fits = Math.max(1, Math.floor((room - piece) / each));
      const to = isWhole(it) ? it.matches : Math.min(it.matches, from + fits);
      pieces.push([cell, from, to]);
      room -= piece + (to - from) * each;
      from = to;
      if (from < it.matches) close();
    }
  }
  close();
  return chunks;
}

/** How many matches a chunk holds. */
export function matchesOf(chunk: Chunk): number {
  return chunk.reduce((sum, [, from, to]) => sum + to - from, 0);
}
