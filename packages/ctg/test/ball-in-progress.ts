import { type Expected, houseRule, oneOf, playScenario, type ScriptLine, type Variant } from '@howzat/core/author';
import { ctg } from '@howzat/ctg';
import { single } from '../scenarios/notation.js';
import { under as selectionUnder } from './one-ball.js';

/** A ball in the middle of a match, and all that was played of it. */
export type OneBall = Parameters<typeof single>[2];

/** The selection with these readings, each named without the prefix that all have. */
export function under(readings: Readonly<Record<string, string>>): { with: NonNullable<OneBall['with']> } {
  return { with: selectionUnder(readings) };
}

/** Batters look up when the runs of a ball are known, so that something can be asked for too late. */
export const lookUp = houseRule(ctg, 'look-up', {}, (a) => [
  a.after('after-running', a.decision('look-up.look', { by: 'batting', domain: oneOf('up', 'down'), take: () => {} })),
]);

/** The match when the lines of the ball are played, or other lines from where it begins. */
export function played(ball: OneBall, lines?: readonly ScriptLine[], expected: Expected = {}, variant: Variant = ctg) {
  const scenario = single('one-ball', 'one ball', ball, expected);
  const { match, problems } = playScenario(variant, lines ? { ...scenario, script: lines } : scenario);
  if (!match || problems.length > 0) throw new Error(problems.join('; '));
  return match;
}

/** What goes against a ball: nothing where all is as it says. */
export function problemsOf(ball: OneBall, expected: Expected, variant: Variant = ctg): readonly string[] {
  return playScenario(variant, single('one-ball', 'one ball', ball, expected)).problems;
}
