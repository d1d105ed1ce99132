import { type Innings, readBook } from './book.js';
import { type Partnership, scorecardOf } from './scorecard.js';
import { matchOvers, type Scored } from './scored.js';

/** A point of the worm: the score after so many overs. */
export interface WormPoint {
  /** Overs as a plain number, for an axis: 12 overs and 3 balls of six are 12.5. */
  readonly overs: number;
  readonly runs: number;
  readonly wickets: number;
}

/** A wicket as a dot on the worm. */
export interface WicketDot extends WormPoint {
  readonly batter: string;
  /** The ball: `3.4`. */
  readonly label: string;
}

/** A bar of the Manhattan. */
export interface ManhattanBar {
  /** From 1. */
  readonly over: number;
  readonly runs: number;
  readonly wickets: number;
}

/** The run rate after an over beside the rate that the chase then needs. */
export interface RatePoint {
  readonly over: number;
  readonly runRate: number;
  /** Null where nothing is chased, where overs have no limit, and when none is left. */
  readonly required: number | null;
}

/** What the charts of one innings are drawn from. */
export interface InningsCharts {
  readonly innings: number;
  readonly batting: string;
  readonly superOver: number;
  readonly worm: readonly WormPoint[];
  readonly wickets: readonly WicketDot[];
  readonly manhattan: readonly ManhattanBar[];
  readonly rates: readonly RatePoint[];
  readonly partnerships: readonly Partnership[];
}

/**
 * The data for the charts of a match, for each innings: worm, Manhattan, run rate against required rate, partnerships.
 *
 * @param scored the match, as {@link scoredOf} gives it
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { chartsOf, scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(chartsOf(scoredOf({ log: match.log(), game: match.game }, match.rulebook)).length); // 2
 */
export function chartsOf(scored: Scored): readonly InningsCharts[] {
  const { innings: cards } = scorecardOf(scored);
  return readBook(scored).map((innings, index) => ({
    innings: innings.number,
    batting: innings.battingName,
    superOver: innings.superOver,
    ...scoreCharts(scored, innings),
    manhattan: innings.overs.map(({ number, runs, wickets }) => ({ over: number, runs, wickets })),
    partnerships: cards[index]?.partnerships ?? [],
  }));
}

function scoreCharts(scored: Scored, innings: Innings): Pick<InningsCharts, 'worm' | 'wickets' | 'rates'> {
  const { ballsPerOver } = scored;
  const limit = oversOf(scored, innings);
  let balls = innings.brought.balls;
  const worm: WormPoint[] = [
    { overs: balls / ballsPerOver, runs: innings.brought.runs, wickets: innings.brought.wickets },
  ];
  const wickets: WicketDot[] = [];
  const rates: RatePoint[] = [];
  for (const over of innings.overs) {
    for (const ball of over.balls) {
      if (ball.counts) balls++;
      for (const { batter } of ball.wickets)
        wickets.push({ overs: balls / ballsPerOver, ...ball.score, batter, label: ball.label });
    }
    const overs = balls / ballsPerOver;
    worm.push({ overs, ...over.score });
    const left = limit === null ? 0 : limit - overs;
    rates.push({
      over: over.number,
      runRate: overs === 0 ? 0 : over.score.runs / overs,
      required: innings.target === null || left <= 0 ? null : Math.max(0, innings.target - over.score.runs) / left,
    });
  }
  return { worm, wickets, rates };
}

/** The overs that an innings may last. The book of a closed super over does not keep them: it had the last one's. */
function oversOf(scored: Scored, innings: Innings): number | null {
  return innings.superOver > 0 ? scored.game.oversLimit : matchOvers(scored);
}
