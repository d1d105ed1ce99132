import type { Game } from '../cricket/index.js';
import type { Frozen } from '../json/index.js';

/** What the functions of a domain or a distribution may look at: variant state, cricket state, parameters. */
export type Reads<S, P, T> = (s: Frozen<S>, g: Frozen<Game>, p: P) => T;
