import { availableParallelism } from 'node:os';
import type { StopSignal } from '@howzat/simulator';
import { cut, matchesOf } from './cut.js';
import { StudyError } from './errors.js';
import { type Find, findPackage, ordersHere } from './find.js';
import { costsOf } from './measured.js';
import { type Outcome, outcomeOf } from './outcome.js';
import { refuseOthers } from './packages.js';
import { type Plan, readPlan } from './plan.js';
import { Playing, Threw } from './playing.js';
import { CellSums } from './sums.js';

/** What is told when a plan is played without a database. */
export interface PlayHereOptions {
  /** As many as the machine runs at once unless given. */
  readonly threads?: number | undefined;
  readonly find?: Find | undefined;
  readonly signal?: StopSignal | undefined;
  /** Is told how many matches are done, of how many. */
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
  /** About how long a chunk takes, in seconds. A half unless given. */
  readonly chunkSeconds?: number | undefined;
}

/** What threw, with its match, as a worker at a database notes it. */
function refusedBy({ cell, match, message, cause }: Threw, { asks, cells }: Plan): StudyError {
  const row = asks.kind === 'grid' ? asks.rows.find((each) => each.cell === cell) : undefined;
  const where = row ? ` (${row.change.join(' + ')} in ${row.game})` : '';
  const which = match === null ? 'A match' : `Match ${match} of seed ${cells[cell]?.seed}`;
  return new StudyError('threw', `${which} of cell ${cell}${where} threw: ${message}`, { cause });
}

/**
 * Plays a plan in threads of this process, and gives what came of it: the same as from any number of workers.
 *
 * @param given a plan
 * @param options how many threads, and who is told how far it is
 * @throws StudyError `bad-plan`, `other-version`, `other-packages`, `threw` with the match that did; SimulationError `aborted`
 *
 * @example
 * import { playHere, simulationPlan } from '@howzat/studies';
 *
 * const plan = simulationPlan({ variant: { module: '@howzat/ccsl', export: 'ccsl' }, matches: 200 });
 * const outcome = await playHere(plan, { threads: 1 });
 * if (outcome.kind === 'simulation') console.log(outcome.simulation.matches); // 200
 */
export async function playHere(given: unknown, options: PlayHereOptions = {}): Promise<Outcome> {
  const { threads = availableParallelism(), find = findPackage, signal, onProgress = () => {} } = options;
  const plan = readPlan(given);
  refuseOthers(plan, find);
  const orders = ordersHere(plan, find);
  const begun = performance.now();
  const chunks = cut(plan, await costsOf(plan, orders, signal), options.chunkSeconds ?? 0.5);
  const total = chunks.reduce((sum, chunk) => sum + matchesOf(chunk), 0);
  const sums = new CellSums(plan);
  const playing = new Playing(threads, signal);
  const left = chunks.values();
  let done = 0;
  const feed = async (): Promise<void> => {
    for (const chunk of left) {
      sums.add(chunk, await playing.play(plan, orders, chunk));
      done += matchesOf(chunk);
      onProgress(done, total);
    }
  };
  try {
    await Promise.all(Array.from({ length: threads }, feed));
  } catch (error) {
    throw error instanceof Threw ? refusedBy(error, plan) : error;
  } finally {
    await playing.end();
  }
  return outcomeOf(plan, sums, { find, seconds: (performance.now() - begun) / 1000 });
}
