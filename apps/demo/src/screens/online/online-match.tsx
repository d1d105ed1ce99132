import { useLocation, useParams } from 'react-router';
import type { Place } from '../../online/line.js';
import { words } from '../../online/words.js';
import { Loading } from '../../shell/loading.js';
import { Notice, NoticePage } from '../../shell/notice.js';
import { AtTable } from '../match/at-table.js';
import { useReplay } from '../match/use-room.js';
import { Seating } from './seating.js';
import { useArrival } from './use-arrival.js';

/** A match at the server that this page came from. The token of its link stands behind the `#`, which no server sees. */
export default function OnlineMatch() {
  const { match = '' } = useParams();
  const { hash } = useLocation();
  const token = hash === '' ? '' : /^#([0-9a-f]{64})$/.exec(hash)?.[1];
  if (token === undefined)
    return (
      <NoticePage title={words.cut}>
        <p>{words.cutSay}</p>
      </NoticePage>
    );
  return <Arriving key={`${match} ${token}`} match={match} token={token} />;
}

function Arriving({ match, token }: Place) {
  const { stand, live } = useArrival(match, token);
  const door = useReplay(stand.kind === 'begun' ? stand.source : null);
  if (stand.kind === 'refused')
    return (
      <NoticePage title={words.refused}>
        <Notice alert title={stand.trouble.message} />
      </NoticePage>
    );
  if (stand.kind === 'seating') return <Seating line={stand.line} sight={stand.sight} live={live} />;
  if (door.kind === 'open') return <AtTable room={door.room} />;
  return (
    <>
      <title>{words.title}</title>
      {live ? <Loading /> : <p className="px-4 py-16 text-center text-soft">{words.lost}</p>}
    </>
  );
}
