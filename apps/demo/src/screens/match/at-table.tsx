import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Room } from '../../engine/room.js';
import { Loading } from '../../shell/loading.js';
import { Notice, NoticePage } from '../../shell/notice.js';
import { download } from '../../storage/download.js';
import { words } from '../../words.js';
import { Playing } from './playing.js';
import { useRoomState } from './use-room.js';

/** A room: the match in it, or why it could not be opened. */
export function AtTable({ room, children }: { readonly room: Room; readonly children?: ReactNode }) {
  const state = useRoomState(room);
  const { failure, sight, board, rulebook } = state;
  const { record, series } = room.source;
  if (failure)
    return (
      <NoticePage title={words.match.failed}>
        <Notice alert title={failure.message} />
        <p>{words.match.failedSay}</p>
        <div className="flex flex-wrap gap-2">
          {(record || series?.past) && (
            <button
              type="button"
              className="button"
              onClick={() => download('match.json', JSON.stringify(record ?? series?.past))}
            >
              {words.match.exportRecord}
            </button>
          )}
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
      <Playing room={room} state={state} sight={sight} board={board} />
    </>
  );
}
