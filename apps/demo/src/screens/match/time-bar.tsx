import { ChevronLeft, ChevronRight, GitBranch, Pause, Play, Redo2, SkipForward, Undo2 } from 'lucide-react';
import { memo, useEffect, useState, useSyncExternalStore } from 'react';
import { IconButton } from '../../shell/icon-button.js';
import { words } from '../../words.js';
import type { Looking } from './looking.js';

const told = words.time;

interface TimeBarProps {
  /** The balls so far, as labels and symbols. */
  readonly balls: readonly { readonly label: string; readonly symbol: string }[];
  readonly looking: Looking;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  readonly undo: () => void;
  readonly redo: () => void;
  /** Goes on from the moment that is looked at; null where nothing can be played. */
  readonly branch: (() => void) | null;
  /** How long a ball stays when the match is played through, in milliseconds. */
  readonly pace: number;
}

/** Undo, redo and the scrubber over the whole match. */
export const TimeBar = memo(function TimeBar({
  balls,
  looking,
  canUndo,
  canRedo,
  undo,
  redo,
  branch,
  pace,
}: TimeBarProps) {
  const { look } = looking;
  const ball = useSyncExternalStore(looking.subscribe, looking.ball);
  const [running, setRunning] = useState(false);
  const here = ball ?? balls.length;
  const at = balls[here - 1];
  useEffect(() => {
    if (!running) return;
    if (here >= balls.length) return setRunning(false);
    const timer = setTimeout(() => look(here + 1), pace);
    return () => clearTimeout(timer);
  }, [running, here, balls.length, look, pace]);
  const go = (to: number): void => look(to >= balls.length ? null : Math.max(0, to));
  return (
    <section aria-label={words.match.time} className="panel flex min-w-0 flex-1 items-center px-1 sm:gap-1">
      {branch !== null || canUndo || canRedo ? (
        // looking back there is nothing to undo, and on a phone the room is needed
        <div className={`flex sm:gap-1 ${ball === null ? '' : 'max-sm:hidden'}`}>
          <IconButton
            name={words.match.undo}
            disabled={!canUndo || ball !== null}
            press={undo}
            icon={<Undo2 size={20} />}
          />
          <IconButton
            name={words.match.redo}
            disabled={!canRedo || ball !== null}
            press={redo}
            icon={<Redo2 size={20} />}
          />
        </div>
      ) : null}
      {/* on a phone the room is needed: whoever looks back finds the way on there */}
      <span className={ball === null && !running ? 'max-sm:hidden' : ''}>
        <IconButton
          name={running ? told.stop : told.play}
          disabled={balls.length === 0}
          press={() => {
            if (!running && here >= balls.length) look(0);
            setRunning(!running);
          }}
          icon={running ? <Pause size={20} /> : <Play size={20} />}
        />
      </span>
      <IconButton name={told.back} disabled={here === 0} press={() => go(here - 1)} icon={<ChevronLeft size={20} />} />
      <input
        type="range"
        className="h-11 w-16 min-w-12 flex-1 accent-turf"
        aria-label={told.scrub}
        aria-valuetext={ball === null ? told.now : at ? told.ball(at.label, at.symbol) : told.start}
        min={0}
        max={balls.length}
        value={here}
        disabled={balls.length === 0}
        onChange={(event) => go(Number(event.target.value))}
      />
      <span className={ball === null ? 'max-sm:hidden' : ''}>
        <IconButton
          name={told.on}
          disabled={ball === null}
          press={() => go(here + 1)}
          icon={<ChevronRight size={20} />}
        />
      </span>
      <span className="w-14 text-center text-sm max-sm:hidden text-soft tabular-nums">
        {ball === null ? told.now : (at?.label ?? '0')}
      </span>
      {ball !== null && (
        <>
          <button type="button" className="button max-sm:w-11 max-sm:p-0" onClick={() => look(null)}>
            <SkipForward aria-hidden size={18} />
            <span className="max-sm:sr-only">{told.live}</span>
          </button>
          {branch && (
            <button type="button" className="button max-sm:w-11 max-sm:p-0" onClick={branch}>
              <GitBranch aria-hidden size={18} />
              <span className="max-sm:sr-only">{told.branch}</span>
            </button>
          )}
        </>
      )}
    </section>
  );
});
