import type { Rulebook } from '@howzat/core';
import { useMemo } from 'react';
import { type Opened, rulebookOf } from '../../engine/opened.js';
import type { Plan } from '../../engine/plan.js';
import { type Trouble, troubleOf } from '../../engine/trouble.js';

/** What the choices make: a rulebook, or the reason why they cannot be played together. */
interface Composed {
  readonly rulebook: Rulebook | null;
  readonly trouble: Trouble | null;
}

function composed(opened: Opened, plan: Pick<Plan, 'selection' | 'components'>): Composed {
  try {
    return { rulebook: rulebookOf(opened, plan), trouble: null };
  } catch (error) {
    return { rulebook: null, trouble: troubleOf(error) };
  }
}

/** The rulebook of a plan, and that without the parameters that it sets, which tells their usual values. */
export function useRulebook(
  opened: Opened,
  plan: Pick<Plan, 'selection' | 'components'>,
): Composed & { readonly unset: Rulebook | null } {
  return useMemo(() => {
    const whole = composed(opened, plan);
    if (Object.keys(plan.selection.set).length === 0) return { ...whole, unset: whole.rulebook };
    const { rulebook: unset } = composed(opened, { ...plan, selection: { ...plan.selection, set: {} } });
    return { ...whole, unset };
  }, [opened, plan]);
}
