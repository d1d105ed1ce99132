import type { CompareOptions } from './compare-options.js';
import type { Comparison } from './comparison.js';

/**
 * Plays matches without a change of the rules and with it, from the same seeds, and says what the change does. Node only.
 * Random streams go by names, so that what the change does not touch meets the same dice and small effects show.
 *
 * @example
 * const { figures } = await compare({
 *   variant: { module: '@howzat/cubes', export: 'cubes' },
 *   with: { set: { wicketDifference: 4 } },
 *   matches: 20_000,
 * });
 *
 * @throws SimulationError `bad-option` (also where both ways are the same), `aborted`; HowzatError as `simulate`
 */
export async function compare(options: CompareOptions): Promise<Comparison> {
  const { compareWithNode } = await import('./compare-node.js');
  return compareWithNode(options);
}
