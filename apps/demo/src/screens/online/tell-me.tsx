import { Bell, BellOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Place } from '../../online/line.js';
import { permission, type Reach, stopTelling, tellByPush } from '../../online/push.js';
import { words } from '../../online/words.js';
import { wantNotices, wantsNotices } from '../../storage/notices.js';

/** Asks whether this device may say when it is somebody's turn, and says how far it does. @param place a seat */
export function TellMe({ place }: { readonly place: Place }) {
  const [may, setMay] = useState(permission);
  const [wants, setWants] = useState(wantsNotices);
  const tells = may === 'granted' && wants;
  const reach = useReach(place, tells);
  const ask = async (): Promise<void> => {
    wantNotices(true);
    setWants(true);
    if (may !== 'granted') setMay(await Notification.requestPermission());
  };
  const stop = (): void => {
    setWants(false);
    void stopTelling(place);
  };
  if (may !== 'granted' && may !== 'default') return <p className="text-sm text-soft">{words.tellsNot[may]}</p>;
  if (!tells)
    return (
      <button type="button" className="button" onClick={() => void ask()}>
        <Bell aria-hidden size={18} />
        {words.tell}
      </button>
    );
  return (
    <div className="space-y-2">
      <p role="status" className="text-sm text-soft">
        {reach === null ? words.told : words.reach[reach]}
      </p>
      <button type="button" className="button" onClick={stop}>
        <BellOff aria-hidden size={18} />
        {words.tellNoMore}
      </button>
    </div>
  );
}

/** How far this device tells of a seat; null until that is known. */
function useReach({ match, token }: Place, tells: boolean): Reach | null {
  const [reach, setReach] = useState<Reach | null>(null);
  useEffect(() => {
    if (!tells) return;
    let wanted = true;
    tellByPush({ match, token }).then(
      (found) => wanted && setReach(found),
      () => {
        // a page that is open tells it, then
      },
    );
    return () => {
      wanted = false;
    };
  }, [match, token, tells]);
  return reach;
}
