import type { ModuleRef, PlayerRef, SelectionRef, SimulateOptions } from '../options.js';
import type { Comparison } from './comparison.js';

/** What to compare, and how. */
export interface CompareOptions extends Omit<SimulateOptions, 'countRules'> {
  /** What both ways have. */
  readonly selection?: SelectionRef | undefined;
  /** What is changed of that: another format, readings, options, parameters, house rules. */
  readonly change: SelectionRef;
  /**
   * The better player and the worse one, and how many matches they play each way: as many as the others, but no more than
   * 10,000, unless given. The sensible player of the variant and a random one, where it has one; null for none.
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
 *   change: { set: { wicketDifference: 4 } },
 *   matches: 20_000,
 * });
 *
 * @throws SimulationError `bad-option` (also where nothing is changed), `aborted`; HowzatError as `simulate`
 */
export async function compare(options: CompareOptions): Promise<Comparison> {
  const { compareWithNode } = await import('./compare-node.js');
  return compareWithNode(options);
}

/** A selection with a change on top. */
export function changed(base: SelectionRef, change: SelectionRef): SelectionRef {
  const lists = <T>(a: readonly T[] | undefined, b: readonly T[] | undefined): readonly T[] | undefined =>
    a || b ? [...(a ?? []), ...(b ?? [])] : undefined;
  const options = lists<string>(base.options, change.options);
  const houseRules = lists<ModuleRef>(base.houseRules, change.houseRules);
  return {
    ...base,
    ...(change.format === undefined ? {} : { format: change.format }),
    ...(base.rulings || change.rulings ? { rulings: { ...base.rulings, ...change.rulings } } : {}),
    ...(base.set || change.set ? { set: { ...base.set, ...change.set } } : {}),
    ...(options ? { options } : {}),
    ...(houseRules ? { houseRules } : {}),
  };
}
