import type { Side } from '@howzat/core';
import { type Phrase, phrases, presenceOf, type SeatPresence } from '@howzat/host';
import { MessageCircle } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { Room, RoomState } from '../../engine/room.js';
import type { AskedOfHost, Far } from '../../engine/sight.js';
import { attempted } from '../../engine/trouble.js';
import { tellNoMore } from '../../online/push.js';
import { words } from '../../online/words.js';
import { Sheet } from '../../shell/dialog.js';
import { variantEntry } from '../../variants.js';
import { Links } from './links.js';
import { TellMe } from './tell-me.js';

/** What is said stays on the screen so long, in milliseconds. */
const heard = 5_000;

interface OtherSideProps {
  readonly room: Room;
  readonly state: RoomState;
}

/** Whether the other side is there, and what can be said and asked of it. */
export default function OtherSide({ room, state: { far } }: OtherSideProps) {
  const [open, setOpen] = useState(false);
  const { online } = room.source;
  if (!online || !far?.match) return null;
  const { viewer } = far.match;
  const sides: readonly Side[] = viewer === 'watch' ? ['home', 'away'] : [viewer === 'home' ? 'away' : 'home'];
  const seen = sides.map((side) => ({ side, presence: seenAt(far, side) }));
  const say = seen.map(({ side, presence }) => words.presence[presence](room.names[side])).join(', ');
  const away = seen.some(({ presence }) => presence === 'away');
  return (
    <>
      <button
        type="button"
        className="button button-icon relative"
        aria-label={`${words.people}: ${say}`}
        title={say}
        data-presence={seen.map(({ presence }) => presence).join(' ')}
        onClick={() => setOpen(true)}
      >
        <MessageCircle aria-hidden size={18} />
        <span
          aria-hidden
          className={`absolute right-1 top-1 size-2.5 rounded-full border border-panel ${away ? 'bg-soft' : 'bg-turf'}`}
        />
      </button>
      <Spoken far={far} names={room.names} />
      {open && (
        <Sheet open close={() => setOpen(false)} title={words.people} say={say}>
          <div className="space-y-5">
            {viewer !== 'watch' && <Asking room={room} far={far} done={() => setOpen(false)} />}
            {viewer !== 'watch' && <TellMe place={online} />}
            <Links
              place={online}
              viewer={viewer}
              game={variantEntry(room.source.plan.variant)?.title ?? ''}
              free={sides.some((side) => far.match?.seats[side].name === null)}
            />
            {viewer !== 'watch' && far.match.phase === 'playing' && <GiveBack room={room} />}
          </div>
        </Sheet>
      )}
    </>
  );
}

function seenAt({ match, presence }: Far, side: Side): SeatPresence {
  return match && presence ? presenceOf(match, presence, side) : 'away';
}

/** What can be said to the other side, and what both would have to agree to. */
function Asking({ room, far, done }: { readonly room: Room; readonly far: Far; readonly done: () => void }) {
  const [wrong, setWrong] = useState<string | null>(null);
  const ask = async (asked: AskedOfHost): Promise<void> => {
    const trouble = await attempted(room.engine.askHost(asked));
    setWrong(trouble?.message ?? null);
    if (!trouble) done();
  };
  const { phase, offer } = far.match ?? {};
  const [deleting, setDeleting] = useState(false);
  return (
    <>
      <section>
        <h3 className="mb-2 font-semibold">{words.say}</h3>
        <ul className="flex flex-wrap gap-2">
          {phrases.map((phrase: Phrase) => (
            <li key={phrase}>
              <button type="button" className="button px-3" onClick={() => void ask({ do: 'say', phrase })}>
                {words.phrases[phrase]}
              </button>
            </li>
          ))}
        </ul>
      </section>
      {phase !== 'seating' && offer === null && (
        <section>
          <h3 className="mb-2 font-semibold">{words.agree}</h3>
          {deleting && <p className="mb-2">{words.deleteAsk}</p>}
          <div className="flex flex-wrap gap-2">
            {phase === 'over' ? (
              <button
                type="button"
                className="button px-3"
                onClick={() => (deleting ? void ask({ do: 'offer', what: 'delete' }) : setDeleting(true))}
              >
                {words.offers.delete}
              </button>
            ) : (
              (['take-back', 'abandon'] as const).map((what) => (
                <button
                  key={what}
                  type="button"
                  className="button px-3"
                  onClick={() => void ask({ do: 'offer', what })}
                >
                  {words.offers[what]}
                </button>
              ))
            )}
          </div>
        </section>
      )}
      {wrong && <p role="alert">{wrong}</p>}
    </>
  );
}

/** Gives the seat back: somebody else plays on, or the same person later. */
function GiveBack({ room }: { readonly room: Room }) {
  const navigate = useNavigate();
  const [asking, setAsking] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const give = async (): Promise<void> => {
    const trouble = await attempted(room.engine.askHost({ do: 'release' }));
    if (trouble) return setWrong(trouble.message);
    const { online } = room.source;
    // whoever sits there next is none of this device's business
    if (online) void tellNoMore(online).catch(() => {});
    await navigate('/');
  };
  if (!asking)
    return (
      <button type="button" className="button" onClick={() => setAsking(true)}>
        {words.giveBack}
      </button>
    );
  return (
    <section className="space-y-2">
      <p>{words.giveBackAsk}</p>
      <button type="button" className="button button-main" onClick={() => void give()}>
        {words.giveBack}
      </button>
      {wrong && <p role="alert">{wrong}</p>}
    </section>
  );
}

/** What a side has just said. */
function Spoken({ far: { phrase }, names }: { readonly far: Far; readonly names: Readonly<Record<Side, string>> }) {
  const nth = phrase?.nth ?? 0;
  const [over, setOver] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => setOver(nth), heard);
    return () => clearTimeout(timer);
  }, [nth]);
  return (
    <p
      role="status"
      className="pointer-events-none fixed inset-x-0 top-36 z-30 mx-auto w-max max-w-[90vw] rounded-full bg-ink px-4 py-2 text-ground shadow-xl empty:hidden sm:top-auto sm:bottom-16"
      data-spoken
    >
      {phrase && nth > over ? words.said(names[phrase.by], words.phrases[phrase.phrase]) : null}
    </p>
  );
}
