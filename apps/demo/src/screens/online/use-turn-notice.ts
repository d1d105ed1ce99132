import { useEffect } from 'react';
import { tellsTurns } from '../../online/push.js';
import { words } from '../../online/words.js';

/** Tells by the device that it is somebody's turn, where the page is not in front and they have allowed it. */
export function useTurnNotice(match: string, turn: boolean, other: string): void {
  useEffect(() => {
    if (!turn || !document.hidden || !tellsTurns()) return;
    let note: Notification;
    try {
      note = new Notification(words.turn, {
        body: words.yourTurnNote(other),
        // what the server sends of the same match takes its place
        tag: `howzat-turn-${match}`,
        icon: '/icon-192.png',
      });
    } catch {
      // phones let only a service worker tell anything
      return;
    }
    note.onclick = () => window.focus();
    const seen = (): void => {
      if (!document.hidden) note.close();
    };
    document.addEventListener('visibilitychange', seen);
    return () => {
      document.removeEventListener('visibilitychange', seen);
      note.close();
    };
  }, [match, turn, other]);
}
