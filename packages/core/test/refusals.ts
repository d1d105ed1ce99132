import { expect } from 'vitest';
import { type ErrorCode, type HowzatError, isHowzatError } from '../src/index.js';

/** What an act is refused with; fails when it is not refused, or by an error that is none of Howzat's own. */
export function refusalOf(act: () => unknown): HowzatError {
  try {
    act();
  } catch (error) {
    if (isHowzatError(error)) return error;
    throw error;
  }
  throw new Error('it was not refused');
}

/** Expects a refusal with this code, whose message holds all these words. */
export function expectRefusal(act: () => unknown, code: ErrorCode, ...words: readonly string[]): HowzatError {
  const error = refusalOf(act);
  expect(error.code, error.message).toBe(code);
  for (const word of words) expect(error.message).toContain(word);
  // what an error tells is plain JSON
  expect(JSON.parse(JSON.stringify(error.details))).toEqual(error.details);
  return error;
}
