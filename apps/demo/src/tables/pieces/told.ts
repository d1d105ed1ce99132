import { createContext, startTransition, useContext, useEffect, useState } from 'react';
import type { Player } from '../show/player.js';
import type { Timed } from '../show/timeline.js';
import type { Pace } from '../table.js';

/** Who shows the balls of a match; null where none are shown. */
export const Teller = createContext<Player | null>(null);

type Asked<T> = (teller: Player, timeline: readonly Timed[]) => T;

/**
 * What is known of a timeline as it is shown. Whatever changes with it is drawn in pieces, between which what moves goes on.
 *
 * @param ask the same function each time
 * @param otherwise the answer where nothing is shown
 */
export function useTeller<T>(teller: Player | null, timeline: readonly Timed[], ask: Asked<T>, otherwise: T): T {
  const [told, setTold] = useState({ timeline, answer: teller ? ask(teller, timeline) : otherwise });
  useEffect(() => {
    if (!teller) return;
    const look = (): void =>
      startTransition(() =>
        setTold((before) => {
          const answer = ask(teller, timeline);
          return before.timeline === timeline && before.answer === answer ? before : { timeline, answer };
        }),
      );
    look();
    return teller.subscribe(look);
  }, [teller, timeline, ask]);
  // what has just come in has still to begin
  if (told.timeline !== timeline) return teller ? ask(teller, timeline) : otherwise;
  return told.answer;
}

const toldOf: Asked<number> = (teller, timeline) => teller.toldOf(timeline);
const turnOf: Asked<number> = (teller, timeline) => teller.turnOf(timeline);
const all = Number.POSITIVE_INFINITY;

/** Of how many of the balls that came together it has been shown what came of them; infinite once all have been. */
export function useTold({ shown }: Pick<Pace, 'shown'>): number {
  return useTeller(useContext(Teller), shown, toldOf, all);
}

/** Which of the balls that came together is being shown, from 0; infinite once all have been. */
export function useTurn({ shown }: Pick<Pace, 'shown'>): number {
  return useTeller(useContext(Teller), shown, turnOf, all);
}

/** A value, and until what is shown has settled the one of before: the score does not run ahead of the ball. */
export function useHeld<T>(value: T, settled: boolean): T {
  const [held, setHeld] = useState(value);
  if (settled && held !== value) setHeld(value);
  return settled ? value : held;
}

/** What stands on a table, and until it has been shown what came of a ball, what stood there before it. */
export function useStanding<T>(value: T, pace: Pick<Pace, 'shown'>): T {
  return useHeld(value, useTold(pace) === all);
}
