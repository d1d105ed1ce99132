import type { StopSignal } from '@howzat/simulator';
import { type TableOrder, Threads } from '@howzat/simulator/chunks';
import type { Cost } from './cut.js';
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

/** What each cell costs: some matches of one of each kind are played, and the rules of another one of it are compiled. */
export async function costsOf(
  plan: Plan,
  orders: readonly TableOrder[],
  signal: StopSignal | undefined,
): Promise<readonly Cost[]> {
  const alike = new Map<string, Cell[]>();
  for (const cell of plan.cells) {
    const like = likeness(cell, plan);
    alike.set(like, [...(alike.get(like) ?? []).slice(0, 1), cell]);
  }
  const known = new Map<string, Cost>();
  const threads = new Threads(1, signal);
  try {
    for (const [like, [first, second]] of alike) {
      const match = first ? await timed(threads, first, orders) : 0;
      // a second one shows what the rules take that are not yet laid
      const laid = second ? await secondsFor(threads, second, orders, 1) : 0;
      known.set(like, { match, piece: Math.max(0, laid - match) });
    }
  } finally {
    await threads.end();
  }
  return plan.cells.map((cell) => known.get(likeness(cell, plan)) as Cost);
}

async function secondsFor(
  threads: Threads,
  cell: Cell,
  orders: readonly TableOrder[],
  matches: number,
): Promise<number> {
  const start = performance.now();
  await threads.play<unknown>(taskOf(cell, orders, 0, matches));
  return (performance.now() - start) / 1000;
}

/** How long a match takes. */
async function timed(threads: Threads, cell: Cell, orders: readonly TableOrder[]): Promise<number> {
  // the first match loads and compiles
  await secondsFor(threads, cell, orders, 1);
  for (let matches = 1; ; matches *= 4) {
    const seconds = await secondsFor(threads, cell, orders, matches);
    if (seconds > enough || matches >= most) return seconds / matches;
  }
}
