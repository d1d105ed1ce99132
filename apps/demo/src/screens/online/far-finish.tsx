import { Dices, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link } from 'react-router';
import type { Room } from '../../engine/room.js';
import { attempted } from '../../engine/trouble.js';
import { pathTo } from '../../online/link.js';
import { words } from '../../online/words.js';
import { useRoomState } from '../match/use-room.js';

const Dice = lazy(() => import('./dice.js'));

/** What there is at the end of a match that a host has played. */
export default function FarFinish({ room }: { readonly room: Room }) {
  const { far } = useRoomState(room);
  const [checking, setChecking] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const { online, plays } = room.source;
  const match = far?.match ?? null;
  const goesOn = match?.series?.best != null && match.series.winner === null;
  const next = match?.next ?? null;
  const again = async (): Promise<void> =>
    setWrong((await attempted(room.engine.askHost({ do: 'rematch' })))?.message ?? null);
  return (
    <>
      {online && plays && next && (
        <Link to={pathTo({ match: next, token: online.token })} className="button button-main px-3">
          <Plus aria-hidden size={18} />
          {words.toNext}
        </Link>
      )}
      {plays && !next && !far?.refused && (
        <button type="button" className="button button-main px-3" onClick={() => void again()}>
          <Plus aria-hidden size={18} />
          {goesOn ? words.nextOfSeries : words.rematch}
        </button>
      )}
      <button type="button" className="button px-3" onClick={() => setChecking(true)}>
        <Dices aria-hidden size={18} />
        {words.dice}
      </button>
      {wrong && <p role="alert">{wrong}</p>}
      {checking && (
        <Suspense>
          <Dice room={room} close={() => setChecking(false)} />
        </Suspense>
      )}
    </>
  );
}
