import { HowzatError, isHowzatError } from './errors.js';

/** Whose function it was. */
type Whose = { readonly rule: string } | { readonly step: string };

/**
 * What a function of a rulebook has thrown, as the error that every driver throws of it: `bad-rule`, with the rule or the step that
 * it belongs to. What is a HowzatError already stays as it is.
 *
 * @param error what was thrown
 * @param whose the rule or the step whose function threw it
 *
 * @example
 * import { faultOf } from '@howzat/core/engine';
 *
 * const { code, message } = faultOf(new TypeError('there are no cards'), { rule: 'my-rule' });
 * console.log(code); // bad-rule
 * console.log(message); // The rule my-rule cannot be applied: TypeError: there are no cards
 */
export function faultOf(error: unknown, whose: Whose): HowzatError {
  if (isHowzatError(error)) return error;
  const name = 'rule' in whose ? `The rule ${whose.rule}` : `The step ${whose.step}`;
  const what = error instanceof Error ? `${error.name}: ${error.message}` : `it threw ${typeof error}`;
  const fault = new HowzatError('bad-rule', `${name} cannot be applied: ${what}`, whose);
  fault.cause = error;
  return fault;
}
