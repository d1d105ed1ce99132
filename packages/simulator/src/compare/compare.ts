import type { CompareOptions } from './compare-options.js';
import type { Comparison } from './comparison.js';

/**
 * Plays matches without a change of the rules and with it, from the same seeds, and says what the change does. Node only.
 * Random streams go by names, so that what the change does not touch meets the same dice and small effects show.
 *
 * @param options the rules without the change and with it, how many matches, and who plays
 * @throws SimulationError `bad-option` (also where both ways are the same), `aborted`; HowzatError as `simulate`
 *
 * @example
 * import { compare } from '@howzat/simulator';
 *
 * const { figures } = await compare({
 *   variant: { module: '@howzat/ccsl', export: 'ccsl' },
 *   with: { format: 'two-over' },
 *   players: ['random', 'random'],
 *   skill: null,
 *   matches: 200,
 *   workers: 0,
 * });
 * console.log(figures[0]?.title, figures[0]?.verdict); // first innings up
 */
export async function compare(options: CompareOptions): Promise<Comparison> {
  const { compareWithNode } = await import('./compare-node.js');
  return compareWithNode(options);
}
