import { arrayMove } from '@dnd-kit/sortable';
import { useState } from 'react';

/** A hand of cubes that is being put in order. */
export interface Ordering {
  readonly order: readonly number[];
  /** The cube that was touched, to be swapped with the next. */
  readonly picked: number | null;
  readonly move: (cube: number, to: number) => void;
  readonly touch: (cube: number) => void;
  readonly set: (order: readonly number[]) => void;
}

interface Held {
  readonly hand: string;
  readonly order: readonly number[];
  readonly picked: number | null;
}

/** The order of a hand, as long as it is the same hand. */
export function useOrder(hand: readonly number[]): Ordering {
  const id = [...hand].sort((a, b) => a - b).join();
  const [held, setHeld] = useState<Held>({ hand: id, order: hand, picked: null });
  const now: Held = held.hand === id ? held : { hand: id, order: hand, picked: null };
  const set = (order: readonly number[]): void => setHeld({ hand: id, order, picked: null });
  return {
    order: now.order,
    picked: now.picked,
    set,
    move: (cube, to) => {
      if (to >= 0 && to < now.order.length) set(arrayMove([...now.order], now.order.indexOf(cube), to));
    },
    touch: (cube) => {
      const { picked } = now;
      if (picked === null || picked === cube) setHeld({ ...now, picked: picked === cube ? null : cube });
      else set(now.order.map((each) => (each === cube ? picked : each === picked ? cube : each)));
    },
  };
}
