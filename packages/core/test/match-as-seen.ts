import { expect } from 'vitest';
import type { HowzatError, Match } from '../src/index.js';
import { expectRefusal } from './refusals.js';

/** A match of any variant, without its types. */
export type Loose = Match<any>;

/** Everything that a match shows, to see that nothing changed. */
export const all = (match: Loose): unknown => ({
  record: match.record(),
  waiting: match.waiting,
  internals: match.internals(),
  log: match.log(),
  home: match.view('home'),
  path: match.path,
  length: match.length,
});

/** What is refused, with which code, and leaves everything that the match shows as it was. */
export function refusedAndUnchanged(match: Loose, act: () => unknown, code: string): HowzatError {
  const before = all(match);
  const error = expectRefusal(act, code as never);
  expect(all(match)).toEqual(before);
  return error;
}
