import { useState } from 'react';
import type { TableProps } from '../table.js';

/** Makes choices, one at a time: while one is on its way nothing else is taken. */
export function useTake(play: TableProps['play']): {
  readonly busy: boolean;
  readonly take: (step: string, choice: unknown) => Promise<boolean>;
} {
  const [busy, setBusy] = useState(false);
  const take = async (step: string, choice: unknown): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    try {
      return (await play(step, choice)) === null;
    } finally {
      setBusy(false);
    }
  };
  return { busy, take };
}
