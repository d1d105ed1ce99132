import type { Advice } from '@howzat/players';
import { useCallback, useEffect, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Advised } from '../../engine/sight.js';
import { type Trouble, troubleOf } from '../../engine/trouble.js';
import type { TableProps } from '../../tables/table.js';

/** So long it is thought about a hint, in milliseconds. */
const thinks = 700;

/** How a hint stands. */
export type HintState =
  | { readonly kind: 'none' }
  /** `share` of the time is over; null while the game is being learnt, of which nobody can tell how long it takes. */
  | { readonly kind: 'thinking'; readonly share: number | null; readonly sofar: Advice | null }
  | { readonly kind: 'told'; readonly advised: Advised }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

const none: HintState = { kind: 'none' };

/** A hint for the decision that is open at the table. It goes when the match goes on. */
export function useHint(room: Room, table: TableProps | null) {
  const [state, setState] = useState<HintState>(none);
  const decision = table?.live ? (table.open.find(({ made }) => !made) ?? null) : null;
  const moment = `${table?.seen} ${table?.side} ${decision?.step}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hint is for one moment
  useEffect(() => {
    return () => {
      void room.stopAdvice();
      setState(none);
    };
  }, [room, moment]);
  const ask = useCallback(async (): Promise<void> => {
    if (!decision || !table) return;
    setState({ kind: 'thinking', share: null, sofar: null });
    const tell = (share: number, sofar: Advice): void =>
      setState((now) => (now.kind === 'thinking' ? { kind: 'thinking', share, sofar } : now));
    const answer = await room.advise(decision.step, table.view, thinks, tell).catch(troubleOf);
    // whoever has been stopped has been told so already
    if (answer === null) return;
    setState((now) => {
      if (now.kind !== 'thinking') return now;
      return 'code' in answer ? { kind: 'failed', trouble: answer } : { kind: 'told', advised: answer };
    });
  }, [room, table, decision]);
  const leave = useCallback((): void => {
    void room.stopAdvice();
    setState(none);
  }, [room]);
  return { state, decision, ask, leave };
}
