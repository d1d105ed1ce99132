import { HowzatError } from '@howzat/core';
import { type PairData, PairTally } from './compare/pair-tally.js';
import { playPairs } from './compare/pairs.js';
import { type Trial, tryPolicies } from './exploit/policies.js';
import type { Score } from './exploit/race.js';
import { type Chunk, playChunk } from './simulate-here.js';
import { layTable, type Table, type TableOrder } from './table.js';
import { Tally, type TallyData } from './tally.js';

/** What a worker thread is asked to play: matches at one table, or the same ones at two; or policies against the first player of one. */
export type Task =
  | (Chunk & { readonly orders: readonly [TableOrder] | readonly [TableOrder, TableOrder] })
  | (Trial & { readonly orders: readonly [TableOrder] });

/** What it answers: a tally, or an error taken apart, because errors lose their class on the way between threads. */
export type Answer =
  | { readonly data: TallyData | PairData | readonly Score[] }
  | {
      readonly failed: {
        readonly while: 'loading' | 'playing';
        readonly message: string;
        readonly code: string | null;
        readonly details: string | null;
      };
    };

/** The tables of this thread. All tasks of a pool have the same orders. */
let tables: Promise<readonly Table[]> | null = null;

function failed(error: unknown, doing: 'loading' | 'playing'): Answer {
  const howzat = error instanceof HowzatError ? error : null;
  return {
    failed: {
      while: doing,
      message: error instanceof Error ? error.message : String(error),
      code: howzat?.code ?? null,
      details: howzat ? JSON.stringify(howzat.details) : null,
    },
  };
}

/**
 * Plays a chunk of matches in a worker thread. The pool calls it by the name of this file.
 *
 * @public
 */
export default async function work(task: Task): Promise<Answer> {
  tables ??= Promise.all(task.orders.map(layTable));
  let laid: readonly Table[];
  try {
    laid = await tables;
  } catch (error) {
    return failed(error, 'loading');
  }
  try {
    const [first, second] = laid as readonly [Table, Table?];
    if ('policies' in task) return { data: tryPolicies(first.runner, first.players[0], task) };
    if (second) {
      const pairs = new PairTally();
      playPairs(pairs, [first, second], task);
      return { data: pairs.data() };
    }
    const tally = new Tally();
    playChunk(tally, first.runner, first.players, task);
    return { data: tally.data() };
  } catch (error) {
    return failed(error, 'playing');
  }
}
