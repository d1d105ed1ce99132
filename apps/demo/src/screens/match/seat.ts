import { type Side, sameJson } from '@howzat/core';
import { useState } from 'react';
import { type Plan, people } from '../../engine/plan.js';
import type { Sight } from '../../engine/sight.js';

/** Whose seat the screen is drawn for. */
export interface Seat {
  readonly side: Side;
  /** The device has to be handed over to this side first. */
  readonly curtain: Side | null;
  readonly lift: () => void;
}

/** Whose turn it is at a screen that two people share, and whether the other must not look. */
export function useSeat(plan: Plan, sight: Sight): Seat {
  const playing = people(plan);
  const [looking, setLooking] = useState<Side>(playing[0] ?? 'home');
  const due = sight.open.filter(({ made }) => !made).map(({ side }) => side);
  const next = due.includes(looking) ? null : (due[0] ?? null);
  const lift = (): void => {
    if (next) setLooking(next);
  };
  if (next === null || playing.length < 2) return { side: next ?? looking, curtain: null, lift };
  const hidden = sight.open.some(({ secret }) => secret) || !alike(sight);
  return { side: next, curtain: hidden ? next : null, lift };
}

/** Whether both sides see the same: then nobody has to look away. */
function alike({ views: { home, away } }: Sight): boolean {
  return home === undefined || away === undefined || (sameJson(home.state, away.state) && sameJson(home.own, away.own));
}
