import { compose, type Rulebook, type Selection, type Variant, type VariantTypes } from '../src/index.js';
import { interpretedRunner, type Runner } from '../src/runner/index.js';

/** Plays whole matches of a variant by the interpreter. */
export function interpreted<T extends VariantTypes>(variant: Variant<T>, selection: Selection = {}): Runner {
  return interpretedRunner(compose(variant, selection as never) as unknown as Rulebook);
}
