import type { Game } from '../cricket/index.js';
import type { Frozen } from '../json/index.js';

/**
 * What the functions of a domain or a distribution may look at: variant state, cricket state, parameters, and the state of the
 * amendment that brings the step.
 */
export type Reads<S, P, T, Own = object> = (s: Frozen<S>, g: Frozen<Game>, p: P, own: Frozen<Own>) => T;
