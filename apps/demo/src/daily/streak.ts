import type { DayResult } from '../storage/day-result.js';
import { type Day, dayNumber } from './day.js';

/** How many days in a row somebody has played the match of the day, on that day. */
interface Streak {
  /** Up to today, or to yesterday where today's match is still to come. */
  readonly now: number;
  readonly longest: number;
}

/** A match of an older day that was finished later counts for no streak. */
export function streakOf(results: readonly DayResult[], today: Day): Streak {
  const days = new Set(results.filter(({ day, on }) => day === on).map(({ day }) => dayNumber(day)));
  const upTo = (last: number): number => {
    let many = 0;
    while (days.has(last - many)) many++;
    return many;
  };
  const end = dayNumber(today);
  return {
    now: upTo(days.has(end) ? end : end - 1),
    longest: Math.max(0, ...[...days].map(upTo)),
  };
}

/** What somebody has done best at one game, in matches of the day. */
interface Best {
  readonly variant: string;
  readonly played: number;
  readonly won: number;
  /** The most runs that they made in a match, and the day of it. */
  readonly runs: number;
  readonly day: Day;
}

/** The personal bests, a line for each game that was played. */
export function bestsOf(results: readonly DayResult[]): readonly Best[] {
  const bests = new Map<string, Best>();
  for (const { variant, outcome, runs, day } of results) {
    const before = bests.get(variant);
    const higher = before === undefined || runs > before.runs;
    bests.set(variant, {
      variant,
      played: (before?.played ?? 0) + 1,
      won: (before?.won ?? 0) + (outcome === 'won' ? 1 : 0),
      runs: higher ? runs : before.runs,
      day: higher ? day : before.day,
    });
  }
  return [...bests.values()];
}
