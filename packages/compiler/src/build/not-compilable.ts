/** A rulebook holds something that cannot be written as code. The message says what, where it is, and what would do. */
export class NotCompilable extends Error {
  override readonly name = 'NotCompilable';
  readonly code = 'not-compilable';

  /** @param where what holds it: a step, a parameter, or the place in them */
  constructor(
    readonly where: string,
    why: string,
  ) {
    super(`${where} cannot be compiled: ${why}`);
  }
}
