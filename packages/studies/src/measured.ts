import type { StopSignal } from '@howzat/simulator';
import { type TableOrder, Threads } from '@howzat/simulator/chunks';
import type { Cost } from './cut.js';
import type { Cell, Plan } from './plan.js';
import { taskOf } from './playing.js';

/** So long matches are played to see how long one takes, in seconds. */
const enough = 0.3;
/** And no more than so many. */
const most = 4096;

/** Cells that are taken to be alike: the same at their first table, whatever is changed at a second one. */
function likeness({ kind, tables }: Cell, plan: Plan): string {
  const table = plan.tables[tables[0]];
  return JSON.stringify([kind, table]);
}

/** What cells cost that were measured, by what they are like. */
export type Known = Map<string, Cost>;

/**
 * What each cell costs: some matches of one of each kind are played, and the rules of another one of it are compiled.
 * @param known what was measured before; what is measured now is added
 */
export async function costsOf(
  plan: Plan,
  orders: readonly TableOrder[],
  signal: StopSignal | undefined,
  known: Known = new Map(),
): Promise<readonly Cost[]> {
  const alike = new Map<string, Cell[]>();
  for (const cell of plan.cells) {
    const like = likeness(cell, plan);
    if (known.has(like)) continue;
    alike.set(like, [...(alike.get(like) ?? []).slice(0, 1), cell]);
  }
  if (alike.size > 0) await measure(alike, orders, known, signal);
  return plan.cells.map((cell) => known.get(likeness(cell, plan)) as Cost);
}

async function measure(
  alike: ReadonlyMap<string, readonly Cell[]>,
  orders: readonly TableOrder[],
  known: Known,
  signal: StopSignal | undefined,
): Promise<void> {
  const threads = new Threads(1, signal);
  try {
    for (const [like, [first, second]] of alike) {
      const match = first ? await timed(threads, first, orders, signal) : 0;
      // a second one shows what the rules take that are not yet laid
      const laid = second ? await secondsFor(threads, second, orders, 1).catch(unlessAborted(signal)) : 0;
      known.set(like, { match, piece: Math.max(0, laid - match) });
    }
  } finally {
    await threads.end();
  }
}

/** Nothing is known where a match broke off. */
function unlessAborted(signal: StopSignal | undefined): (error: unknown) => number {
  return (error) => {
    if (signal?.aborted) throw error;
    return 0;
  };
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
async function timed(
  threads: Threads,
  cell: Cell,
  orders: readonly TableOrder[],
  signal: StopSignal | undefined,
): Promise<number> {
  // the first match loads and compiles
  let each = await secondsFor(threads, cell, orders, 1);
  for (let matches = 1; matches <= most; matches *= 4) {
    let seconds: number;
    try {
      seconds = await secondsFor(threads, cell, orders, matches);
    } catch (error) {
      // a match that breaks off is told of when it is played
      if (signal?.aborted) throw error;
      return each;
    }
    each = seconds / matches;
    if (seconds > enough) break;
  }
  return each;
}
