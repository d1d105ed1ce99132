import { registerSW } from 'virtual:pwa-register';
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
    if (now !== 'kept') return;
    const timer = setTimeout(() => setNow('quiet'), long);
    return () => clearTimeout(timer);
  }, [now]);
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-16 z-30 grid justify-items-center px-3">
      {now === 'kept' && <p className="panel arrive px-4 py-2 text-sm shadow-xl">{told.kept}</p>}
      {now === 'newer' && (
        <div className="panel arrive pointer-events-auto flex flex-wrap items-center gap-2 p-3 text-sm shadow-xl">
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
