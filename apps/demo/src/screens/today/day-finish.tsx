import { Flame } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { type Day, dayOf } from '../../daily/day.js';
import { streakOf } from '../../daily/streak.js';
import { words } from '../../daily/words.js';
import type { Room } from '../../engine/room.js';
import type { Board, Sight } from '../../engine/sight.js';
import { Said } from '../../shell/said.js';
import type { DayResult } from '../../storage/day-result.js';
import { keepDay, keptDays } from '../../storage/days.js';
import { storageTrouble } from '../../storage/storage-trouble.js';
import { words as frame } from '../../words.js';

const told = words.today;

interface DayFinishProps {
  readonly room: Room;
  readonly day: Day;
  readonly sight: Sight;
  readonly board: Board;
}

/** How the match of the day ended, for the list of days: the person at this device is at home. */
async function resultOf(room: Room, day: Day, { game }: Sight, board: Board): Promise<DayResult> {
  const record = await room.engine.record();
  if ('code' in record) throw new Error(record.message);
  const winner = game.result?.winner ?? null;
  return {
    day,
    on: dayOf(new Date()),
    variant: room.source.plan.variant,
    outcome: winner === null ? 'level' : winner === 0 ? 'won' : 'lost',
    result: board.result ?? '',
    scores: [...board.before],
    runs: game.scores.reduce((sum, { batting, superOver, runs }) => sum + (batting + superOver === 0 ? runs : 0), 0),
    undos: record.undos,
  };
}

/** Keeps the result of the day, once, and tells the streak. */
export default function DayFinish({ room, day, sight, board }: DayFinishProps) {
  const [kept, setKept] = useState<{ readonly result: DayResult; readonly streak: number } | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    let wanted = true;
    const keep = async (): Promise<void> => {
      try {
        const result = await keepDay(await resultOf(room, day, sight, board));
        const { results } = await keptDays();
        if (wanted) setKept({ result, streak: streakOf(results, dayOf(new Date())).now });
      } catch (error) {
        const { code, message } = storageTrouble(error);
        if (wanted) setWrong(told.notKept(frame.match.unsaved[code] ?? message));
      }
    };
    void keep();
    return () => {
      wanted = false;
    };
  }, [room, day, sight, board]);
  return (
    <div className="mt-1 text-sm" data-day-kept={kept?.result.day}>
      {wrong && <p className="text-ball">{wrong}</p>}
      {kept && (
        <p className="flex flex-wrap items-center gap-x-2">
          <Flame aria-hidden size={16} className="text-gold" />
          <strong>
            {told.streak}: {told.days(kept.streak)}
          </strong>
          <Link to="/today" className="link">
            {told.card}
          </Link>
        </p>
      )}
      {kept && kept.result.result !== board.result && (
        <p className="text-soft">
          {told.stands} <Said text={kept.result.result} />
        </p>
      )}
      {kept && kept.result.on !== kept.result.day && <p className="text-soft">{told.late}</p>}
    </div>
  );
}
