import { startTransition, useEffect, useState } from 'react';
import { Room, type RoomState } from '../../engine/room.js';
import type { Source } from '../../engine/sight.js';
import type { Trouble } from '../../engine/trouble.js';
import { findMatch, unkeptRecord, whyUnkept } from '../../storage/matches.js';
import { storageTrouble } from '../../storage/storage-trouble.js';

/** How the door to a match stands. */
export type Door =
  | { readonly kind: 'opening' }
  | { readonly kind: 'missing' }
  /** The storage does not give it. */
  | { readonly kind: 'failed'; readonly trouble: Trouble }
  /** Another tab plays it. */
  | { readonly kind: 'elsewhere' }
  /** Another tab took it over. */
  | { readonly kind: 'taken' }
  | { readonly kind: 'open'; readonly room: Room };

/** A lock on a match, so that one tab alone plays it; resolves to the way to give it back, or null where another has it. */
async function lock(id: string, steal: boolean, lost: () => void): Promise<(() => void) | null> {
  // a browser without locks has to rely on the count of turns in the storage
  if (!navigator.locks) return () => {};
  return new Promise((resolve) => {
    const hold = (held: unknown): Promise<void> | undefined => {
      if (!held) {
        resolve(null);
        return undefined;
      }
      return new Promise<void>((release) => resolve(release));
    };
    navigator.locks.request(`howzat match ${id}`, steal ? { steal: true } : { ifAvailable: true }, hold).catch(lost);
  });
}

/** Rooms of this tab in which the match is being put away; nobody enters before that is done. */
const closing = new Map<string, Promise<void>>();

/** Opens the door to a saved match, unless another tab is in the room. */
export function useSavedMatch(id: string): { readonly door: Door; readonly takeOver: () => void } {
  const [door, setDoor] = useState<Door>({ kind: 'opening' });
  const [steal, setSteal] = useState(false);
  useEffect(() => {
    let room: Room | null = null;
    let release: (() => void) | null = null;
    let left = false;
    const leave = async (): Promise<void> => {
      const [unlock, closed] = [release, room?.close()];
      room = null;
      release = null;
      try {
        await closed;
      } finally {
        unlock?.();
      }
    };
    const enter = async (): Promise<void> => {
      // the lock of whoever was here before, in this very tab, is given back first
      await closing.get(id);
      if (left) return;
      release = await lock(id, steal, () => {
        void leave();
        if (!left) setDoor({ kind: 'taken' });
      });
      if (left) return;
      if (!release) return setDoor({ kind: 'elsewhere' });
      const found = await findMatch(id);
      if (left) return;
      if (!found) return setDoor({ kind: 'missing' });
      const { plan, series } = found;
      const unkept = whyUnkept(id);
      room = new Room({ id, plan, record: unkeptRecord(id), series, plays: true, kept: unkept === null, unkept });
      setDoor({ kind: 'open', room });
    };
    const entered = enter().catch((error: unknown) => {
      if (!left) setDoor({ kind: 'failed', trouble: storageTrouble(error) });
    });
    return () => {
      left = true;
      const closed = entered.then(leave).finally(() => {
        if (closing.get(id) === closed) closing.delete(id);
      });
      closing.set(id, closed);
    };
  }, [id, steal]);
  return { door, takeOver: () => setSteal(true) };
}

/** Opens a room for something that is only looked at. */
export function useReplay(source: Source | null): Door {
  const [door, setDoor] = useState<Door>({ kind: 'opening' });
  useEffect(() => {
    if (!source) return;
    const room = new Room(source);
    setDoor({ kind: 'open', room });
    return () => void room.close();
  }, [source]);
  return door;
}

/** What the room tells. It is drawn in pieces, between which what moves goes on. */
export function useRoomState(room: Room): RoomState {
  const [told, setTold] = useState(() => ({ room, state: room.get() }));
  useEffect(() => {
    const look = (): void => startTransition(() => setTold({ room, state: room.get() }));
    look();
    return room.subscribe(look);
  }, [room]);
  return told.room === room ? told.state : room.get();
}
