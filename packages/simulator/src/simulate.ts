import type { SimulateOptions } from './options.js';
import type { Simulation } from './simulation.js';

/**
 * Plays many matches in worker threads and says what came of them. Node only. The same variant, selection, players,
 * matches and seed give the same figures and the same checksum with any number of workers.
 *
 * @example
 * const { firstInnings } = await simulate({ variant: { module: '@howzat/ccsl', export: 'ccsl' }, matches: 100_000 });
 *
 * Before any match is counted, compiled code is played beside the interpreter: see `verify` of the options.
 *
 * @throws SimulationError `bad-option`, `aborted`; HowzatError `unknown-variant`, `unknown-player`,
 * `unknown-house-rule`, `unlike-interpreter`, and whatever composing the rulebook and playing it throws
 */
export async function simulate(options: SimulateOptions): Promise<Simulation> {
  const { simulateWithNode } = await import('./simulate-node.js');
  return simulateWithNode(options);
}
