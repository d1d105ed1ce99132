import { Share2 } from 'lucide-react';
import { useCallback, useState } from 'react';
import type { Room } from '../../engine/room.js';
import { inWords } from '../../language/spoken.js';
import { PictureSheet, type Shareable } from '../../shell/picture-sheet.js';
import { words } from '../../words.js';
import { fileName } from './record-export.js';

const told = words.share;

/** Makes a picture of a match that is over, its scorecard and its worm, to be shown to others. */
export default function SharePicture({ room }: { readonly room: Room }) {
  const [open, setOpen] = useState(false);
  const make = useCallback(async (): Promise<Shareable> => {
    const [{ drawBook }, book] = await Promise.all([import('../book/draw.js'), room.engine.book()]);
    const { names, result, innings } = book.card;
    const scores = innings.map(({ innings: each }) => `${each.battingName} ${each.runs}/${each.wickets}`);
    const text = [words.match.title(names.home, names.away), inWords(result ?? ''), ...scores].join('\n');
    return { picture: await drawBook(book), text };
  }, [room]);
  return (
    <>
      <button
        type="button"
        className="button button-icon"
        aria-label={told.picture}
        title={told.picture}
        onClick={() => setOpen(true)}
      >
        <Share2 aria-hidden size={18} />
      </button>
      {open && <PictureSheet title={told.picture} file={fileName(room)} make={make} close={() => setOpen(false)} />}
    </>
  );
}
