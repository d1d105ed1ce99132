import { freshSeed } from '@howzat/core';
import { BookOpen, Plus, Trophy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Room } from '../../engine/room.js';
import type { Board, SeriesSight, Sight } from '../../engine/sight.js';
import { attempted } from '../../engine/trouble.js';
import { Said } from '../../shell/said.js';
import { beginMatch } from '../../storage/matches.js';
import { words } from '../../words.js';
import { useRoomState } from './use-room.js';

const FarFinish = lazy(() => import('../online/far-finish.js'));
const DayFinish = lazy(() => import('../today/day-finish.js'));
const SharePicture = lazy(() => import('./share-picture.js'));
const told = words.match;

interface FinishProps {
  readonly room: Room;
  readonly sight: Sight;
  readonly board: Board;
  readonly read: () => void;
}

/** What stands at the end of a match: the result, and what can come now. */
export function Finish({ room, sight, board, read }: FinishProps) {
  const navigate = useNavigate();
  const { plan, plays, online } = room.source;
  const again = async (): Promise<void> => {
    const { day: _, ...same } = plan;
    await navigate(`/match/${await beginMatch({ ...same, seed: freshSeed(), guided: false })}`);
  };
  return (
    <section className="panel arrive p-3" aria-label={told.over} data-finish>
      <p className="flex items-center gap-2 text-lg font-semibold">
        <Trophy aria-hidden size={22} className="shrink-0 text-gold" />
        {told.over}
      </p>
      <ul className="text-sm text-soft">
        {board.before.map((score) => (
          <li key={score}>
            <Said text={score} />
          </li>
        ))}
      </ul>
      {sight.series && <SeriesEnd room={room} series={sight.series} />}
      {plan.day !== undefined && plays && (
        <Suspense>
          <DayFinish room={room} day={plan.day} sight={sight} board={board} />
        </Suspense>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {online && (
          <Suspense>
            <FarFinish room={room} />
          </Suspense>
        )}
        {!sight.series && plays && !online && (
          <button type="button" className="button button-main px-3" onClick={() => void again()}>
            <Plus aria-hidden size={18} />
            {told.rematch}
          </button>
        )}
        <button type="button" className="button px-3" onClick={read}>
          <BookOpen aria-hidden size={18} />
          {told.book}
        </button>
        {/* of a match of the day there is a card that tells nobody what they have still to meet */}
        {plan.day === undefined && (
          <Suspense>
            <SharePicture room={room} />
          </Suspense>
        )}
        <Link to="/" className="button px-3">
          {words.app.home}
        </Link>
      </div>
    </section>
  );
}

/** Between two matches of a series: the standings, and the rule that the winner may make. */
function SeriesEnd({ room, series }: { readonly room: Room; readonly series: SeriesSight }) {
  const { opened, words: texts } = useRoomState(room);
  const [wrong, setWrong] = useState<string | null>(null);
  const [own, setOwn] = useState('');
  const { standings, waiting } = series;
  const { home, away } = room.names;
  const make = async (rule: string | { readonly words: string } | null): Promise<void> => {
    if (waiting.kind !== 'rule' || !waiting.by[0]) return;
    setWrong((await attempted(room.engine.addRule(waiting.by[0], rule)))?.message ?? null);
  };
  const next = async (): Promise<void> => setWrong((await attempted(room.engine.nextMatch()))?.message ?? null);
  const titleOf = (id: string): string => {
    const house = texts?.registries.flatMap(({ sections }) => sections).find(({ rules }) => id in rules);
    const rule = [...(opened?.winnersRules ?? []), ...(opened?.houseRules ?? [])].find((each) => each.id === id);
    return house?.title ?? rule?.title ?? id;
  };
  return (
    <div className="mt-4 border-t border-line pt-4">
      <p className="font-semibold">
        {words.series.standings(home, standings.home, away, standings.away, standings.tied)}
      </p>
      {waiting.kind === 'end' && (
        <p>{series.winner ? words.series.won(room.names[series.winner]) : words.series.level}</p>
      )}
      {waiting.kind === 'next' && (
        <button type="button" className="button button-main mt-3" onClick={() => void next()}>
          {words.series.next}
        </button>
      )}
      {waiting.kind === 'rule' && (
        <div className="mt-3 space-y-3">
          <p>{words.series.makeRule(room.names[waiting.by[0] ?? 'home'])}</p>
          <ul className="flex flex-wrap gap-2">
            {waiting.rules.map((id) => (
              <li key={id}>
                <button type="button" className="button" onClick={() => void make(id)}>
                  {titleOf(id)}
                </button>
              </li>
            ))}
            <li>
              <button type="button" className="button button-main" onClick={() => void make(null)}>
                {words.series.noRule}
              </button>
            </li>
          </ul>
          <form
            className="flex gap-2"
            onSubmit={(event) => {
              event.preventDefault();
              void make({ words: own.trim() });
            }}
          >
            <input
              className="field"
              aria-label={words.series.ownWords}
              placeholder={words.series.ownWords}
              value={own}
              onChange={(event) => setOwn(event.target.value)}
            />
            <button type="submit" className="button" disabled={own.trim() === ''}>
              {words.series.make}
            </button>
          </form>
          <p className="text-sm text-soft">{words.series.ownSay}</p>
        </div>
      )}
      <p aria-live="polite" className="text-ball">
        {wrong}
      </p>
    </div>
  );
}
