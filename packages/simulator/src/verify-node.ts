import { type Runner, type Verified, type VerifyOptions, verifying } from '@howzat/compiler/run';
import type { StopSignal } from './options.js';
import { refuseAborted } from './pool.js';

/**
 * Verifies a runner in this thread, and looks up after each match.
 * @throws HowzatError `unlike-interpreter`; SimulationError `aborted`
 */
export async function verifyInTurns(
  runner: Runner,
  extent: VerifyOptions | null,
  signal: StopSignal | undefined,
): Promise<Verified | null> {
  if (extent === null) return null;
  const matches = verifying(runner, extent);
  for (;;) {
    const { done, value } = matches.next();
    if (done) return value;
    await new Promise((resolve) => setImmediate(resolve));
    refuseAborted(signal);
  }
}
