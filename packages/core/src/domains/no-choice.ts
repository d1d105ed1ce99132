import { HowzatError, isHowzatError } from '../errors/index.js';

/**
 * Where limits have left nothing, nothing can be drawn. A draw asks for this only where that could be, for it is what a
 * simulated ball does most.
 * @param step the step at which nothing is legal, where that is known
 * @throws HowzatError `dead-end`
 */
export function noChoice(step?: string): never {
  throw deadEnd(step);
}

function deadEnd(step?: string): HowzatError {
  return step === undefined
    ? new HowzatError('dead-end', 'There is nothing to choose from: the rules leave no choice.')
    : new HowzatError('dead-end', `Nothing is legal at ${step}: the rules leave no choice.`, { step });
}

/** An error that was thrown at a step. If there was nothing to choose from, it now names the step. */
export function thrownAt(step: string, error: unknown): unknown {
  return isHowzatError(error, 'dead-end') && error.details.step === undefined ? deadEnd(step) : error;
}
