/** What went wrong with a simulation, where none of Howzat's own error codes says it. Stable. */
export type SimulationErrorCode =
  /** An option is not what it may be. */
  | 'bad-option'
  /** A chunk holds matches of which some have been counted. */
  | 'bad-chunk'
  /** The signal ended the simulation. */
  | 'aborted'
  /** A worker thread ended before its matches were played. */
  | 'worker-failed';

/** The error of a simulation: `code` to match on, `subject` names the option. */
export class SimulationError extends Error {
  override readonly name = 'SimulationError';

  constructor(
    readonly code: SimulationErrorCode,
    message: string,
    readonly subject: string | null = null,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Is this an error of a simulation (with this code, if one is given)? Works across copies of the package.
 *
 * @example
 * import { isSimulationError } from '@howzat/simulator';
 *
 * console.log(isSimulationError(new Error('of something else'))); // false
 */
export function isSimulationError(error: unknown, code?: SimulationErrorCode): error is SimulationError {
  return (
    error instanceof Error &&
    error.name === 'SimulationError' &&
    (code === undefined || (error as SimulationError).code === code)
  );
}
