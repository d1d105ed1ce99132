import type { PlayerRef, SelectionRef, SimulateOptions } from '../options.js';

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
