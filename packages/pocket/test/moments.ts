import { type AnyMatch, createMatch } from '@howzat/core';
import { isHowzatError, type Position, type ScriptLine, type Selection } from '@howzat/core/author';
import { pocket } from '@howzat/pocket';

/** A match that begins somewhere, with some of its lines played. */
export interface Moment {
  readonly from?: Position;
  /** Readings by the last part of a ruling's id. */
  readonly read?: Readonly<Record<string, string>>;
  readonly with?: Selection;
  readonly lines?: readonly ScriptLine[];
}

/** Plays lines; one that is to be refused has no place here. */
export function go(match: AnyMatch, lines: readonly ScriptLine[]): AnyMatch {
  for (const line of lines)
    if ('chance' in line) match.happen(line.chance, line.outcome);
    else if ('side' in line) match.play(line.side, line.step, line.choice);
    else throw new RangeError(`Not a line that is played: ${JSON.stringify(line)}`);
  return match;
}

export function at({ from, read = {}, with: selection, lines = [] }: Moment): AnyMatch {
  const rulings = Object.fromEntries(Object.entries(read).map(([id, reading]) => [`pocket.ruling.${id}`, reading]));
  return go(
    createMatch(pocket, { chance: 'people', ...(from ? { from } : {}), ...selection, rulings } as never) as AnyMatch,
    lines,
  );
}

/** What a match says to a choice or a throw that it does not take, and the rule that says it. */
export function refusal(
  match: AnyMatch,
  side: 'batting' | 'bowling' | 'home' | 'away' | 'chance',
  step: string,
  what: unknown,
): { code: string; says: string; rule: string | undefined } {
  try {
    if (side === 'chance') match.happen(step, what);
    else match.play(side, step, what);
  } catch (error) {
    if (isHowzatError(error))
      return { code: error.code, says: error.message, rule: error.details.rule as string | undefined };
    throw error;
  }
  throw new Error(`${step} was not refused.`);
}

/** What the referee knows of the state. */
export function stateOf(match: AnyMatch): Readonly<Record<string, unknown>> {
  return match.internals().s as Readonly<Record<string, unknown>>;
}
