import type { Delivery, LogEntry, Seat, View } from '@howzat/core';
import { useState } from 'react';
import type { TableProps } from '../table.js';

/** A ball that was bowled, with the entry of the log that finished it. */
export interface Bowled {
  /** The same for the same ball, and for no other of the match. */
  readonly id: string;
  readonly entry: LogEntry;
  readonly delivery: Delivery;
  /** It came with these props. */
  readonly isNew: boolean;
}

/** The balls that `happened` tells of, the last one last. */
export function ballsIn({ happened, fresh }: Pick<TableProps, 'happened' | 'fresh'>): readonly Bowled[] {
  return happened.flatMap((entry, at) => {
    const { delivery, innings, over, ball } = entry;
    if (!delivery) return [];
    // the total tells a ball from the one that was bowled again in its place
    const id = [innings, over, ball, delivery.runs, delivery.wickets].join('.');
    return [{ id, entry, delivery, isNew: at >= happened.length - fresh }];
  });
}

/** Who batted when a ball was bowled that is the last so far: between innings, the side that has batted. */
export function battedIn({ entry }: Bowled, game: View['game']): Seat {
  return entry.innings === game.innings ? game.batting : (game.scores.at(-1)?.batting ?? game.batting);
}

/** Runs of a ball, extras counted. */
export function runsOf({ bat, byes, legByes, wides, noBalls, penalty }: Delivery): number {
  return bat + byes + legByes + wides + noBalls + penalty;
}

/**
 * Whether something is to be moved: it was new when it was first shown here. What a table finds when somebody sits down to
 * it, or comes to by a jump in time, lies still.
 */
export function useMoves(id: string, isNew: boolean): boolean {
  const [shown, setShown] = useState({ id, moves: isNew });
  if (shown.id === id) return shown.moves;
  setShown({ id, moves: isNew });
  return isNew;
}
