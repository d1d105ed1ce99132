import type { Game, InningsScore, Seat } from '@howzat/core';
import type { Played } from '@howzat/core/engine';

/** What two ways to play one match are compared by. */
export const figureIds = [
  'first-innings',
  'second-innings',
  'first-wickets',
  'second-wickets',
  'balls',
  'decisions',
  'batting-first-wins',
  'ties',
  'close',
  'first-player-wins',
] as const;
export type FigureId = (typeof figureIds)[number];

/** What a figure is called, and what it counts. A share is that of matches in which something happens. */
export const figureWords: Readonly<
  Record<FigureId, { readonly title: string; readonly unit: 'runs' | 'wickets' | 'balls' | 'decisions' | 'share' }>
> = {
  'first-innings': { title: 'first innings', unit: 'runs' },
  'second-innings': { title: 'second innings', unit: 'runs' },
  'first-wickets': { title: 'wickets, first innings', unit: 'wickets' },
  'second-wickets': { title: 'wickets, second innings', unit: 'wickets' },
  balls: { title: 'balls of the match', unit: 'balls' },
  decisions: { title: 'decisions of the match', unit: 'decisions' },
  'batting-first-wins': { title: 'side batting first wins', unit: 'share' },
  ties: { title: 'tied', unit: 'share' },
  close: { title: 'close finish', unit: 'share' },
  'first-player-wins': { title: 'better player wins', unit: 'share' },
};

/** A finish is close by so many runs, or with so many balls to spare, or fewer. */
const closeRuns = 6;
const closeBalls = 6;

/** The innings of the match proper of this number, from 0. */
function inningsOf(g: Readonly<Game>, n: number): InningsScore | null {
  let passed = 0;
  for (let i = 0; i < g.scores.length; i++) {
    const score = g.scores[i] as InningsScore;
    if (score.superOver === 0 && passed++ === n) return score;
  }
  return null;
}

function isClose({ result }: Readonly<Game>): boolean {
  if (result === null) return false;
  if (result.kind === 'tie' || result.tieBreak) return true;
  if (result.kind === 'runs') return result.margin <= closeRuns;
  if (result.kind !== 'wickets') return false;
  // a chase without limit of overs is close with the last wicket standing
  return result.ballsLeft === null ? result.margin <= 1 : result.ballsLeft <= closeBalls;
}

/**
 * Writes the figures of a match in the order of {@link figureIds}; NaN for what the match has not.
 * @param firstSeat the seat of the first of the two players
 */
export function figuresOf({ game, decisions }: Played, firstSeat: number, into: Float64Array): void {
  const first = inningsOf(game, 0);
  const second = inningsOf(game, 1);
  const { result } = game;
  let balls = 0;
  for (let i = 0; i < game.scores.length; i++) balls += (game.scores[i] as InningsScore).balls;
  into[0] = first ? first.runs : Number.NaN;
  into[1] = second ? second.runs : Number.NaN;
  into[2] = first ? first.wickets : Number.NaN;
  into[3] = second ? second.wickets : Number.NaN;
  into[4] = balls;
  into[5] = decisions;
  into[6] = result !== null && result.winner === game.batsFirst ? 1 : 0;
  into[7] = result?.kind === 'tie' && result.winner === null ? 1 : 0;
  into[8] = isClose(game) ? 1 : 0;
  into[9] = result === null || result.winner === null ? Number.NaN : result.winner === firstSeat ? 1 : 0;
}

/** All that is compared of a match that was played one way. */
export interface Looked {
  /** In the order of {@link figureIds}; NaN for what the match has not. */
  readonly figures: Float64Array;
  readonly winner: Seat | null;
}

/** What is compared of a match of this number. */
export function lookedAt(played: Played, match: number): Looked {
  const figures = new Float64Array(figureIds.length);
  figuresOf(played, match & 1, figures);
  return { figures, winner: played.game.result?.winner ?? null };
}
