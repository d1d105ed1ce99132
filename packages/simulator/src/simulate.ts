import type { SimulateOptions } from './options.js';
import type { Simulation } from './simulation.js';

/**
 * Plays many matches in worker threads and says what came of them. Node only. The same variant, selection, players,
 * matches and seed give the same figures and the same checksum with any number of workers.
 *
 * Before any match is counted, compiled code is played beside the interpreter: see `verify` of the options.
 *
 * @example
 * import { simulate } from '@howzat/simulator';
 *
 * const { matches } = await simulate({
 *   variant: { module: '@howzat/ccsl', export: 'ccsl' },
 *   players: ['random', 'random'],
 *   matches: 50,
 *   seed: 1,
 *   workers: 0,
 * });
 * console.log(matches); // 50
 * @throws SimulationError `bad-option`, `aborted`; HowzatError `unknown-variant`, `unknown-player`,
 * `unknown-house-rule`, `unlike-interpreter`, and whatever composing the rulebook and playing it throws
 */
export async function simulate(options: SimulateOptions): Promise<Simulation> {
  const { simulateWithNode } = await import('./simulate-node.js');
  return simulateWithNode(options);
}
