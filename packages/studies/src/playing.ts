import type { StopSignal } from '@howzat/simulator';
import { type TableOrder, type Task, Threads } from '@howzat/simulator/chunks';
import type { Piece } from './cut.js';
import { type Cell, isRepeatable, type Plan } from './plan.js';

/** A chunk that threw, with the match that did, where it did so again. */
export class Threw extends Error {
  constructor(
    readonly cell: number,
    readonly match: number | null,
    cause: unknown,
  ) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
  }
}

/** What is kept of a change of a grid whose matches break off: the first that does. It is no reason to lose all other changes. */
export interface BrokeOff {
  readonly brokeOff: { readonly match: number; readonly message: string };
}

/** A piece of a plan as a task of a thread. */
export function taskOf(cell: Cell, orders: readonly TableOrder[], from: number, to: number): Task {
  const { seed } = cell;
  const at = (table: number): TableOrder => orders[table] as TableOrder;
  if (cell.kind === 'matches')
    return { kind: cell.kind, orders: [at(cell.tables[0])], seed, from, to, countRules: cell.countRules };
  if (cell.kind === 'trial') {
    const { kind, first, policy } = cell;
    return { kind, orders: [at(cell.tables[0])], seed, policies: [policy], from: first + from, to: first + to };
  }
  return { kind: cell.kind, orders: [at(cell.tables[0]), at(cell.tables[1])], seed, from, to };
}

/** Plays chunks in threads of this process. */
export class Playing {
  private readonly threads: Threads;

  constructor(
    size: number,
    private readonly signal: StopSignal | undefined,
  ) {
    this.threads = new Threads(size, signal);
  }

  /**
   * Plays a chunk.
   * @throws Threw; SimulationError `aborted`
   */
  async play(plan: Plan, orders: readonly TableOrder[], chunk: readonly Piece[]): Promise<readonly unknown[]> {
    const results: unknown[] = [];
    // all changes of a grid are compared with the same matches, where these come out in the same way each time
    const again = plan.asks.kind === 'grid' && isRepeatable(plan);
    for (const [number, from, to] of chunk) {
      const cell = plan.cells[number] as Cell;
      const task = taskOf(cell, orders, from, to);
      try {
        results.push(await this.threads.play<unknown>(task.kind === 'pairs' ? { ...task, again } : task));
      } catch (error) {
        if (this.signal?.aborted) throw error;
        const threw = new Threw(number, await this.culprit(cell, orders, from, to), error);
        const { match, message } = threw;
        if (plan.asks.kind !== 'grid' || match === null) throw threw;
        results.push({ brokeOff: { match, message } } satisfies BrokeOff);
      }
    }
    return results;
  }

  /** The first match that throws when each is played alone. */
  private async culprit(cell: Cell, orders: readonly TableOrder[], from: number, to: number): Promise<number | null> {
    if (cell.kind === 'fired' || cell.kind === 'watched') return null;
    for (let match = from; match < to; match++)
      try {
        await this.threads.play<unknown>(taskOf(cell, orders, match, match + 1));
      } catch (error) {
        if (this.signal?.aborted) throw error;
        return match;
      }
    return null;
  }

  async end(): Promise<void> {
    await this.threads.end();
  }
}
