import type { Role } from '@howzat/core';

/**
 * What is told in a first over, a tip at a time, each when it matters: a folder `tables/<name>/` may have a `tour.ts` whose
 * default export is a list of type {@link Tour}. A game without one gets the tips that go with any game.
 */
export interface Tip {
  /** The same in every language. */
  readonly id: string;
  readonly text: string;
  /** The steps at which it is told, when the person is asked for one of them. */
  readonly asked?: readonly string[];
  /** Only in this role. */
  readonly role?: Role;
  /** Only when so many balls have been bowled. */
  readonly from?: number;
  /** Only right after a ball that brought this. */
  readonly after?: 'wicket' | 'runs';
}

/** The tips of a game, in the order in which they are told where several fit. */
export interface Tour {
  /** With how many balls it goes: where a ball is a whole over, fewer make a first over. */
  readonly balls: number;
  readonly tips: readonly Tip[];
}

/** A moment of a match, as far as tips go by it. */
export interface TourMoment {
  /** What the person is asked for; empty while he waits. */
  readonly asked: readonly string[];
  readonly role: Role;
  /** Balls so far in the match. */
  readonly balls: number;
  /** What the last ball brought; null where it is not the last thing that happened. */
  readonly last: { readonly wicket: boolean; readonly runs: number } | null;
}

/** Whether it is time for a tip. */
export function fits(tip: Tip, { asked, role, balls, last }: TourMoment): boolean {
  if (tip.asked && !tip.asked.some((step) => asked.includes(step))) return false;
  if (tip.role && tip.role !== role) return false;
  if (balls < (tip.from ?? 0)) return false;
  if (tip.after === 'wicket') return last?.wicket === true;
  return tip.after !== 'runs' || (last !== null && last.runs > 0);
}
