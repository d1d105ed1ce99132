import { type Runner, type Verified, type VerifyOptions, verifying } from '@howzat/compiler/run';
import type { SimulateOptions, StopSignal } from './options.js';
import { refuseAborted } from './pool.js';
import { layTable, type TableOrder } from './table.js';
import { extentOf } from './verification.js';

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

/**
 * Verifies the rules of a table, as far as a simulation of so many matches does it before any is counted. Null where `verify` is 0.
 *
 * @param order the table, as {@link orderOf} makes it
 * @param options how many matches are simulated afterwards, and how many are to be compared at least
 * @throws SimulationError `bad-option`, `aborted`; HowzatError `unlike-interpreter` and what composing throws
 *
 * @example
 * import { orderOf, verifyTable } from '@howzat/simulator/chunks';
 *
 * const order = orderOf({ module: '@howzat/ccsl', export: 'ccsl' }, {}, ['random', 'random']);
 * const verified = await verifyTable(order, { matches: 20 });
 * console.log((verified?.matches ?? 0) >= 16); // true
 */
export async function verifyTable(
  order: TableOrder,
  { matches, verify, signal }: { readonly matches: number } & Pick<SimulateOptions, 'verify' | 'signal'>,
): Promise<Verified | null> {
  const extent = extentOf(verify, matches);
  return extent && verifyInTurns((await layTable(order)).runner, extent, signal);
}
