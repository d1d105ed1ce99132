import type { Seed } from '@howzat/core';
import type { Looked } from './compare/figures.js';
import { type PairData, PairTally } from './compare/pair-tally.js';
import { playPairs, playPairsAgain } from './compare/pairs.js';
import { playWatched } from './compare/play.js';
import type { PlayChange } from './compare/play-change.js';
import { neverFired, type Ways } from './compare/ways.js';
import { type Attempt, type Explorable, type Exploration, explore } from './exploit/explored.js';
import { type Trial, tryPolicies } from './exploit/policies.js';
import type { Score } from './exploit/race.js';
import type { Range } from './gathered.js';
import { type Chunk, playChunk } from './simulate-here.js';
import type { Table, TableOrder } from './table.js';
import { Tally, type TallyData } from './tally.js';

/** A part of a work that is played in one go: by this thread, by another, or by another machine. Plain JSON. */
export type Task =
  /** Matches at one table. */
  | (Chunk & { readonly kind: 'matches'; readonly orders: readonly [TableOrder] })
  /** The same matches at two tables. */
  | (Range & {
      readonly kind: 'pairs';
      readonly orders: TwoOrders;
      readonly seed: Seed;
      /** Other tasks hold the same matches of the first table: who plays several of them plays those once. */
      readonly again?: boolean;
    })
  /** The rules of the second table alone that none of its first matches cites. It stops where all have been, so it is one chunk. */
  | (Range & { readonly kind: 'fired'; readonly orders: TwoOrders; readonly seed: Seed })
  /** What the first player of each table chooses. It sums up shares, whose order matters, so it is one chunk. */
  | (Range & { readonly kind: 'watched'; readonly orders: TwoOrders; readonly seed: Seed })
  /** Policies of the first player of a table against the second. */
  | (Trial & { readonly kind: 'trial'; readonly orders: readonly [TableOrder] })
  /** One thing that the first player of a table tries in each match. */
  | (Exploration & {
      readonly kind: 'attempts';
      readonly orders: readonly [TableOrder];
      readonly steps: readonly Explorable[];
    });

type TwoOrders = readonly [without: TableOrder, withIt: TableOrder];

/** What comes of a task, by its kind. */
export interface TaskData {
  readonly matches: TallyData;
  readonly pairs: PairData;
  readonly fired: readonly string[];
  readonly watched: PlayChange;
  readonly trial: readonly Score[];
  readonly attempts: readonly (readonly Attempt[])[];
}

/** Plays some matches at a table. */
export function playMatches({ runner, players }: Table, chunk: Chunk): TallyData {
  const tally = new Tally();
  playChunk(tally, runner, players, chunk);
  return tally.data();
}

/**
 * Plays some matches at two tables.
 * @param before what is known of the matches of the first
 */
export function playBoth(
  ways: Ways,
  chunk: Pick<Chunk, 'seed' | 'from' | 'to'>,
  before: Map<number, Looked> | null = null,
): PairData {
  const tally = new PairTally();
  if (before) playPairsAgain(tally, ways, chunk, before);
  else playPairs(tally, ways, chunk);
  return tally.data();
}

function watch(ways: Ways, { seed, to }: Pick<Chunk, 'seed' | 'to'>): PlayChange {
  const watching = playWatched(ways, { seed, matches: to });
  for (;;) {
    const { done, value } = watching.next();
    if (done) return value;
  }
}

/**
 * Plays a task at its tables, in this thread and without stopping.
 *
 * @param tables the tables that the task names, in its order
 * @param task which matches, and what is counted of them
 * @param before what is known of the matches of the first of two tables; it grows
 * @throws whatever the rules and players throw
 *
 * @example
 * import { layTable, orderOf, playTask } from '@howzat/simulator/chunks';
 *
 * const order = orderOf({ module: '@howzat/ccsl', export: 'ccsl' }, {}, ['random', 'random']);
 * const task = { kind: 'matches', orders: [order], seed: 1, from: 0, to: 50, countRules: false } as const;
 * const counted = playTask([await layTable(order)], task);
 * console.log('matches' in counted && counted.matches); // 50
 */
export function playTask(
  tables: readonly Table[],
  task: Task,
  before: Map<number, Looked> | null = null,
): TaskData[Task['kind']] {
  const [first, second] = tables as readonly [Table, Table];
  switch (task.kind) {
    case 'matches':
      return playMatches(first, task);
    case 'pairs':
      return playBoth([first, second], task, before);
    case 'fired':
      return neverFired([first, second], task.seed, task.to);
    case 'watched':
      return watch([first, second], task);
    case 'trial':
      return tryPolicies(first.runner, first.players, task);
    case 'attempts':
      return explore(first.runner, first.players, task.steps, task);
  }
}
