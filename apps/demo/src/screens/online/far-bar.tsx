import type { Side } from '@howzat/core';
import { useEffect, useState } from 'react';
import { people } from '../../engine/plan.js';
import type { Room, RoomState } from '../../engine/room.js';
import type { AskedOfHost, Board, Far } from '../../engine/sight.js';
import { attempted } from '../../engine/trouble.js';
import { tellByPush, tellsTurns } from '../../online/push.js';
import { matchPlanOf } from '../../online/source.js';
import { words } from '../../online/words.js';
import { rememberedName } from '../../storage/name.js';
import { forgetOnline, keepOnline } from '../../storage/online.js';
import { Clocks } from './clocks.js';
import { Told } from './told.js';
import { useTurnNotice } from './use-turn-notice.js';

interface FarBarProps {
  readonly room: Room;
  readonly state: RoomState;
  readonly board: Board;
  /** Whoever sits at this screen is asked for something. */
  readonly turn: boolean;
}

/**
 * What a match far away has to say beside the match itself: whether the server is heard, what is offered, how time goes. It keeps the
 * list of this device up to date too.
 */
export default function FarBar({ room, state, board, turn }: FarBarProps) {
  const { online, plan } = room.source;
  const { far } = state;
  const [side = null] = people(plan);
  const { batting, score, overs, innings } = board;
  const line = innings === 0 ? '' : `${room.names[batting]} ${score} (${overs} ov)`;
  const ended = far?.match?.ended ?? null;
  const agreed = ended === 'abandoned' || ended === 'time' ? words.ended[ended] : null;
  const result = board.result ?? agreed;
  const gone = far?.refused?.code === 'deleted';
  useEffect(() => {
    // a match of the lobby that is looked at is no match of this device
    if (!online?.token) return;
    if (gone) return void forgetOnline(online.token).catch(() => {});
    const viewer = side ?? 'watch';
    void keepOnline({ ...online, viewer, plan: matchPlanOf(plan), names: room.names, score: line, result });
  }, [online, side, plan, room, line, result, gone]);
  useEffect(() => {
    // where the server cannot be reached, the page tells as long as it is open
    if (online && side !== null && tellsTurns()) void tellByPush(online).catch(() => {});
  }, [online, side]);
  useTurnNotice(online?.match ?? '', turn, side === null ? '' : room.names[side === 'home' ? 'away' : 'home']);
  if (!far) return null;
  return (
    <>
      {(!far.live || far.refused) && <Told>{far.refused?.message ?? words.lost}</Told>}
      {agreed && <Told>{agreed}</Told>}
      <SeriesLine far={far} names={room.names} />
      <FreeSeats room={room} far={far} />
      <Offered room={room} far={far} />
      <Clocks far={far} names={room.names} />
    </>
  );
}

/** How the matches between the two stand, where there are several. */
function SeriesLine({ far: { match }, names }: { readonly far: Far; readonly names: Readonly<Record<Side, string>> }) {
  if (!match?.series) return null;
  const { number, best, won, winner } = match.series;
  const wins = (side: Side): string => words.wins(names[side], won[side]);
  return (
    <p className="text-sm text-soft" data-series>
      {words.series(number, best, wins('home'), wins('away'))}
      {winner && ` ${words.seriesWon(names[winner])}`}
    </p>
  );
}

/** Seats that were given back: one's own can be taken again. */
function FreeSeats({ room, far: { match } }: { readonly room: Room; readonly far: Far }) {
  const [wrong, setWrong] = useState<string | null>(null);
  if (match?.phase !== 'playing') return null;
  const { viewer, seats } = match;
  const free = (['home', 'away'] as const).filter((side) => seats[side].name === null);
  const sit = async (): Promise<void> => {
    const name = rememberedName().trim() || (viewer === 'watch' ? '' : room.names[viewer]);
    setWrong((await attempted(room.engine.askHost({ do: 'claim', name, number: null })))?.message ?? null);
  };
  return free.map((side) => (
    <Told key={side}>
      <p className="min-w-0 flex-1 basis-48">{side === viewer ? words.gaveBack : words.isFree(room.names[side])}</p>
      {side === viewer && (
        <button type="button" className="button button-main px-3" onClick={() => void sit()}>
          {words.sitAgain}
        </button>
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </Told>
  ));
}

/** What one side has offered: the other answers it, or its own side thinks better of it. */
function Offered({ room, far: { match } }: { readonly room: Room; readonly far: Far }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const offer = match?.offer;
  if (!match || !offer) return null;
  const { by, what, offer: number } = offer;
  if (match.phase === 'over' && what !== 'delete') return null;
  const answer = async (accept: boolean): Promise<void> => {
    const asked: AskedOfHost = { do: 'answer', offer: number, accept };
    setWrong((await attempted(room.engine.askHost(asked)))?.message ?? null);
  };
  const mine = by === match.viewer;
  return (
    <Told>
      <p className="min-w-0 flex-1 basis-48">{mine ? words.asking[what] : words.offered[what](room.names[by])}</p>
      {match.viewer !== 'watch' && (
        <div className="flex gap-2">
          {!mine && (
            <button type="button" className="button button-main px-3" onClick={() => void answer(true)}>
              {words.accept}
            </button>
          )}
          <button type="button" className="button px-3" onClick={() => void answer(false)}>
            {mine ? words.withdraw : words.decline}
          </button>
        </div>
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </Told>
  );
}
