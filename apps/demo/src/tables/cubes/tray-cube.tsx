import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import { Dices } from 'lucide-react';
import type { KeyboardEvent, ReactNode } from 'react';
import { meant } from '../pieces/figure.js';
import { late } from '../pieces/stage.js';
import { means } from './first-words.js';
import { words } from './words.js';

interface TrayCubeProps {
  readonly id: number;
  readonly at: number;
  readonly name: string;
  readonly number: number;
  /** It is one of the six that are played. */
  readonly used: boolean;
  readonly picked: boolean;
  readonly idle: boolean;
  /** The how-manieth it comes out of the bag; null where it lies there. */
  readonly comes: number | null;
  readonly touch: () => void;
  readonly step: (by: -1 | 1) => void;
  /** The mark that it is to be rolled, where that is allowed. */
  readonly mark: { readonly on: boolean; readonly toggle: () => void } | null;
  readonly children: ReactNode;
}

/** One cube in the tray. */
export function TrayCube({
  id,
  at,
  name,
  number,
  used,
  picked,
  idle,
  comes,
  touch,
  step,
  mark,
  children,
}: TrayCubeProps) {
  const { listeners, setNodeRef, transform, transition, isDragging } = useSortable({ id, disabled: idle });
  const moved = (event: KeyboardEvent): void => {
    const by = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : null;
    if (by === null || idle) return;
    event.preventDefault();
    step(by);
  };
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), ...(transition ? { transition } : {}) }}
      className={`grid justify-items-center gap-1 ${isDragging ? 'z-10' : ''}`}
    >
      <div className={comes === null ? '' : 'stage-drop'} style={late((comes ?? 0) * 0.3)}>
        <button
          type="button"
          {...listeners}
          aria-label={`${used ? words.place(at) : words.leftOut}: ${name}`}
          aria-pressed={picked}
          {...(used ? meant('cube', means.cube(at + 1, number)) : {})}
          aria-disabled={idle || undefined}
          className={`grid min-h-12 w-full min-w-10 touch-none place-items-center rounded-xl p-1 transition-transform sm:p-3 ${
            picked || isDragging ? '-translate-y-1 bg-raised ring-3 ring-gold' : 'bg-raised/60 hover:bg-raised'
          } ${used ? '' : 'opacity-50'}`}
          onKeyDown={moved}
          onClick={() => !idle && touch()}
        >
          {children}
        </button>
      </div>
      <span aria-hidden className="text-xs font-semibold text-soft tabular-nums">
        {used ? at + 1 : '–'}
      </span>
      {mark && (
        <button
          type="button"
          className={`button min-h-10 w-full flex-col gap-0 px-0 py-1 text-xs ${mark.on ? 'button-main' : ''}`}
          aria-label={words.roll(at)}
          aria-pressed={mark.on}
          disabled={idle}
          onClick={mark.toggle}
        >
          <Dices aria-hidden size={16} />
          {words.rollShort}
        </button>
      )}
    </li>
  );
}
