import { HowzatError } from '../errors/index.js';
import type { Variant, VariantTypes } from '../kits/index.js';
import { compose } from './compose.js';
import type { Rulebook, Selection } from './rulebook.js';

/**
 * The rulebook that was given, or that a variant and a selection compose to.
 * @throws HowzatError `bad-parameter` for a selection beside a rulebook, which is composed already; whatever composing throws
 *
 * @example
 * import { compose } from '@howzat/core';
 * import { rulebookOf } from '@howzat/core/engine';
 * import { ccsl } from '@howzat/ccsl';
 *
 * const rulebook = compose(ccsl, { format: 'two-over' });
 * console.log(rulebookOf(rulebook) === rulebook); // true
 * console.log(rulebookOf(ccsl, { format: 'two-over' }).params.overs); // 2
 */
export function rulebookOf<T extends VariantTypes>(
  rules: Variant<T> | Rulebook<T>,
  selection: Selection = {},
): Rulebook<T> {
  if (!('flow' in rules && 'params' in rules)) return compose(rules, selection);
  const [asked] = Object.entries(selection).flatMap(([name, value]) => (value === undefined ? [] : name));
  if (asked !== undefined)
    throw new HowzatError(
      'bad-parameter',
      `This rulebook of ${rules.variant.id} is composed already, so ${asked} would change nothing. Give the variant with it, or leave it out.`,
      { subject: asked },
    );
  return rules;
}
