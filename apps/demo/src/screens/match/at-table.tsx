import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import type { Room } from '../../engine/room.js';
import { troubleOf } from '../../engine/trouble.js';
import { Loading } from '../../shell/loading.js';
import { Notice, NoticePage } from '../../shell/notice.js';
import { download } from '../../storage/download.js';
import { keptOf } from '../../storage/matches.js';
import { words } from '../../words.js';
import { Playing } from './playing.js';
import { useRoomState } from './use-room.js';

/** A room: the match in it, or why it could not be opened. */
export function AtTable({
  room,
  from = null,
  children,
}: {
  readonly room: Room;
  /** The ball after which a replay opens; null opens at the present. */
  readonly from?: number | null;
  readonly children?: ReactNode;
}) {
  const state = useRoomState(room);
  const { failure, sight, board, rulebook } = state;
  if (failure)
    return (
      <NoticePage title={words.match.failed}>
        <Notice alert title={failure.message} />
        <p>{words.match.failedSay}</p>
        <div className="flex flex-wrap gap-2">
          <ExportKept room={room} />
          <Link to="/" className="button">
            {words.app.home}
          </Link>
        </div>
      </NoticePage>
    );
  if (!sight || !board || !rulebook) return <Loading />;
  return (
    <>
      {children}
      <Playing room={room} from={from} state={state} sight={sight} board={board} />
    </>
  );
}

/** Takes away what is kept of a match that cannot be opened. */
function ExportKept({ room }: { readonly room: Room }) {
  const { id, record } = room.source;
  const [wrong, setWrong] = useState<string | null>(null);
  const take = async (): Promise<void> => {
    try {
      const kept = record ?? (await keptOf(id));
      if (kept) download('match.json', JSON.stringify(kept));
      else setWrong(words.match.nothingKept);
    } catch (error) {
      setWrong(troubleOf(error).message);
    }
  };
  return (
    <>
      <button type="button" className="button" onClick={() => void take()}>
        {words.match.exportRecord}
      </button>
      {wrong && <Notice alert title={wrong} />}
    </>
  );
}
