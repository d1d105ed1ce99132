import { Dices } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Room } from '../../engine/room.js';
import { words } from '../../online/words.js';

const Dice = lazy(() => import('./dice.js'));

/** What there is at the end of a match that a host has played. */
export default function FarFinish({ room }: { readonly room: Room }) {
  const [checking, setChecking] = useState(false);
  return (
    <>
      <button type="button" className="button button-main px-3" onClick={() => setChecking(true)}>
        <Dices aria-hidden size={18} />
        {words.dice}
      </button>
      {checking && (
        <Suspense>
          <Dice room={room} close={() => setChecking(false)} />
        </Suspense>
      )}
    </>
  );
}
