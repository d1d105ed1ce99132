import { Bell } from 'lucide-react';
import { useState } from 'react';
import { words } from '../../online/words.js';

/** Asks whether this device may say when it is somebody's turn; where it may not, nothing is said about it. */
export function TellMe() {
  const [may, setMay] = useState(() => ('Notification' in window ? Notification.permission : 'denied'));
  if (may === 'denied') return null;
  if (may === 'granted') return <p className="text-sm text-soft">{words.told}</p>;
  return (
    <button type="button" className="button" onClick={() => void Notification.requestPermission().then(setMay)}>
      <Bell aria-hidden size={18} />
      {words.tell}
    </button>
  );
}
