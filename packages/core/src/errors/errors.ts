import { harden } from './hardened.js';
import { printable } from './printable.js';

/**
 * Every error that Howzat throws on purpose. `code` is stable and may be matched by programs; the message is one
 * readable sentence that says what was wrong and, where there is one, what would be right.
 */
export type ErrorCode =
  | 'illegal-choice'
  | 'not-your-decision'
  | 'no-decision'
  | 'unknown-step'
  | 'unknown-variant'
  | 'unknown-format'
  | 'unknown-ruling'
  | 'unknown-option'
  | 'unknown-parameter'
  | 'unknown-house-rule'
  | 'unknown-rule'
  | 'unknown-player'
  | 'bad-parameter'
  | 'bad-amendment'
  | 'bad-variant'
  | 'bad-rule'
  | 'bad-record'
  | 'bad-position'
  | 'bad-components'
  | 'bad-seed'
  | 'no-randomness'
  | 'conflict'
  | 'no-op'
  | 'inapplicable'
  | 'requirement'
  | 'duplicate'
  | 'illegal-outcome'
  | 'script-left-over'
  | 'dead-end'
  | 'match-over'
  | 'nothing-to-undo'
  | 'asynchronous-player'
  | 'runaway'
  | 'unlike-interpreter'
  | 'checksum'
  | 'version';

/** What an error knows beside its message; every field is plain JSON. */
export interface ErrorDetails {
  /** The step at which the match stood. */
  readonly step?: string;
  /** Who acted. */
  readonly side?: string;
  /** The choice or outcome that was refused. */
  readonly choice?: unknown;
  /** The legal domain, described as JSON. */
  readonly legal?: unknown;
  /** The rule that refuses it. */
  readonly rule?: string;
  /** Whatever else was named: a parameter, an amendment, the thing two amendments fight over. */
  readonly subject?: string;
  /** The names that would have been accepted. */
  readonly known?: readonly string[];
  /** The seed of the match in which it happened. */
  readonly seed?: number;
  /** The number of an entry of the log, from 1. */
  readonly entry?: number;
}

/**
 * The one error class of Howzat: `code` to match on, `details` to show, the match as it was before. Its message is one line that
 * can be printed, whatever was named from outside; what is in `details` is as it came.
 */
export class HowzatError extends Error {
  override readonly name = 'HowzatError';

  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly details: ErrorDetails = {},
  ) {
    super(printable(message));
  }
}

harden(HowzatError);

/**
 * Says whether an error is one of Howzat's own. It works across several copies of the package.
 *
 * @param error anything that was caught
 * @param code if given, only an error with this code counts
 *
 * @example
 * import { createMatch, isHowzatError } from '@howzat/core';
 * import { ccsl } from '@howzat/ccsl';
 *
 * try {
 *   createMatch(ccsl, { format: 'five-day' as never });
 * } catch (error) {
 *   if (isHowzatError(error)) console.log(error.code); // unknown-format
 * }
 */
export function isHowzatError(error: unknown, code?: ErrorCode): error is HowzatError {
  return (
    error instanceof Error &&
    error.name === 'HowzatError' &&
    (code === undefined || (error as HowzatError).code === code)
  );
}
