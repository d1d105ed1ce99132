import { type Runner, type Verified, type VerifyOptions, verify } from '@howzat/compiler/run';
import { checkVerify } from './options.js';

/** Rules that have not fired by then are told as such. */
const mostVerified = 200;

/**
 * How far a simulation of so many matches is verified; null where it is not. A small simulation is not made a large one: to wait for
 * a rule, no more matches are played beside the interpreter than the simulation has itself.
 * @throws SimulationError `bad-option`
 */
export function extentOf(asked: number | undefined, matches: number): VerifyOptions | null {
  const atLeast = checkVerify(asked);
  return atLeast === 0 ? null : { atLeast, atMost: Math.max(atLeast, Math.min(mostVerified, matches)) };
}

/**
 * Verifies a runner in this thread and without stopping.
 * @throws HowzatError `unlike-interpreter`
 */
export function verifyHere(runner: Runner, extent: VerifyOptions | null): Verified | null {
  return extent && verify(runner, extent);
}

/** What was verified of the two ways of a comparison. */
export interface VerifiedWays {
  readonly without: Verified | null;
  readonly with: Verified | null;
}
