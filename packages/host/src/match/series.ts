import type { Side } from '@howzat/core';
import type { SeriesSight } from '../protocol/message.js';
import type { KeptMatch, SeriesSoFar } from './hosted-event.js';

/** Before the first match of a series. */
const begins: SeriesSoFar = { number: 1, won: { home: 0, away: 0 } };

/** A series as it stands with a match. @param winner who has won it; null for nobody, or not yet */
export function seriesAfter({ plan, series = begins }: KeptMatch, winner: Side | null): SeriesSight {
  const { home, away } = series.won;
  const won = { home: home + (winner === 'home' ? 1 : 0), away: away + (winner === 'away' ? 1 : 0) };
  const best = plan.series?.best ?? null;
  const leader = won.home > won.away ? 'home' : 'away';
  return { best, number: series.number, won, winner: best !== null && won[leader] > best / 2 ? leader : null };
}

/** What the next match goes on from, with sides changed; a series that has been won is followed by another. */
export function seriesBefore({ number, won, winner }: SeriesSight): SeriesSoFar {
  return winner === null ? { number: number + 1, won: { home: won.away, away: won.home } } : begins;
}
