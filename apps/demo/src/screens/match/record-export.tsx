import type { Refusal } from '@howzat/core';
import { type ReactNode, useCallback, useState } from 'react';
import type { Room } from '../../engine/room.js';
import { troubleOf } from '../../engine/trouble.js';
import Asked from '../../shell/asked.js';
import { download } from '../../storage/download.js';
import { words } from '../../words.js';

const told = words.match;

/** The name of a file of a match, without its ending. */
export function fileName(room: Room): string {
  return `${room.source.plan.variant}-${new Date().toISOString().slice(0, 10)}`;
}

/** Takes the record away: at once, or once both have agreed who keep something from each other. */
export function useRecordExport(
  room: Room,
  keepsSecrets: boolean,
  refused: (refusal: Refusal | null) => void,
): { readonly take: () => void; readonly agreement: ReactNode } {
  const [agreeing, setAgreeing] = useState(false);
  const handOut = useCallback(async (): Promise<void> => {
    const record = await room.engine.record(true).catch(troubleOf);
    if ('code' in record) refused(record);
    else download(`${fileName(room)}.json`, JSON.stringify(record));
  }, [room, refused]);
  const agreement = (
    <Asked
      open={agreeing}
      close={() => setAgreeing(false)}
      title={told.exportRecord}
      say={told.agreeAsk}
      yes={told.agree}
      go={() => void handOut()}
    />
  );
  return { take: () => (keepsSecrets ? setAgreeing(true) : void handOut()), agreement };
}
