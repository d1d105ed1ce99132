import type { Role } from '@howzat/core';
import { words } from '../screens/first/words.js';

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
  /** The kind of number that it is about, as `data-number` names it: those on the table are pointed at. */
  readonly shows?: string;
}

/** The tips of a game, in the order in which they are told where several fit. */
export interface Tour {
  /** With how many balls it goes: where a ball is a whole over, fewer make a first over. */
  readonly balls: number;
  readonly tips: readonly Tip[];
  /** What each choice is about: said at its steps whenever no tip is new, so that nobody chooses without a word. */
  readonly choices: readonly (readonly [steps: RegExp, text: string])[];
}

/** What the score says: the same in all games. */
export const scoreTip: Tip = { id: 'score', text: words.score.tip, from: 1, shows: 'score' };

/** Decisions of the Laws that are about the same in all games. */
const everywhere: Tour['choices'] = [[/^core\.follow-on/, words.followOn]];

/** What the choice is about that is open; null where nothing is asked. */
export function aboutChoice({ choices }: Tour, asked: readonly string[]): string | null {
  const [step] = asked;
  if (step === undefined) return null;
  return [...choices, ...everywhere].find(([steps]) => steps.test(step))?.[1] ?? words.any;
}

/** A moment of a match, as far as tips go by it. */
export interface TourMoment {
  /** What the person is asked for; empty while they wait. */
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
