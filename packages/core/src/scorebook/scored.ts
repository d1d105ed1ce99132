import type { Rulebook } from '../compose/index.js';
import type { Cricketers } from '../contract/index.js';
import type { Game, Seat } from '../cricket/index.js';
import { printable } from '../errors/index.js';
import type { Frozen } from '../json/index.js';
import { type LogEntry, standingEntries } from '../log/index.js';

/** A match to be scored, finished or not: its log, its state, and what neither of them says. */
export interface Scored {
  readonly log: readonly LogEntry[];
  readonly game: Frozen<Game>;
  readonly names: { readonly home: string; readonly away: string };
  readonly ballsPerOver: number;
  /** The title of the variant. */
  readonly title: string;
  /** The id of the variant. */
  readonly variant: string;
  readonly cricketers?: Cricketers;
  /** Overs an innings of the match proper may last, null without limit; the last innings' own where not given. */
  readonly oversLimit?: number | null;
  /** Wickets that end an innings of the match proper, null where none does; the last innings' own where not given. */
  readonly wicketsLimit?: number | null;
  /** False in games without ends, where the non-striker only stands there. True where not given. */
  readonly strike?: boolean;
}

/**
 * A match with everything that a scorebook needs to know about its rulebook. Scorecards, commentary, charts and exports are made from it.
 *
 * @param played the log and the state of cricket
 * @param rulebook what was played
 * @param names what the sides are called
 * @param cricketers the names of the cricketers of each side
 *
 * @example
 * import { createMatch, uniformPlayer } from '@howzat/core';
 * import { scoredOf } from '@howzat/core/scorebook';
 * import { cubes } from '@howzat/cubes';
 *
 * const match = createMatch(cubes, { seed: 7, players: { home: uniformPlayer, away: uniformPlayer } });
 * console.log(scoredOf({ log: match.log(), game: match.game }, match.rulebook).names.home); // Home
 */
export function scoredOf(
  played: { readonly log: readonly LogEntry[]; readonly game: Frozen<Game> },
  rulebook: Rulebook,
  names: { readonly home: string; readonly away: string } = { home: 'Home', away: 'Away' },
  cricketers?: Cricketers,
): Scored {
  const { overs, wickets, ballsPerOver, strike } = rulebook.params as {
    readonly overs: number | null;
    readonly wickets: number | null;
    readonly ballsPerOver: number;
    readonly strike: boolean;
  };
  return {
    log: played.log,
    game: played.game,
    names,
    ballsPerOver,
    title: rulebook.variant.title,
    variant: rulebook.variant.id,
    ...(cricketers ? { cricketers } : {}),
    oversLimit: overs,
    wicketsLimit: wickets,
    strike,
  };
}

/**
 * The name of a side, as it can be printed.
 *
 * @example
 * import { sideName } from '@howzat/core/scorebook';
 *
 * console.log(sideName({ names: { home: 'Ann', away: 'Bob' } }, 1)); // Bob
 */
export function sideName(scored: Pick<Scored, 'names'>, seat: Seat): string {
  return printable(seat === 0 ? scored.names.home : scored.names.away);
}

/** The overs an innings of the match proper may last; null without limit. */
export function matchOvers(scored: Scored): number | null {
  return scored.oversLimit === undefined ? scored.game.oversLimit : scored.oversLimit;
}

/** The batters of a side: one more than its wickets; null where no wicket ends an innings. */
export function sideSize(scored: Scored): number | null {
  const limit = scored.wicketsLimit === undefined ? scored.game.wicketsLimit : scored.wicketsLimit;
  return limit === null ? null : limit + 1;
}

/**
 * The number that a batter goes by. Without ends the batters face one after the other and the place of the
 * non-striker is nobody's turn: they go last, so that those who face are 1, 2, 3 and so on.
 */
function batterNumber(scored: Scored, place: number): number {
  if (scored.strike !== false || place === 1) return place;
  return place === 2 ? Math.max(sideSize(scored) ?? 0, lastPlace(scored)) : place - 1;
}

const lastPlaces = new WeakMap<readonly LogEntry[], number>();

function lastPlace(scored: Scored): number {
  let last = lastPlaces.get(scored.log);
  if (last === undefined) {
    last = 2;
    for (const { delivery } of standingEntries(scored.log))
      if (delivery && delivery.striker > last) last = delivery.striker;
    lastPlaces.set(scored.log, last);
  }
  return last;
}

/** The name of a batter. */
export function batterName(scored: Scored, seat: Seat, place: number, innings: number): string {
  const own = scored.cricketers?.batter?.(seat, place, innings);
  return printable(own ?? `${sideName(scored, seat)} ${batterNumber(scored, place)}`);
}

/** The name of a bowler. */
export function bowlerName(scored: Scored, seat: Seat, bowler: number, innings: number): string {
  return printable(scored.cricketers?.bowler?.(seat, bowler, innings) ?? `${sideName(scored, seat)} bowler ${bowler}`);
}

/** What somebody is called who took a catch and is not named. */
export function catcherName(scored: Scored, seat: Seat, innings: number): string {
  return printable(scored.cricketers?.fielder?.(seat, innings) ?? `${sideName(scored, seat)} fielder`);
}

/** The name of a wicketkeeper. */
export function keeperName(scored: Scored, seat: Seat, innings: number): string {
  return printable(scored.cricketers?.keeper?.(seat, innings) ?? `${sideName(scored, seat)} keeper`);
}
