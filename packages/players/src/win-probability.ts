import {
  type AnyMatch,
  type Frozen,
  type Game,
  type Player,
  type Seat,
  type Side,
  standingEntries,
  uniformPlayer,
} from '@howzat/core';
import { sideOf } from '@howzat/core/engine';
import { outlookOf } from './outlook/outlook.js';

/** The chances after one ball. */
export interface WinProbability {
  /** The innings, from 1. */
  readonly innings: number;
  readonly batting: Side;
  /** Overs completed and balls of the next: `3.4`. */
  readonly over: string;
  readonly runs: number;
  readonly wickets: number;
  /** The chance that home wins, a level match half. */
  readonly home: number;
  /** By how much the ball moved it, to the good of home. */
  readonly swing: number;
}

/** A match, played or being played, or what was read from a record of one. */
export type Told = Pick<AnyMatch, 'rulebook' | 'log' | 'game'>;

/**
 * Who would have won, after every ball: data for a chart. It goes by the score, the balls and the wickets left, and by
 * matches between two players of that kind; the last ball tells the result.
 *
 * @example
 * import { createMatch } from '@howzat/core';
 * import { ccsl, sensible } from '@howzat/ccsl';
 * import { winProbabilities } from '@howzat/players';
 *
 * const match = createMatch(ccsl, { seed: 7, players: { home: sensible, away: sensible } });
 * console.log(winProbabilities(match, sensible).length > 2); // true
 */
export function winProbabilities(match: Told, player: Player = uniformPlayer): readonly WinProbability[] {
  const { rulebook, game } = match;
  const outlook = outlookOf(rulebook, player);
  const { ballsPerOver, overs, superOverLength, wickets, superOverWickets } = rulebook.params as {
    readonly ballsPerOver: number;
    readonly overs: number | null;
    readonly superOverLength: number;
    readonly wickets: number | null;
    readonly superOverWickets: number | null;
  };
  const told: WinProbability[] = [];
  let innings = 0;
  let counted = 0;
  let before = 0.5;
  const entries = standingEntries(match.log('all')).filter(({ delivery }) => delivery !== null);
  for (const [at, entry] of entries.entries()) {
    const { delivery } = entry;
    if (!delivery) continue;
    if (entry.innings !== innings) {
      innings = entry.innings;
      counted = entry.over * ballsPerOver;
    }
    if (delivery.counts) counted++;
    const book = game.scores[innings - 1];
    const batting: Seat = book?.batting ?? game.batting;
    const superOver = book ? book.superOver : game.superOver;
    const last = at === entries.length - 1;
    const then: Frozen<Game> = {
      ...game,
      innings,
      batting,
      superOver,
      scores: game.scores.slice(0, innings - 1),
      runs: delivery.runs,
      wickets: delivery.wickets,
      overs: Math.floor(counted / ballsPerOver),
      overBalls: counted % ballsPerOver,
      overEnded: false,
      oversLimit: superOver > 0 ? superOverLength : overs,
      wicketsLimit: superOver > 0 ? superOverWickets : wickets,
      target: book ? book.target : game.target,
      inningsEnded: false,
      result: last ? game.result : null,
    };
    const home = outlook.home(then);
    told.push({
      innings,
      batting: sideOf(batting),
      over: `${then.overs}.${then.overBalls}`,
      runs: delivery.runs,
      wickets: delivery.wickets,
      home,
      swing: home - before,
    });
    before = home;
  }
  return told;
}
