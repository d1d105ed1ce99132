import { measure, Turn, warmUpAll } from '../measure.js';
import { type Contest, checksumOfScores } from './contest.js';

/** What a process is to play when it is asked, round by round. Times are milliseconds of processor time. */
export interface TurnsWanted {
  /** Which contestants of the contest play. */
  readonly names: readonly string[];
  /** How long each plays before the first round. */
  readonly warmUp: number;
  /** How long each plays in a round. */
  readonly slice: number;
  /** Matches of which the scores are compared, at most. */
  readonly compared: number;
}

/** What the parent asks for: a round, or the checksums of the scores. */
export type Asked = 'round' | 'scores';

/** Balls for a second of processor time in one round, by contestant. */
export type RoundPlayed = Readonly<Record<string, number>>;

/** The checksums of the scores of each contestant's first matches. */
export type ScoresPlayed = Readonly<Record<string, { readonly matches: number; readonly checksum: string }>>;

/** How long a contestant plays that is there only so that the process has played everything else before. */
const before = { rounds: 1, slice: 20, warmUp: 80 };

/**
 * Warms up, tells the parent the names of those who are there, and then answers what it asks for. The process ends when the
 * parent lets go of it.
 */
export function takeTurns(contest: Contest, { names, warmUp, slice, compared }: TurnsWanted): void {
  if (contest.before) measure(contest.before(), before);
  const turns = contest
    .contestants()
    .filter(({ name }) => names.includes(name))
    .map((contestant) => new Turn(contestant));
  warmUpAll(turns, warmUp);
  const answers = {
    round: (): RoundPlayed => Object.fromEntries(turns.map((turn) => [turn.contestant.name, turn.take(slice)])),
    scores: (): ScoresPlayed =>
      Object.fromEntries(
        turns.map(({ contestant }) => {
          const matches = Math.min(compared, contestant.compared);
          return [contestant.name, { matches, checksum: checksumOfScores(contestant, matches) }];
        }),
      ),
  };
  process.on('message', (asked: Asked) => process.send?.(answers[asked]()));
  process.send?.(turns.map(({ contestant }) => contestant.name));
}
