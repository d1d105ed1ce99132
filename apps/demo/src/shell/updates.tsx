import { registerSW } from 'virtual:pwa-register';
import { HardDriveDownload } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { words } from '../words.js';

const told = words.app;

/** How long it is said that the app plays without a network, in milliseconds. */
const long = 6000;

/** Keeps the app on the device, says when that is done, and offers what is newer. Nothing changes under somebody who plays. */
export default function Updates() {
  const [now, setNow] = useState<'quiet' | 'kept' | 'newer'>('quiet');
  const update = useRef<(() => Promise<void>) | null>(null);
  useEffect(() => {
    const renew = registerSW({ onNeedRefresh: () => setNow('newer'), onOfflineReady: () => setNow('kept') });
    update.current = () => renew(true);
  }, []);
  useEffect(() => {
    // whoever is told of their turn by the service worker is told in the language that they speak now
    if ('Notification' in window && Notification.permission === 'granted')
      void import('../online/notice-words.js').then(({ keepNoticeWords }) => keepNoticeWords()).catch(() => {});
  }, []);
  useEffect(() => {
    if (now !== 'kept') return;
    const timer = setTimeout(() => setNow('quiet'), long);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div role="status" className="min-w-0 overflow-hidden">
      {now === 'kept' && (
        // it stands where the page has nothing, and covers nothing
        <p className="arrive flex items-center gap-1.5 text-sm text-soft" title={told.kept}>
          <HardDriveDownload aria-hidden size={18} className="shrink-0 text-turf" />
          <span className="truncate max-md:sr-only">{told.kept}</span>
        </p>
      )}
      {now === 'newer' && (
        <div className="panel arrive fixed inset-x-3 top-16 z-30 mx-auto flex max-w-max flex-wrap items-center gap-2 p-3 text-sm shadow-xl">
          <p>{told.newer}</p>
          <button type="button" className="button button-main" onClick={() => void update.current?.()}>
            {told.renew}
          </button>
          <button type="button" className="button" onClick={() => setNow('quiet')}>
            {told.later}
          </button>
        </div>
      )}
    </div>
  );
}
