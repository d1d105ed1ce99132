import { HowzatError } from '@howzat/core';
import type { Looked } from './compare/figures.js';
import { layTable, type Table, type TableOrder } from './table.js';
import { playTask, type Task, type TaskData } from './tasks.js';

/** What a worker thread answers: what came of the task, or an error taken apart, because errors lose their class on the way between threads. */
export type Answer =
  | { readonly data: TaskData[Task['kind']] }
  | {
      readonly failed: {
        readonly while: 'loading' | 'playing';
        readonly message: string;
        readonly code: string | null;
        readonly details: string | null;
      };
    };

/** So many tables stay laid: a thread mostly plays many tasks at the same one or two. */
const mostTables = 12;

/** The tables of this thread by what was ordered, the one that was used last at the end. */
const tables = new Map<string, Promise<Table>>();

function tableOf(order: TableOrder): Promise<Table> {
  const name = JSON.stringify(order);
  const table = tables.get(name) ?? layTable(order);
  tables.delete(name);
  tables.set(name, table);
  const [oldest] = tables.keys();
  if (tables.size > mostTables && oldest !== undefined) tables.delete(oldest);
  return table;
}

/** The matches of the table that was compared with last, by what was ordered and the seed. */
let compared: { readonly name: string; readonly matches: Map<number, Looked> } | null = null;

/** What is known of the matches that others are compared with; null for a task that says of none that they come again. */
function comparedIn(task: Task): Map<number, Looked> | null {
  if (task.kind !== 'pairs' || !task.again) return null;
  const name = JSON.stringify([task.orders[0], task.seed]);
  if (compared?.name !== name) compared = { name, matches: new Map() };
  return compared.matches;
}

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
 * Plays a task in a worker thread. The pool calls it by the name of this file.
 *
 * @public
 */
export default async function work(task: Task): Promise<Answer> {
  let laid: readonly Table[];
  try {
    laid = await Promise.all(task.orders.map(tableOf));
  } catch (error) {
    return failed(error, 'loading');
  }
  try {
    return { data: playTask(laid, task, comparedIn(task)) };
  } catch (error) {
    return failed(error, 'playing');
  }
}
