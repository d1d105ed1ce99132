/** Somebody who plays matches, one for each seed. Those of one contest play the same matches, if they are `same`. */
export interface Contestant {
  readonly name: string;
  /** Plays the matches of the seeds `from` to `from + matches - 1`. Gives the balls bowled. */
  play(from: number, matches: number): number;
  /** Plays one match and says what came of it. */
  score(seed: number): Score;
  /** Whether its matches are those that the others of its contest play. */
  readonly same: boolean;
  /** Matches of which the scores are compared. */
  readonly compared: number;
}

/** What came of a match: runs, wickets and balls of each innings in their order. */
export type Score = readonly number[];

/** What the core's drivers say of a match. */
interface Scored {
  readonly scores: readonly { readonly runs: number; readonly wickets: number; readonly balls: number }[];
}

/** The score of a match that a driver of the core has played. */
export function scoreOf(game: Scored): Score {
  return game.scores.flatMap(({ runs, wickets, balls }) => [runs, wickets, balls]);
}

/** The balls of a match that a driver of the core has played. */
export function ballsOf({ scores }: Scored): number {
  let balls = 0;
  for (let i = 0; i < scores.length; i++) balls += scores[i]?.balls ?? 0;
  return balls;
}
