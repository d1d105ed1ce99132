import type { CSSProperties } from 'react';
import { useState } from 'react';
import type { Part } from '../show/moments.js';
import type { Pace } from '../table.js';

/** When a piece moves: after so much of the time that one motion takes, and for so much of it. */
export interface Moment {
  readonly from: number;
  readonly for: number;
}

const whole: Moment = { from: 0, for: 1 };

/**
 * When a part of a ball is shown.
 *
 * @param within a share of the time that the part has, where several pieces belong to it
 * @param ball which of the balls that came together, from 0
 */
export function momentOf({ ms, shown }: Pace, part: Part, within: Moment = whole, ball = 0): Moment {
  const timed = shown.find((each) => each.part === part && each.ball === ball);
  if (!timed || ms === 0) return within;
  return { from: (timed.at + within.from * timed.ms) / ms, for: (within.for * timed.ms) / ms };
}

/** When a part of a ball is shown, from when the ball begins to be shown: for pieces that are laid down only then. */
export function momentIn(pace: Pace, part: Part, ball: number, within: Moment = whole): Moment {
  const moment = momentOf(pace, part, within, ball);
  const begins = pace.shown.find((each) => each.ball === ball)?.at ?? 0;
  return { ...moment, from: pace.ms === 0 ? moment.from : moment.from - begins / pace.ms };
}

/**
 * The style that lets a piece move as it is laid down. It is settled when the piece appears, so that a piece that lies
 * does not move again when something else does.
 *
 * @param moves the piece is new with these props
 * @param moment shares of the pace, from 0 to 1
 */
export function useArrival(
  moves: boolean,
  pace: Pace,
  moment: Moment = { from: 0, for: 1 },
): CSSProperties | undefined {
  const [style] = useState(() =>
    moves && !pace.still
      ? { animationDuration: `${pace.ms * moment.for}ms`, animationDelay: `${pace.ms * moment.from}ms` }
      : undefined,
  );
  return style;
}
