import { startTransition, useEffect, useRef, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Board, Past } from '../../engine/sight.js';
import { Looking } from './looking.js';

/** After so long without another moment the hand on the scrubber rests, in milliseconds. */
const rest = 140;

/** A moment of the past that is looked at. */
interface Looked {
  readonly looking: Looking;
  /** The moment, as soon as it is there; null is the present. */
  readonly past: Past | null;
  /** Its score, which is there a frame earlier. */
  readonly board: Board | null;
  /** The moment at which the scrubber came to rest: what takes long to draw goes by this one. */
  readonly rested: Past | null;
}

/** Goes to and fro in a match. What is drawn of a moment may be left half done where another one is wanted already. */
export function usePast(room: Room, length: number): Looked {
  const [past, setPast] = useState<Past | null>(null);
  const [rested, setRested] = useState<Past | null>(null);
  const [board, setBoard] = useState<Board | null>(null);
  const [looking] = useState(
    () =>
      new Looking(
        room,
        (moment) => setBoard(moment?.board ?? null),
        (moment) => startTransition(() => setPast(moment)),
      ),
  );
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setRested(past)), past === null ? 0 : rest);
    return () => clearTimeout(timer);
  }, [past]);
  // whatever comes in brings the present back
  const seen = useRef(length);
  useEffect(() => {
    if (seen.current !== length) looking.look(null);
    seen.current = length;
  }, [length, looking]);
  return { looking, past, board, rested };
}
