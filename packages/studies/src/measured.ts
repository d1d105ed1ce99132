import type { StopSignal } from '@howzat/simulator';
import { type TableOrder, Threads } from '@howzat/simulator/chunks';
import type { Cell, Plan } from './plan.js';
import { taskOf } from './playing.js';

/** So long matches are played to see how long one takes, in seconds. */
const enough = 0.3;
/** And no more than so many. */
const most = 4096;

/** Cells that are taken to be alike: the same game and players, whatever the house rules. */
function likeness({ kind, tables }: Cell, plan: Plan): string {
  const table = plan.tables[tables[0]];
  return JSON.stringify([kind, table?.variant, table?.selection.format, table?.players]);
}

/** How long a match of each cell takes one thread, in seconds: some matches of one of each kind are played. */
export async function perMatch(
  plan: Plan,
  orders: readonly TableOrder[],
  signal: StopSignal | undefined,
): Promise<readonly number[]> {
  const known = new Map<string, number>();
  const threads = new Threads(1, signal);
  try {
    for (const cell of plan.cells) {
      const like = likeness(cell, plan);
      if (!known.has(like)) known.set(like, await timed(threads, cell, orders));
    }
  } finally {
    await threads.end();
  }
  return plan.cells.map((cell) => known.get(likeness(cell, plan)) as number);
}

async function timed(threads: Threads, cell: Cell, orders: readonly TableOrder[]): Promise<number> {
  // the first match loads and compiles
  await threads.play<unknown>(taskOf(cell, orders, 0, 1));
  for (let matches = 1; ; matches *= 4) {
    const start = performance.now();
    await threads.play<unknown>(taskOf(cell, orders, 0, matches));
    const seconds = (performance.now() - start) / 1000;
    if (seconds > enough || matches >= most) return seconds / matches;
  }
}
