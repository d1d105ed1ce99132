import './pieces.css';
import type { ReactNode } from 'react';
import type { Part } from '../show/moments.js';
import type { Pace } from '../table.js';
import { type Moment, momentOf, useArrival } from './motion.js';

interface ComesProps {
  /** The part of the ball with which it is told. */
  readonly part: Part;
  readonly within?: Moment;
  /** The ball is new: what stood there before stands there at once. */
  readonly isNew: boolean;
  readonly pace: Pace;
  readonly children: ReactNode;
}

/** What tells of a ball, and comes up when that part of it is shown. Key it by the ball. */
export function Comes({ part, within, isNew, pace, children }: ComesProps) {
  const style = useArrival(isNew, pace, momentOf(pace, part, within));
  return (
    <div style={style} className={style ? 'piece-comes' : ''}>
      {children}
    </div>
  );
}
