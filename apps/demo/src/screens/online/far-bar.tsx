import { useEffect } from 'react';
import { people } from '../../engine/plan.js';
import type { Room, RoomState } from '../../engine/room.js';
import type { Board } from '../../engine/sight.js';
import { matchPlanOf } from '../../online/source.js';
import { words } from '../../online/words.js';
import { Notice } from '../../shell/notice.js';
import { keepOnline } from '../../storage/online.js';
import { useTurnNotice } from './use-turn-notice.js';

interface FarBarProps {
  readonly room: Room;
  readonly state: RoomState;
  readonly board: Board;
  /** Whoever sits at this screen is asked for something. */
  readonly turn: boolean;
}

/** What a match far away has to say beside the match itself: whether the server is heard. It keeps the list of this device up to date too. */
export default function FarBar({ room, state, board, turn }: FarBarProps) {
  const { online, plan } = room.source;
  const [side = null] = people(plan);
  const { batting, score, overs, result, innings } = board;
  const line = innings === 0 ? '' : `${room.names[batting]} ${score} (${overs} ov)`;
  useEffect(() => {
    if (online)
      void keepOnline({
        ...online,
        viewer: side ?? 'watch',
        plan: matchPlanOf(plan),
        names: room.names,
        score: line,
        result,
      });
  }, [online, side, plan, room, line, result]);
  useTurnNotice(turn, side === null ? '' : room.names[side === 'home' ? 'away' : 'home']);
  const { far } = state;
  if (far === null || (far.live && !far.refused)) return null;
  return <Notice title={far.refused?.message ?? words.lost} />;
}
