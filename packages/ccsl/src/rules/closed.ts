import type { Cricket, Parameters, State } from '../kit.js';

/** What a player reads who wants to decide what is not open. A null leaves the words to the engine. */
type Closed = (s: State, g: Cricket, p: Parameters) => string | null;

/** After the match, and until the traps of the next innings are chosen. */
export function inningsOver(_s: State, g: Cricket): string | null {
  const between = g.scores.length > 0 && g.balls === 0 && g.ballNumber === 0;
  return g.result !== null || between ? 'The innings is over.' : null;
}

/** The reasons for which a step of a ball is closed: first of all, that there is no ball to be played. */
export function closedBy(why: Closed): Closed {
  return (s, g, p) => inningsOver(s, g) ?? why(s, g, p);
}
