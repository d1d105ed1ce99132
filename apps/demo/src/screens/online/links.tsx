import type { Viewer } from '@howzat/host';
import { Check, Copy, Share2 } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { Place } from '../../online/line.js';
import { linkTo } from '../../online/link.js';
import { words } from '../../online/words.js';
import type { OnlineMatch } from '../../storage/database.js';
import { keptOnline } from '../../storage/online.js';
import { TellMe } from './tell-me.js';

const Qr = lazy(() => import('./qr.js'));

interface LinksProps {
  readonly place: Place;
  readonly viewer: Viewer;
  readonly game: string;
  /** The other side has not come yet. */
  readonly seating?: boolean;
  /** The other side has given its seat back. */
  readonly free?: boolean;
}

/** The links of a match that this device has: for the other seat until somebody sits there, for looking on, and for the own seat. */
export function Links({ place, viewer, game, seating = false, free = false }: LinksProps) {
  const [kept, setKept] = useState<OnlineMatch | null>(null);
  useEffect(() => {
    let wanted = true;
    void keptOnline(place.token).then((found) => wanted && setKept(found));
    return () => {
      wanted = false;
    };
  }, [place]);
  const { match } = place;
  const inLobby = kept?.plan.lobby !== undefined;
  const invite = (seating || free) && kept?.invite ? linkTo({ match, token: kept.invite }) : null;
  const more = (
    <>
      {kept?.watch && (
        <LinkField name={words.watchLink} say={words.watchSay} link={linkTo({ match, token: kept.watch })} />
      )}
      {viewer !== 'watch' && <LinkField name={words.ownLink} say={words.ownSay} link={linkTo(place)} />}
    </>
  );
  if (!seating)
    return (
      <div className="space-y-4">
        {invite && <LinkField name={words.freeLink} link={invite} text={words.shareText(game)} main />}
        {more}
      </div>
    );
  return (
    <div className="space-y-4">
      <p>{invite ? words.waitingSay : inLobby ? words.waitingLobby : words.waitingElsewhere}</p>
      {invite && (
        <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_11rem]">
          <LinkField name={words.link} link={invite} text={words.shareText(game)} main />
          <Suspense fallback={<div className="aspect-square w-44" />}>
            <Qr link={invite} />
          </Suspense>
        </div>
      )}
      <TellMe place={place} />
      <details>
        <summary className="min-h-10 py-2 font-semibold">{words.links}</summary>
        <div className="space-y-4">{more}</div>
      </details>
    </div>
  );
}

interface LinkFieldProps {
  readonly name: string;
  readonly say?: string;
  readonly link: string;
  /** What is said with it where it is shared. */
  readonly text?: string;
  readonly main?: boolean;
}

/** A link to be copied, or shared where the device can. */
function LinkField({ name, say, link, text, main = false }: LinkFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    field.current?.select();
    try {
      await navigator.clipboard.writeText(link);
      setCopied(true);
    } catch {
      // a page without encryption has no clipboard: the link is selected, and the keyboard copies it
    }
  };
  const share = (): void => {
    // whoever changes their mind is no error
    navigator.share({ url: link, ...(text === undefined ? {} : { text }) }).catch(() => {});
  };
  return (
    <div className="min-w-0">
      <label className="block text-sm font-semibold">
        {name}
        <input
          ref={field}
          readOnly
          className="field mt-1 font-normal"
          value={link}
          onFocus={(event) => event.target.select()}
        />
      </label>
      {say && <p className="mt-1 text-sm text-soft">{say}</p>}
      <div className="mt-2 flex flex-wrap gap-2">
        <button type="button" className={`button ${main ? 'button-main' : ''}`} onClick={() => void copy()}>
          {copied ? <Check aria-hidden size={18} /> : <Copy aria-hidden size={18} />}
          {copied ? words.copied : words.copy}
          <span className="sr-only">: {name}</span>
        </button>
        {'share' in navigator && (
          <button type="button" className="button" onClick={share}>
            <Share2 aria-hidden size={18} />
            {words.share}
            <span className="sr-only">: {name}</span>
          </button>
        )}
      </div>
    </div>
  );
}
