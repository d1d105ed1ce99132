import type { Lobby } from '@howzat/host';
import { useEffect, useState } from 'react';
import { lobbyServed } from '../../online/open-match.js';

/** The lobby is looked into so often, in milliseconds, while the page is in front. */
const often = 4_000;

/** The lobby of the server of this page; undefined until it has answered, null where it has none. */
export function useLobby(): Lobby | null | undefined {
  const [lobby, setLobby] = useState<Lobby | null | undefined>(undefined);
  useEffect(() => {
    let wanted = true;
    const look = async (): Promise<void> => {
      if (document.hidden) return;
      const now = await lobbyServed();
      if (wanted) setLobby(now);
    };
    void look();
    const timer = setInterval(() => void look(), often);
    return () => {
      wanted = false;
      clearInterval(timer);
    };
  }, []);
  return lobby;
}
