import type { Refusal } from '@howzat/core';
import { EllipsisVertical } from 'lucide-react';
import { DropdownMenu } from 'radix-ui';
import { memo, useEffect, useState } from 'react';
import { people } from '../../engine/plan.js';
import type { Room } from '../../engine/room.js';
import type { Sight } from '../../engine/sight.js';
import { attempted, troubleOf } from '../../engine/trouble.js';
import Asked from '../../shell/asked.js';
import { download } from '../../storage/download.js';
import { replayLink } from '../../storage/link.js';
import { words } from '../../words.js';
import { fileName, useRecordExport } from './record-export.js';

const told = words.match;

/** How long it is said that a link was copied, in milliseconds. */
const sayFor = 4000;

/** A link to a moment of the match. */
function at(link: string, ball: number | null): string {
  const url = new URL(link);
  if (ball !== null) url.searchParams.set('ball', `${ball}`);
  return url.href;
}

interface MatchMenuProps {
  readonly room: Room;
  readonly sight: Sight;
  readonly refused: (refusal: Refusal | null) => void;
  readonly chart: () => void;
  readonly keys: () => void;
  /** The ball that is looked at; null at the present. */
  readonly ball: () => number | null;
}

/** What is seldom wanted: exports, the link, and giving up. */
export const MatchMenu = memo(function MatchMenu({ room, sight, refused, chart, keys, ball }: MatchMenuProps) {
  const { plan, plays, online, told: isTold } = room.source;
  const [conceding, setConceding] = useState(false);
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '') return;
    const timer = setTimeout(() => setSaid(''), sayFor);
    return () => clearTimeout(timer);
  }, [said]);
  const { seat, takers, keepsSecrets } = sight;
  const side = takers.length === 0 && people(plan).includes(seat) ? seat : null;
  const name = fileName(room);
  const { take, agreement } = useRecordExport(room, keepsSecrets, refused);
  const failed = (error: unknown): void => refused(troubleOf(error));
  const all: readonly (readonly [string, () => Promise<unknown>])[] = [
    [told.exportRecord, async () => take()],
    [
      told.exportCricsheet,
      async () =>
        download(
          `${name}.cricsheet.json`,
          await room.engine.exported('cricsheet', new Date().toISOString().slice(0, 10)),
        ),
    ],
    [told.exportCsv, async () => download(`${name}.csv`, await room.engine.exported('csv', ''), 'text/csv')],
    [told.chart, async () => chart()],
    [words.keys.title, async () => keys()],
    [
      told.share,
      async () => {
        const record = await room.engine.record();
        if ('code' in record) return refused(record);
        await navigator.clipboard.writeText(at(await replayLink(record), ball()));
        setSaid(told.shared);
      },
    ],
  ];
  // the host tells the record, and all that goes by it, when the match is over; where rules are not here nothing can be done with it
  const later: readonly string[] =
    online && (isTold || sight.path !== 'end') ? [told.exportRecord, told.chart, told.share] : [];
  const items = all.filter(([title]) => !later.includes(title));
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="button button-icon" aria-label={told.more}>
          <EllipsisVertical aria-hidden size={20} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content align="end" className="panel z-50 min-w-56 p-2 shadow-xl">
            {items.map(([title, act]) => (
              <DropdownMenu.Item
                key={title}
                className="flex min-h-10 max-w-72 cursor-pointer flex-col justify-center rounded-lg px-2 outline-none data-[disabled]:cursor-default data-[highlighted]:bg-raised"
                disabled={title === told.share && keepsSecrets}
                onSelect={() => void act().catch(failed)}
              >
                {title}
                {title === told.share && keepsSecrets && <span className="text-sm text-soft">{told.linkLater}</span>}
              </DropdownMenu.Item>
            ))}
            {plays && side && sight.path !== 'end' && (
              <DropdownMenu.Item
                className="flex min-h-10 cursor-pointer items-center rounded-lg px-2 text-ball outline-none data-[highlighted]:bg-raised"
                onSelect={() => setConceding(true)}
              >
                {told.concede}
              </DropdownMenu.Item>
            )}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      <p
        role="status"
        className={
          said === '' ? 'sr-only' : 'panel arrive fixed inset-x-0 bottom-20 z-50 mx-auto w-max px-4 py-2 shadow-xl'
        }
        data-said
      >
        {said}
      </p>
      {agreement}
      {side && (
        <Asked
          open={conceding}
          close={() => setConceding(false)}
          title={told.concede}
          say={told.concedeAsk(room.names[side])}
          yes={told.concede}
          go={() => void attempted(room.engine.concede(side)).then(refused)}
        />
      )}
    </>
  );
});
