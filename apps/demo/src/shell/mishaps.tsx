import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { words } from '../words.js';
import { Notice } from './notice.js';

/** Says in a sentence what nobody else has caught: a promise that was broken, an error outside of drawing. */
export function Mishaps() {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    const tell = (error: unknown): void => setSaid(error instanceof Error ? error.message : String(error));
    const rejected = (event: PromiseRejectionEvent): void => tell(event.reason);
    // what is no error in itself, as a layout that is still under way, has none
    const failed = ({ error }: ErrorEvent): void => {
      if (error instanceof Error) tell(error);
    };
    addEventListener('unhandledrejection', rejected);
    addEventListener('error', failed);
    return () => {
      removeEventListener('unhandledrejection', rejected);
      removeEventListener('error', failed);
    };
  }, []);
  if (said === null) return null;
  return (
    <div className="fixed inset-x-0 top-16 z-50 mx-auto max-w-xl px-3">
      <Notice alert title={words.app.broken}>
        <p className="text-sm [overflow-wrap:anywhere]">{said}</p>
        <button type="button" className="button" onClick={() => setSaid(null)}>
          <X aria-hidden size={18} />
          {words.app.close}
        </button>
      </Notice>
    </div>
  );
}
