import { type AnyMatch, createMatch } from '@howzat/core';
import {
  type HowzatError,
  isHowzatError,
  type Position,
  type ScriptLine,
  type Selection,
  type Who,
} from '@howzat/core/author';
import { ctg } from '@howzat/ctg';

/** A moment of a match: what is agreed on, where it begins, and what has been played since. */
export interface Moment {
  readonly with?: Selection;
  readonly from?: Position;
  readonly lines?: readonly ScriptLine[];
}

/** The match at that moment; people say what dice and cards show. */
export function at({ with: selection, from, lines = [] }: Moment): AnyMatch {
  const match: AnyMatch = createMatch(ctg, { chance: 'people', ...(from ? { from } : {}), ...selection } as never);
  for (const line of lines)
    if ('chance' in line) match.happen(line.chance, line.outcome);
    else if ('side' in line) match.play(line.side, line.step, line.choice);
  return match;
}

/** The step that a match waits for; `end` where it waits for none. */
export function stepOf({ waiting }: AnyMatch): string {
  return waiting.kind === 'end' ? 'end' : waiting.step;
}

/** The step that the match waits for at that moment. */
export function waitsFor(moment: Moment): string {
  return stepOf(at(moment));
}

/** Fields of the state of the game. */
export function stateOf(match: AnyMatch): Readonly<Record<string, unknown>> {
  return match.internals().s as Readonly<Record<string, unknown>>;
}

/** How a choice is refused, or a chance that showed what it cannot. */
export function refusal(match: AnyMatch, side: Who | 'chance', step: string, what: unknown): HowzatError {
  try {
    if (side === 'chance') match.happen(step, what);
    else match.play(side, step, what);
  } catch (error) {
    if (isHowzatError(error)) return error;
    throw error;
  }
  throw new Error(`${step} was not refused.`);
}

/** Message and rule of a refusal. */
export function told(match: AnyMatch, side: Who | 'chance', step: string, what: unknown): [string, string | undefined] {
  const { message, details } = refusal(match, side, step, what);
  return [message, details.rule as string | undefined];
}
