import { useCallback, useEffect, useRef, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Past } from '../../engine/sight.js';

/** Looking back on a match. */
export interface Looking {
  /** The number of balls after which the moment is; null looks at the present. */
  readonly ball: number | null;
  /** The moment, as soon as it is there. */
  readonly past: Past | null;
  readonly look: (ball: number | null) => void;
}

/** Goes to and fro in a match. Only the moment that is wanted last is fetched, so a hand on the scrubber never queues up. */
export function usePast(room: Room, length: number): Looking {
  const [ball, setBall] = useState<number | null>(null);
  const [past, setPast] = useState<Past | null>(null);
  const wanted = useRef<number | null>(null);
  const fetching = useRef(false);

  const fetch = useCallback(async (): Promise<void> => {
    if (fetching.current) return;
    fetching.current = true;
    while (wanted.current !== null) {
      const now = wanted.current;
      const moment = await room.engine.past(now);
      if (wanted.current !== now) continue;
      setPast(moment);
      break;
    }
    fetching.current = false;
  }, [room]);

  const look = useCallback(
    (next: number | null): void => {
      wanted.current = next;
      setBall(next);
      if (next === null) setPast(null);
      else void fetch();
    },
    [fetch],
  );

  // whatever comes in brings the present back
  const seen = useRef(length);
  useEffect(() => {
    if (seen.current !== length) look(null);
    seen.current = length;
  }, [length, look]);
  return { ball, past, look };
}
