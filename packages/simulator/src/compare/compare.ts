import type { PlayerRef, SelectionRef, SimulateOptions } from '../options.js';
import type { Comparison } from './comparison.js';

/** What to compare, and how. */
export interface CompareOptions extends Omit<SimulateOptions, 'countRules' | 'selection'> {
  /** The rules as they are; the variant's own unless given. */
  readonly without?: SelectionRef | undefined;
  /** The rules with the change: all of them, what both ways have among them. */
  readonly with: SelectionRef;
  /**
   * The better player and the worse one, and how many matches they play each way: as many as the others, but no more than
   * 4000, unless given. The sensible player of the variant and a random one, where it has one; null for none.
   */
  readonly skill?: { readonly players?: readonly [PlayerRef, PlayerRef]; readonly matches?: number } | null | undefined;
}

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
