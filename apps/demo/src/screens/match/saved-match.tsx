import { Link, useParams } from 'react-router';
import { Loading } from '../../shell/loading.js';
import { Notice, NoticePage } from '../../shell/notice.js';
import { words } from '../../words.js';
import { AtTable } from './at-table.js';
import { useSavedMatch } from './use-room.js';

const told = words.match;

/** A match of this device, to be played on. */
export default function SavedMatch() {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { readonly id: string }) {
  const { door, takeOver } = useSavedMatch(id);
  switch (door.kind) {
    case 'opening':
      return <Loading />;
    case 'missing':
      return (
        <NoticePage title={told.missing}>
          <Link to="/" className="button">
            {words.app.home}
          </Link>
        </NoticePage>
      );
    case 'failed':
      return (
        <NoticePage title={told.failed}>
          <Notice alert title={told.unsaved[door.trouble.code] ?? door.trouble.message} />
          <button type="button" className="button button-main" onClick={() => location.reload()}>
            {words.app.reload}
          </button>
        </NoticePage>
      );
    case 'elsewhere':
    case 'taken':
      return (
        <NoticePage title={door.kind === 'taken' ? told.takenOver : told.elsewhere}>
          <p>{told.elsewhereSay}</p>
          <button type="button" className="button button-main" onClick={takeOver}>
            {told.takeOver}
          </button>
        </NoticePage>
      );
    case 'open':
      return <AtTable room={door.room} />;
  }
}
