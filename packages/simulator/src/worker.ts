import { HowzatError } from '@howzat/core';
import { type Chunk, playChunk } from './here.js';
import { layTable, type Table, type TableOrder } from './table.js';
import { Tally, type TallyData } from './tally.js';

/** What a worker thread is asked to play. */
export interface Task extends Chunk {
  readonly order: TableOrder;
}

/** What it answers: a tally, or an error taken apart, because errors lose their class on the way between threads. */
export type Answer =
  | { readonly tally: TallyData }
  | {
      readonly failed: {
        readonly while: 'loading' | 'playing';
        readonly message: string;
        readonly code: string | null;
        readonly details: string | null;
      };
    };

/** The table of this thread. All tasks of a pool have the same order. */
let table: Promise<Table> | null = null;

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
  table ??= layTable(task.order);
  let laid: Table;
  try {
    laid = await table;
  } catch (error) {
    return failed(error, 'loading');
  }
  try {
    const tally = new Tally();
    playChunk(tally, laid.runner, laid.players, task);
    return { tally: tally.data() };
  } catch (error) {
    return failed(error, 'playing');
  }
}
