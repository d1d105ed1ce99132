import type { Sight } from '@howzat/host';
import { useEffect, useState } from 'react';
import type { Source } from '../../engine/sight.js';
import { type Trouble, troubleOf } from '../../engine/trouble.js';
import { Line } from '../../online/line.js';
import { troubleIn } from '../../online/refusals.js';
import { sourceOf } from '../../online/source.js';

/** How far somebody is who has come by a link. */
type Stand =
  | { readonly kind: 'coming' }
  | { readonly kind: 'refused'; readonly trouble: Trouble }
  /** Not both sides have sat down. */
  | { readonly kind: 'seating'; readonly line: Line; readonly sight: Sight }
  /** The match is played, or over: it has a room of its own. */
  | { readonly kind: 'begun'; readonly source: Source };

/** Follows a match until it begins. */
export function useArrival(match: string, token: string): { readonly stand: Stand; readonly live: boolean } {
  const [stand, setStand] = useState<Stand>({ kind: 'coming' });
  const [live, setLive] = useState(true);
  useEffect(() => {
    const place = { match, token };
    const begin = async (sight: Sight): Promise<void> => {
      line.close();
      try {
        setStand({ kind: 'begun', source: await sourceOf(place, sight) });
      } catch (error) {
        setStand({ kind: 'refused', trouble: troubleOf(error) });
      }
    };
    const line: Line = new Line(place, {
      sight: ({ sight }) => {
        if (sight.phase === 'seating' || isFree(sight)) setStand({ kind: 'seating', line, sight });
        else void begin(sight);
      },
      heard: setLive,
      refused: (refusal) => setStand({ kind: 'refused', trouble: troubleIn(refusal) }),
    });
    void line.follow();
    return () => line.close();
  }, [match, token]);
  return { stand, live };
}

/** Whether the seat of whoever has come was given back while the match goes on. */
function isFree({ phase, viewer, seats }: Sight): boolean {
  return phase === 'playing' && viewer !== 'watch' && seats[viewer].name === null;
}
