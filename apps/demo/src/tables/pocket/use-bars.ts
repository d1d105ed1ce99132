import { type DomainDescription, type Json, sameJson } from '@howzat/core';
import { useEffect, useState } from 'react';
import type { Reason } from '../pieces/reasons.js';
import type { OpenStep, TableProps } from '../table.js';

/** Whether an item of a list is legal. */
export function isLegal(domain: DomainDescription | undefined, item: Json): boolean {
  return domain?.kind === 'oneOf' && domain.items.some((one) => sameJson(one, item));
}

/**
 * Why items are not among the legal ones of a decision: asked of the match, since the domains of this game are made from
 * the state and list what is legal alone. An item that is missing here is legal, or its answer is on its way.
 */
export function useBars(
  decision: OpenStep | null,
  items: readonly number[],
  why: TableProps['why'],
): ReadonlyMap<number, Reason> {
  const [bars, setBars] = useState<ReadonlyMap<number, Reason>>(new Map());
  const barred = decision ? items.filter((item) => !isLegal(decision.domain, item)) : [];
  const asked = decision ? JSON.stringify([decision.step, decision.domain, barred]) : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the decision is another, not when it is drawn
  useEffect(() => {
    let waits = true;
    const ask = async (): Promise<void> => {
      if (!decision) return setBars(new Map());
      const answers = await Promise.all(barred.map(async (item) => [item, await why(decision.step, item)] as const));
      if (waits) setBars(new Map(answers.flatMap(([item, reason]) => (reason ? [[item, reason] as const] : []))));
    };
    void ask();
    return () => {
      waits = false;
    };
  }, [asked]);
  return bars;
}
