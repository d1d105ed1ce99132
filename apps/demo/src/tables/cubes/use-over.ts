import { useState } from 'react';
import { type Bowled, ballsIn } from '../pieces/last-ball.js';
import type { TableProps } from '../table.js';

/** A ball of the over that is shown. */
export interface Shown {
  readonly ball: Bowled;
  /** The how-manieth it was of those that came together; null where it has lain there before. */
  readonly came: number | null;
}

interface Memory {
  readonly seen: number;
  readonly live: boolean;
  readonly balls: readonly Shown[];
}

/** The balls of the last over. */
export function useOver(props: Pick<TableProps, 'happened' | 'fresh' | 'before' | 'seen' | 'live'>): readonly Shown[] {
  const { seen, live } = props;
  const [memory, setMemory] = useState<Memory>(() => ({ seen, live, balls: told(props, []) }));
  if (memory.seen === seen && memory.live === live) return memory.balls;
  // after a jump in time what lay there before may never have been
  const known = seen > memory.seen && live && memory.live ? memory.balls : [];
  const next: Memory = { seen, live, balls: told(props, known) };
  setMemory(next);
  return next.balls;
}

function told(props: Pick<TableProps, 'happened' | 'fresh' | 'before'>, known: readonly Shown[]): readonly Shown[] {
  let came = 0;
  const balls = [...known];
  for (const ball of [...ballsIn({ happened: props.before, fresh: 0 }), ...ballsIn(props)]) {
    if (balls.some((each) => each.ball.id === ball.id)) continue;
    balls.push({ ball, came: ball.isNew ? came++ : null });
  }
  const last = balls.at(-1)?.ball.entry;
  return balls.filter(({ ball: { entry } }) => entry.innings === last?.innings && entry.over === last.over);
}
