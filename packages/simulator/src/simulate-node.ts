import { availableParallelism } from 'node:os';
import { checkMatches, checkWorkers, type SimulateOptions, seedOr } from './options.js';
import { orderOf } from './order.js';
import { type Job, refuseAborted, run } from './pool.js';
import { type Simulation, simulationOf } from './simulation.js';
import { layTable } from './table.js';
import { Tally, type TallyData } from './tally.js';
import { playMatches } from './tasks.js';
import { extentOf } from './verification.js';
import { verifyInTurns } from './verify-node.js';

/** See `simulate`. Apart from it, so that a page which never calls it loads nothing of Node. */
export async function simulateWithNode(options: SimulateOptions): Promise<Simulation> {
  const matches = checkMatches(options.matches);
  const workers = Math.min(checkWorkers(options.workers ?? availableParallelism()), matches);
  const seed = seedOr(options.seed);
  const extent = extentOf(options.verify, matches);
  const { signal, onProgress = () => {} } = options;
  refuseAborted(signal);
  const order = orderOf(options.variant, options.selection, options.players ?? ['random', 'random']);
  const table = await layTable(order);
  const countRules = options.countRules ?? false;
  const start = performance.now();
  const verified = await verifyInTurns(table.runner, extent, signal);
  const job: Job<TallyData> = {
    matches,
    signal,
    onProgress,
    fresh: () => new Tally(),
    playHere: (range) => playMatches(table, { seed, ...range, countRules }),
    task: (range) => ({ kind: 'matches', orders: [order], seed, ...range, countRules }),
  };
  const tally = await run(job, workers);
  return simulationOf(table.runner.rulebook, tally, {
    seed,
    seconds: (performance.now() - start) / 1000,
    names: [table.players[0].name, table.players[1].name],
    countRules,
    verified,
  });
}
