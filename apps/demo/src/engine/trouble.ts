import { isHowzatError } from '@howzat/core';
import { printable } from '@howzat/core/scorebook';

/** What went wrong, as plain data that a worker can send. */
export interface Trouble {
  /** The code of Howzat's own error; `broken` for anything that nobody foresaw. */
  readonly code: string;
  readonly message: string;
  /** The rule that refuses. */
  readonly rule: string | null;
}

/** Something is refused by whoever has the say elsewhere. */
export class Refusing extends Error {
  constructor(readonly trouble: Trouble) {
    super(trouble.message);
  }
}

/** An error as data. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof Refusing) return error.trouble;
  if (isHowzatError(error))
    return { code: error.code, message: printable(error.message), rule: error.details.rule ?? null };
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'broken', message: printable(message), rule: null };
}

/** Waits for something that may be refused, or may not arrive at all; null where it was done. */
export async function attempted(answer: Promise<Trouble | null>): Promise<Trouble | null> {
  try {
    return await answer;
  } catch (error) {
    return troubleOf(error);
  }
}

/** Does something that may be refused; null where it was done. */
export function attempt(act: () => void): Trouble | null {
  try {
    act();
    return null;
  } catch (error) {
    return troubleOf(error);
  }
}
