import type { View } from '@howzat/core';
import type { Advice } from '@howzat/players';
import { useCallback, useEffect, useState } from 'react';
import type { Room } from '../../engine/room.js';
import type { Advised } from '../../engine/sight.js';
import { type Trouble, troubleOf } from '../../engine/trouble.js';
import { sequelOf } from '../../tables/lookup.js';
import type { TableProps } from '../../tables/table.js';
import type { VariantEntry } from '../../variants.js';

/** So long it is thought about a hint, in milliseconds. */
const thinks = 700;

/** How a hint stands. */
export type HintState =
  | { readonly kind: 'none' }
  /** `share` of the time is over; null while the game is being learnt, of which nobody can tell how long it takes. */
  | { readonly kind: 'thinking'; readonly share: number | null; readonly sofar: Advice | null }
  /** `first` is what is to be chosen before, where the table asks both in one go. */
  | { readonly kind: 'told'; readonly advised: Advised; readonly step: string; readonly first: First | null }
  | { readonly kind: 'failed'; readonly trouble: Trouble };

/** A choice that comes before the one which the hint is about. */
interface First {
  readonly step: string;
  readonly choice: unknown;
}

const none: HintState = { kind: 'none' };

/** A hint for the decision that is open at the table. It goes when the match goes on. */
export function useHint(room: Room, table: TableProps | null, entry: VariantEntry | null) {
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
    const { step } = decision;
    const think = (at: string, view: View) => room.advise(at, view, thinks, tell).catch(troubleOf);
    const answer = await think(step, table.view);
    const end = (state: HintState): void => setState((now) => (now.kind === 'thinking' ? state : now));
    // whoever has been stopped has been told so already
    if (answer === null) return;
    if ('code' in answer) return end({ kind: 'failed', trouble: answer });
    const sequel = entry ? await sequelOf(entry) : null;
    const then = sequel?.(table.view, step, answer.advice.choice);
    const behind = then ? await think(then.step, then.view) : null;
    if (!then || behind === null || 'code' in behind) return end({ kind: 'told', advised: answer, step, first: null });
    end({ kind: 'told', advised: behind, step: then.step, first: { step, choice: answer.advice.choice } });
  }, [room, table, decision, entry]);
  const leave = useCallback((): void => {
    void room.stopAdvice();
    setState(none);
  }, [room]);
  return { state, decision, ask, leave };
}
