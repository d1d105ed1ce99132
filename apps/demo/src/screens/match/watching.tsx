import { Pause, Play, StepForward } from 'lucide-react';
import type { Room } from '../../engine/room.js';
import { IconButton } from '../../shell/icon-button.js';
import { words } from '../../words.js';

const told = words.match;

interface WatchingProps {
  readonly room: Room;
  readonly paused: boolean;
  readonly pause: (paused: boolean) => void;
}

/** For whoever watches two computers: holds them up, and lets them decide one thing after the other. */
export function Watching({ room, paused, pause }: WatchingProps) {
  return (
    <>
      <IconButton
        name={paused ? told.go : told.pause}
        disabled={false}
        press={() => pause(!paused)}
        icon={paused ? <Play size={20} /> : <Pause size={20} />}
      />
      <IconButton
        name={told.step}
        disabled={!paused}
        press={() => void room.engine.step()}
        icon={<StepForward size={20} />}
      />
    </>
  );
}
