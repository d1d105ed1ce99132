/** What went wrong with a study. Stable. */
export type StudyErrorCode =
  /** The plan is not what a plan may be. */
  | 'bad-plan'
  /** What is to be read as what came of a grid is not that. */
  | 'bad-data'
  /** The plan is of another version of the format. */
  | 'other-version'
  /** What is loaded here is not what the plan was made with. */
  | 'other-packages'
  /** The plan would take longer than it may. */
  | 'too-much'
  /** The database does not answer, or is none that can be used. */
  | 'no-database'
  /** The database does not let this user make or use the tables. */
  | 'no-rights'
  /** There is no study of this id. */
  | 'unknown-study'
  /** The study is not finished, so that there is nothing to tell yet. */
  | 'unfinished'
  /** A rule or a player threw in a match. */
  | 'threw'
  /** The study was cancelled. */
  | 'cancelled'
  /** The signal ended the wait. The study goes on. */
  | 'aborted';

/** The error of a study: `code` to match on. */
export class StudyError extends Error {
  override readonly name = 'StudyError';

  constructor(
    readonly code: StudyErrorCode,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/**
 * Is this an error of a study (with this code, if one is given)? Works across copies of the package.
 *
 * @param error anything that was thrown
 * @param code the code that it is to have; any unless given
 *
 * @example
 * import { isStudyError, readPlan } from '@howzat/studies';
 *
 * try {
 *   readPlan({ plan: 99 });
 * } catch (error) {
 *   console.log(isStudyError(error, 'other-version'), isStudyError(error, 'bad-plan')); // true false
 * }
 */
export function isStudyError(error: unknown, code?: StudyErrorCode): error is StudyError {
  return (
    error instanceof Error && error.name === 'StudyError' && (code === undefined || (error as StudyError).code === code)
  );
}
