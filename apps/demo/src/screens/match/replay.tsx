import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { Source } from '../../engine/sight.js';
import { troubleOf } from '../../engine/trouble.js';
import { Loading } from '../../shell/loading.js';
import { Notice, NoticePage } from '../../shell/notice.js';
import { readLink } from '../../storage/link.js';
import { words } from '../../words.js';
import { AtTable } from './at-table.js';
import { useReplay } from './use-room.js';

const told = words.replay;

/** The ball that a link leads to: what comes behind it is not told before. Without one it is the beginning. */
function ballIn(search: string): number {
  const ball = new URLSearchParams(search).get('ball') ?? '';
  return /^\d{1,5}$/.test(ball) ? Number(ball) : 0;
}

/** A match that a link carries. It is looked at; a copy of it may be kept and played on. */
export default function Replay() {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const [source, setSource] = useState<Source | null>(null);
  const [text, setText] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  useEffect(() => {
    const read = async (): Promise<void> => {
      setWrong(null);
      try {
        const carried = await readLink(hash);
        const { readReplay } = await import('../../storage/import-record.js');
        setSource(readReplay(carried));
        setText(carried);
      } catch (error) {
        setWrong(troubleOf(error).message);
      }
    };
    void read();
  }, [hash]);
  const door = useReplay(source);
  const keep = async (): Promise<void> => {
    const { importRecord } = await import('../../storage/import-record.js');
    const begun = await importRecord(text);
    if (typeof begun === 'string') await navigate(`/match/${begun}`);
    else setWrong(begun.message);
  };
  if (wrong)
    return (
      <NoticePage title={told.damaged}>
        <Notice alert title={wrong} />
      </NoticePage>
    );
  if (door.kind !== 'open') return <Loading />;
  return (
    <AtTable room={door.room} from={ballIn(search)}>
      <div className="mx-auto flex max-w-7xl flex-wrap items-center justify-between gap-2 px-4 pt-4">
        <p className="text-soft">{told.title}</p>
        <button type="button" className="button" onClick={() => void keep()}>
          {told.keep}
        </button>
      </div>
    </AtTable>
  );
}
