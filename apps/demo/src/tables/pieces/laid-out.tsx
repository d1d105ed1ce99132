import { ListTree, X } from 'lucide-react';
import { createContext, type ReactNode, useContext, useDeferredValue, useState } from 'react';
import { createPortal } from 'react-dom';
import { Said } from '../../shell/said.js';
import { words } from '../../words.js';

/** Where the button for the details stands: among the other actions at the foot of the screen. */
export const DetailsPlace = createContext<HTMLElement | null>(null);

/** Why the last ball went as it did, in a sentence: on a phone it stands under the board, elsewhere the commentary has it. */
export const Because = createContext<string | null>(null);

interface LaidOutProps {
  /** What is played on; null before there is anything to see. */
  readonly board: ReactNode;
  /** What may be chosen now. */
  readonly ask: ReactNode;
  /** What else there is to know; null where there is nothing. */
  readonly details?: ReactNode;
}

/**
 * A table on one screen: the board as large as it can be, what is asked below it at the thumb or beside it. The details stand at
 * the side, and on a phone over the board when somebody asks for them.
 */
export function LaidOut({ board, ask, details = null }: LaidOutProps) {
  const [open, setOpen] = useState(false);
  const place = useContext(DetailsPlace);
  // the board is much to draw at once: what belongs to it comes right after it
  const drawn = useDeferredValue(true, false);
  const because = useContext(Because);
  const alone = board === null;
  return (
    <div className="laid-out" data-alone={alone || undefined}>
      {!alone && (
        <div className="laid-board" data-board>
          {board}
        </div>
      )}
      <div className="laid-ask">
        {drawn && because && !alone && (
          <p className="laid-told pb-1 text-center text-xs leading-tight sm:text-sm" data-because>
            <Said text={because} />
          </p>
        )}
        {drawn && ask}
      </div>
      {!alone && drawn && details && (
        <>
          <div className="laid-details space-y-2" data-open={open || undefined}>
            {details}
          </div>
          {place &&
            createPortal(
              <button
                type="button"
                className="laid-more button button-icon"
                aria-label={open ? words.match.board : words.match.details}
                aria-expanded={open}
                onClick={() => setOpen(!open)}
              >
                {open ? <X aria-hidden size={18} /> : <ListTree aria-hidden size={18} />}
              </button>,
              place,
            )}
        </>
      )}
    </div>
  );
}
