import { HowzatError } from '../errors/index.js';

/**
 * Where limits have left nothing, nothing can be drawn. A draw asks for this only where that could be, for it is what a
 * simulated ball does most.
 * @throws HowzatError `dead-end`
 */
export function noChoice(): never {
  throw new HowzatError('dead-end', 'There is nothing to choose from: the rules leave no choice.');
}
